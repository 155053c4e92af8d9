import { cleanSentence } from "./clean.ts";
import { isTopical, stem, wordsOf } from "./words.ts";

/** What is summarised: the segments where there are any, for their speakers and their borders; else the text. */
export interface Source {
  readonly transcript: string;
  readonly segments?: readonly { readonly speaker?: string | undefined; readonly text: string }[] | undefined;
}

export interface Sentence {
  /** Place in the recording, from 0. */
  readonly index: number;
  readonly text: string;
  readonly length: number;
  /** Stems of the words that carry the subject, each once. */
  readonly terms: ReadonlySet<string>;
}

/** A sentence ends after none of these. */
const abbreviation =
  /(?:\b(?:Dr|Mr|Mrs|Ms|Prof|St|Jr|Sr|vs|etc|e\.g|i\.e|cf|approx|Fig|No|Vol|pp|ca)|\b\p{Lu}|\b(?:\p{Lu}\.)+\p{Lu})\.$/u;
/** Longer than this, in words, a sentence was written down without its full stops. */
const UNPUNCTUATED = 70;
const CHUNK = 24;
/** Longer than this, in characters, it is not words with spaces between them. */
const UNSPACED = 1200;
const SLICE = 300;
/** More than eight hours of quick talk: what comes after is not read. */
const MOST = 30_000;

const sentenceSegmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/** Runs of text that one person said, without the speakers' names. */
function turnsOf({ transcript, segments }: Source): string[] {
  if (segments === undefined || segments.length === 0) {
    return transcript.split(/\n+/).map((line) => line.replace(/^\p{Lu}[\p{L}.' -]{0,40}:\s+/u, ""));
  }
  const turns: string[] = [];
  let speaker: string | undefined;
  for (const segment of segments) {
    const last = turns.length - 1;
    if (last >= 0 && segment.speaker === speaker) turns[last] = `${turns[last]} ${segment.text}`;
    else turns.push(segment.text);
    speaker = segment.speaker;
  }
  return turns;
}

/** What no space or full stop ever ends, in pieces. */
const slicesOf = (text: string): string[] =>
  text.length <= UNSPACED
    ? [text]
    : Array.from({ length: Math.ceil(text.length / SLICE) }, (_, n) => text.slice(n * SLICE, (n + 1) * SLICE));

/** Speech without full stops, in pieces that end where a new thought often begins. */
function chunksOf(text: string): string[] {
  const words = text.split(/\s+/);
  if (words.length <= UNPUNCTUATED) return slicesOf(text);
  const chunks: string[][] = [[]];
  for (const word of words) {
    const chunk = chunks.at(-1)!;
    const turning = /^(?:so|now|and|but|then|because|okay|well)$/i.test(word);
    if (chunk.length >= CHUNK * 1.5 || (turning && chunk.length >= CHUNK / 2)) chunks.push([word]);
    else chunk.push(word);
  }
  return chunks.flatMap((chunk) => slicesOf(chunk.join(" ")));
}

const run = /[^\p{L}\p{M}\p{N}\s]{4,400}/gu;

/** One line, in which a run of signs is three of them: a page of commas must not cost a minute of patterns. */
function evenly(text: string): string {
  let line = text.replaceAll(/\s+/g, " ");
  // In bites: a pattern without an upper bound overflows the stack on a run of some megabytes.
  for (let before = ""; before !== line; ) {
    before = line;
    line = line.replaceAll(run, (signs) => signs.slice(0, 3));
  }
  return line;
}

function* spokenSentences(source: Source): Generator<string> {
  for (const turn of turnsOf(source)) {
    let pending = "";
    for (const { segment } of sentenceSegmenter.segment(evenly(turn))) {
      pending += segment;
      if (pending.length < UNSPACED && abbreviation.test(pending.trimEnd())) continue;
      yield* chunksOf(pending.trim());
      pending = "";
    }
    if (pending.trim() !== "") yield* chunksOf(pending.trim());
  }
}

/** The sentences of a recording, cleaned, in their order. */
export function sentencesOf(source: Source): Sentence[] {
  const sentences: Sentence[] = [];
  for (const spoken of spokenSentences(source)) {
    const text = cleanSentence(spoken);
    if (text === "") continue;
    if (sentences.length === MOST) break;
    const words = wordsOf(text);
    const terms = new Set(words.filter((word) => isTopical(word.toLowerCase())).map(stem));
    sentences.push({ index: sentences.length, text, length: words.length, terms });
  }
  return sentences;
}
