import { UNDETERMINED } from "./known-languages.ts";

/** Scripts that are used for one language almost alone, with that language (BCP 47). */
const ownScripts: readonly (readonly [language: string, letters: RegExp])[] = [
  ["he", /\p{Script=Hebrew}/gu],
  ["ko", /\p{Script=Hangul}/gu],
  ["th", /\p{Script=Thai}/gu],
  ["lo", /\p{Script=Lao}/gu],
  ["km", /\p{Script=Khmer}/gu],
  ["my", /\p{Script=Myanmar}/gu],
  ["el", /\p{Script=Greek}/gu],
  ["hy", /\p{Script=Armenian}/gu],
  ["ka", /\p{Script=Georgian}/gu],
  ["bn", /\p{Script=Bengali}/gu],
  ["pa", /\p{Script=Gurmukhi}/gu],
  ["gu", /\p{Script=Gujarati}/gu],
  ["or", /\p{Script=Oriya}/gu],
  ["ta", /\p{Script=Tamil}/gu],
  ["te", /\p{Script=Telugu}/gu],
  ["kn", /\p{Script=Kannada}/gu],
  ["ml", /\p{Script=Malayalam}/gu],
  ["si", /\p{Script=Sinhala}/gu],
  ["am", /\p{Script=Ethiopic}/gu],
  ["bo", /\p{Script=Tibetan}/gu],
];
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const han = /\p{Script=Han}/gu;
const latin = /\p{Script=Latin}/gu;

/** Scripts of several languages, with the letters that only one of them has. */
const sharedScripts: readonly (readonly [
  letters: RegExp,
  own: readonly (readonly [language: string, letters: RegExp])[],
])[] = [
  [
    /\p{Script=Arabic}/gu,
    [
      ["ur", /[ٹڈڑںے]/g],
      ["fa", /[پچژگ]/g],
    ],
  ],
  [
    /\p{Script=Cyrillic}/gu,
    [
      ["uk", /[їєґ]/gi],
      ["be", /ў/gi],
      ["ru", /[ыэё]/gi],
    ],
  ],
  [/\p{Script=Devanagari}/gu, []],
];

/** The share of a text's letters, at least, that belong to its script. */
const LEAST_SCRIPT_SHARE = 0.5;
/** The share of kana among kana and Chinese characters, at least, in a Japanese text. */
const LEAST_KANA_SHARE = 0.1;
/** Letters that a text needs for its script to be found. */
const LEAST_LETTERS = 4;
/** In a text of a language that shares its script, one in at most so many letters is the language's own. */
const MOST_LETTERS_PER_OWN = 100;

const countIn = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** The script of a text, as far as it tells a language. */
export type ScriptOfText =
  | { readonly kind: "language"; readonly language: string }
  /** Several languages are written in it. `likely` is the one whose own letters it has, else "und". */
  | { readonly kind: "shared"; readonly likely: string }
  | { readonly kind: "latin" }
  /** Too few letters, or none that most are of. */
  | { readonly kind: "none" };

/** Finds the script in which most letters of a text are written. */
export function findScript(text: string): ScriptOfText {
  const letters = countIn(text, /\p{L}/gu);
  if (letters < LEAST_LETTERS) return { kind: "none" };
  const isMain = (count: number): boolean => count >= letters * LEAST_SCRIPT_SHARE;
  if (isMain(countIn(text, latin))) return { kind: "latin" };
  const [kanas, hans] = [countIn(text, kana), countIn(text, han)];
  if (isMain(kanas + hans))
    return { kind: "language", language: kanas >= (kanas + hans) * LEAST_KANA_SHARE ? "ja" : "zh" };
  const ownScript = ownScripts.find(([, script]) => isMain(countIn(text, script)));
  if (ownScript !== undefined) return { kind: "language", language: ownScript[0] };
  const shared = sharedScripts.find(([script]) => isMain(countIn(text, script)));
  if (shared === undefined) return { kind: "none" };
  const likely = shared[1].find(([, distinctive]) => countIn(text, distinctive) * MOST_LETTERS_PER_OWN >= letters);
  return { kind: "shared", likely: likely?.[0] ?? UNDETERMINED };
}
