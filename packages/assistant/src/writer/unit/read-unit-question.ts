import { foldAccents, foldCase } from "@lectern/domain/text-folding.ts";
import { knownLanguages } from "@lectern/transcript/languages/known-languages.ts";
import { splitWords } from "../../words/split-words.ts";
import type { UnitWords } from "../../words/unit-data.ts";
import { getUnitWords } from "../../words/unit-words.ts";
import { getWords } from "../../words/words.ts";
import { findLastRequest, toQuestion, type Turn } from "../answers/read-conversation.ts";
import { LONGEST_READ_CHARACTERS, readRequest, type RequestSearch } from "../answers/read-request.ts";
import type { UnitLecture } from "./unit.ts";

/** The kinds of question about a unit. */
type UnitKind =
  /** A question that could also be asked about one lecture. */
  | "ask"
  /** A question about where something was said first. */
  | "first"
  /** A question about which lectures speak of something. */
  | "which";

/** A question about a unit: what it asks, and of which lectures. */
export interface UnitQuestion {
  readonly kind: UnitKind;
  /** Without the words about the unit and its order. */
  readonly text: string;
  /** The conversation before it, read the same way. */
  readonly history: readonly Turn[];
  /** The lectures that it is asked of, the oldest first. */
  readonly lectures: readonly UnitLecture[];
  /** It names these lectures by number, title or time. */
  readonly isNarrowed: boolean;
  /** The moment from which a question about what is new counts, ISO 8601. */
  readonly since?: string;
  /** The halves of "Why can X, but not Y?" and "What did X find, and what did Y?" */
  readonly halves: readonly [string, string] | undefined;
  /** The language of most lectures, BCP 47. */
  readonly language: string;
  /** The words or phrases to search for, at most 16; empty if the question is about the lectures as wholes. */
  readonly words: readonly string[];
}

/** In milliseconds. */
const DAY_MILLISECONDS = 86_400_000;
const MOST_SEARCHED_WORDS = 16;
/** A title of one word is not taken for a lecture's name, because the question may use the word itself. */
const LEAST_TITLE_WORDS = 2;

