import { foldAccents, foldCase } from "@lectern/domain/text-folding.ts";
import { knownLanguages } from "@lectern/transcript/languages/known-languages.ts";
import { splitWords } from "../../words/split-words.ts";
import type { UnitWords } from "../../words/unit-data.ts";
import { getUnitWords } from "../../words/unit-words.ts";
import { getWords } from "../../words/words.ts";
import { findLastRequest, toQuestion, type Turn } from "../answers/read-conversation.ts";
import { LONGEST_READ_CHARACTERS, readRequest, type RequestSearch } from "../answers/read-request.ts";
import type { UnitLecture } from "./unit.ts";
type UnitKind =
  /** A question that could also be asked about one lecture. */
  | "ask"
  /** A question about where something was said first. */
  | "first"
  /** A question about which lectures speak of something. */
  | "which";

/** The lectures that a question may be asked of, and when it is asked. */
interface Scope {
  /** The oldest first. */
  readonly lectures: readonly UnitLecture[];
  /** ISO 8601: what "last week" counts from. */
  readonly today: string;
}

/** The text of a question without its words about the unit, and what these words asked for. */
interface ParsedQuestion {
  readonly kind: UnitKind;
  readonly text: string;
  /** The lectures that it is asked of, the oldest first. */
  readonly lectures: readonly UnitLecture[];
  /** The moment from which a question about what is new counts, ISO 8601. */
  readonly since?: string;
}

/** A question about a unit: what it asks, and of which lectures. */
export interface UnitQuestion extends ParsedQuestion {
  /** The conversation before it, read the same way. */
  readonly history: readonly Turn[];
  /** It names these lectures by number, title or time. */
  readonly isNarrowed: boolean;
  /** The halves of "Why can X, but not Y?" and "What did X find, and what did Y?" */
  readonly halves: readonly [first: string, second: string] | undefined;
  /** The language of most lectures, BCP 47. */
  readonly language: string;
  /** The words or phrases to search for; empty if the question is about the lectures as wholes. */
  readonly words: readonly string[];
}

const DAY_MILLISECONDS = 86_400_000;
/** The database takes no more. */
const MOST_SEARCHED_WORDS = 16;
/** A title of one word is not taken for a lecture's name, because the question may use the word itself. */
const LEAST_TITLE_WORDS = 2;

