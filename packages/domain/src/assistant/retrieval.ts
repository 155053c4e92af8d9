import MiniSearch from "minisearch";
import type { AssistantLanguage } from "./languages/language.ts";
import type { Passage } from "./passages.ts";
import type { Question } from "./parse-question.ts";
import { mayMean } from "./typing-errors.ts";
import { rootsOf } from "./words.ts";

/** A run of passages that a question is about. Indices into the passages that were searched. */
export interface Place {
  readonly first: number;
  readonly last: number;
  /** BM25 of the window that it stands in; comparable within one search. */
  readonly score: number;
  /** The share of what was asked that the run speaks of, 0 to 1; rare words, names and numbers count more. */
  readonly coverage: number;
  /** It names enough of what was asked. Else it is about something that shares a word. */
  readonly isAnswer: boolean;
}

/** In words: what is searched at once. Speech spreads over several sentences what one question asks. */
const WINDOW = 75;
/** In words: from the start of one window to that of the next. */
const STEP = 25;
/** In words: what is quoted of a window, at most. A single sentence may be longer. */
const QUOTE = 45;
/** A window in which a speaker talks whom the question names. */
const SPEAKER = 1.5;
/** Names and numbers say more about a place than other words that are as rare. */
const NAMED = 1.5;
/** What a word counts that only resembles one of the question: a typing error, or the beginning of a longer word. */
const SIMILAR = 0.75;
/** Of a word's length, how much the index lets differ: two letters that are swapped are two differences. */
const FUZZY = 0.3;
const LEAST_FUZZY = 4;

/** An answer names this share of what was asked. */
const ANSWERS = 0.5;
/** One word of several is no answer, however rare it is. */
const LEAST_MATCHES = 2;

/** In a language without stop words: a word in so many of all passages says nothing. */
const EVERYWHERE = 0.4;
const LEAST_EVERYWHERE = 4;

interface Window {
  readonly first: number;
  readonly last: number;
}

/** Windows of about `WINDOW` words that overlap, over passages of these lengths in words. */
function windowsOf(lengths: readonly number[]): Window[] {
  const windows: Window[] = [];
  for (let first = 0; first < lengths.length; ) {
    let words = 0;
    let end = first;
    while (end < lengths.length && words < WINDOW) words += lengths[end++]!;
    windows.push({ first, last: end - 1 });
    if (end === lengths.length) break;
    let step = 0;
    do step += lengths[first++]!;
    while (step < STEP && first < end);
  }
  return windows;
}

export interface Search {
  /** In how many passages a stem is said. */
  count(term: string): number;
  find(question: Question, most?: number): Place[];
}

/** Makes the passages of a recording searchable. Takes time in proportion to their words. */
export function createSearch(passages: readonly Passage[], language: AssistantLanguage): Search {
  const roots = passages.map(({ text }) => rootsOf(text, language));
  const rootSets = roots.map((some) => new Set(some));
  const lengths = passages.map(({ text }) => text.split(" ").length);
  const windows = windowsOf(lengths);
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ["text"],
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
  });
  index.addAll(
    windows.map(({ first, last }, id) => ({
      id,
      text: roots
        .slice(first, last + 1)
        .flat()
        .join(" "),
    })),
  );
  const uses = new Map<string, number>();
  for (const set of rootSets) for (const root of set) uses.set(root, (uses.get(root) ?? 0) + 1);

  const isEmpty = (term: string): boolean =>
    !language.isKnown && (uses.get(term) ?? 0) > Math.max(LEAST_EVERYWHERE, passages.length * EVERYWHERE);

  /** The recording's words that may be meant by one that it does not have. */
  const resembling = (term: string): string[] => {
    if (term.length < LEAST_FUZZY || /^\d+$/.test(term)) return [];
    const found = index.search(term, { fuzzy: FUZZY, prefix: true }).flatMap(({ terms }) => terms);
    return [...new Set(found)].filter((other) => mayMean(term, other) || other.startsWith(term));
  };

  interface Sought {
    readonly roots: readonly string[];
    readonly weight: number;
    /** Of the weight, what is reached when one of `roots` is said. */
    readonly credit: number;
  }
  const seek = (term: string, isNamed: boolean): Sought => {
    const isSaid = uses.has(term);
    const others = isSaid ? [] : resembling(term);
    // What the recording never says is the rarest of all: a question about it is not answered by its other words.
    const rarity = Math.log(1 + (passages.length + 1) / ((uses.get(term) ?? 0) + 0.5));
    return {
      roots: isSaid ? [term] : others,
      weight: rarity * (isNamed ? NAMED : 1),
      credit: isSaid ? 1 : SIMILAR,
    };
  };

  return {
    count: (term) => uses.get(term) ?? 0,
    find: ({ terms, named, speakers }, most = 10) => {
      const sought = terms
        .filter((term) => !isEmpty(term))
        .map((term) => seek(term, named.has(term)))
        // The words that a language asks with cannot be told from others where we have none of it; they are not said.
        .filter(({ roots }) => language.isKnown || roots.length > 0);
      const speaksIn = (at: number): boolean => speakers.has(passages[at]!.speaker ?? "");
      const least = Math.min(sought.length, LEAST_MATCHES);
      const whole = sought.reduce((sum, { weight }) => sum + weight, 0);

      /** The run of a window that says most of what was asked, in few words. */
      const placeIn = ({ first, last }: Window, score: number): Place => {
        let best = { first, last: first, coverage: -1, isAnswer: false, worth: -1 };
        for (let from = first; from <= last; from += 1) {
          let words = 0;
          const met = new Set<Sought>();
          for (let to = from; to <= last; to += 1) {
            words += lengths[to]!;
            if (to > from && words > QUOTE) break;
            for (const one of sought) if (one.roots.some((root) => rootSets[to]!.has(root))) met.add(one);
            let sum = 0;
            for (const { weight, credit } of met) sum += weight * credit;
            const coverage = whole === 0 ? 0 : sum / whole;
            const worth = coverage - 0.02 * (to - from) + (speaksIn(from) ? 0.1 : 0);
            if (worth > best.worth)
              best = { first: from, last: to, coverage, isAnswer: coverage >= ANSWERS && met.size >= least, worth };
          }
        }
        return {
          first: best.first,
          last: best.last,
          score,
          coverage: Math.max(0, best.coverage),
          isAnswer: best.isAnswer,
        };
      };

      const speaksWithin = ({ first, last }: Window): boolean => {
        for (let at = first; at <= last; at += 1) if (speaksIn(at)) return true;
        return false;
      };
      const query = sought.flatMap((one) => one.roots.map((root) => [root, one] as const));
      const byRoot = new Map(query);
      const ranked = index
        .search(query.map(([root]) => root).join(" "), {
          boostTerm: (root) => {
            const one = byRoot.get(root);
            return one === undefined ? 1 : one.credit * (named.has(root) ? NAMED : 1);
          },
        })
        .map(({ id, score }) => {
          const window = windows[Number(id)]!;
          return { window, score: score * (speaksWithin(window) ? SPEAKER : 1) };
        })
        .toSorted((a, b) => b.score - a.score || a.window.first - b.window.first);
      const taken: Window[] = [];
      const places: Place[] = [];
      for (const { window, score } of ranked) {
        if (places.length === most) break;
        if (taken.some((other) => other.first <= window.last && window.first <= other.last)) continue;
        taken.push(window);
        places.push(placeIn(window, score));
      }
      return places;
    },
  };
}