/** The language of most lectures. */
function findLanguage(lectures: readonly UnitLecture[]): string {
  const counts = new Map<string, number>();
  for (const { language } of lectures) counts.set(language ?? "en", (counts.get(language ?? "en") ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? "en";
}

/** "2 and 5" and "2 to 4", as numbers. */
const readNumbers = (list: string, { numberOrRange }: UnitWords): number[] =>
  [...list.matchAll(numberOrRange)].flatMap(([, first, last]) => {
    const [from, to] = [Number(first), Number(last ?? first)];
    return to < from ? [from, to] : Array.from({ length: to - from + 1 }, (_, at) => from + at);
  });

/** "Lecture 3: Cells" and "03 Cells" have the number 3. */
const readNumber = (name: string): number | undefined => {
  const [found] = /(?<![\p{L}\p{N}.:])0*\d{1,3}(?![\p{L}\p{N}.:]?\d)/u.exec(name) ?? [];
  return found === undefined ? undefined : Number(found);
};

/** Finds the lecture with a number: by the number in its name if most lectures have different ones, else by its place in the order. */
function findNumbered(number: number, lectures: readonly UnitLecture[]): readonly UnitLecture[] {
  const numbers = lectures.map(({ name }) => readNumber(name));
  const different = new Set(numbers.filter((one) => one !== undefined));
  const areNumbered = different.size > lectures.length / 2;
  if (areNumbered) return lectures.filter((_, at) => numbers[at] === number);
  const one = lectures[number - 1];
  return one === undefined ? [] : [one];
}

const fold = (text: string): string => foldAccents(text.toLowerCase());
const toFoldedWords = (title: string): string[] => fold(title).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Finds the lectures whose whole title is in a question that also has a word for a lecture; without one it may ask about the thing itself. */
const findTitled = (text: string, lectures: readonly UnitLecture[]): readonly UnitLecture[] => {
  if (!knownLanguages.some((code) => getUnitWords(code).lecture.test(text))) return [];
  const asked = ` ${toFoldedWords(text).join(" ")} `;
  return lectures.filter(({ name }) => {
    const words = toFoldedWords(name);
    return words.length >= LEAST_TITLE_WORDS && asked.includes(` ${words.join(" ")} `);
  });
};

const toMonday = (today: number): number => today - ((new Date(today).getUTCDay() + 6) % 7) * DAY_MILLISECONDS;

/** Reads the moment from which a question asks what is new, and the rest of the question. */
function readSince(text: string, words: UnitWords, today: string): { since: string; rest: string } | undefined {
  const midnight = Math.floor(Date.parse(today) / DAY_MILLISECONDS) * DAY_MILLISECONDS;
  for (const [pattern, days] of words.since) {
    if (!pattern.test(text)) continue;
    const since = days === "monday" ? toMonday(midnight) : midnight - days * DAY_MILLISECONDS;
    return { since: new Date(since).toISOString(), rest: text.replace(pattern, " ") };
  }
  const found = words.sinceDay.exec(text);
  if (found === null) return undefined;
  const parts = found.slice(1).filter((part) => part !== undefined);
  const day = Number(parts.find((part) => /^\d/u.test(part)));
  const month = words.months.findIndex((name) => name === parts.find((part) => !/^\d/u.test(part))?.toLowerCase());
  if (month === -1) return undefined;
  const year = new Date(midnight).getUTCFullYear();
  const since = Date.UTC(year, month, day);
  return {
    since: new Date(since > midnight ? Date.UTC(year - 1, month, day) : since).toISOString(),
    rest: text.replace(found[0], " "),
  };
}

/** A question without its words about the unit, and what those words asked for. */
interface ParsedQuestion {
  readonly kind: UnitKind;
  readonly text: string;
  readonly lectures: readonly UnitLecture[];
  readonly since?: string;
}

/** Reads a question with one language's words for a unit; undefined if it has none of them. */
function readInLanguage(
  words: UnitWords,
  whole: string,
  lectures: readonly UnitLecture[],
  today: string,
): ParsedQuestion | undefined {
  const found: UnitLecture[] = [];
  let isNamed = false;
  const name = (some: readonly UnitLecture[]): void => {
    isNamed = true;
    found.push(...some);
  };
  let text = whole.replaceAll(words.numbered, (_all, list: string) => {
    for (const number of readNumbers(list, words)) name(findNumbered(number, lectures));
    return " ";
  });
  text = text.replaceAll(words.ordinal, (_all, ordinal: string) => {
    const at = words.ordinals.findIndex((form) => fold(ordinal).startsWith(fold(form)));
    const one = words.lastOrdinal.test(ordinal) ? lectures.at(-1) : lectures[at];
    name(one === undefined ? [] : [one]);
    return " ";
  });
  const since = readSince(text, words, today);
  text = (since?.rest ?? text).trim();
  const asked = text.replaceAll(/\s+/gu, " ");
  const matchSubject = (patterns: readonly RegExp[]): string | undefined => {
    for (const pattern of patterns) {
      const subject = pattern.exec(asked)?.[1];
      if (subject !== undefined) return subject;
    }
    return undefined;
  };
  const first = matchSubject(words.asksFirstMention);
  const which = first === undefined ? matchSubject(words.asksWhichLectures) : undefined;
  const read = (first ?? which ?? text).replaceAll(words.unit, words.recording);
  if (!isNamed && since === undefined && read === whole.trim()) return undefined;
  const otherKind = which !== undefined ? "which" : "ask";
  const kind = first !== undefined ? "first" : otherKind;
  if (since !== undefined) {
    const sent = lectures.filter(({ createdAt }) => Date.parse(createdAt) >= Date.parse(since.since));
    return { kind, text: read, lectures: sent, since: since.since };
  }
  const named = lectures.filter((lecture) => found.includes(lecture));
  return { kind, text: read, lectures: isNamed ? named : lectures };
}

function readText(whole: string, lectures: readonly UnitLecture[], language: string, today: string): ParsedQuestion {
  const codes = knownLanguages.toSorted((a, b) => Number(b === language) - Number(a === language));
  if (whole.length <= LONGEST_READ_CHARACTERS) {
    for (const code of codes) {
      const read = readInLanguage(getUnitWords(code), whole, lectures, today);
      if (read !== undefined) return read;
    }
  }
  const titled = findTitled(whole, lectures);
  return { kind: "ask", text: whole, lectures: titled.length > 0 ? titled : lectures };
}

/** The search of a request that is read before lectures are: every word counts as said. */
const toUnreadSearch = (language: string): RequestSearch => ({
  words: getWords(language),
  countSentencesWith: () => 1,
  vocabulary: () => new Map(),
});

/** Finds hyphenated words, such as "Q-learning", to search each as a phrase: its parts alone would match every "learning". */
const findCompounds = (text: string): string[] =>
  (
    text
      .slice(0, LONGEST_READ_CHARACTERS)
      .match(/(?<![\p{L}\p{N}])\p{L}[\p{L}\p{N}]{0,40}(?:-[\p{L}\p{N}]{1,40}){1,4}/gu) ?? []
  ).filter((compound) => knownLanguages.every((code) => !getUnitWords(code).enclitic?.test(compound)));

/** Splits a question that asks two things. */
function readHalves(text: string): readonly [string, string] | undefined {
  for (const code of knownLanguages) {
    const border = getUnitWords(code).joining.exec(text);
    if (border !== null) return [text.slice(0, border.index), text.slice(border.index + border[0].length)];
  }
  return undefined;
}

/**
 * Reads a question about a unit: of which lectures it asks, what, and what is to be searched for.
 *
 * @param options.lectures of the scope, the oldest first
 * @param options.history the conversation before the question, the oldest first
 * @param options.today ISO 8601: what "last week" counts from
 */
export function readUnitQuestion(
  query: string,
  options: { readonly lectures: readonly UnitLecture[]; readonly history?: readonly Turn[]; readonly today: string },
): UnitQuestion {
  const { lectures, history: turns = [], today } = options;
  const language = findLanguage(lectures);
  const read = readText(query, lectures, language, today);
  const history = turns.map((turn) =>
    turn.role === "user" ? { ...turn, content: readText(turn.content, lectures, language, today).text } : turn,
  );
  const question = {
    kind: read.kind,
    text: read.text,
    history,
    lectures: read.lectures,
    isNarrowed: read.lectures.length < lectures.length || read.since !== undefined,
    ...(read.since !== undefined && { since: read.since }),
    halves: readHalves(read.text),
    language,
  };
  return { ...question, words: readWords(question) };
}

/** Reads the words to search for: those of the subject, hyphenated ones as a phrase. */
function readWords({ text, history, language }: Pick<UnitQuestion, "text" | "history" | "language">): string[] {
  const search = toUnreadSearch(language);
  const request = readRequest(text, search);
  if (request.wish !== undefined) return [];
  const { subject, related = [] } = toQuestion(request, findLastRequest(history, search));
  // The phrase "Q learning" finds both "Q-learning" and "Q learning".
  const compounds = findCompounds(text);
  const parts = new Set(compounds.flatMap(splitWords).map(foldCase));
  const carried = related.filter(({ term }) => request.askedFor.every((asked) => asked.term !== term));
  const words = [...subject, ...carried].map(({ word }) => foldCase(word)).filter((word) => !parts.has(word));
  return [...new Set([...compounds.map((compound) => compound.replaceAll("-", " ")), ...words])].slice(
    0,
    MOST_SEARCHED_WORDS,
  );
}
