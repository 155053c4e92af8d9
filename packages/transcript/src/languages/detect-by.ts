import { findScript } from "./find-script.ts";
import { UNDETERMINED } from "./known-languages.ts";
import { measureStopWords } from "./stop-word-shares.ts";

/** Names the language of a text, BCP 47; "und" where it is uncertain. */
type NameLanguage = (text: string) => string;

const SAMPLE_CHARACTERS = 600;
/** Samples from the beginning of a text to its end: a lecture may open in another language. */
const SAMPLES = 5;
/** The share of a text's words, at least, that are stop words of its language. */
const LEAST_STOP_WORD_SHARE = 0.2;
/** The share of stop words that is believed against the library, where every other language has far fewer. */
const CLEAR_STOP_WORD_SHARE = 0.4;
/** A language has far more stop words than another from this factor on: less says nothing, as their lists differ in length. */
const CLEAR_LEAD_FACTOR = 1.6;
/** Words that a text needs, and different stop words that it needs of a language. */
const LEAST_WORDS = 3;
/** A language that the library names for a shorter text is a guess between neighbours. */
const LEAST_LIBRARY_CHARACTERS = 80;

function takeSamples(text: string): string {
  if (text.length <= SAMPLE_CHARACTERS * SAMPLES) return text;
  const step = (text.length - SAMPLE_CHARACTERS) / (SAMPLES - 1);
  return Array.from({ length: SAMPLES }, (_, index) =>
    text.slice(Math.floor(index * step), Math.floor(index * step) + SAMPLE_CHARACTERS),
  ).join(" ");
}

/** Removes formulas, code and addresses, whose letters belong to no language. */
const removeFormulas = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !/[\\$_^{}=<>|@~\d/]/.test(word) && !/^\p{L}$/u.test(word))
    .join(" ");

/** Detects a language of the Latin script by its stop words and the library. */
function detectLatin(text: string, nameLanguage: NameLanguage | undefined): string {
  const { words, shares } = measureStopWords(text);
  if (words < LEAST_WORDS) return UNDETERMINED;
  const best = shares[0]!;
  const isByFar = best.share >= shares[1]!.share * CLEAR_LEAD_FACTOR && best.distinct >= LEAST_WORDS;
  if (nameLanguage === undefined) return best.share >= LEAST_STOP_WORD_SHARE && isByFar ? best.language : UNDETERMINED;
  const libraryLanguage = nameLanguage(text);
  const agreeing = shares.find(({ language }) => language === libraryLanguage);
  if (agreeing === undefined) {
    if (best.share >= CLEAR_STOP_WORD_SHARE && isByFar) return best.language;
    return text.length >= LEAST_LIBRARY_CHARACTERS ? libraryLanguage : UNDETERMINED;
  }
  const likely = agreeing.share * CLEAR_LEAD_FACTOR >= best.share ? agreeing : best;
  return likely.share >= LEAST_STOP_WORD_SHARE && likely.distinct >= LEAST_WORDS ? likely.language : UNDETERMINED;
}

/**
 * Detects the language of a text, BCP 47: "en", "es", "ru"; "und" where it is uncertain. The script decides where one language alone is
 * written in it. Otherwise a library names it; of the languages whose words are known, their stop words must agree, because a
 * text that merely looks Spanish would be given Spanish stems and sentences.
 * @param nameLanguage the library; without it languages of the Latin script are named by their stop words alone
 */
export function detectBy(text: string, nameLanguage?: NameLanguage): string {
  const sample = takeSamples(text);
  const script = findScript(sample);
  if (script.kind === "language") return script.language;
  if (script.kind === "latin") return detectLatin(removeFormulas(sample), nameLanguage);
  if (script.kind === "none") return UNDETERMINED;
  if (script.likely !== UNDETERMINED) return script.likely;
  // Half is enough, as a script leaves few languages.
  return sample.length >= LEAST_LIBRARY_CHARACTERS / 2 ? (nameLanguage?.(sample) ?? UNDETERMINED) : UNDETERMINED;
}
