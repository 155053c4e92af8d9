import { UNDETERMINED } from "./known-languages.ts";

/** A script that hardly more than one language is written in, and that language (BCP 47). */
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

/** Of a text's letters, so many are of the script that it is written in. */
const MAIN_SHARE = 0.5;
/** Of Chinese characters and kana together, so many kana make a text Japanese. */
const KANA_SHARE = 0.1;
const LEAST_LETTERS = 4;

const countIn = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** The script of a text, as far as it tells a language. */
export type ScriptOfText =
  | { readonly kind: "language"; readonly language: string }
  /** Several languages are written in it. `likely` is the one whose own letters it has, else "und". */
  | { readonly kind: "shared"; readonly likely: string }
  | { readonly kind: "latin" }
  | { readonly kind: "none" };

/** Finds the script in which most letters of a text are written. */
export function findScript(text: string): ScriptOfText {
  const letters = countIn(text, /\p{L}/gu);
  if (letters < LEAST_LETTERS) return { kind: "none" };
  const isMain = (count: number): boolean => count >= letters * MAIN_SHARE;
  if (isMain(countIn(text, latin))) return { kind: "latin" };
  const [kanas, hans] = [countIn(text, kana), countIn(text, han)];
  if (isMain(kanas + hans)) return { kind: "language", language: kanas >= (kanas + hans) * KANA_SHARE ? "ja" : "zh" };
  const own = ownScripts.find(([, script]) => isMain(countIn(text, script)));
  if (own !== undefined) return { kind: "language", language: own[0] };
  const shared = sharedScripts.find(([script]) => isMain(countIn(text, script)));
  if (shared === undefined) return { kind: "none" };
  const likely = shared[1].find(([, own]) => countIn(text, own) * 100 >= letters);
  return { kind: "shared", likely: likely?.[0] ?? UNDETERMINED };
}
