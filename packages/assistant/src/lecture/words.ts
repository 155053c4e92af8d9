import type { AssistantLanguage } from "../languages/language.ts";

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
export const spacedWords = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{M}\p{N}]+)*/gu;
const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

/** The words of a text as they are written, also of languages that write without spaces. */
export function toWords(text: string): string[] {
  if (!unspaced.test(text)) return text.match(spacedWords) ?? [];
  return Array.from(segmenter.segment(text), (part) => (part.isWordLike === true ? part.segment : "")).filter(Boolean);
}

/** Between two words, or a word and its number: "Estates-General", "ICD-10". */
export const hyphen = /(?<=\p{L})[-–](?=[\p{L}\p{N}])/gu;

/** A letter of an abbreviation, with its full stop: "H.M.". */
const initial = /(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}(?![\p{L}\p{N}]))/gu;

/** A number whose thousands are divided: "12 000", "12,000". */
const thousands = /(?<![\d.,])[1-9]\d{0,2}(?:[ \u00a0\u202f,.'’]\d{3}){1,4}(?!\d)/gu;

/** "Estates-General" and "ICD-10" are found by either of their parts, "H.M." as "HM", and "12 000" as "12000". */
export const splitWords = (text: string): string[] =>
  toWords(
    text
      .replaceAll(hyphen, " ")
      .replaceAll(initial, "$1")
      .replaceAll(thousands, (number) => number.replaceAll(/\D/gu, "")),
  );

/** The shortest word that can carry something of a subject, in characters. */
const leastLength = (word: string): number => (unspaced.test(word) ? 2 : 3);

/** Whether a word is an abbreviation of two letters: "HM", "AI". */
const isInitials = (word: string): boolean => /^\p{Lu}{2}$/u.test(word);

/** Whether a short word is a sign of a formula or counts a letter: "dx", "dA", "c0", "x2", "the four Vs". "X vs Y" has none. */
export const isSign = (word: string): boolean =>
  /^(?:(?!vs$)[b-df-hj-np-tv-xz]{2}|[B-DF-HJ-NP-TV-Z]s|\p{Ll}\p{Lu}|(?=\p{N}{0,5}\p{L})(?=\p{L}{0,5}\p{N})[\p{L}\p{N}]{2,6})$/u.test(
    word,
  );

/** Whether a word is long enough to be searched for; numbers, initials and signs always are. */
export const isSearchable = (word: string): boolean =>
  word.length >= leastLength(word) || /^\d+$/.test(word) || isInitials(word) || isSign(word);

/** Whether a word carries something of the subject. */
export function isTopical(word: string, { vocabulary }: Pick<AssistantLanguage, "vocabulary">): boolean {
  if (word.length < leastLength(word) || /^\d+$/.test(word)) return false;
  return !vocabulary.isStopWord(word);
}

/** In characters. A longer run is no word, and decomposing its marks would take time that grows with its square. */
const LONGEST_WORD = 200;

/** The search term of a word: its stem, without marks, which a question typed in haste leaves out. */
export const toRoot = (word: string, { vocabulary }: Pick<AssistantLanguage, "vocabulary">): string => {
  const stem = vocabulary.stem(word);
  return stem.length > LONGEST_WORD ? stem : stem.normalize("NFD").replaceAll(/\p{M}/gu, "");
};

/** The search terms of a text: the roots of its words. */
export const toRoots = (text: string, language: Pick<AssistantLanguage, "vocabulary">): string[] =>
  splitWords(text)
    .filter(isSearchable)
    .map((word) => toRoot(word, language));
