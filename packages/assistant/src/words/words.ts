import { toAmerican } from "@lectern/domain/spellings.ts";
import { type KnownLanguage, toKnownLanguage } from "@lectern/transcript/languages/known-languages.ts";
import { readCommonWords } from "./common-words.ts";
import { de } from "./de/words.ts";
import { en } from "./en/words.ts";
import { es } from "./es/words.ts";
import { fr } from "./fr/words.ts";
import type { Cues, LanguageData } from "./language-data.ts";
import { pt } from "./pt/words.ts";
import { foldWord, splitWords } from "./split-words.ts";

/** The words of one language, for searching and weighing. */
export interface Words {
  /** BCP 47. */
  readonly language: string;
  /** Without data, no word is a stop word, and stems are the words themselves. */
  readonly isKnown: boolean;
  readonly cues: Cues | undefined;
  /** One term for the forms and spellings of a word, without accents; a number word has its figure: "seven" and "7" are one term. */
  readonly toTerm: (word: string) => string;
  /** One stem for the forms of a word in one spelling. The filter of common words has stems. */
  readonly toStem: (word: string) => string;
  /** The terms of a text, in order. Numbers in several words are one: "nineteen sixty-four" is "1964". */
  readonly toTerms: (text: string) => string[];
  /** Whether a word has no content: an article, a pronoun, an auxiliary, a filler. */
  readonly isStopWord: (word: string) => boolean;
  /** Whether a word belongs to the wording of a question and not to its subject: "explain", "lecture". */
  readonly isAskingWord: (word: string) => boolean;
  /** What questions are worded with: all words for which `isAskingWord` or `isStopWord` is true. */
  readonly questionVocabulary: ReadonlySet<string>;
  /** Whether a word is too general for a key term. */
  readonly isGeneralWord: (word: string) => boolean;
  /** Whether the language uses a word, or another form of it, often. */
  readonly isCommonWord: (word: string) => boolean;
}

/** In characters. Longer strings are no words, and aren't stemmed: the time would grow with the square of their length. */
const LONGEST_STEMMED_CHARACTERS = 40;
/** The most words whose result is remembered, so that a process that lives long doesn't run out of memory. */
const MOST_REMEMBERED_WORDS = 50_000;

function memoize<Result>(find: (word: string) => Result): (word: string) => Result {
  const results = new Map<string, Result>();
  return (word) => {
    const before = results.get(word);
    if (before !== undefined) return before;
    const result = find(word);
    if (results.size >= MOST_REMEMBERED_WORDS) results.clear();
    results.set(word, result);
    return result;
  };
}

/** A French elided word before a noun or verb: "l'énergie", "qu'il". */
const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'(?=.)/;

const toList = (text: string): string[] => text.split(/\s+/).filter(Boolean).map(foldWord);

/** Joins number words that are said as one: "twenty three" is 23, "nineteen sixty four" 1964. */
function joinNumbers(terms: readonly string[], isSpelt: (index: number) => boolean): string[] {
  const joined: string[] = [];
  let wasSpelt = false;
  for (const [index, term] of terms.entries()) {
    const last = joined.at(-1);
    const spelt = isSpelt(index);
    if (spelt && wasSpelt && last !== undefined) {
      const [before, value] = [Number(last), Number(term)];
      const isUnit = value < 10 && value > 0 && before % 10 === 0 && before % 100 >= 20;
      // "ten sixty-six" to "twenty-one ninety-nine".
      const isYear = value >= 10 && value < 100 && before >= 10 && before <= 21;
      if (isUnit || isYear) {
        joined[joined.length - 1] = String(isUnit ? before + value : before * 100 + value);
        continue;
      }
    }
    joined.push(term);
    wasSpelt = spelt;
  }
  return joined;
}

function createWords(language: string, data: LanguageData | undefined): Words {
  const stop = new Set(data === undefined ? [] : [...data.published.map(foldWord), ...toList(data.stopWords)]);
  // Stop words are often typed without their apostrophe: "dont", "whats".
  const contractions = [...stop].filter((word) => word.includes("'"));
  for (const word of contractions) stop.add(word.replaceAll("'", ""));
  const asking = new Set(toList(data?.askingWords ?? ""));
  const general = new Set(toList(data?.generalWords ?? ""));
  const numbers = new Map(
    (data?.numbers ?? "")
      .split(/\s+/)
      .filter(Boolean)
      .map((entry) => {
        const [word = "", value = ""] = entry.split("=");
        return [foldWord(word), value] as const;
      }),
  );
  for (const word of numbers.keys()) stop.delete(word);
  const toBare = (word: string) => {
    const folded = foldWord(word);
    if (language === "fr") return folded.replace(elision, "");
    return language === "en" ? folded.replace(/'s?$/, "") : folded;
  };
  const stem = (bare: string) =>
    data === undefined || bare.length < 3 || bare.length > LONGEST_STEMMED_CHARACTERS || !/^[\p{L}'-]+$/u.test(bare)
      ? bare
      : foldWord(data.stem(bare));
  const toStem = (word: string) => stem(toBare(word));
  const toTerm = memoize((word) => {
    const bare = toBare(word);
    return numbers.get(bare) ?? stem(language === "en" ? toAmerican(bare) : bare);
  });
  const isSpeltNumber = memoize((word) => numbers.has(toBare(word)));
  const isIn = (list: ReadonlySet<string>) => memoize((word) => list.has(foldWord(word)) || list.has(toBare(word)));
  const isCommon = readCommonWords(data?.commonWords ?? "");
  return {
    language,
    isKnown: data !== undefined,
    cues: data?.cues,
    toTerm,
    toStem,
    toTerms: (text) => {
      const words = splitWords(text);
      const terms = words.map(toTerm);
      return words.some(isSpeltNumber) ? joinNumbers(terms, (index) => isSpeltNumber(words[index]!)) : terms;
    },
    questionVocabulary: new Set([...asking, ...stop]),
    isStopWord: isIn(stop),
    isAskingWord: isIn(asking),
    isGeneralWord: isIn(general),
    isCommonWord: (word) => isCommon(toStem(word)),
  };
}

const languageData: Readonly<Record<KnownLanguage, LanguageData>> = { de, en, es, fr, pt };
const wordsByLanguage = new Map<KnownLanguage, Words>();

/**
 * The words of a language.
 * @param language BCP 47, as a recording has it
 */
export function getWords(language: string): Words {
  const code = toKnownLanguage(language);
  // Tags come from stored data; only those of known languages may fill the map.
  if (code === undefined) return createWords(language, undefined);
  const words = wordsByLanguage.get(code) ?? createWords(code, languageData[code]);
  wordsByLanguage.set(code, words);
  return words;
}
