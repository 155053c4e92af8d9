import MiniSearch from "minisearch";
import type { AssistantLanguage } from "../languages/language.ts";
import type { Passage } from "../lecture/passages.ts";
import type { Question } from "./parse-question.ts";
import { mayMean } from "./typing-errors.ts";
import { toRoots } from "../lecture/words.ts";

/** A run of passages that a question is about. Indices into the passages that were searched. */
export interface Place {
  readonly first: number;
  readonly last: number;
  /** BM25 of the window that it stands in; comparable within one search. */
  readonly score: number;
  /** The share of what was asked that the run speaks of, 0 to 1; rare words, names and numbers count more. */
  readonly coverage: number;
  /** How many of the things that were asked about it names; one that it only resembles is less than one. */
  readonly matches: number;
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
const SPEAKER = 3;
/** Names and numbers say more about a place than other words that are as rare. */
const NAMED = 1.5;
/** Weight of a word that only resembles one of the question: a typing error, or the beginning of a longer word. */
const SIMILAR = 0.75;
/** Of a word's length, how much the index lets differ: two letters that are swapped are two differences. */
const FUZZY = 0.3;
/** In letters: shorter words resemble too many others. */
const LEAST_FUZZY = 4;
/** Longer ones are no words: the index would compare each of their letters with every beginning of its own. */
const MOST_FUZZY = 40;
/** In letters: a word typed without its accents may keep an ending that its stem lost. */
const LEAST_BEGINNING = 6;
const MOST_ENDING = 3;
const isCutShort = (stem: string, term: string): boolean =>
  stem.length >= LEAST_BEGINNING && term.length - stem.length <= MOST_ENDING && term.startsWith(stem);

/**
 * What makes one run of a window worth more than another, in shares of coverage: the speaker who is asked about says it, it
 * has what is asked about the things, it has what the question prefers; each further sentence costs, and so does a fragment.
 */
const OWN_WORDS = 0.1;
const HINT = 0.1;
const PREFERENCE = 0.3;
const LENGTH = 0.02;
const SHORT = 0.25;
/** In words: less is hardly a sentence, but a heading. */
const FRAGMENT = 7;
/** By how much a place with what the question prefers is better than another. */
const PREFERRED = 2;
/** Windows that are looked into for each place that is wanted; more where something is preferred that the index does not know. */
const LOOKED_INTO = 6;
const LOOKED_INTO_FOR = 100;
/** Weight of a word that names the relation asked about. */
const HINTED = 0.3;
/** Weight of a word that comes from the question before. */
const CARRIED = 0.5;

/** An answer names this share of what was asked. */
const ANSWERS = 0.55;
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

interface Wish {
  /** How many places, at most; ten without it. */
  readonly most?: number;
  /** How much more a passage is worth for what it has, 0 to 1. */
  readonly prefers?: (passage: Passage) => number;
}

export interface Search {
  /** In how many passages a stem is said. */
  count(term: string): number;
  find(question: Question, wish?: Wish): Place[];
}

/** Makes the passages of a recording searchable. Takes time in proportion to their words. */
export function createSearch(passages: readonly Passage[], language: AssistantLanguage): Search {
  const roots = passages.map(({ text }) => toRoots(text, language));
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
    if (term.length < LEAST_FUZZY || term.length > MOST_FUZZY || /^\d+$/.test(term)) return [];
    const beginning = term.slice(0, Math.max(LEAST_BEGINNING, term.length - MOST_ENDING));
    const found = [
      ...index.search(term, { fuzzy: FUZZY, prefix: true }),
      ...index.search(beginning, { prefix: term.length > LEAST_BEGINNING }),
    ].flatMap(({ terms }) => terms);
    return [...new Set(found)].filter(
      (other) =>
        (other.length >= LEAST_FUZZY && mayMean(term, other)) || other.startsWith(term) || isCutShort(other, term),
    );
  };

  interface Sought {
    readonly roots: readonly string[];
    /** What its place in the question makes of it, beside its rarity. */
    readonly factor: number;
    readonly weight: number;
    /** Of the weight, what is reached when one of `roots` is said. */
    readonly credit: number;
  }
  const seek = (term: string, factor: number): Sought => {
    const isSaid = uses.has(term);
    const others = isSaid ? [] : resembling(term);
    // What the recording never says is the rarest of all: a question about it is not answered by its other words.
    const rarity = Math.log(1 + (passages.length + 1) / ((uses.get(term) ?? 0) + 0.5));
    return {
      roots: isSaid ? [term] : others,
      factor,
      weight: rarity * factor,
      credit: isSaid ? 1 : SIMILAR,
    };
  };

