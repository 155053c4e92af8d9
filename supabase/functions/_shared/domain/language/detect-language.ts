// Copied from packages/domain by `npm run domain -w @lectern/supabase`: change it there.
import { franc } from "franc-min";
import { stopwords as englishStopWords } from "@orama/stopwords/english";
import { stopwords as frenchStopWords } from "@orama/stopwords/french";
import { stopwords as germanStopWords } from "@orama/stopwords/german";
import { stopwords as portugueseStopWords } from "@orama/stopwords/portuguese";
import { stopwords as spanishStopWords } from "@orama/stopwords/spanish";
import { isKnownLanguage, knownLanguages, type KnownLanguage, UNDETERMINED } from "./language.ts";
import { foldWord } from "./vocabulary.ts";

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
/** With so many there is no doubt, whatever the trigrams of a short text say. */
const CLEAR_SHARE = 0.4;
const LEAST_WORDS = 3;
/** In characters: what trigrams say of a shorter text is a guess between neighbours. */
const LEAST_FOR_TRIGRAMS = 200;

function samplesOf(text: string): string {
  if (text.length <= PIECE * PIECES) return text;
  const step = (text.length - PIECE) / (PIECES - 1);
  return Array.from({ length: PIECES }, (_, n) => text.slice(Math.floor(n * step), Math.floor(n * step) + PIECE)).join(
    " ",
  );
}

/** How much of a text is stop words of a language, 0 to 1. */
const shareOf = (words: readonly string[], language: KnownLanguage): number =>
  words.filter((word) => written[language].has(word)).length / words.length;

/**
 * The language of a text, BCP 47: "en", "es", "ru"; "und" when it cannot be told. Trigrams name it. Of the languages whose
 * words we know, their stop words must agree: a text that merely looks Spanish would be given Spanish stems and sentences.
 */
export function detectLanguage(text: string): string {
  const sample = samplesOf(text);
  const words = (sample.match(/\p{L}[\p{L}\p{M}'’]*/gu) ?? []).map(foldWord);
  if (words.length < LEAST_WORDS) return UNDETERMINED;
  const [best] = knownLanguages
    .map((language) => ({ language, share: shareOf(words, language) }))
    .toSorted((a, b) => b.share - a.share);
  const { language, share } = best!;
  const distinct = new Set(words.filter((word) => written[language].has(word)));
  if (distinct.size >= LEAST_WORDS && share >= CLEAR_SHARE) return language;
  const named = franc(sample);
  const found = named === UNDETERMINED ? UNDETERMINED : (Intl.getCanonicalLocales(named)[0] ?? UNDETERMINED);
  if (!isKnownLanguage(found)) return sample.length < LEAST_FOR_TRIGRAMS ? UNDETERMINED : found;
  return distinct.size >= LEAST_WORDS && share >= LEAST_SHARE ? language : UNDETERMINED;
}
