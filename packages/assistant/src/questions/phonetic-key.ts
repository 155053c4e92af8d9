import { foldAccents } from "@lectern/domain/text-folding.ts";
import type { KnownLanguage } from "@lectern/transcript/languages/known-languages.ts";

/** Spellings of one sound, by the way that the key writes it. Tried in their order, on words without accents. */
type Sounds = readonly (readonly [spelling: RegExp, key: string])[];

const common: Sounds = [
  [/ph/g, "f"],
  [/th/g, "t"],
  [/ck|q(?:u(?=[aeioy]))?/g, "k"],
];

const sounds: Readonly<Record<KnownLanguage, Sounds>> = {
  en: [
    ...common,
    [/^kn|^gn/g, "n"],
    [/^wr/g, "r"],
    [/^ps/g, "s"],
    [/tch|ch|sh|ti(?=on|al|ou)|ci(?=an|al|ou)/g, "x"],
    [/gh/g, ""],
    [/c(?=[eiy])/g, "s"],
    [/x/g, "ks"],
    [/c/g, "k"],
    [/z/g, "s"],
    [/dg(?=e)|g(?=[eiy])/g, "j"],
  ],
  de: [
    ...common,
    [/sch|ch/g, "x"],
    [/v|pf/g, "f"],
    [/tz|z/g, "s"],
    [/dt/g, "t"],
    [/c/g, "k"],
    [/x|chs/g, "ks"],
    [/d(?!\p{L})/gu, "t"],
    [/b(?!\p{L})/gu, "p"],
    [/g(?!\p{L})/gu, "k"],
  ],
  es: [
    ...common,
    [/ch/g, "x"],
    [/h/g, ""],
    [/v/g, "b"],
    [/ll/g, "y"],
    [/gu(?=[ei])/g, "g"],
    [/g(?=[ei])/g, "j"],
    [/c(?=[eiy])|z/g, "s"],
    [/x/g, "ks"],
    [/c/g, "k"],
  ],
  fr: [
    ...common,
    [/ch/g, "x"],
    [/h/g, ""],
    [/gn/g, "n"],
    [/g(?=[eiy])/g, "j"],
    [/c(?=[eiy])|sc(?=[eiy])|z/g, "s"],
    [/ti(?=on)/g, "si"],
    [/x/g, "ks"],
    [/c/g, "k"],
    [/(?:es|e|s|t|d|x|p)(?!\p{L})/gu, ""],
  ],
  pt: [
    ...common,
    [/ch|sh/g, "x"],
    [/lh/g, "l"],
    [/nh/g, "n"],
    [/h/g, ""],
    [/g(?=[ei])/g, "j"],
    [/c(?=[eiy])|z|sc(?=[ei])/g, "s"],
    [/c/g, "k"],
    [/m(?!\p{L})/gu, "n"],
  ],
};

/**
 * One key for the words that sound alike in a language: "physics" and "fisiks". Consonants by their sound, each once in a row;
 * vowels count only where they begin a word.
 */
export function toPhoneticKey(word: string, language: KnownLanguage): string {
  let key = foldAccents(word);
  for (const [spelling, sound] of sounds[language]) key = key.replaceAll(spelling, sound);
  const first = /^[aeiouy]/.test(key) ? "a" : "";
  return first + key.replaceAll(/[aeiouyw]/g, "").replaceAll(/(\p{L})\1+/gu, "$1");
}
