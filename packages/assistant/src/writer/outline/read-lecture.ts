import type { Lecture } from "@lectern/transcript/source.ts";
import { type Sentence, toSentences } from "../../search/sentences.ts";
import type { OutlineData } from "../../words/outline-data.ts";
import { getOutlineData } from "../../words/outline-words.ts";
import { foldWord, splitWords } from "../../words/split-words.ts";
import { getWords, type Words } from "../../words/words.ts";
import { toQuoteText } from "./clean-speech.ts";

/** A sentence of a lecture, read for an outline. */
export interface ReadSentence extends Sentence {
  /** The text for a quotation that starts with this sentence: no fillers ("um"), no opening words ("So"). Empty if nothing is left. */
  readonly quoteText: string;
  /** In words, as it was spoken. */
  readonly length: number;
  /** The terms that say what the sentence is about. */
  readonly content: ReadonlySet<string>;
  /** A rating from 0 to 1: the higher, the better the sentence can be understood outside the lecture. */
  readonly fitness: number;
  /** It is about the room, the course or who pays, and not about the subject. */
  readonly isAside: boolean;
}

/** A lecture, read once for its outline and its summaries. */
export interface Reading {
  readonly words: Words;
  /** Undefined for a language without data. */
  readonly data: OutlineData | undefined;
  readonly sentences: readonly ReadSentence[];
  /** In words. */
  readonly length: number;
  /** The number of sentences that contain each term. */
  readonly uses: ReadonlyMap<string, number>;
  /** The weight of terms together: more where the lecture comes back to them in many of its parts. */
  readonly weigh: (terms: Iterable<string>) => number;
}

/** In sentences: a lecture is about the terms that at least so many of its sentences have. */
const LEAST_SENTENCES_WITH_TERM = 3;
/** A lecture is divided into parts: a term that is used in more of them weighs more. */
const LECTURE_PARTS = 12;
/**
 * In a language without stop words, a term in a larger share of the sentences counts as one. A lecture of fewer sentences
 * is too short to tell.
 */
const STOP_WORD_SHARE = 0.25;
const LEAST_SENTENCES_FOR_STOP_WORDS = 12;

export const isQuestion = ({ text }: Pick<Sentence, "text">): boolean => /[?？]["'”’)]*$/u.test(text);

/** Whether a quotation can begin with a sentence: it doesn't go on with the one before it. */
export const isBeginning = (
  { quoteText }: Pick<ReadSentence, "quoteText">,
  { words }: Pick<Reading, "words">,
): boolean => words.cues?.continues.test(quoteText) !== true;

/** Sets of a language's folded words, made once. */
interface WordSets {
  readonly persons: ReadonlySet<string>;
  readonly pointing: ReadonlySet<string>;
}
const toSet = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).map(foldWord));
const wordSets = new Map<OutlineData, WordSets>();
function getWordSets(data: OutlineData): WordSets {
  const sets = wordSets.get(data) ?? { persons: toSet(data.persons), pointing: toSet(data.pointing) };
  wordSets.set(data, sets);
  return sets;
}

/** The fitness of a question: quoted without its answer it says hardly anything. */
const QUESTION_FITNESS = 0.1;
/** Shorter sentences depend on the ones around them, so their fitness is lower. Sentences of more words start with 1. */
const FITNESS_BY_LENGTH = { tiny: { belowWords: 4, fitness: 0.3 }, short: { belowWords: 8, fitness: 0.7 } } as const;
/** Factors of a sentence's fitness: for each word for the speaker or listeners, and each that points outside the sentence. */
const PERSON_FACTOR = 0.8;
const POINTING_FACTOR = 0.88;
/** The factor for a sentence about the room, the course or who pays. */
const ASIDE_FACTOR = 0.25;
/** The factor for a sentence that gives a reason: it explains something by itself. */
const REASON_FACTOR = 1.2;

