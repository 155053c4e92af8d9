import { knownLanguages } from "@lectern/transcript/languages/known-languages.ts";
import type { Search } from "../../search/search.ts";
import { findMeantWord } from "../../search/spelling.ts";
import type { FactKind, Wish } from "../../words/asking-data.ts";
import { foldRequest, getRequestWords, type RequestWords } from "../../words/asking.ts";
import { foldWord, tokenizeWords, splitWords } from "../../words/split-words.ts";
import { getWords, type Words } from "../../words/words.ts";

/** A word of the subject of a question. */
export interface SubjectWord {
  /** As it was typed, or corrected. */
  readonly word: string;
  readonly term: string;
  readonly isSpoken: boolean;
}

/** A part of the recording that is asked for. */
export type Range =
  | { readonly kind: "time"; readonly from: number; readonly to: number | undefined }
  | { readonly kind: "last"; readonly seconds: number }
  | { readonly kind: "chapter"; readonly number: number };

/** The part of a search that the reading of a request needs. */
export type RequestSearch = Pick<Search, "words" | "countSentencesWith" | "vocabulary">;

export interface Request {
  /** With corrected words. */
  readonly text: string;
  /** The thing that the request asks of the whole recording or of a model, or says to the assistant. */
  readonly wish: Wish | undefined;
  readonly kinds: ReadonlySet<FactKind>;
  readonly subject: readonly SubjectWord[];
  /** Words of asking that the recording says too: "steps", "difference". */
  readonly askedFor: readonly SubjectWord[];
  /** The sides of a comparison. */
  readonly sides: readonly [left: string, right: string] | undefined;
  /** The number of points or sentences that are asked for. */
  readonly count: number | undefined;
  readonly range: Range | undefined;
  /** The words of the subject that replaced misspelt ones. */
  readonly corrections: readonly string[];
  /** The request has a word that stands for the last subject: "it". */
  readonly hasPronoun: boolean;
  /** "Go on", "tell me more". */
  readonly asksMore: boolean;
  /** "The second one" of the last answer's items, from 0. */
  readonly ordinal: number | "last" | undefined;
}

/** A name as it is written in a text that isn't in capitals: "NotebookLM", "LSTM". One with digits is no misspelt word anyway. */
const isName = (word: string, text: string): boolean => /\p{L}\p{Lu}/u.test(word) && /\p{Ll}/u.test(text);

/** A word in quotation marks is meant as it is typed: “absorb”. */
const quoted = /["“”„«»]([^"“”„«»]{1,80})["“”„«»]/gu;

/** For each language, the words of asking and of grammar that a misspelt word may mean. */
const askingVocabularies = new Map<string, ReadonlyMap<string, number>>();
function getAskingVocabulary(
  { language, questionVocabulary }: Words,
  words: RequestWords,
): ReadonlyMap<string, number> {
  const cached = askingVocabularies.get(language);
  if (cached !== undefined) return cached;
  const wishWords = words.wishes.flatMap(([, { source }]) => source.match(/(?<=[|( ])\p{Ll}{4,}(?=[|) ])/gu) ?? []);
  const vocabulary = new Map([...questionVocabulary, ...wishWords].map((word) => [word, 1]));
  askingVocabularies.set(language, vocabulary);
  return vocabulary;
}

/** Whether a request's patterns know a word in this form: "summarise", "memorize". */
const isAsking = (folded: string, { wishes, filler }: RequestWords): boolean =>
  [...wishes.map(([, pattern]) => pattern), filler].some((pattern) => folded.replace(pattern, "") === "");

interface Corrected {
  readonly text: string;
  readonly corrections: readonly string[];
}

/** Replaces words that neither the recording nor the language's lists have by what they are likeliest to mean. */
function correct(
  text: string,
  { words, countSentencesWith, vocabulary }: RequestSearch,
  requestWords: RequestWords,
): Corrected {
  const exact = new Set([...text.matchAll(quoted)].flatMap(([, inside]) => splitWords(inside ?? "").map(foldWord)));
  const corrections: string[] = [];
  let result = "";
  let from = 0;
  for (const { word, offset: index } of tokenizeWords(text)) {
    const folded = foldWord(word);
    if (exact.has(folded) || isName(word, text) || countSentencesWith(words.toTerm(word)) > 0) continue;
    if (words.isStopWord(word) || words.isAskingWord(word) || words.isGeneralWord(word) || words.isCommonWord(word))
      continue;
    const askingVocabulary = getAskingVocabulary(words, requestWords);
    if (askingVocabulary.has(folded) || isAsking(folded, requestWords)) continue;
    const spoken = findMeantWord(folded, vocabulary());
    const correction =
      spoken === undefined || words.isStopWord(spoken)
        ? (findMeantWord(folded, askingVocabulary, 1) ?? spoken)
        : spoken;
    // "Decide" is no misspelt "decided".
    if (correction === undefined || words.toTerm(correction) === words.toTerm(word)) continue;
    result += text.slice(from, index) + correction;
    from = index + word.length;
    if (correction === spoken && !words.isStopWord(correction)) corrections.push(correction);
  }
  return { text: result + text.slice(from), corrections };
}

/** Removes the words that a pattern understood from a request. */
const removeMatches = (text: string, pattern: RegExp): string => text.replaceAll(pattern, " ");

/** "12:30", "1:12:30" */
const clock = /(?<![\d:])(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?![\d:])/gu;
const numbers = /(?<![\d:])\d{1,2}(?![\d:])/gu;
/** Wishes that stay wishes if they name a subject: "quiz me on osmosis". */
const alwaysWishes: ReadonlySet<Wish> = new Set<Wish>(["quiz", "translate", "write"]);

/** A number in the recording's language, or else in English: "in fünf Punkten". */
function readCount(text: string, words: Words): number | undefined {
  const number = [words, getWords("en")]
    .flatMap((languageWords) => languageWords.toTerms(text))
    .find((term) => /^[1-9]\d?$/.test(term));
  return number === undefined ? undefined : Number(number);
}

function readRange(text: string, words: RequestWords): Range | undefined {
  const times = [...text.matchAll(clock)].map(
    ([, hours = "0", minutes = "0", seconds = "0"]) => Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds),
  );
  if (times[0] !== undefined) return { kind: "time", from: times[0], to: times[1] };
  const first = words.firstMinutes.exec(text)?.[1];
  if (first !== undefined) return { kind: "time", from: 0, to: Number(first) * 60 };
  const last = words.lastMinutes.exec(text)?.[1];
  if (last !== undefined) return { kind: "last", seconds: Number(last) * 60 };
  const chapter = words.chapter.exec(text)?.[1];
  if (chapter !== undefined) return { kind: "chapter", number: Number(chapter) };
  const minute = words.minute.exec(text)?.[1];
  if (minute !== undefined) return { kind: "time", from: Number(minute) * 60, to: undefined };
  return undefined;
}

