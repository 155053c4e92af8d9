import { stemmer as english } from "@orama/stemmers/english";
import { stemmer as french } from "@orama/stemmers/french";
import { stemmer as german } from "@orama/stemmers/german";
import { stemmer as portuguese } from "@orama/stemmers/portuguese";
import { stemmer as spanish } from "@orama/stemmers/spanish";
import { stopwords as englishStopWords } from "@orama/stopwords/english";
import { stopwords as frenchStopWords } from "@orama/stopwords/french";
import { stopwords as germanStopWords } from "@orama/stopwords/german";
import { stopwords as portugueseStopWords } from "@orama/stopwords/portuguese";
import { stopwords as spanishStopWords } from "@orama/stopwords/spanish";
import { foldWord } from "@lectern/transcript/languages/fold-word.ts";
import { isKnownLanguage, type KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";
import { spokenWords } from "./spoken-words.ts";

/** The words of one language, as far as searching and weighing need to know them. */
export interface Vocabulary {
  /** One form for the forms of a word: "células" and "célula" have one stem. It need not be a word. */
  readonly stem: (word: string) => string;
  /** Whether a word says nothing about a subject: articles, pronouns, auxiliaries, fillers. False for all words of an unknown language. */
  readonly isStopWord: (word: string) => boolean;
}

const stemmers: Readonly<Record<KnownLanguage, (word: string) => string>> = {
  en: english,
  es: spanish,
  de: german,
  fr: french,
  pt: portuguese,
};

const stopWords: Readonly<Record<KnownLanguage, readonly string[]>> = {
  en: englishStopWords,
  es: spanishStopWords,
  de: germanStopWords,
  fr: frenchStopWords,
  pt: portugueseStopWords,
};

/** "l'énergie" is "énergie", "qu'il" is "il". */
const elision = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|quoiqu)'(?=\p{L})/u;

/** What no word is longer than: a run beyond it is neither composed nor stemmed, which takes time that grows with its square. */
const LONGEST_WORD = 40;

function bareForm(word: string, language: KnownLanguage): string {
  const folded = foldWord(word);
  if (language === "fr") return folded.replace(elision, "");
  return language === "en" ? folded.replace(/'s?$/, "") : folded;
}

/** Words are looked up far more often than there are different ones; a process that lives long keeps no more than this. */
const MOST_REMEMBERED = 50_000;

function remembered<Result>(find: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, Result>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const result = find(word);
    if (known.size >= MOST_REMEMBERED) known.clear();
    known.set(word, result);
    return result;
  };
}

/** "Doesn't", which is typed without its apostrophe too. */
const negated = /n't$/u;

function vocabularyFor(language: KnownLanguage): Vocabulary {
  const listed = [...stopWords[language], ...spokenWords[language].split(/\s+/)].map(foldWord);
  const stop = new Set([
    ...listed,
    ...listed.filter((word) => negated.test(word)).map((word) => word.replace("'", "")),
  ]);
  return {
    stem: remembered((word) => {
      const bare = bareForm(word, language);
      return bare.length < 3 || bare.length > LONGEST_WORD || !/^[\p{L}'-]+$/u.test(bare)
        ? bare
        : stemmers[language](bare);
    }),
    isStopWord: remembered((word) => {
      const folded = foldWord(word);
      return stop.has(folded) || stop.has(bareForm(folded, language));
    }),
  };
}

/** For a language without a word list: words are themselves, and which of them are empty must be told from their use. */
const languageFree: Vocabulary = { stem: foldWord, isStopWord: () => false };

const vocabularies = new Map<KnownLanguage, Vocabulary>();

/**
 * The words of a language.
 * @param language BCP 47, as `detectLanguage` gives it
 */
export function getVocabulary(language: string): Vocabulary {
  if (!isKnownLanguage(language)) return languageFree;
  const known = vocabularies.get(language) ?? vocabularyFor(language);
  vocabularies.set(language, known);
  return known;
}
