import { withAround } from "../../../chapters/around.ts";
import type { Digest } from "../../../chapters/digest.ts";
import { choosePassages } from "../../../chapters/passages.ts";
import { distinctPhrases } from "../../../chapters/phrases.ts";
import { findPlan } from "../../../chapters/plan.ts";
import { isQuestion } from "../../../chapters/ranking.ts";
import { findQuestions } from "../../../chapters/study.ts";
import { findDefinitions } from "../../../chapters/terms.ts";
import { getTellingCues } from "../../../languages/telling-cues.ts";
import { getQuestionFrames } from "../../../languages/question-frames.ts";
import type { Sentence } from "../../../lecture/sentences.ts";
import { measureRun, measureWords } from "@lectern/transcript/normalise/words.ts";
import { listed } from "../../markdown.ts";
import type { Quotation } from "../answer.ts";
import { toQuotation } from "./sections.ts";

/** A question that the lecture answers in a passage. */
export interface OpenQuestion {
  readonly question: string;
  readonly answer: Quotation;
  /** Where its answer begins. */
  readonly index: number;
}

/** In words: what follows a question that the lecturer asks. */
const REPLY = { least: 12, most: 55 } as const;
/** Of the questions so many are asked of terms, and so many are the lecturer's own. */
const MOST_DEFINED = 2;
const MOST_ASKED = 1;
/** A passage is asked about by so many names, each said so often. */
const NAMES = 2;
const LEAST_USES = 3;

/** What was said directly behind a question, up to the next one. */
function findReply({ sentences, asides }: Digest, { index }: Sentence): Sentence[] {
  const reply: Sentence[] = [];
  for (const next of sentences.slice(index + 1)) {
    if (isQuestion(next) || asides.has(next) || measureRun(reply) + measureWords(next.spoken) > REPLY.most) break;
    reply.push(next);
  }
  return measureRun(reply) < REPLY.least ? [] : reply;
}

/** What a passage is about, as the lecture names it: up to two names, the longest and most telling first. */
function namePassage(
  { names, language }: Digest,
  run: readonly Sentence[],
  isNew: (text: string) => boolean,
): string[] {
  const terms = new Set(run.flatMap((one) => [...one.terms]));
  const noTitle = getTellingCues(language.code)?.noTitle;
  const named = names
    .filter(({ text, uses }) => uses >= LEAST_USES && noTitle?.test(text) !== true && isNew(text))
    .filter(({ key }) => key.split(" ").every((stem) => terms.has(stem)));
  return distinctPhrases(
    named.toSorted((a, b) => b.weight - a.weight),
    NAMES,
  ).map(({ text }) => text);
}

/** Questions for a quiz on a lecture of which few cards can be made: its terms, what the lecturer asks himself, and what it says most of. */
export function findOpenQuestions(digest: Digest, count: number, taken: readonly string[] = []): OpenQuestion[] {
  const { language } = digest;
  const { define, discuss } = getQuestionFrames(language.code);
  const found: OpenQuestion[] = [];
  const used: Sentence[] = [];
  const asked = new Set<string>();
  const add = (question: string, run: readonly Sentence[]): void => {
    if (found.length >= count || run.length === 0 || run.some((one) => used.includes(one)) || asked.has(question))
      return;
    used.push(...run);
    asked.add(question);
    found.push({ question, answer: toQuotation(run), index: run[0]!.index });
  };
  const fronts = taken.map((front) => front.toLowerCase());
  const isNew = (text: string) => ![...fronts, ...asked].some((front) => front.includes(text.toLowerCase()));
  const defined = findDefinitions(digest)
    .filter(({ term, key }) => isNew(term) && digest.names.some((name) => name.key === key && name.uses >= LEAST_USES))
    .toSorted((a, b) => b.worth - a.worth);
  for (const { term, sentence } of defined.slice(0, MOST_DEFINED))
    add(define(term), withAround(digest, [sentence], used)[0]!);
  const first = findPlan(digest)[0]?.index ?? 0;
  const own = findQuestions(digest).filter(({ index, text }) => index >= first && !/[[\]]/u.test(text));
  for (const question of own.slice(0, MOST_ASKED)) add(question.text, findReply(digest, question));
  for (const run of choosePassages(digest, { count: count - found.length, used })) {
    const names = namePassage(digest, run, isNew);
    if (names.length > 0) add(discuss(listed(names, language.phrasebook.and)), run);
  }
  return found.toSorted((a, b) => a.index - b.index);
}
