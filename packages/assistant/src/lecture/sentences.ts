import { splitSentences } from "@lectern/transcript/normalise/split-sentences.ts";
import { readLines } from "@lectern/transcript/normalise/stored-text.ts";
import { cleanSentence } from "./clean.ts";
import { type AssistantLanguage, getLanguage } from "../languages/language.ts";
import type { Lecture } from "@lectern/transcript/lecture.ts";
import { isTopical, toWords } from "./words.ts";

export interface Sentence {
  /** Place in the recording, from 0. */
  readonly index: number;
  /** Written down: without fillers, stutters and what only opened it. */
  readonly text: string;
  /** As it was said. */
  readonly spoken: string;
  readonly length: number;
  /** Stems of the words that carry the subject, each once. */
  readonly terms: ReadonlySet<string>;
  /** Seconds from the start, of the segment that it stands in; undefined when the recording came without times. */
  readonly start: number | undefined;
  readonly end: number | undefined;
  /** The index of its segment, or of its line in a recording without times. */
  readonly line: number;
  readonly speaker?: string | undefined;
  /** Another person begins to speak here. */
  readonly beginsTurn: boolean;
  /** It goes on in the middle of a sentence, in a recording whose sentences begin with capitals. */
  readonly isCut?: boolean;
}

/** Longer than this, in characters, it is not words with spaces between them. */
const UNSPACED = 1200;
const SLICE = 300;
/** More than eight hours of quick talk: what comes after is not read. */
const MOST = 30_000;

/** What no space or full stop ever ends, in pieces. */
const slicesOf = (text: string): string[] =>
  text.length <= UNSPACED
    ? [text]
    : Array.from({ length: Math.ceil(text.length / SLICE) }, (_, n) => text.slice(n * SLICE, (n + 1) * SLICE));

const run = /[^\p{L}\p{M}\p{N}\s]{4,400}/gu;

/** One line, in which a run of signs is three of them: a page of commas must not cost a minute of patterns. */
export function collapseRuns(text: string): string {
  let line = text.replaceAll(/\s+/g, " ");
  // In bites: a pattern without an upper bound overflows the stack on a run of some megabytes.
  for (let before = ""; before !== line; ) {
    before = line;
    line = line.replaceAll(run, (signs) => signs.slice(0, 3));
  }
  return line;
}

type Line = Pick<Sentence, "start" | "end" | "line" | "speaker" | "beginsTurn"> & {
  readonly text: string;
  /** The heading directly above it, in a text without times. */
  readonly heading?: string | undefined;
};

function linesOf({ transcript, segments }: Lecture): Line[] {
  const lines: readonly Omit<Line, "beginsTurn" | "line">[] =
    segments?.map(({ start, end, speaker, text }) => ({ start, end, speaker, text })) ??
    readLines(transcript).map((line) => ({ ...line, start: undefined, end: undefined }));
  return lines.map((line, at) => ({
    ...line,
    line: at,
    beginsTurn: at > 0 && line.speaker !== lines[at - 1]!.speaker,
  }));
}

/** The sentences of a recording as they were said, in their order. */
export function* spokenSentences(lecture: Lecture): Generator<Line> {
  let count = 0;
  for (const line of linesOf(lecture)) {
    let { beginsTurn, heading } = line;
    for (const sentence of splitSentences(collapseRuns(line.text), lecture.language)) {
      for (const text of slicesOf(sentence)) {
        if (count === MOST) return;
        count += 1;
        yield { ...line, text, beginsTurn, heading };
        [beginsTurn, heading] = [false, undefined];
      }
    }
  }
}

/** Of a language without stop words: a term in so many of all sentences holds the others together and says nothing itself. */
const EVERYWHERE = 0.6;
/** Short words are empty sooner: hardly any language has long ones for "and", "that" and "not". */
const OFTEN = 0.1;
const SHORT = 4;
/** With fewer sentences, use tells nothing. */
const LEAST_SENTENCES = 12;

/** The terms of a language that we have no words of which its own use shows to be empty. */
function emptyTerms(sentences: readonly { readonly terms: ReadonlySet<string> }[]): ReadonlySet<string> {
  if (sentences.length < LEAST_SENTENCES) return new Set();
  const uses = new Map<string, number>();
  for (const { terms } of sentences) for (const term of terms) uses.set(term, (uses.get(term) ?? 0) + 1);
  const isEmpty = ([term, count]: readonly [string, number]) =>
    count > sentences.length * (term.length <= SHORT ? OFTEN : EVERYWHERE);
  return new Set([...uses].filter(isEmpty).map(([term]) => term));
}

/** Whether a text begins with a small word; a letter alone is a sign: "f is a function". */
export const beginsSmall = ({ spoken }: { readonly spoken: string }): boolean => /^["“„«(]?\p{Ll}{2}/u.test(spoken);

/** Finds the sentences whose start was cut, and leaves them the small letter that shows it. */
function markCut(sentences: Sentence[]): void {
  const small = sentences.filter(beginsSmall);
  if (small.length >= sentences.length / 2) return;
  for (const sentence of small) {
    const { index, text, spoken } = sentence;
    const first = spoken.charAt(0);
    const isSame = first.toUpperCase() === text.charAt(0);
    sentences[index] = { ...sentence, text: isSame ? first + text.slice(1) : text, isCut: true };
  }
}

/** The sentences of a recording, cleaned, in their order. */
export function toSentences(lecture: Lecture, language: AssistantLanguage = getLanguage(lecture.language)): Sentence[] {
  const sentences: Sentence[] = [];
  for (const spoken of spokenSentences(lecture)) {
    const text = cleanSentence(spoken.text, language);
    if (text === "") continue;
    const words = toWords(text);
    const terms = new Set(words.filter((word) => isTopical(word, language)).map(language.vocabulary.stem));
    const { start, end, line, speaker, beginsTurn } = spoken;
    const index = sentences.length;
    const length = words.length;
    sentences.push({ index, text, spoken: spoken.text, length, terms, start, end, line, speaker, beginsTurn });
  }
  markCut(sentences);
  if (language.isKnown) return sentences;
  const empty = emptyTerms(sentences);
  return sentences.map((sentence) => ({
    ...sentence,
    terms: new Set([...sentence.terms].filter((term) => !empty.has(term))),
  }));
}

/** Whether a sentence was said with a full stop. Where it was not, its borders are a guess. */
export const isEnded = ({ spoken }: Pick<Sentence, "spoken">): boolean => /[.!]["'”’)]*$/u.test(spoken.trimEnd());

/** How many sentences have each term. */
export function countUses(sentences: readonly Sentence[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { terms } of sentences) for (const term of terms) uses.set(term, (uses.get(term) ?? 0) + 1);
  return uses;
}
