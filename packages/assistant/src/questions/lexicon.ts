import { foldAccents } from "@lectern/domain/text-folding.ts";
import type { RequestWords } from "../languages/requests/request-words.ts";

/** A word of a request, as it is compared and as it was typed. */
export interface Token {
  /** Without case, accents and apostrophes. */
  readonly word: string;
  readonly typed: string;
  /** In characters of the text. */
  readonly from: number;
  readonly to: number;
}

const spelled = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const elided = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’`´][\p{L}\p{M}\p{N}]+)*/gu;

/** @param splitsElisions "l'examen" is two words, as in French; "what's" is one elsewhere */
export const toTokens = (text: string, splitsElisions: boolean): Token[] =>
  Array.from(text.matchAll(splitsElisions ? spelled : elided), ({ 0: typed, index }) => ({
    word: foldAccents(typed.replaceAll(/['’`´]/g, "")),
    typed,
    from: index,
    to: index + typed.length,
  }));

/** In words: no entry of a list is longer. */
const LONGEST = 8;

/** Words and phrases by what they are for. */
export interface Lexicon<Tag> {
  /** What the longest entry that begins at a token is for, and how many tokens it has; undefined where none does. */
  readonly match: (tokens: readonly Token[], at: number) => { readonly tags: ReadonlySet<Tag>; readonly length: number } | undefined;
  /** The words of all entries that stand alone, without those that have other endings. */
  readonly words: ReadonlySet<string>;
}

/** The entries of a list: each its words, folded. */
function readEntries(list: string, splitsElisions: boolean): string[][] {
  return list.split(/[,\n]/).flatMap((entry) => {
    const words = entry
      .trim()
      .split(/\s+/)
      .flatMap((word) => {
        const [isOpen, bare] = [word.endsWith("*"), word.replace("*", "")];
        const own = toTokens(bare, splitsElisions).map((token) => token.word);
        return isOpen ? [...own.slice(0, -1), `${own.at(-1) ?? ""}*`] : own;
      });
    return words.length === 0 || words.length > LONGEST ? [] : [words];
  });
}

/** @param lists pairs of a tag and a list, as {@link RequestWords} writes them */
export function createLexicon<Tag>(
  lists: Iterable<readonly [tag: Tag, list: string]>,
  splitsElisions: boolean,
): Lexicon<Tag> {
  const exact = new Map<string, Set<Tag>>();
  /** By the words before the last, the beginnings of the last. */
  const open = new Map<string, Map<string, Set<Tag>>>();
  const words = new Set<string>();
  for (const [tag, list] of lists) {
    for (const entry of readEntries(list, splitsElisions)) {
      const last = entry.at(-1)!;
      const isOpen = last.endsWith("*");
      const key = entry.slice(0, isOpen ? -1 : undefined).join(" ");
      const target = isOpen ? (open.get(key) ?? new Map<string, Set<Tag>>()) : exact;
      if (isOpen) open.set(key, target);
      const own = isOpen ? last.slice(0, -1) : key;
      target.set(own, (target.get(own) ?? new Set<Tag>()).add(tag));
      for (const word of entry) if (!word.endsWith("*")) words.add(word);
      if (isOpen) words.add(last.slice(0, -1));
    }
  }
  const startsWith = (beginnings: ReadonlyMap<string, Set<Tag>> | undefined, word: string): Tag[] =>
    beginnings === undefined
      ? []
      : [...beginnings].flatMap(([beginning, tags]) => (word.startsWith(beginning) ? [...tags] : []));
  return {
    words,
    match(tokens, at) {
      for (let length = Math.min(LONGEST, tokens.length - at); length > 0; length -= 1) {
        const own = tokens.slice(at, at + length).map(({ word }) => word);
        const tags = new Set([
          ...(exact.get(own.join(" ")) ?? []),
          ...startsWith(open.get(own.slice(0, -1).join(" ")), own.at(-1)!),
        ]);
        if (tags.size > 0) return { tags, length };
      }
      return undefined;
    },
  };
}

/** What an entry of a language's request words is for. */
export type Tag =
  | `act:${string}`
  | `alone:${string}`
  | "recording"
  | "pointing"
  | "courtesy"
  | "situation"
  | "following"
  | "more"
  | `ordinal:${number}`;

export type FormTag = keyof RequestWords["form"];

export interface RequestLexicons {
  readonly words: Lexicon<Tag>;
  readonly form: Lexicon<FormTag>;
  readonly subjects: Lexicon<"subject" | "article">;
}

const known = new Map<RequestWords, RequestLexicons>();

/** The lexicons of a language, made once. */
export function getLexicons(requests: RequestWords): RequestLexicons {
  const splitsElisions = requests.elides;
  const made = known.get(requests);
  if (made !== undefined) return made;
  const byAct = (prefix: "act" | "alone", lists: RequestWords["acts"]) =>
    Object.entries(lists).map(([act, list]) => [`${prefix}:${act}`, list] as [Tag, string]);
  const lexicons: RequestLexicons = {
    words: createLexicon<Tag>(
      [
        ...byAct("act", requests.acts),
        ...byAct("alone", requests.alone),
        ["recording", requests.recording],
        ["pointing", requests.pointing],
        ["courtesy", requests.courtesy],
        ["situation", requests.situation],
        ["following", requests.following],
        ["more", requests.more],
        ...requests.ordinals.map((list, at) => [`ordinal:${at}`, list] as [Tag, string]),
      ],
      splitsElisions,
    ),
    form: createLexicon(Object.entries(requests.form) as [FormTag, string][], splitsElisions),
    subjects: createLexicon(
      [
        ["subject", requests.subjects],
        ["article", requests.article],
      ],
      splitsElisions,
    ),
  };
  known.set(requests, lexicons);
  return lexicons;
}
