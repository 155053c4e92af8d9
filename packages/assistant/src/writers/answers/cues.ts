import { rateDefinition } from "../../chapters/definitions.ts";
import type { AssistantLanguage } from "../../languages/language.ts";
import type { Passage } from "../../lecture/passages.ts";
import { hyphen, spacedWords, toRoot } from "../../lecture/words.ts";
import type { Act } from "../../languages/requests/request-words.ts";
import type { Question } from "../../questions/parse-question.ts";
import { beginsWithUnit } from "../../languages/durations.ts";
import { foldText } from "../../support/fold.ts";

/** Directly after a term: what it is, or means, in other ways than a definition says it: "aphasia, an impairment of …". */
const explains =
  /^(?:,\s+(?:an?|ein|eine|une?|una?|uma?)\s+\p{L}{4,}|,\s+(?:which|that)\s+(?:is|means)\b|\s+(?:means|refers to|is when|doesn['’]t (?:just )?mean|bedeutet|heißt|signifie|désigne|consiste|significa|consiste|se refiere)(?![\p{L}]))/iu;
const APPOSITION = 0.6;

/** Rates a sentence as a definition of these terms, 0 to 1. Those in a row are one name: "critical line". */
export function defines(sentence: string, terms: readonly string[], language: AssistantLanguage): number {
  // «… is called "gradient descent"»
  const text = sentence.replaceAll(/["“”„«»]/gu, "").replaceAll(hyphen, " ");
  const names: { from: number; to: number }[] = [];
  for (const { 0: word, index } of text.matchAll(spacedWords)) {
    if (!terms.includes(toRoot(word, language))) continue;
    const last = names.at(-1);
    if (last !== undefined && text.slice(last.to, index).trim() === "") last.to = index + word.length;
    else names.push({ from: index, to: index + word.length });
  }
  return Math.max(
    0,
    ...names.map(({ from, to }) =>
      Math.max(rateDefinition(text, from, to, language), explains.test(text.slice(to)) ? APPOSITION : 0),
    ),
  );
}

/** Two words with capitals in a row, not at the beginning: in German, which gives one to each noun, only these are a name. */
const fullName = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

const numberOrWord = new RegExp(`\\p{N}+(?:[.,:]\\p{N}+)*|${spacedWords.source}`, "gu");

/** Whether a text has a number with a unit of time that the question has not. */
const hasDuration = (text: string, terms: readonly string[], language: AssistantLanguage): boolean =>
  [...text.matchAll(numberOrWord)].some(
    ({ 0: word, index }) =>
      foldText(word)[0]?.isNumber === true &&
      !terms.includes(toRoot(word, language)) &&
      beginsWithUnit(text.slice(index + word.length), language.code),
  );

type Wanted = Pick<Question, "terms" | "asksDuration">;

/** Rates the form of a sentence as an answer to a question, beside its words: 0 to 1. Undefined when nothing is known of it. */
export function cueFor(
  intent: Act,
  { terms, asksDuration }: Wanted,
  language: AssistantLanguage,
): ((passage: Passage) => number) | undefined {
  const { cues, judging, naming } = language;
  if (cues === undefined) return undefined;
  // What the question says itself is no answer to it.
  const isNew = (word: string) => !terms.includes(toRoot(word, language));
  const hasNumber = (text: string) => foldText(text).some(({ word, isNumber }) => isNumber && isNew(word));
  const hasName = (text: string) =>
    naming?.capitals === true ? fullName.test(text) : foldText(text).some(({ word, isName }) => isName && isNew(word));
  const byIntent: Partial<Record<Act, (passage: Passage) => number>> = {
    define: ({ text }) => defines(text, terms, language) * 1.1,
    why: ({ text }) => Number(cues.reason.test(text)) * 0.35,
    when: ({ text }) => Number(cues.time.test(text) || hasNumber(text)),
    howMany: ({ text }) => Number(asksDuration === true ? hasDuration(text, terms, language) : hasNumber(text)),
    explain: ({ text }) => Number(judging.explaining?.test(text) === true) * 0.5,
    who: ({ text }) => Number(hasName(text)) * 0.9,
  };
  return byIntent[intent];
}
