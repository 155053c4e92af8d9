import { foldAccents } from "@lectern/domain/text-folding.ts";
import type { AssistantLanguage } from "../languages/language.ts";
import type { Passage } from "../lecture/passages.ts";
import { splitWords, toRoot } from "../lecture/words.ts";

/** A word of a lecture. */
interface SpokenWord {
  /** As it is written most often. */
  readonly form: string;
  readonly uses: number;
}

/** The words that a lecture says, for reading what is typed about it. */
export interface LectureWords {
  /** Without case and accents. */
  readonly words: ReadonlyMap<string, SpokenWord>;
  /** Neighbours written as one: "electron negativity", which a recogniser may have split. */
  readonly pairs: ReadonlyMap<string, SpokenWord>;
  readonly roots: ReadonlySet<string>;
  /** Whether a word has three letters in a row that no word of the lecture has: a misspelt one often does. */
  readonly looksOdd: (word: string) => boolean;
}

/** In letters: of a longer word, its beginning. */
const LONGEST_ODD = 40;
/** In letters: both words of a pair. */
const LEAST_PAIR = 6;

/** "Version 3" */
const isDigit = (word: string): boolean => /^\d$/.test(word);

function count(tallies: Map<string, Map<string, number>>, key: string, form: string): void {
  const forms = tallies.get(key) ?? new Map<string, number>();
  if (forms.size === 0) tallies.set(key, forms);
  forms.set(form, (forms.get(form) ?? 0) + 1);
}

function toSpoken(tallies: ReadonlyMap<string, ReadonlyMap<string, number>>): Map<string, SpokenWord> {
  const spoken = new Map<string, SpokenWord>();
  for (const [key, forms] of tallies) {
    let [form, most, uses] = ["", 0, 0];
    for (const [one, times] of forms) {
      uses += times;
      if (times > most) [form, most] = [one, times];
    }
    spoken.set(key, { form, uses });
  }
  return spoken;
}

/** Three letters in a row, with the ends of the word. */
const toTrigrams = (word: string): string[] => {
  const marked = `^${word.slice(0, LONGEST_ODD)}$`;
  return Array.from({ length: Math.max(0, marked.length - 2) }, (_, at) => marked.slice(at, at + 3));
};

/** Collects the words of a lecture, in time that grows with its length. */
export function collectWords(passages: readonly Pick<Passage, "text">[], language: AssistantLanguage): LectureWords {
  const folded = new Map<string, string>();
  const fold = (word: string): string => {
    const known = folded.get(word) ?? foldAccents(word.replaceAll(/['’]/g, ""));
    folded.set(word, known);
    return known;
  };
  const words = new Map<string, Map<string, number>>();
  const pairs = new Map<string, Map<string, number>>();
  for (const { text } of passages) {
    let before = "";
    for (const word of splitWords(text)) {
      const key = fold(word);
      count(words, key, word);
      const pair = fold(before) + key;
      if (before.length > 1 && (word.length > 1 || isDigit(word)) && pair.length >= LEAST_PAIR)
        count(pairs, pair, `${before} ${word}`);
      before = word;
    }
  }
  let trigrams: Set<string> | undefined;
  return {
    looksOdd: (word) => {
      trigrams ??= new Set([...words.keys()].flatMap(toTrigrams));
      return toTrigrams(word).some((trigram) => !trigrams!.has(trigram));
    },
    words: toSpoken(words),
    pairs: toSpoken(pairs),
    roots: new Set(Array.from(folded.keys(), (word) => toRoot(word, language))),
  };
}
