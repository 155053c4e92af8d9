import { franc } from "franc-min";
import { stopwords as englishStopWords } from "@orama/stopwords/english";
import { stopwords as frenchStopWords } from "@orama/stopwords/french";
import { stopwords as germanStopWords } from "@orama/stopwords/german";
import { stopwords as portugueseStopWords } from "@orama/stopwords/portuguese";
import { stopwords as spanishStopWords } from "@orama/stopwords/spanish";
import { knownLanguages, type KnownLanguage, UNDETERMINED } from "./known-languages.ts";
import { foldWord } from "./fold-word.ts";

const written: Readonly<Record<KnownLanguage, ReadonlySet<string>>> = {
  en: new Set(englishStopWords),
  es: new Set(spanishStopWords),
  de: new Set(germanStopWords),
  fr: new Set(frenchStopWords),
  pt: new Set(portugueseStopWords),
};

/** In characters: what is read of a text, in pieces from its beginning to its end. A lecture may open in another language. */
const PIECE = 600;
const PIECES = 5;
/** Of a text's words, so many are its language's stop words at least; of another language's, fewer. */
const LEAST_SHARE = 0.2;
/** With so many, and far fewer of any other language, there is no doubt, whatever the trigrams say. */
const CLEAR_SHARE = 0.4;
/** What trigrams name stands unless another language has so many times its stop words: lists are not equally long. */
const BY_FAR = 1.6;
const LEAST_WORDS = 3;
/** In characters: what trigrams say of a shorter text is a guess between neighbours. */
const LEAST_FOR_TRIGRAMS = 200;

function takeSamples(text: string): string {
  if (text.length <= PIECE * PIECES) return text;
  const step = (text.length - PIECE) / (PIECES - 1);
  return Array.from({ length: PIECES }, (_, n) => text.slice(Math.floor(n * step), Math.floor(n * step) + PIECE)).join(
    " ",
  );
}

interface Share {
  readonly language: KnownLanguage;
  /** How much of a text is stop words of this language, 0 to 1. */
  readonly share: number;
  /** How many different ones. */
  readonly distinct: number;
}

function measureShare(words: readonly string[], language: KnownLanguage): Share {
  const own = words.filter((word) => written[language].has(word));
  return { language, share: own.length / words.length, distinct: new Set(own).size };
}

/** What trigrams say, BCP 47. */
function nameByTrigrams(text: string): string {
  const named = franc(text);
  return named === UNDETERMINED ? UNDETERMINED : (Intl.getCanonicalLocales(named)[0] ?? UNDETERMINED);
}

/**
 * The language of a text, BCP 47: "en", "es", "ru"; "und" when it cannot be told. Trigrams name it. Of the languages whose
 * words we know, their stop words must agree: a text that merely looks Spanish would be given Spanish stems and sentences.
 */
export function detectLanguage(text: string): string {
  const sample = takeSamples(text);
  const words = (sample.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []).map(foldWord);
  if (words.length < LEAST_WORDS) return UNDETERMINED;
  const shares = knownLanguages.map((language) => measureShare(words, language)).toSorted((a, b) => b.share - a.share);
  const best = shares[0]!;
  const named = nameByTrigrams(sample);
  const own = shares.find(({ language }) => language === named);
  if (own === undefined) {
    const isClear = best.share >= CLEAR_SHARE && best.share >= shares[1]!.share * BY_FAR;
    if (isClear && best.distinct >= LEAST_WORDS) return best.language;
    return sample.length >= LEAST_FOR_TRIGRAMS ? named : UNDETERMINED;
  }
  const likely = own.share * BY_FAR >= best.share ? own : best;
  return likely.share >= LEAST_SHARE && likely.distinct >= LEAST_WORDS ? likely.language : UNDETERMINED;
}
