import { findScript } from "./find-script.ts";
import { UNDETERMINED } from "./known-languages.ts";
import { measureStopWords } from "./stop-word-shares.ts";

/** Names the language of a text, BCP 47; "und" where it is not sure. */
type NameLanguage = (text: string) => string;

/** In characters: what is read of a text, in pieces from its beginning to its end. A lecture may open in another language. */
const PIECE = 600;
const PIECES = 5;
/** Of a text's words, so many are its language's stop words at least; of another language's, fewer. */
const LEAST_SHARE = 0.2;
/** With so many, and far fewer of any other language, there is no doubt, whatever the library says. */
const CLEAR_SHARE = 0.4;
/** A language that the library names stands unless another has so many times its stop words: lists are not equally long. */
const BY_FAR = 1.6;
const LEAST_WORDS = 3;
/** In characters: a language that the library names for a shorter text is a guess between neighbours. */
const LEAST_FOR_LIBRARY = 80;

function takeSamples(text: string): string {
  if (text.length <= PIECE * PIECES) return text;
  const step = (text.length - PIECE) / (PIECES - 1);
  return Array.from({ length: PIECES }, (_, n) => text.slice(Math.floor(n * step), Math.floor(n * step) + PIECE)).join(
    " ",
  );
}

/** Words without formulas, code and addresses, whose letters are no language's. */
const withoutFormulas = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !/[\\$_^{}=<>|@~\d/]/.test(word) && !/^\p{L}$/u.test(word))
    .join(" ");

function detectLatin(text: string, nameLanguage: NameLanguage | undefined): string {
  const { words, shares } = measureStopWords(text);
  if (words < LEAST_WORDS) return UNDETERMINED;
  const best = shares[0]!;
  const isByFar = best.share >= shares[1]!.share * BY_FAR && best.distinct >= LEAST_WORDS;
  if (nameLanguage === undefined) return best.share >= LEAST_SHARE && isByFar ? best.language : UNDETERMINED;
  const named = nameLanguage(text);
  const own = shares.find(({ language }) => language === named);
  if (own === undefined) {
    if (best.share >= CLEAR_SHARE && isByFar) return best.language;
    return text.length >= LEAST_FOR_LIBRARY ? named : UNDETERMINED;
  }
  const likely = own.share * BY_FAR >= best.share ? own : best;
  return likely.share >= LEAST_SHARE && likely.distinct >= LEAST_WORDS ? likely.language : UNDETERMINED;
}

/**
 * The language of a text, BCP 47: "en", "es", "ru"; "und" where it can't be told. The script decides where one language alone is
 * written in it. Otherwise a library names it; of the languages whose words are known, their stop words must agree, because a
 * text that merely looks Spanish would be given Spanish stems and sentences.
 * @param nameLanguage the library; without it languages of the Latin script are named by their stop words alone
 */
export function detectBy(text: string, nameLanguage?: NameLanguage): string {
  const sample = takeSamples(text);
  const script = findScript(sample);
  if (script.kind === "language") return script.language;
  if (script.kind === "latin") return detectLatin(withoutFormulas(sample), nameLanguage);
  if (script.kind === "none") return UNDETERMINED;
  if (script.likely !== UNDETERMINED) return script.likely;
  return sample.length >= LEAST_FOR_LIBRARY / 2 ? (nameLanguage?.(sample) ?? UNDETERMINED) : UNDETERMINED;
}
