import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { isKnownLanguage } from "@lectern/transcript/languages/known-languages.ts";
import { getLanguage } from "../languages/language.ts";
import { toRoots } from "../lecture/words.ts";
import { parseQuestion, type Question } from "../questions/parse-question.ts";
import type { RequestInConversation } from "../questions/read-conversation.ts";
import {
  ask,
  type Asked,
  type Candidate,
  countUses,
  type RatedCandidate,
  createWeigher,
  measureNamed,
  NEARLY_AS_MUCH,
  quote,
} from "./ask-lectures.ts";
import { narrowToCompounds } from "./excerpts.ts";
import { findCompounds, type UnitQuestion } from "./read-unit-question.ts";
import type { UnitAnswer } from "./unit.ts";
import { getUnitPhrases } from "./unit-phrases.ts";
import { unitWords } from "./unit-words.ts";
import { inOrder, type Quoted, toUnitAnswer } from "./write-answer.ts";

/** Of a side of a comparison, by weight, a lecture must name so much. */
const SIDE = 0.55;
/** In logarithms of odds: what it is worth to stand in a lecture that speaks of it more. */
const USES = 0.5;

/** A side of a comparison. */
export interface Side {
  /** What tells it from the other: "faith" of "the knight of faith and the knight of resignation". */
  readonly own: Question;
  /** All that is asked of it. */
  readonly whole: Question;
  /** Its words with a hyphen, which are said beside each other: "k-means" is no "means". */
  readonly compounds: readonly string[];
}

/** "The Milgram experiment and the doll experiment": what both have tells neither apart. */
const withoutShared = (side: Question, other: Question): Question => ({
  ...side,
  terms: side.terms.filter((term) => !other.terms.includes(term)),
});

/** "Plato and Kierkegaard on the self": what is no name, where both sides have one, is asked of both. */
function splitAspect(
  sides: readonly [Question, Question],
): readonly [Omit<Side, "compounds">, Omit<Side, "compounds">] {
  const isNamed = sides.every(({ named }) => named.size > 0);
  const aspects = isNamed ? sides.flatMap(({ terms, named }) => terms.filter((term) => !named.has(term))) : [];
  const toSide = (side: Question): Omit<Side, "compounds"> => {
    const names = side.terms.filter((term) => !aspects.includes(term));
    return {
      own: { ...side, terms: names },
      whole: { ...side, terms: [...new Set([...side.terms, ...aspects])] },
    };
  };
  return [toSide(sides[0]), toSide(sides[1])];
}

/** The two sides of a comparison, where the text names two things that the lectures can be searched for. */
export function readSides(request: RequestInConversation, question: UnitQuestion): readonly [Side, Side] | undefined {
  const language = getLanguage(question.language);
  const between = request.language.requests?.between;
  const { code } = request.language;
  if (between === undefined || !isKnownLanguage(code)) return undefined;
  const terms = new Set(request.subject.terms);
  const parse = (text: string): Question => {
    const side = parseQuestion(text, request.language);
    const own = [...new Set(toRoots(text, request.language))].filter((term) => terms.has(term));
    // A name at the beginning of a side has its capital as well.
    const named = new Set(own.filter((term) => request.subject.named.has(term)));
    return { ...side, terms: own, named };
  };
  const { joining } = unitWords[code];
  const find = (pattern: RegExp) => [...request.text.matchAll(new RegExp(pattern.source, "giu"))].toReversed();
  for (const border of [...find(joining), ...find(between)]) {
    const texts = [request.text.slice(0, border.index), request.text.slice(border.index + border[0].length)] as const;
    const [first, second] = texts.map(parse);
    if (first === undefined || second === undefined || !language.isKnown) continue;
    const [one, two] = splitAspect([first, second]);
    const own = [withoutShared(one.own, two.own), withoutShared(two.own, one.own)] as const;
    const isSame = own.every(({ terms: some }) => some.length === 0);
    if (isSame || one.own.terms.length === 0 || two.own.terms.length === 0) continue;
    // "An encoder and a variational encoder": all of the first is in the second.
    const toSide = (side: Omit<Side, "compounds">, ownSide: Question, text: string): Side => ({
      own: ownSide.terms.length > 0 ? ownSide : side.own,
      whole: side.whole,
      compounds: findCompounds(text),
    });
    return [toSide(one, own[0], texts[0]), toSide(two, own[1], texts[1])];
  }
  return undefined;
}

/** Without passages that have another one of the same lecture in them: the shorter says it. */
const withoutRepeated = (quoted: readonly Quoted[]): Quoted[] =>
  quoted.filter(
    ({ lecture, claim }, at) =>
      !quoted.some(
        (other, n) =>
          n !== at &&
          other.lecture.id === lecture.id &&
          claim.text.includes(other.claim.text) &&
          (other.claim.text !== claim.text || n < at),
      ),
  );

/** Each side by the lecture that says most about it, and where it sets both against each other. */
export function compareInUnit(
  { question, request, excerpts }: Asked,
  sides: readonly [Side, Side],
): UnitAnswer | undefined {
  const phrases = getUnitPhrases(question.language);
  const together = ask(excerpts, request.subject, "compare").find(
    ({ isAnswer, named }) => isAnswer && named >= NEARLY_AS_MUCH,
  );
  const best = sides.map(({ own, whole, compounds }) => {
    const speaking = narrowToCompounds(excerpts, compounds);
    const weigh = createWeigher(speaking, own);
    const says = ({ claims, context }: Candidate): boolean =>
      claims.length > 0 && measureNamed(claims[0]!.text, own, context, weigh) >= SIDE;
    // Of sentences that are as likely to answer, that of the lecture which speaks of it most.
    const rate = (one: RatedCandidate): number => one.score + Math.log(1 + countUses(one, own)) * USES;
    const toBest = (asked: Question): RatedCandidate | undefined =>
      ask(speaking, asked, "define")
        .filter(says)
        .toSorted((a, b) => rate(b) - rate(a))[0];
    return toBest(whole) ?? toBest(own);
  });
  const isSaid = best.every((side) => side !== undefined);
  if (best.every((side) => side === undefined)) return undefined;
  const quoted = [...(together === undefined ? [] : [together]), ...best.flatMap((side) => side ?? [])].flatMap((one) =>
    quote(one, 1),
  );
  const distinct = withoutRepeated(quoted);
  const missing = sides.flatMap((side, at) =>
    best[at] === undefined ? [phrases.nothingAbout(escapeMarkdown(side.own.words.join(" ")))] : [],
  );
  return toUnitAnswer(isSaid ? "answer" : "closest", [inOrder(distinct), ...missing]);
}
