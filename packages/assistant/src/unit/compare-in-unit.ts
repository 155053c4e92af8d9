import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { getLanguage } from "../languages/language.ts";
import { parseQuestion, type Question } from "../questions/parse-question.ts";
import type { RequestInConversation } from "../questions/read-conversation.ts";
import { ask, type Asked, NEARLY_AS_MUCH, quote } from "./ask-lectures.ts";
import type { UnitQuestion } from "./read-unit-question.ts";
import type { UnitAnswer } from "./unit.ts";
import { getUnitPhrases } from "./unit-phrases.ts";
import { inOrder, toUnitAnswer } from "./write-answer.ts";

/** Of a side of a comparison, by weight, a lecture must name so much. */
const SIDE = 0.55;

/** "The Milgram experiment and the doll experiment": what both have tells neither apart. */
const withoutShared = (side: Question, other: Question): Question => ({
  ...side,
  terms: side.terms.filter((term) => !other.terms.includes(term)),
});

/** The two sides of a comparison, where the text names two things that the lectures can be searched for. */
export function readSides(
  request: RequestInConversation,
  question: UnitQuestion,
): readonly [Question, Question] | undefined {
  const language = getLanguage(question.language);
  const between = request.language.requests?.between;
  if (between === undefined) return undefined;
  const terms = new Set(request.subject.terms);
  const parse = (text: string): Question => {
    const side = parseQuestion(text, request.language);
    const own = side.terms.filter((term) => terms.has(term));
    return { ...side, terms: own };
  };
  const borders = [...request.text.matchAll(new RegExp(between.source, "giu"))];
  for (const border of borders.toReversed()) {
    const sides = [request.text.slice(0, border.index), request.text.slice(border.index + border[0].length)].map(parse);
    const [first, second] = sides;
    if (first === undefined || second === undefined || !language.isKnown) continue;
    const own = [withoutShared(first, second), withoutShared(second, first)] as const;
    if (own.every(({ terms }) => terms.length > 0)) return own;
  }
  return undefined;
}

/** Each side by the lecture that says most about it, and where it sets both against each other. */
export function compareInUnit(
  { question, request, excerpts }: Asked,
  sides: readonly [Question, Question],
): UnitAnswer | undefined {
  const phrases = getUnitPhrases(question.language);
  const together = ask(excerpts, request.subject, "compare").find(
    ({ isAnswer, named }) => isAnswer && named >= NEARLY_AS_MUCH,
  );
  const best = sides.map((side) => {
    const candidates = ask(excerpts, side, "define").filter(({ named }) => named >= SIDE);
    return candidates.find(({ isAnswer }) => isAnswer) ?? candidates[0];
  });
  const isSaid = best.every((side) => side !== undefined);
  if (best.every((side) => side === undefined)) return undefined;
  const quoted = [...(together === undefined ? [] : [together]), ...best.flatMap((side) => side ?? [])].flatMap((one) =>
    quote(one, 1),
  );
  const distinct = quoted.filter(
    ({ lecture, claim }, at) =>
      quoted.findIndex((other) => other.lecture.id === lecture.id && other.claim.text === claim.text) === at,
  );
  const missing = sides.flatMap((side, at) =>
    best[at] === undefined ? [phrases.nothingAbout(escapeMarkdown(side.words.join(" ")))] : [],
  );
  return toUnitAnswer(isSaid ? "answer" : "closest", [inOrder(distinct), ...missing]);
}
