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

/** Speech without full stops, in pieces that end where a new thought often begins. */
function chunksOf(text: string): string[] {
  const words = text.split(/\s+/);
  if (words.length <= UNPUNCTUATED) return [text];
  const chunks: string[][] = [[]];
  for (const word of words) {
    const chunk = chunks.at(-1)!;
    const turning = /^(?:so|now|and|but|then|because|okay|well)$/i.test(word);
    if (chunk.length >= CHUNK * 1.5 || (turning && chunk.length >= CHUNK / 2)) chunks.push([word]);
    else chunk.push(word);
  }
  return chunks.map((chunk) => chunk.join(" "));
}

function* spokenSentences(source: Source): Generator<string> {
  for (const turn of turnsOf(source)) {
    let pending = "";
    for (const { segment } of sentenceSegmenter.segment(turn.replaceAll(/\s+/g, " "))) {
      pending += segment;
      if (abbreviation.test(pending.trimEnd())) continue;
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
    const words = wordsOf(text);
    const terms = new Set(words.filter((word) => isTopical(word.toLowerCase())).map(stem));
    sentences.push({ index: sentences.length, text, length: words.length, terms });
  }
  return sentences;
}