function findLanguage(lectures: readonly UnitLecture[]): string {
  const counts = new Map<string, number>();
  for (const { language } of lectures) counts.set(language ?? "en", (counts.get(language ?? "en") ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? "en";
}

const fold = (text: string): string => foldAccents(text.toLowerCase());

/** "2 and 5" and "2 to 4", as numbers. */
const readNumbers = (list: string, { numberOrRange }: UnitWords): number[] =>
  [...list.matchAll(numberOrRange)].flatMap(([, first, last]) => {
    const [from, to] = [Number(first), Number(last ?? first)];
    return to < from ? [from, to] : Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });

/** "Lecture 3: Cells" and "03 Cells" have the number 3. */
const findNumberInName = (name: string): number | undefined => {
  const [digits] = /(?<![\p{L}\p{N}.:])0*\d{1,3}(?![\p{L}\p{N}.:]?\d)/u.exec(name) ?? [];
  return digits === undefined ? undefined : Number(digits);
};

/** Finds the lectures with these numbers: in their names if most have different ones, else in their order. */
function findByNumbers(searched: readonly number[], lectures: readonly UnitLecture[]): readonly UnitLecture[] {
  const inNames = lectures.map(({ name }) => findNumberInName(name));
  const different = new Set(inNames.filter((number) => number !== undefined));
  const numbers = different.size > lectures.length / 2 ? inNames : lectures.map((_, index) => index + 1);
  return lectures.filter((_, index) => searched.some((number) => number === numbers[index]));
}

/** Finds "the second lecture", "the last lecture". */
function findByOrdinal(ordinal: string, words: UnitWords, lectures: readonly UnitLecture[]): UnitLecture | undefined {
  if (words.lastOrdinal.test(ordinal)) return lectures.at(-1);
  return lectures[words.ordinals.findIndex((form) => fold(ordinal).startsWith(fold(form)))];
}

/**
 * Reads which lectures a question names by number and order, and the rest of it; undefined if it names none.
 *
 * @param recent the lectures of the time that it asks of: "the first lecture this week" is the first of these
 */
function readNamed(text: string, words: UnitWords, lectures: readonly UnitLecture[], recent: readonly UnitLecture[]) {
  const numbers = [...text.matchAll(words.numbered)].flatMap(([, list]) => readNumbers(list!, words));
  const withoutNumbers = text.replaceAll(words.numbered, " ");
  const ordinals = [...withoutNumbers.matchAll(words.ordinal)].map(([, ordinal]) => ordinal!);
  if (numbers.length + ordinals.length === 0) return undefined;
  const named = [
    ...findByNumbers(numbers, lectures),
    ...ordinals.map((ordinal) => findByOrdinal(ordinal, words, recent)),
  ];
  return {
    lectures: recent.filter((lecture) => named.includes(lecture)),
    rest: withoutNumbers.replaceAll(words.ordinal, " "),
  };
}

const toFoldedWords = (title: string): string[] => fold(title).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Finds the lectures whose whole title is in a question that also has a word for a lecture; without one it may ask about the thing itself. */
const findTitled = (text: string, lectures: readonly UnitLecture[]): readonly UnitLecture[] => {
  if (!knownLanguages.some((code) => getUnitWords(code).lecture.test(text))) return [];
  const question = ` ${toFoldedWords(text).join(" ")} `;
  return lectures.filter(({ name }) => {
    const words = toFoldedWords(name);
    return words.length >= LEAST_TITLE_WORDS && question.includes(` ${words.join(" ")} `);
  });
};

const toMonday = (today: number): number => today - ((new Date(today).getUTCDay() + 6) % 7) * DAY_MILLISECONDS;

/** Reads "4 October" as the last such day that has begun, in milliseconds. */
function readDay([, ...groups]: RegExpExecArray, { months }: UnitWords, midnight: number): number | undefined {
  const parts = groups.filter((part) => part !== undefined).map((part) => part.toLowerCase());
  const month = months.findIndex((name) => parts.includes(name));
  if (month === -1) return undefined;
  const day = Number(parts.find((part) => /^\d/u.test(part)));
  const year = new Date(midnight).getUTCFullYear();
  const thisYear = Date.UTC(year, month, day);
  return thisYear > midnight ? Date.UTC(year - 1, month, day) : thisYear;
}

/** Reads the moment from which a question asks what is new, in milliseconds, and the rest of the question. */
function readSince(text: string, words: UnitWords, today: string): { since: number; rest: string } | undefined {
  const midnight = Math.floor(Date.parse(today) / DAY_MILLISECONDS) * DAY_MILLISECONDS;
  for (const [pattern, days] of words.since) {
    if (!pattern.test(text)) continue;
    const since = days === "monday" ? toMonday(midnight) : midnight - days * DAY_MILLISECONDS;
    return { since, rest: text.replace(pattern, " ") };
  }
  const match = words.sinceDay.exec(text);
  const since = match === null ? undefined : readDay(match, words, midnight);
  return since === undefined ? undefined : { since, rest: text.replace(words.sinceDay, " ") };
}

const findSubject = (patterns: readonly RegExp[], text: string): string | undefined =>
  patterns.map((pattern) => pattern.exec(text)?.[1]).find((subject) => subject !== undefined);

/** Reads the kind of a question, and of what it asks. */
function readKind(text: string, words: UnitWords): Pick<ParsedQuestion, "kind" | "text"> {
  const spacedText = text.replaceAll(/\s+/gu, " ");
  const first = findSubject(words.asksFirstMention, spacedText);
  if (first !== undefined) return { kind: "first", text: first };
  const which = findSubject(words.asksWhichLectures, spacedText);
  return which !== undefined ? { kind: "which", text: which } : { kind: "ask", text };
}

/** Reads a question with one language's words for a unit; undefined if it has none of them. */
function parseInLanguage(whole: string, words: UnitWords, { lectures, today }: Scope): ParsedQuestion | undefined {
  const time = readSince(whole, words, today);
  const recent =
    time === undefined ? lectures : lectures.filter(({ createdAt }) => Date.parse(createdAt) >= time.since);
  const withoutTime = time?.rest ?? whole;
  const named = readNamed(withoutTime, words, lectures, recent);
  const asked = readKind((named?.rest ?? withoutTime).trim(), words);
  const question = {
    ...asked,
    text: asked.text.replaceAll(words.unit, words.recording),
    lectures: named?.lectures ?? recent,
  };
  if (time !== undefined) return { ...question, since: new Date(time.since).toISOString() };
  return named === undefined && question.text === whole.trim() ? undefined : question;
}

function parseQuestion(whole: string, language: string, scope: Scope): ParsedQuestion {
  const codes = knownLanguages.toSorted((a, b) => Number(b === language) - Number(a === language));
  if (whole.length <= LONGEST_READ_CHARACTERS) {
    for (const code of codes) {
      const parsed = parseInLanguage(whole, getUnitWords(code), scope);
      if (parsed !== undefined) return parsed;
    }
  }
  const titled = findTitled(whole, scope.lectures);
  return { kind: "ask", text: whole, lectures: titled.length > 0 ? titled : scope.lectures };
}

/** Stands for the search of lectures that are yet to be read: every word counts as said. */
const createSearchWithoutLectures = (language: string): RequestSearch => ({
  words: getWords(language),
  countSentencesWith: () => 1,
  vocabulary: () => new Map(),
});

const hyphenated = /(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}]{0,40}(?:-[\p{L}\p{N}]{1,40}){1,4}/gu;

/** Finds hyphenated words, such as "Q-learning", to search each as a phrase: its parts alone would match every "learning". */
function findCompounds(text: string): string[] {
  const compounds = text.slice(0, LONGEST_READ_CHARACTERS).match(hyphenated) ?? [];
  return compounds.filter((compound) => knownLanguages.every((code) => !getUnitWords(code).enclitic?.test(compound)));
}

/** Splits a question that asks two things. */
function readHalves(text: string): UnitQuestion["halves"] {
  for (const code of knownLanguages) {
    const border = getUnitWords(code).joining.exec(text);
    if (border !== null) return [text.slice(0, border.index), text.slice(border.index + border[0].length)];
  }
  return undefined;
}

/** Reads the words to search for: those of the subject, hyphenated ones as a phrase. */
function readWords({ text, history, language }: Pick<UnitQuestion, "text" | "history" | "language">): string[] {
  const search = createSearchWithoutLectures(language);
  const request = readRequest(text, search);
  if (request.wish !== undefined) return [];
  const { subject, related = [] } = toQuestion(request, findLastRequest(history, search));
  // The phrase "Q learning" finds both "Q-learning" and "Q learning".
  const compounds = findCompounds(text);
  const parts = new Set(compounds.flatMap(splitWords).map(foldCase));
  const carried = related.filter(({ term }) => request.askedFor.every((word) => word.term !== term));
  const words = [...subject, ...carried].map(({ word }) => foldCase(word)).filter((word) => !parts.has(word));
  const phrases = compounds.map((compound) => compound.replaceAll("-", " "));
  return [...new Set([...phrases, ...words])].slice(0, MOST_SEARCHED_WORDS);
}

/**
 * Reads a question about a unit: of which lectures it asks, what, and what is to be searched for.
 * The conversation before it is given the oldest turn first.
 */
export function readUnitQuestion(
  query: string,
  { history = [], ...scope }: Scope & { readonly history?: readonly Turn[] },
): UnitQuestion {
  const language = findLanguage(scope.lectures);
  const parse = (text: string): ParsedQuestion => parseQuestion(text, language, scope);
  const parsed = parse(query);
  const question = {
    ...parsed,
    history: history.map((turn) => (turn.role === "user" ? { ...turn, content: parse(turn.content).text } : turn)),
    isNarrowed: parsed.lectures.length < scope.lectures.length || parsed.since !== undefined,
    halves: readHalves(parsed.text),
    language,
  };
  return { ...question, words: readWords(question) };
}
