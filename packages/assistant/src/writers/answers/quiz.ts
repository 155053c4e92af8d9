import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { formatMoment } from "@lectern/domain/moment.ts";
import type { Digest } from "../../chapters/digest.ts";
import { isQuestion, standsAlone } from "../../chapters/ranking.ts";
import type { Sentence } from "../../lecture/sentences.ts";
import type { Question } from "../../questions/parse-question.ts";
import { type Answered, toAnswer } from "./answer.ts";
import type { Context } from "./context.ts";

const QUIZ = { questions: 5, least: 2, shortest: 7, longest: 28 } as const;

interface Gap {
  readonly sentence: Sentence;
  readonly before: string;
  readonly term: string;
  readonly after: string;
}

function gapIn(sentence: Sentence, { names, language, asides }: Digest): Gap | undefined {
  if (sentence.length < QUIZ.shortest || sentence.length > QUIZ.longest || isQuestion(sentence)) return undefined;
  if (asides.has(sentence) || !standsAlone(sentence, language)) return undefined;
  const lower = sentence.text.toLowerCase();
  for (const { text, uses } of names) {
    const at = lower.indexOf(text.toLowerCase());
    if (uses < 2 || text.length < 4 || at < 0) continue;
    const isWord =
      !/[\p{L}\p{N}]/u.test(lower.charAt(at - 1)) && !/[\p{L}\p{N}-]/u.test(lower.charAt(at + text.length));
    if (!isWord || lower.includes(text.toLowerCase(), at + 1)) continue;
    const end = at + text.length;
    return {
      sentence,
      before: sentence.text.slice(0, at),
      term: sentence.text.slice(at, end),
      after: sentence.text.slice(end),
    };
  }
  return undefined;
}

/** Sentences of the recording with a term left out, from all over it; the solutions below. */
export function quiz({ digest, language: { phrasebook, judging } }: Context, { terms }: Question): Answered {
  const about = digest.sentences.filter((sentence) => terms.some((term) => sentence.terms.has(term)));
  const from = new Set(about.length >= QUIZ.least ? about : digest.sentences);
  const worth = (sentence: Sentence) =>
    digest.scores[sentence.index]! * (judging.explaining?.test(sentence.text) ? 2 : 1);
  const gaps: Gap[] = [];
  const each = Math.max(1, Math.ceil(QUIZ.questions / digest.chapters.length));
  const pools = [
    ...digest.chapters.map(({ sentences }) => ({ sentences, most: each })),
    { sentences: digest.sentences, most: QUIZ.questions },
  ];
  for (const { sentences, most } of pools) {
    let taken = 0;
    for (const sentence of sentences.filter((one) => from.has(one)).toSorted((a, b) => worth(b) - worth(a))) {
      if (taken === most || gaps.length === QUIZ.questions) break;
      const gap = gapIn(sentence, digest);
      if (
        gap === undefined ||
        gaps.some(({ term, sentence: other }) => term.toLowerCase() === gap.term.toLowerCase() || other === sentence)
      )
        continue;
      gaps.push(gap);
      taken += 1;
    }
  }
  if (gaps.length < QUIZ.least) return toAnswer("absent", [phrasebook.noQuiz]);
  const inOrder = gaps.toSorted((a, b) => a.sentence.index - b.sentence.index);
  const questions = inOrder.map(
    ({ before, after }, at) => `${at + 1}. ${escapeMarkdown(before)}\\_\\_\\_\\_${escapeMarkdown(after)}`,
  );
  const solutions = inOrder.map(({ term, sentence: { start } }, at) => {
    const moment = start === undefined ? "" : ` (**${formatMoment(start)}**)`;
    return `${at + 1}. ${escapeMarkdown(term)}${moment}`;
  });
  return toAnswer("answer", [phrasebook.quiz, questions.join("\n"), phrasebook.solutions, solutions.join("\n")]);
}
