import { enPhrases } from "./en/phrases.ts";
import { enRequests } from "./en/requests.ts";
import { dePhrases } from "./de/phrases.ts";
import { deRequests } from "./de/requests.ts";
import { esPhrases } from "./es/phrases.ts";
import { esRequests } from "./es/requests.ts";
import { frPhrases } from "./fr/phrases.ts";
import { frRequests } from "./fr/requests.ts";
import type { Phrases } from "./phrases-data.ts";
import { ptPhrases } from "./pt/phrases.ts";
import { ptRequests } from "./pt/requests.ts";
import type { Kind, RequestData, Wish } from "./request-data.ts";
import { foldWord } from "./split-words.ts";

/** How a language asks, with its lists as regular expressions. */
export interface RequestWords {
  readonly wishes: readonly (readonly [Wish, RegExp])[];
  readonly kinds: readonly (readonly [Kind, RegExp])[];
  readonly filler: RegExp;
  readonly comparisons: readonly RegExp[];
  readonly follows: RegExp;
  readonly pronouns: RegExp;
  readonly more: RegExp;
  readonly ordinals: readonly RegExp[];
  readonly minute: RegExp;
  readonly firstMinutes: RegExp;
  readonly lastMinutes: RegExp;
  readonly chapter: RegExp;
}

/** Words of a list, nowhere inside a longer word. */
const toPattern = (list: string, flags = ""): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${list})(?![\p{L}\p{N}])`, `u${flags}`);

const toWords = (data: RequestData): RequestWords => ({
  wishes: Object.entries(data.wishes).map(([wish, list]) => [wish as Wish, toPattern(list, "g")] as const),
  kinds: Object.entries(data.kinds).map(([kind, list]) => [kind as Kind, toPattern(list)] as const),
  filler: toPattern(data.filler, "g"),
  comparisons: data.comparisons.map((list) => toPattern(list)),
  follows: new RegExp(data.follows, "u"),
  pronouns: toPattern(data.pronouns),
  more: toPattern(data.more),
  ordinals: data.ordinals.map((list) => toPattern(list)),
  minute: new RegExp(`${data.minute}(\\d{1,3})(?![\\d:])`, "u"),
  firstMinutes: new RegExp(data.firstMinutes, "u"),
  lastMinutes: new RegExp(data.lastMinutes, "u"),
  chapter: new RegExp(`${data.chapter}(\\d{1,3})(?!\\d)`, "u"),
});

const phrases: Readonly<Record<string, Phrases>> = {
  de: dePhrases,
  en: enPhrases,
  es: esPhrases,
  fr: frPhrases,
  pt: ptPhrases,
};
const requests: Readonly<Record<string, RequestData>> = {
  de: deRequests,
  en: enRequests,
  es: esRequests,
  fr: frRequests,
  pt: ptRequests,
};
const created = new Map<string, RequestWords>();

const toCode = (language: string): string => language.split("-", 1)[0]!.toLowerCase();

/** After an answer about a recording in another language. */
export const KNOWN_LANGUAGES_ONLY =
  "I understand questions in English, German, Spanish, French and Portuguese. In other languages I can only look for the same words.";

/** The assistant's sentences in a language, or in English. */
export const getPhrases = (language: string): Phrases => phrases[toCode(language)] ?? enPhrases;

/** The words with which a language asks; English ones for a language that isn't known. */
export function getRequestWords(language: string): RequestWords {
  const code = requests[toCode(language)] === undefined ? "en" : toCode(language);
  const before = created.get(code);
  if (before !== undefined) return before;
  const words = toWords(requests[code]!);
  created.set(code, words);
  return words;
}

/** A request as the patterns read it: without case, accents, apostrophes and signs, but those of times. */
export const foldRequest = (text: string): string =>
  foldWord(text)
    .replaceAll("'", "")
    .replaceAll(/(?<=\d)[.,](?=\d)/gu, ":")
    .replaceAll(/[^\p{L}\p{M}\p{N}:]+|:(?!\d)/gu, " ")
    .trim();
