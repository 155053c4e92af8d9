const beyondAscii = /[\u0080-\uffff]/;

/**
 * The parts of a text beyond ASCII, with what is between two that are near each other: most of an English lecture is none. Bounded,
 * because the engine keeps its place in each repetition.
 */
const partsBeyondAscii = /[\u0080-\uffff]+(?:[^\u0080-\uffff]{1,32}[\u0080-\uffff]+){0,200}/g;

/**
 * The combining accents of decomposed Latin, Greek and Cyrillic letters. It excludes the vowel signs of Hindi and Thai.
 */
const combiningAccent = /[\u0300-\u036f]/;
const combiningAccents = new RegExp(combiningAccent, "g");

/** Letters that Unicode does not decompose, with their usual spelling in plain letters. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ħ: "h",
  ŧ: "t",
  ŋ: "n",
  ı: "i",
  ς: "σ",
};
const undecomposed = new RegExp(`[${Object.keys(spelledOut).join("")}]`, "g");

/**
 * The vowel signs of Hebrew and Arabic, soft hyphens and zero-width signs: a search finds a word with and without them. As in
 * the database's `private.fold`.
 */
const unwritten =
  /[\u00ad\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;
/** An alef with hamza, madda or wasla. */
const anyAlef = /[آأإٱ]/g;

/** Matches more accents on one letter than any script uses. Normalizing such a run takes quadratic time. */
const endlessAccents = /(\p{M}{16})\p{M}+/gu;
const normalize = (text: string, form: "NFC" | "NFKD"): string => text.replaceAll(endlessAccents, "$1").normalize(form);

/** Folds the case of a text for comparison. Accents stay, each composed with its letter. */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  return combiningAccent.test(lower) ? normalize(lower, "NFC") : lower;
}

/** The rest is composed again: otherwise a part of a Korean syllable would match the whole one. */
const foldPart = (part: string): string =>
  normalize(part, "NFKD")
    .replaceAll(combiningAccents, "")
    .normalize("NFC")
    .replaceAll(unwritten, "")
    .replaceAll(anyAlef, "ا")
    .replaceAll(undecomposed, (letter) => spelledOut[letter] ?? letter);

/**
 * Folds case and accents of a text for comparison, like the database's `private.fold`: "Søren" and "Œuvre" become
 * "soren" and "oeuvre". The result is never shown.
 */
export function foldAccents(text: string): string {
  const lower = text.toLowerCase();
  return beyondAscii.test(lower) ? lower.replaceAll(partsBeyondAscii, foldPart) : lower;
}
