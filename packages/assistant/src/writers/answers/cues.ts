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
/** "The college describes the model as a …": around the term. */
const describes = /(?<![\p{L}])(?:describ|defin|beschreib|décri)\p{L}{1,5}(?:\s+\p{L}{1,4}){0,2}\s+$/iu;
const asWhat = /^\s+(?:as|als|como|comme)\s+\p{L}/iu;
/** "A limit price means …" says what the limit of an order is. */
const meansNearby = /^\s+\p{L}{3,}\s+(?:means|bedeutet|heißt|signifie|significa)(?![\p{L}])/iu;
const NEARBY = 0.4;
/** In words: so far behind a term stands the noun that says what it is. */
const PREDICATE = 4;

/**
 * Rates a sentence as a definition of these terms, 0 to 1. Those in a row are one name: "critical line".
 * @param hints roots that may stand in such a row and are no name alone: "order" of "limit order"
 */
export function defines(
  sentence: string,
  terms: readonly string[],
  language: AssistantLanguage,
  hints: readonly string[] = [],
): number {
  // «… is called "gradient descent"», and "X is is a …" as it is spoken.
  const text = sentence
    .replaceAll(/["“”„«»]/gu, "")
    .replaceAll(hyphen, " ")
    .replaceAll(/(?<!\p{L})(\p{L}{1,4}) \1(?!\p{L})/giu, "$1");
  const rows: { from: number; to: number; isName: boolean; named: Set<string> }[] = [];
  for (const { 0: word, index } of text.matchAll(spacedWords)) {
    const root = toRoot(word, language);
    const isTerm = terms.includes(root);
    if (!isTerm && !hints.includes(root)) continue;
    const last = rows.at(-1);
    if (last !== undefined && text.slice(last.to, index).trim() === "") {
      last.to = index + word.length;
      last.isName ||= isTerm;
      last.named.add(root);
    } else rows.push({ from: index, to: index + word.length, isName: isTerm, named: new Set([root]) });
  }
  // "A graphical model is an energy-based model where …" defines no energy-based model.
  const most = Math.max(0, ...rows.map(({ named }) => named.size));
  // "… why the knight of faith is a knight"
  const repeats = (to: number): boolean =>
    (text.slice(to).match(spacedWords) ?? [])
      .slice(1, PREDICATE)
      .some((word) => terms.includes(toRoot(word, language)));
  const names = rows.filter(
    ({ to, isName, named }) => (isName || terms.length === 0) && named.size === most && !repeats(to),
  );
  return Math.max(
    0,
    ...names.map(({ from, to }) =>
      Math.max(
        rateDefinition(text, from, to, language),
        explains.test(text.slice(to)) || (describes.test(text.slice(0, from)) && asWhat.test(text.slice(to)))
          ? APPOSITION
          : 0,
        meansNearby.test(text.slice(to)) ? NEARBY : 0,
      ),
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

type Wanted = Pick<Question, "terms" | "hints" | "asksDuration">;

/** Rates the form of a sentence as an answer to a question, beside its words: 0 to 1. Undefined when nothing is known of it. */
export function cueFor(
  intent: Act,
  { terms, hints, asksDuration }: Wanted,
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
    define: ({ text }) => defines(text, terms, language, hints) * 1.1,
    why: ({ text }) => Number(cues.reason.test(text)) * 0.35,
    when: ({ text }) => Number(cues.time.test(text) || hasNumber(text)),
    howMany: ({ text }) => Number(asksDuration === true ? hasDuration(text, terms, language) : hasNumber(text)),
    explain: ({ text }) => Number(judging.explaining?.test(text) === true) * 0.5,
    who: ({ text }) => Number(hasName(text)) * 0.9,
  };
  return byIntent[intent];
}