function toLengthFitness(words: number): number {
  const { tiny, short } = FITNESS_BY_LENGTH;
  if (words < tiny.belowWords) return tiny.fitness;
  return words < short.belowWords ? short.fitness : 1;
}

function rateFitness(
  sentence: Sentence,
  spoken: readonly string[],
  data: OutlineData | undefined,
  words: Words,
): number {
  if (isQuestion(sentence)) return QUESTION_FITNESS;
  let fitness = toLengthFitness(spoken.length);
  if (data === undefined) return fitness;
  const { persons, pointing } = getWordSets(data);
  for (const word of spoken) {
    const folded = foldWord(word);
    if (persons.has(folded)) fitness *= PERSON_FACTOR;
    else if (pointing.has(folded)) fitness *= POINTING_FACTOR;
  }
  if (words.cues?.reason.test(sentence.text) === true) fitness *= REASON_FACTOR;
  return Math.min(1, fitness);
}

function createWeigher(sentences: readonly ReadSentence[], uses: ReadonlyMap<string, number>): Reading["weigh"] {
  const parts = new Map<string, Set<number>>();
  for (const { index, content } of sentences) {
    const part = Math.floor((index * LECTURE_PARTS) / sentences.length);
    for (const term of content) {
      const partsWithTerm = parts.get(term);
      if (partsWithTerm === undefined) parts.set(term, new Set([part]));
      else partsWithTerm.add(part);
    }
  }
  const weights = new Map<string, number>();
  for (const [term, count] of uses) {
    if (count < Math.min(LEAST_SENTENCES_WITH_TERM, Math.ceil(sentences.length / LECTURE_PARTS))) continue;
    const spread = Math.sqrt(parts.get(term)!.size / LECTURE_PARTS);
    weights.set(term, Math.log(1 + count) * Math.log(1 + sentences.length / count) * spread);
  }
  return (terms) => {
    let sum = 0;
    for (const term of terms) sum += weights.get(term) ?? 0;
    return sum;
  };
}

function countUses(sentences: readonly ReadSentence[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { content } of sentences) for (const term of content) uses.set(term, (uses.get(term) ?? 0) + 1);
  return uses;
}

function createReading(lecture: Lecture): Reading {
  const words = getWords(lecture.language);
  const data = getOutlineData(lecture.language);
  const hasContent = (word: string) =>
    !words.isStopWord(word) && !words.isGeneralWord(word) && (word.length > 1 || /\p{Script=Han}/u.test(word));
  let sentences = toSentences(lecture, words).map((sentence): ReadSentence => {
    const spoken = splitWords(sentence.text);
    const content = new Set(spoken.filter(hasContent).map(words.toTerm));
    const isAside = data?.aside.test(sentence.text) === true;
    const fitness = rateFitness(sentence, spoken, data, words) * (isAside ? ASIDE_FACTOR : 1);
    const quoteText = toQuoteText(sentence.text, data);
    return { ...sentence, quoteText, length: spoken.length, content, fitness, isAside };
  });
  let uses = countUses(sentences);
  if (!words.isKnown && sentences.length >= LEAST_SENTENCES_FOR_STOP_WORDS) {
    const isLikelyStopWord = (term: string) => uses.get(term)! > sentences.length * STOP_WORD_SHARE;
    sentences = sentences.map((sentence) => ({
      ...sentence,
      content: new Set([...sentence.content].filter((term) => !isLikelyStopWord(term))),
    }));
    uses = countUses(sentences);
  }
  const length = sentences.reduce((sum, sentence) => sum + sentence.length, 0);
  return { words, data, sentences, length, uses, weigh: createWeigher(sentences, uses) };
}

const readings = new WeakMap<Lecture, Reading>();

/** Reads a lecture; once for each lecture object, because that is most of the work of a summary. */
export function readLecture(lecture: Lecture): Reading {
  const reading = readings.get(lecture) ?? createReading(lecture);
  readings.set(lecture, reading);
  return reading;
}
