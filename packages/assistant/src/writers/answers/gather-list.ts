import { type Discourse, getDiscourse } from "../../languages/discourse.ts";
import { isPlural } from "../../languages/plurals.ts";
import type { AssistantLanguage } from "../../languages/language.ts";
import { isTopical, spacedWords, toRoot, toRoots } from "../../lecture/words.ts";
import type { Passage } from "../../lecture/passages.ts";
import type { Question } from "../../questions/parse-question.ts";
import type { Place } from "../../questions/retrieval.ts";
import { foldText } from "../../support/fold.ts";
import type { Context } from "./context.ts";
import { type CountedUp, countUp } from "./count-up.ts";

/** A list that the recording announces, and its items as indices of passages. */
export interface GatheredList {
  readonly announcement: number;
  /** How many it announces; undefined when it gives no number. */
  readonly announced: number | undefined;
  /** None where they are told in sentences that nothing marks. */
  readonly items: readonly number[];
  /** The items where they are no whole passages. */
  readonly told?: CountedUp;
}

/** A spoken list has so many items. */
const LEAST_ITEMS = 2;
const MOST_ITEMS = 12;
/** In passages: how far after the one before it an item with an ordinal may stand, and how far other items are looked for. */
const APART = 12;
const NEAR = 30;
/** In passages: how far behind its announcement a list begins, and how far apart sentences with the same beginning stand. */
const BEGINS = 4;
const PARALLEL_APART = 4;
/** In characters: an ordinal that begins an item stands near its beginning. */
const BEGINNING = 60;
/** In characters: a longer sentence that counts something rather says it at once. */
const LONG_ANNOUNCEMENT = 260;
/** Words after an ordinal that may say what it counts. */
const NEXT_WORDS = 3;
/** In words: the same beginning of several sentences; of fewer it is chance. */
const PARALLEL = 2;
const LEAST_PARALLELS = 3;

const isCount = (word: string): boolean => Number(word) >= LEAST_ITEMS && Number(word) <= MOST_ITEMS;

/** The number that a sentence counts its items by: "three kinds of moraine", "three building blocks" where blocks are asked for. */
function readCount(
  text: string,
  { counted }: Discourse,
  isAsked: (word: string) => boolean = () => false,
): { readonly count: number; readonly isAsked: boolean } | undefined {
  const words = foldText(text);
  const counts = words.flatMap(({ isNumber, word }, at) =>
    isNumber && isCount(word) ? [{ count: Number(word), next: words.slice(at + 1, at + 1 + NEXT_WORDS) }] : [],
  );
  const own = counts.find(({ next }) => next.some(({ word }) => isAsked(word)));
  if (own !== undefined) return { count: own.count, isAsked: true };
  return counts[0] !== undefined && counted.test(text) ? { count: counts[0].count, isAsked: false } : undefined;
}

interface Wanted {
  readonly discourse: Discourse;
  readonly language: AssistantLanguage;
  /** Roots of what is asked for. */
  readonly asked: ReadonlySet<string>;
}