  return {
    count: (term) => uses.get(term) ?? 0,
    find: ({ terms, hints, named, speakers, carried }, { most = 10, prefers } = {}) => {
      const sought = terms
        .filter((term) => !isEmpty(term))
        .map((term) => seek(term, (named.has(term) ? NAMED : 1) * (carried?.has(term) === true ? CARRIED : 1)))
        // The words that a language asks with cannot be told from others where we have none of it; they are not said.
        .filter(({ roots }) => language.isKnown || roots.length > 0);
      const speaksIn = (at: number): boolean => speakers.has(passages[at]!.speaker ?? "");
      const least = Math.min(sought.length, LEAST_MATCHES);
      const whole = sought.reduce((sum, { weight }) => sum + weight, 0);
      const isMet = (at: number): boolean => sought.some((one) => one.roots.some((root) => rootSets[at]!.has(root)));
      const preferences = new Map<number, number>();
      const preferenceFor = (at: number): number => {
        const isNear = [at - 1, at, at + 1].some((other) => passages[other] !== undefined && isMet(other));
        const known = preferences.get(at) ?? (isNear ? prefers?.(passages[at]!) : 0) ?? 0;
        preferences.set(at, known);
        return known;
      };

      /** The run of a window that says most of what was asked, in few words. */
      const placeIn = ({ first, last }: Window, score: number): Place => {
        let best = { first, last: first, coverage: 0, matches: 0, isAnswer: false, score, worth: -2 };
        for (let from = first; from <= last; from += 1) {
          let words = 0;
          const met = new Set<Sought>();
          let preference = 0;
          for (let to = from; to <= last; to += 1) {
            words += lengths[to]!;
            if (to > from && words > QUOTE) break;
            for (const one of sought) if (one.roots.some((root) => rootSets[to]!.has(root))) met.add(one);
            let sum = 0;
            let matches = 0;
            for (const { weight, credit } of met) {
              sum += weight * credit;
              matches += credit;
            }
            const coverage = whole === 0 ? 0 : sum / whole;
            preference = Math.max(preference, preferenceFor(to));
            const hinted = hints.some((hint) => rootSets[to]!.has(hint)) ? HINT : 0;
            const worth =
              coverage +
              (speaksIn(from) ? OWN_WORDS : 0) +
              hinted +
              PREFERENCE * preference -
              LENGTH * (to - from) -
              (words < FRAGMENT ? SHORT : 0);
            if (worth <= best.worth) continue;
            best = {
              first: from,
              last: to,
              coverage,
              matches,
              isAnswer: coverage >= ANSWERS && met.size >= least,
              score: score * (1 + PREFERRED * preference),
              worth,
            };
          }
        }
        return best;
      };

      const speaksWithin = ({ first, last }: Window): boolean => {
        for (let at = first; at <= last; at += 1) if (speaksIn(at)) return true;
        return false;
      };
      const query = sought.flatMap((one) => one.roots.map((root) => [root, one] as const));
      const byRoot = new Map(query);
      const ranked = index
        .search([...byRoot.keys(), ...hints].join(" "), {
          boostTerm: (root) => {
            const one = byRoot.get(root);
            return one === undefined ? HINTED : one.credit * one.factor;
          },
        })
        .map(({ id, score }) => {
          const window = windows[Number(id)]!;
          return { window, score: score * (speaksWithin(window) ? SPEAKER : 1) };
        })
        .toSorted((a, b) => b.score - a.score || a.window.first - b.window.first);
      const looked = ranked
        .slice(0, most * (prefers === undefined ? LOOKED_INTO : LOOKED_INTO_FOR))
        .map(({ window, score }) => ({ window, place: placeIn(window, score) }));
      const chosen: typeof looked = [];
      for (const one of looked.toSorted((a, b) => b.place.score - a.place.score)) {
        if (chosen.length === most) break;
        const overlaps = ({ window }: (typeof looked)[number]) =>
          window.first <= one.window.last && one.window.first <= window.last;
        if (!chosen.some(overlaps)) chosen.push(one);
      }
      return chosen.map(({ place }) => place);
    },
  };
}
