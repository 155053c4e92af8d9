import { type KnownLanguage, toKnownLanguage } from "@lectern/transcript/languages/known-languages.ts";
import type { Asking, FactKind, Wish } from "./asking-data.ts";
import { de } from "./de/asking.ts";
import { en } from "./en/asking.ts";
import { es } from "./es/asking.ts";
import { fr } from "./fr/asking.ts";
import { pt } from "./pt/asking.ts";
import { foldWord } from "./split-words.ts";

/** A language's words for questions and answers, with its lists as regular expressions. */
export interface RequestWords extends Pick<Asking, "acts" | "phrases"> {
  readonly wishes: readonly (readonly [wish: Wish, pattern: RegExp])[];
  readonly kinds: readonly (readonly [kind: FactKind, pattern: RegExp])[];
  readonly filler: RegExp;
  readonly comparisons: readonly RegExp[];
  readonly pronouns: RegExp;
  readonly more: RegExp;
  readonly ordinals: readonly RegExp[];
  readonly minute: RegExp;
  readonly firstMinutes: RegExp;
  readonly lastMinutes: RegExp;
  readonly chapter: RegExp;
}

/** Matches alternatives of a regular expression ("quiz|test me") as whole words only. */
const toPattern = (alternatives: string, flags = ""): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${alternatives})(?![\p{L}\p{N}])`, `u${flags}`);

const toWords = (data: Asking): RequestWords => ({
  acts: data.acts,
  phrases: data.phrases,
  wishes: Object.entries(data.acts).map(([wish, { pattern: asks }]) => [wish as Wish, toPattern(asks, "g")] as const),
  kinds: Object.entries(data.kinds).map(([kind, alternatives]) => [kind as FactKind, toPattern(alternatives)] as const),
  filler: toPattern(data.filler, "g"),
  comparisons: data.comparisons.map((alternatives) => toPattern(alternatives)),
  pronouns: toPattern(data.pronouns),
  more: toPattern(data.more),
  ordinals: data.ordinals.map((alternatives) => toPattern(alternatives)),
  minute: new RegExp(`${data.minute}(\\d{1,3})(?![\\d:])`, "u"),
  firstMinutes: new RegExp(data.firstMinutes, "u"),
  lastMinutes: new RegExp(data.lastMinutes, "u"),
  chapter: new RegExp(`${data.chapter}(\\d{1,3})(?!\\d)`, "u"),
});

const languageData: Readonly<Record<KnownLanguage, Asking>> = { de, en, es, fr, pt };
const wordsByLanguage = new Map<KnownLanguage, RequestWords>();

/** Stands below an answer about a recording in an unknown language. */
export const KNOWN_LANGUAGES_ONLY =
  "I understand questions in English, German, Spanish, French and Portuguese. In other languages I can only look for the same words.";

/** Gets a language's words for questions and the assistant's sentences in it; English for an unknown language. */
export function getRequestWords(language: string): RequestWords {
  const code = toKnownLanguage(language) ?? "en";
  const words = wordsByLanguage.get(code) ?? toWords(languageData[code]);
  wordsByLanguage.set(code, words);
  return words;
}

/** A request as the patterns read it: without case, accents, apostrophes and signs, but those of times. */
export const foldRequest = (text: string): string =>
  foldWord(text)
    .replaceAll("'", "")
    .replaceAll(/(?<=\d)[.,](?=\d)/gu, ":")
    .replaceAll(/[^\p{L}\p{M}\p{N}:]+|:(?!\d)/gu, " ")
    .trim();
