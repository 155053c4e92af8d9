import { stopwords as englishStopWords } from "@orama/stopwords/english";
import { stopwords as frenchStopWords } from "@orama/stopwords/french";
import { stopwords as germanStopWords } from "@orama/stopwords/german";
import { stopwords as portugueseStopWords } from "@orama/stopwords/portuguese";
import { stopwords as spanishStopWords } from "@orama/stopwords/spanish";
import { foldWord } from "./fold-word.ts";
import { knownLanguages, type KnownLanguage } from "./known-languages.ts";

const stopWords: Readonly<Record<KnownLanguage, ReadonlySet<string>>> = {
  en: new Set(englishStopWords),
  es: new Set(spanishStopWords),
  de: new Set(germanStopWords),
  fr: new Set(frenchStopWords),
  pt: new Set(portugueseStopWords),
};

/** The share of a text's words that are stop words of a language. */
export interface StopWordShare {
  readonly language: KnownLanguage;
  /** 0 to 1. */
  readonly share: number;
  /** The number of different stop words in the text. */
  readonly distinct: number;
}

/** Measures how much of a text is stop words, for each language whose words are known, the largest share first. */
export function measureStopWords(text: string): { readonly words: number; readonly shares: readonly StopWordShare[] } {
  const words = (text.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []).map(foldWord);
  const shares = knownLanguages.map((language) => {
    const languageWords = words.filter((word) => stopWords[language].has(word));
    return { language, share: languageWords.length / Math.max(1, words.length), distinct: new Set(languageWords).size };
  });
  return { words: words.length, shares: shares.toSorted((a, b) => b.share - a.share) };
}