/** Returns the words after a pattern that a sentence begins with, up to a sign; undefined when it doesn't. */
export function wordsAfter(pattern: RegExp, { text }: Pick<Passage, "text">): string[] | undefined {
  const match = pattern.exec(text.slice(0, BEGINNING));
  if (match === null) return undefined;
  const [run = ""] = /^(?:\s+[\p{L}\p{N}'’-]+)*/u.exec(text.slice(match.index + match[0].length, BEGINNING * 2)) ?? [];
  return run.trim().split(/\s+/).slice(0, NEXT_WORDS);
}

/** Whether a sentence begins with an ordinal that stands for one of what is asked: not "the second layer" among reasons. */
function beginsWith(pattern: RegExp, passage: Passage, { discourse, language, asked }: Wanted): boolean {
  const words = wordsAfter(pattern, passage);
  if (words === undefined) return false;
  const [next = ""] = words;
  return !isTopical(next, language) || discourse.counted.test(next) || asked.has(toRoot(next, language));
}

/** Sentences that say which of a row they are: "The first …", "Second, …", "Another …". */
function findOrdinals(passages: readonly Passage[], from: number, most: number, wanted: Wanted): number[] {
  const { discourse } = wanted;
  const items: number[] = [];
  for (const ordinal of discourse.ordinals.slice(0, most)) {
    const last = items.at(-1) ?? from - 1;
    const rest = passages.slice(last + 1, last + 1 + (items.length === 0 ? BEGINS : APART));
    const isNext = (passage: Passage) =>
      beginsWith(ordinal, passage, wanted) || (items.length > 0 && beginsWith(discourse.another, passage, wanted));
    const found = rest.findIndex(isNext);
    if (found === -1) break;
    items.push(last + 1 + found);
  }
  return items;
}

/** Sentences near a place that name one of what is asked with its number: "the second misconception". */
function findNumbered(passages: readonly Passage[], around: number, wanted: Wanted): number[] {
  const { discourse, language, asked } = wanted;
  const isNumbered = (passage: Passage) =>
    [...discourse.ordinals, discourse.another].some((pattern) =>
      wordsAfter(pattern, passage)?.some((word) => asked.has(toRoot(word, language))),
    );
  const items: number[] = [];
  for (let at = Math.max(0, around - APART); at < Math.min(passages.length, around + APART); at += 1) {
    if (isNumbered(passages[at]!)) items.push(at);
  }
  return items;
}

/** A word that numbers an item, "step 2": sentences that begin so need no announcement. */
const numbered = /^([\p{L}]{3,}) (\d{1,2})\b/u;

/** Sentences near a place that count themselves: "Step 1, …", "Step 2, …". */
function findCounted(passages: readonly Passage[], around: number): number[] {
  const items: number[] = [];
  let counted: string | undefined;
  for (let at = Math.max(0, around - NEXT_WORDS); at < Math.min(passages.length, around + NEAR); at += 1) {
    const [, word, number] = numbered.exec(passages[at]!.text) ?? [];
    if (word === undefined || (counted !== undefined && word !== counted)) continue;
    if (Number(number) !== items.length + 1) continue;
    counted = word;
    items.push(at);
  }
  return items.length >= LEAST_ITEMS ? items : [];
}

/** Sentences that begin with the same words, as many as were announced. */
function findParallels(passages: readonly Passage[], from: number, announced: number): number[] {
  const groups = new Map<string, number[]>();
  for (let at = from; at < Math.min(passages.length, from + NEAR); at += 1) {
    const beginning = passages[at]!.text.toLowerCase().split(" ").slice(0, PARALLEL).join(" ");
    groups.set(beginning, [...(groups.get(beginning) ?? []), at]);
  }
  const isRow = (items: readonly number[]) =>
    items.length === announced &&
    items[0]! < from + BEGINS &&
    items.every((at, n) => n === 0 || at - items[n - 1]! <= PARALLEL_APART);
  return [...groups.values()].find(isRow) ?? [];
}

/** Lines of notes that follow each other under one heading or announcement, none of which ends as a sentence does. */
function findLines(passages: readonly Passage[], from: number): number[] {
  const items: number[] = [];
  for (let at = from; at < passages.length && items.length < MOST_ITEMS; at += 1) {
    const { spoken, start, heading } = passages[at]!;
    if (start !== undefined || heading !== undefined || /[.?!:]["'”’»)]*$/u.test(spoken)) break;
    items.push(at);
  }
  return items.length >= LEAST_ITEMS ? items : [];
}

/** Whether the lines before a passage lead up to a heading, or to a colon: speech without full stops is no list of notes. */
function isUnderHeading(passages: readonly Passage[], at: number): boolean {
  for (let before = at; before >= Math.max(0, at - MOST_ITEMS); before -= 1) {
    const { spoken, heading } = passages[before]!;
    if (heading !== undefined || (before < at && /:\s*$/.test(spoken))) return true;
    if (before < at && /[.?!]["'”’»)]*$/u.test(spoken)) return false;
  }
  return false;
}

/** "… and the other one": two that were announced are told in one sentence. */
const other =
  /(?<!\p{L})(?:the other|another|(?:der|die|das) andere|otr[oa]|l[’']autre|une? autre|outr[oa])(?!\p{L})/iu;

/**
 * The list that a question asks for, gathered over the recording: an announcement near a place that the question is about, and
 * what follows it as ordinals, as lines of notes, or as sentences with the same beginning.
 * @param isSought it asks for a list in so many words; otherwise one has to be announced by the very thing that is asked for
 */
export function gatherList(
  { passages, language }: Context,
  { terms, hints, mayAskForMany }: Question,
  places: readonly Pick<Place, "first" | "last">[],
  isSought = true,
): GatheredList | undefined {
  const discourse = getDiscourse(language.code);
  if (discourse === undefined) return undefined;
  const asked = new Set([...terms, ...hints]);
  const isAbout = ({ text, heading = "" }: Passage) =>
    toRoots(`${heading} ${text}`, language).some((root) => asked.has(root));
  const wanted = { discourse, language, asked: new Set(terms) };
  let unmarked: GatheredList | undefined;
  for (const { first, last } of places) {
    for (let at = Math.max(0, first - 1); at <= Math.min(passages.length - 1, last + 1); at += 1) {
      const passage = passages[at]!;
      if (!isAbout(passage)) continue;
      const isCounted = (word: string) => isPlural(word, language) && asked.has(toRoot(word, language));
      const count = readCount(passage.text, discourse, isCounted);
      const announced = count?.count;
      const isCountedHere = count?.isAsked === true;
      const told =
        isSought || mayAskForMany === true
          ? countUp(passages, at, isCountedHere ? announced : undefined, { ...wanted, isSought })
          : undefined;
      if (!isSought && !isCountedHere && told === undefined) continue;
      const introduces = /:\s*$/.test(passage.spoken);
      const lines = introduces
        ? findLines(passages, at + 1)
        : isUnderHeading(passages, at)
          ? findLines(passages, at)
          : [];
      if (lines.length >= LEAST_ITEMS) return { announcement: at, announced, items: lines };
      const steps = findCounted(passages, at);
      if (steps.length > 0) return { announcement: steps[0]!, announced: undefined, items: steps };
      if (announced === 2 && isCountedHere && other.test(passages[at + 1]?.text ?? ""))
        return { announcement: at, announced: undefined, items: [] };
      const items = announced === undefined ? [] : findOrdinals(passages, at + 1, announced, wanted);
      if (told !== undefined && told.items.length > items.length)
        return { announcement: at, announced: isCountedHere ? announced : undefined, items: [], told };
      // A count of something else announces another list.
      if (announced === undefined || count?.isAsked !== true) continue;
      if (items.length >= LEAST_ITEMS) return { announcement: at, announced, items };
      const parallels = announced < LEAST_PARALLELS ? [] : findParallels(passages, at + 1, announced);
      if (parallels.length > 0) return { announcement: at, announced, items: parallels };
      // Its items are told in sentences of all kinds, or stand in the announcement itself.
      if (!namesItems(passage, isCounted) && passage.text.length < LONG_ANNOUNCEMENT)
        unmarked ??= { announcement: at, announced: undefined, items: [] };
    }
  }
  const [best] = places;
  const named = best === undefined || !isSought ? [] : findNumbered(passages, best.first, wanted);
  if (named.length >= LEAST_ITEMS)
    return { announcement: named[0]!, announced: undefined, items: named.slice(0, MOST_ITEMS) };
  return unmarked;
}

/** Whether a sentence counts what a question asks for in the same number: "there are two lessons". */
export function announces(text: string, { terms, count }: Question, language: AssistantLanguage): boolean {
  const discourse = getDiscourse(language.code);
  if (discourse === undefined) return false;
  const found = readCount(
    text,
    discourse,
    (word) => isPlural(word, language) && terms.includes(toRoot(word, language)),
  );
  return found?.isAsked === true && found.count === count;
}

const countCommas = ({ text }: Pick<Passage, "text">): number => text.match(/,/g)?.length ?? 0;

/** Whether a sentence that counts things names them behind their noun: after a colon, or with commas. */
function namesItems({ text }: Passage, isCounted: (word: string) => boolean): boolean {
  const noun = [...text.matchAll(spacedWords)].findLast(({ 0: word }) => isCounted(word));
  const rest = text.slice((noun?.index ?? 0) + (noun?.[0].length ?? 0));
  return /^[^.]{0,40}:\s*\S/u.test(rest) || countCommas({ text: rest }) > 0;
}

/** Rates a sentence as the list that was asked for: it counts, or it names several things in a row. */
export function rateListing({ text }: Passage, { terms, hints, count }: Question, language: AssistantLanguage): number {
  const discourse = getDiscourse(language.code);
  if (discourse === undefined) return 0;
  const found = readCount(
    text,
    discourse,
    (word) => isPlural(word, language) && [...terms, ...hints].includes(toRoot(word, language)),
  );
  if (found !== undefined) return found.isAsked && found.count === count ? 1 : 0.5;
  // "Decisions on bail, decisions on the sentence, and decisions on the parole"
  const roots = toRoots(text, language);
  if (terms.some((term) => roots.filter((root) => root === term).length > LEAST_ITEMS)) return 0.5;
  return countCommas({ text }) >= LEAST_ITEMS ? 0.3 : 0;
}
