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
  Array.from(text.matchAll(splitsElisions ? spelled : elided), ({ 0: typed, index }) => {
    const to = index + typed.length;
    const word = foldAccents(typed.replaceAll(/['’`´]/g, ""));
    // "d'" is "de", "qu'" is "que".
    const isElided = splitsElisions && /^(?:[cdjlmnst]|qu)$/.test(word) && /['’`´]/.test(text.charAt(to));
    return { word: isElided ? `${word}e` : word, typed, from: index, to };
  });

/** So many words are remembered with what they are for. */
const MOST_SINGLES = 5_000;
/** In words: no entry of a list is longer. */
const LONGEST = 8;

/** Words, and the beginnings of words. */
interface AskingWords {
  readonly words: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}

/** Words and phrases by what they are for. */
export interface Lexicon<Tag> {
  /** What the longest entry that begins at a token is for, and how many tokens it has; undefined where none does. */
  readonly match: (
    tokens: readonly Token[],
    at: number,
  ) => { readonly tags: ReadonlySet<Tag>; readonly length: number } | undefined;
  /** The words of the entries that are for something, and the beginnings of those with any ending. */
  readonly wordsFor: (isWanted: (tag: Tag) => boolean) => AskingWords;
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
function createLexicon<Tag>(lists: Iterable<readonly [tag: Tag, list: string]>, splitsElisions: boolean): Lexicon<Tag> {
  const exact = new Map<string, Set<Tag>>();
  /** By the words before the last, the beginnings of the last. */
  const open = new Map<string, Map<string, Set<Tag>>>();
  /** By its first word, how many words the longest entry has. */
  const longest = new Map<string, number>();
  const byTag = new Map<Tag, Set<string>>();
  for (const [tag, list] of lists) {
    for (const entry of readEntries(list, splitsElisions)) {
      const last = entry.at(-1)!;
      if (entry.length > 1) longest.set(entry[0]!, Math.max(entry.length, longest.get(entry[0]!) ?? 1));
      const isOpen = last.endsWith("*");
      const key = entry.slice(0, isOpen ? -1 : undefined).join(" ");
      const target = isOpen ? (open.get(key) ?? new Map<string, Set<Tag>>()) : exact;
      if (isOpen) open.set(key, target);
      const end = isOpen ? last.slice(0, -1) : key;
      target.set(end, (target.get(end) ?? new Set<Tag>()).add(tag));
      const own = byTag.get(tag) ?? new Set<string>();
      byTag.set(tag, own);
      for (const word of entry) own.add(word);
    }
  }
  const singles = new Map<string, ReadonlySet<Tag>>();
  const findTags = (before: string, word: string): ReadonlySet<Tag> | undefined => {
    const tags = new Set(exact.get(before === "" ? word : `${before} ${word}`));
    for (const [beginning, some] of open.get(before) ?? []) {
      if (word.startsWith(beginning)) for (const tag of some) tags.add(tag);
    }
    return tags.size === 0 ? undefined : tags;
  };
  return {
    wordsFor: (isWanted) => {
      const own = [...byTag].flatMap(([tag, words]) => (isWanted(tag) ? [...words] : []));
      const beginnings = own.filter((word) => word.endsWith("*")).map((word) => word.slice(0, -1));
      return { words: new Set(own.filter((word) => !word.endsWith("*"))), beginnings: [...new Set(beginnings)] };
    },
    match(tokens, at) {
      const first = tokens[at]!.word;
      for (let length = Math.min(longest.get(first) ?? 1, tokens.length - at); length > 1; length -= 1) {
        const own = tokens.slice(at, at + length).map(({ word }) => word);
        const tags = findTags(own.slice(0, -1).join(" "), own.at(-1)!);
        if (tags !== undefined) return { tags, length };
      }
      const tags = singles.get(first) ?? findTags("", first);
      if (tags === undefined) return undefined;
      // A text has few different words.
      if (singles.size < MOST_SINGLES) singles.set(first, tags);
      return { tags, length: 1 };
    },
  };
}

/** The purpose of an entry of a language's request words. */
export type Tag =
  | `act:${string}`
  | `alone:${string}`
  | "recording"
  | "pointing"
  | "courtesy"
  | "situation"
  | "following"
  | "more"
  | "tasks"
  | `ordinal:${number}`;

export type FormTag = keyof RequestWords["form"];

export interface RequestLexicons {
  readonly words: Lexicon<Tag>;
  /** The words that a misspelt one may be: those that ask for something. */
  readonly asking: AskingWords;
  /** Of those, the ones that questions begin with. */
  readonly questioning: AskingWords;
  readonly form: Lexicon<FormTag>;
  readonly subjects: Lexicon<"subject" | "article" | "before" | "of" | "pronoun">;
}

const questionTags: ReadonlySet<Tag> = new Set<Tag>([
  "act:define",
  "act:who",
  "act:when",
  "act:where",
  "act:howMany",
  "act:why",
  "act:how",
]);

const known = new Map<RequestWords, RequestLexicons>();

/** The lexicons of a language, made once. */
export function getLexicons(requests: RequestWords): RequestLexicons {
  const splitsElisions = requests.elides;
  const made = known.get(requests);
  if (made !== undefined) return made;
  const byAct = (prefix: "act" | "alone", lists: RequestWords["acts"]) =>
    Object.entries(lists).map(([act, list]) => [`${prefix}:${act}`, list] as [Tag, string]);
  const words = createLexicon<Tag>(
    [
      ...byAct("act", requests.acts),
      ...byAct("alone", requests.alone),
      ["act:exam", requests.tasks.act],
      ["alone:exam", requests.tasks.alone],
      ["tasks", requests.tasks.act],
      ["tasks", requests.tasks.alone],
      ["recording", requests.recording],
      ["pointing", requests.pointing],
      ["courtesy", requests.courtesy],
      ["situation", requests.situation],
      ["following", requests.following],
      ["more", requests.more],
      ...requests.ordinals.map((list, at) => [`ordinal:${at}`, list] as [Tag, string]),
    ],
    splitsElisions,
  );
  const lexicons: RequestLexicons = {
    words,
    asking: words.wordsFor((tag) => tag.startsWith("act:") || tag.startsWith("alone:") || tag === "recording"),
    questioning: words.wordsFor((tag) => questionTags.has(tag)),
    form: createLexicon(Object.entries(requests.form) as [FormTag, string][], splitsElisions),
    subjects: createLexicon(
      [
        ["subject", requests.subjects],
        ["article", requests.article],
        ["before", requests.beforeSubject],
        ["of", requests.ofSubject],
        ["pronoun", requests.pronouns],
      ],
      splitsElisions,
    ),
  };
  known.set(requests, lexicons);
  return lexicons;
}
