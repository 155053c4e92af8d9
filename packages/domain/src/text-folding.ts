const beyondAscii = /[^ -~]/;

/** The combining accents of decomposed Latin, Greek and Cyrillic letters. The vowels of Hindi and Thai are not among them. */
const anAccent = /[\u0300-\u036f]/;
const everyAccent = new RegExp(anAccent, "g");

/** Letters that Unicode does not decompose, as they are typed without them. */
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

/** More accents on one letter than any script has: putting such a run in order takes time that grows with its square. */
const endlessAccents = /(\p{M}{16})\p{M}+/gu;
const normalize = (text: string, form: "NFC" | "NFKD"): string => text.replaceAll(endlessAccents, "$1").normalize(form);

/** Folds a text for comparison without case. Accents stay, each composed with its letter. */
export function foldCase(text: string): string {
  const lower = text.toLowerCase();
  return anAccent.test(lower) ? normalize(lower, "NFC") : lower;
}

/**
 * Folds a text for comparison without case and accents, as the database folds what was said (`private.fold`): "Søren" and
 * "Œuvre" are "soren" and "oeuvre". Never shown.
 */
export function foldAccents(text: string): string {
  const lower = text.toLowerCase();
  if (!beyondAscii.test(lower)) return lower;
  // Composed again without the accents: otherwise a part of a Korean syllable would match the whole one.
  const bare = normalize(lower, "NFKD").replaceAll(everyAccent, "").normalize("NFC");
  return bare.replaceAll(undecomposed, (letter) => spelledOut[letter] ?? letter);
}