/** The words that carry a subject: no stop words and no words of asking. */
function readSubject(text: string, { words, countSentencesWith }: RequestSearch): SubjectWord[] {
  const all = splitWords(text)
    .filter((word) => !words.isStopWord(word) && (word.length > 1 || /[\p{N}\p{Lu}]|[^\p{Script=Latin}]/u.test(word)))
    .map((word) => ({ word, term: words.toTerm(word) }))
    .map((subject) => ({ ...subject, isSpoken: countSentencesWith(subject.term) > 0 }));
  const candidates = all.filter(({ word }) => !words.isAskingWord(word));
  // Without data, words of grammar can't be told apart; those that were never said are likely some.
  const subjects =
    words.isKnown || candidates.every(({ isSpoken }) => !isSpoken)
      ? candidates
      : candidates.filter(({ isSpoken }) => isSpoken);
  return [...new Map(subjects.map((subject) => [subject.term, subject])).values()];
}

/** The words of asking that the recording says, such as "steps": they may be what is asked for. */
function readAskedFor(text: string, { words, countSentencesWith }: RequestSearch): SubjectWord[] {
  return splitWords(text)
    .filter((word) => words.isAskingWord(word) && !words.isStopWord(word))
    .map((word) => ({ word, term: words.toTerm(word) }))
    .filter(({ term }) => countSentencesWith(term) > 0)
    .map((word) => ({ ...word, isSpoken: true }));
}

/** Reads the wish of a request. One that also names a subject asks about the subject, except for `alwaysWishes`. */
function readWish(folded: string, search: RequestSearch, requestWords: RequestWords): Wish | undefined {
  const patterns = [...requestWords.wishes.map(([, pattern]) => pattern), requestWords.filler, clock, numbers];
  for (const [wish, pattern] of requestWords.wishes) {
    if (folded.replace(pattern, "") === folded) continue;
    if (alwaysWishes.has(wish)) return wish;
    const rest = [pattern, ...patterns].reduce(removeMatches, folded);
    if (readSubject(rest, search).length === 0) return wish;
  }
  return undefined;
}

/** The wish and the language that it is in: a student may ask about a German lecture in English. */
function findWish(
  folded: string,
  search: RequestSearch,
  lectureWords: RequestWords,
): readonly [wish: Wish | undefined, wishWords: RequestWords] {
  const wish = readWish(folded, search, lectureWords);
  if (wish !== undefined) return [wish, lectureWords];
  for (const language of knownLanguages.filter((code) => code !== search.words.language)) {
    const otherWords = getRequestWords(language);
    const otherWish = readWish(
      folded,
      { ...search, words: getWords(language), countSentencesWith: () => 0 },
      otherWords,
    );
    if (otherWish !== undefined) return [otherWish, otherWords];
  }
  return [undefined, lectureWords];
}

function readSides(folded: string, { comparisons }: RequestWords): Request["sides"] {
  for (const pattern of comparisons) {
    const [, left, right] = pattern.exec(folded) ?? [];
    if (left !== undefined && right !== undefined) return [left, right];
  }
  return undefined;
}

function readOrdinal(folded: string, { ordinals }: RequestWords): number | "last" | undefined {
  const index = ordinals.findIndex((pattern) => pattern.test(folded));
  if (index === -1) return undefined;
  return index === ordinals.length - 1 ? "last" : index;
}

/** In characters. A longer question was pasted; patterns would take long on it. */
export const LONGEST_READ_CHARACTERS = 400;

/** Reads what a request asks for. */
export function readRequest(typed: string, search: RequestSearch): Request {
  const requestWords = getRequestWords(search.words.language);
  const { text, corrections } = correct(typed, search, requestWords);
  const folded = foldRequest(text.slice(0, LONGEST_READ_CHARACTERS));
  const [wish, wishWords] = findWish(folded, search, requestWords);
  const kinds = new Set(requestWords.kinds.flatMap(([kind, pattern]) => (pattern.test(folded) ? [kind] : [])));
  // A time such as "12:30" is no subject, and no number of things.
  const textWithoutTimes = removeMatches(text, clock);
  const subject = readSubject(textWithoutTimes, search);
  return {
    text,
    wish,
    kinds,
    subject,
    askedFor: readAskedFor(text, search).filter(({ term }) => subject.every((word) => word.term !== term)),
    sides: readSides(folded, requestWords),
    count: readCount(textWithoutTimes, search.words),
    range: readRange(folded, wishWords),
    corrections,
    hasPronoun: requestWords.pronouns.test(folded),
    asksMore: requestWords.more.test(folded),
    ordinal: readOrdinal(folded, requestWords),
  };
}
