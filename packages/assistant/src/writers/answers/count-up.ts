import type { Discourse } from "../../languages/discourse.ts";
import { isPlural } from "../../languages/plurals.ts";
import type { AssistantLanguage } from "../../languages/language.ts";
import { isTopical, spacedWords, toRoot } from "../../lecture/words.ts";
import type { Passage } from "../../lecture/passages.ts";
import type { Quotation } from "./answer.ts";

/** In passages: how far behind its announcement a list begins. */
const BEGINS = 4;
/** In characters: how far the next item is looked for, about a minute and a half of speech. */
const APART = 1_300;
/** In words: what an item tells, at most. */
const ITEM = 30;
/** Words behind an ordinal that say what it counts. */
const NEXT_WORDS = 3;
/** Of fewer it may be chance, unless so many were announced. */
const LEAST = 3;

/** Belongs to the ordinal behind it. */
const article = /(?<![\p{L}])(?:(?:the|der|die|das|el|la|los|las|les?|os?|as?|and|und|y|et|e)\s+)+$/iu;

interface Wanted {
  readonly discourse: Discourse;
  readonly language: AssistantLanguage;
  /** Roots of what is asked for. */
  readonly asked: ReadonlySet<string>;
  /** A list is asked for in so many words; otherwise the first item has to name what is asked for. */
  readonly isSought: boolean;
}

interface Item {
  readonly from: number;
  /** Roots of the words behind its ordinal. */
  readonly next: readonly string[];
}

/** In words: what stands before the first item in its passage, and announces the list. */
const LEAST_BEFORE = 4;

/** A list as it was told. */
export interface CountedUp {
  /** What stands before the first item in the same passage. */
  readonly introduction?: Quotation;
  readonly items: readonly Quotation[];
}

/**
 * Finds the items of a list that is counted up in the flow of speech, where no full stops say which sentence begins with an ordinal:
 * "first are failures of care … second our failures of coordination … third is overtreatment".
 * Undefined where there are none.
 * @param announcement the passage after whose beginning the list is looked for
 */
export function countUp(
  passages: readonly Passage[],
  announcement: number,
  announced: number | undefined,
  wanted: Wanted,
): CountedUp | undefined {
  const { discourse, language, asked, isSought } = wanted;
  // The flow of speech, and where each passage begins in it.
  const starts: number[] = [];
  let text = "";
  for (let at = announcement; at < passages.length && text.length < APART * discourse.ordinals.length; at += 1) {
    starts.push(text.length);
    text += `${passages[at]!.spoken} `;
  }
  // "Seven milestones … the second milestone": what the announcement counts, where that is not asked for by its own word.
  const counted = new Set(
    (passages[announcement]!.text.match(spacedWords) ?? [])
      .filter((word) => isTopical(word, language) && isPlural(word, language))
      .map((word) => toRoot(word, language)),
  );
  const countsHere = (to: number, last: Item | undefined): readonly string[] | undefined => {
    const words = (text.slice(to, to + 80).match(spacedWords) ?? []).slice(0, NEXT_WORDS);
    const roots = words.map((word) => toRoot(word, language));
    const [first = ""] = words;
    const isCounting =
      !isTopical(first, language) ||
      discourse.counted.test(first) ||
      asked.has(roots[0] ?? "") ||
      (isSought && counted.has(roots[0] ?? "")) ||
      (last !== undefined && roots.some((root) => root.length > 3 && last.next.includes(root)));
    return isCounting ? roots : undefined;
  };
  const findNext = (pattern: RegExp, from: number, to: number, last: Item | undefined): Item | undefined => {
    const every = new RegExp(pattern.source, pattern.flags.includes("g") ? pattern.flags : `${pattern.flags}g`);
    every.lastIndex = from;
    for (let match = every.exec(text); match !== null && match.index < to; match = every.exec(text)) {
      const next = countsHere(match.index + match[0].length, last);
      if (next === undefined) continue;
      return {
        from: match.index - (article.exec(text.slice(Math.max(0, match.index - 10), match.index))?.[0].length ?? 0),
        next,
      };
    }
    return undefined;
  };
  const items: Item[] = [];
  for (const ordinal of discourse.ordinals.slice(0, announced)) {
    const last = items.at(-1);
    const from = last === undefined ? 0 : last.from + 10;
    const to = last === undefined ? (starts[BEGINS] ?? text.length) : from + APART;
    const item = findNext(ordinal, from, to, last);
    if (item === undefined) {
      const final = items.length >= LEAST - 1 ? findNext(discourse.final, from, to, last) : undefined;
      if (final !== undefined) items.push(final);
      break;
    }
    items.push(item);
  }
  if (items.length < Math.min(LEAST, announced ?? LEAST)) return undefined;
  if (!isSought && !items[0]!.next.some((root) => asked.has(root))) return undefined;
  const quoteFrom = (from: number, spoken: string): Quotation => {
    const { start, end } = passages[announcement + starts.findLastIndex((one) => one <= from)]!;
    return { text: spoken, spoken, start, end };
  };
  const first = items[0]!.from;
  const begin = starts.findLast((start) => start <= first)!;
  const before = text.slice(begin, first).trim();
  return {
    ...(before.split(" ").length >= LEAST_BEFORE && { introduction: quoteFrom(begin, before) }),
    items: items.map(({ from }, n) => quoteFrom(from, takeItem(text.slice(from, items[n + 1]?.from)))),
  };
}

/** The beginning of an item: its sentence, or so many words where sentences have no end. */
function takeItem(text: string): string {
  const words = text.trim().split(" ").slice(0, ITEM).join(" ");
  const sentence = /^.{12,}?[.!?](?=\s|$)/su.exec(words)?.[0];
  return sentence ?? words;
}
