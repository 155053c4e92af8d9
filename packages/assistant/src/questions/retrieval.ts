import { findForms } from "../chapters/forms.ts";
import type { AssistantLanguage } from "../languages/language.ts";
import { foldWord } from "@lectern/transcript/languages/fold-word.ts";
import { getNumberWords } from "../languages/number-words.ts";
import type { Passage } from "../lecture/passages.ts";
import { isSearchable, isTopical, splitWords, toRoot } from "../lecture/words.ts";
import type { Question } from "./parse-question.ts";
import { rateRun, type RunFeatures } from "./rate-runs.ts";
import { type SaidWords, seekWord, type SoughtWord } from "./sought-words.ts";
import { findInitials } from "./initials.ts";
import { indexWindows, type Window } from "./windows.ts";

/** A run of passages that a question is about. Indices into the passages that were searched. */
export interface Place {
  readonly first: number;
  readonly last: number;
  /** Comparable within one search. */
  readonly score: number;
  /** How many of the things that were asked about it names; one that it only resembles is less than one. */
  readonly matches: number;
  readonly features: RunFeatures;
}

/** In words: what is quoted, at most. A single sentence may be longer. */
const QUOTE = 45;
/** A window in which a speaker talks whom the question names. */
const SPEAKER = 3;
/** Names and numbers say more about a place than other words that are as rare. */
const NAMED = 1.5;
/** In words: less is hardly a sentence. */
const FRAGMENT = 7;
/** Windows that are looked into; more where something is preferred that the index does not know. */
const LOOKED_INTO = 40;
const LOOKED_INTO_FOR = 200;
/** Weight of a word that names the relation asked about. */
const HINTED = 0.3;
/** Weight of a word that comes from the question before. */
const CARRIED = 0.5;
/** Of the others' mean, what a word weighs at most that is never said and no name or number: the student's own word for it. */
const UNSAID = 0.25;
/** Of a question that is a page long, so many words are searched. */
const MOST_WORDS = 60;
/** Passages before and after a run that say what it is about. */
const AROUND = 3;
/** How near neighbouring words of a question stand, in words, and what that is worth. */
const NEAR = [
  [2, 1],
  [6, 0.5],
  [Number.POSITIVE_INFINITY, 0.1],
] as const;

/** Of a word's weight, what the abbreviation of its name is worth. */
const SHORT_FORM = 0.9;

/** In a language without stop words: a word in so many of all passages says nothing. */
const EVERYWHERE = 0.4;
const LEAST_EVERYWHERE = 4;

/** In logarithms of odds: what it is worth to stand where the last answer did. */
const NEARBY = 3;
/** Of what is asked, a lecture's own question that is the same names at least so much, by weight. */
const ASKED = 0.75;

interface Wish {
  /** How many places, at most; ten without it. */
  readonly most?: number;
  /** How long a run may be, in words. */
  readonly longest?: number;
  /** How much more a passage is worth for what it has, 0 to 1. */
  readonly prefers?: ((passage: Passage) => number) | undefined;
  /** Passages where the answer is rather looked for: the place of the last one. */
  readonly near?: ReadonlySet<number> | undefined;
}

/** A word of a question, as it is searched. */
export interface Sought extends SoughtWord {
  readonly root: string;
  readonly isNamed: boolean;
  /** What its place in the question makes of it, beside its rarity. */
  readonly factor: number;
  readonly weight: number;
  /** As it was typed, folded: several words of a question may have one root. */
  readonly forms: readonly string[];
}

/** What one passage has of a question: for each word the share that it is worth, and where it stands. */
interface Met {
  readonly credits: readonly number[];
  readonly spots: readonly number[];
  readonly hints: readonly string[];
}

export interface Search {
  /** The abbreviations of what these terms are the name of. */
  shorten(terms: readonly string[]): string[];
  /** In how many passages a stem is said. */
  count(term: string): number;
  /** Whether a word of a question is said in a place or beside it. */
  isNear(place: Pick<Place, "first" | "last">, word: Sought): boolean;
  /** The words of a question as this recording has them. */
  seek(question: Question): Sought[];
  find(question: Question, wish?: Wish): Place[];
}

/** Makes the passages of a recording searchable. Takes time in proportion to their words. */
export function createSearch(passages: readonly Passage[], language: AssistantLanguage): Search {
  const words = passages.map(({ text, heading }) =>
    splitWords(heading === undefined ? text : `${heading} ${text}`)
      .filter(isSearchable)
      .map(foldWord),
  );
  // "Five years" is found by "5 years".
  const numbers = getNumberWords(language.code);
  const roots = words.map((some) => some.map((word) => numbers.get(word) ?? toRoot(word, language)));
  const lengths = passages.map(({ text }) => text.split(" ").length);
  const index = indexWindows(roots, lengths);
  const uses = new Map<string, number>();
  for (const some of roots) for (const root of new Set(some)) uses.set(root, (uses.get(root) ?? 0) + 1);
  const rootsOf = (text: string) => splitWords(text).map((word) => toRoot(word, language));
  const longForms = new Map<string, readonly string[]>(
    findForms(passages, language).map(({ term, form }) => [toRoot(term, language), rootsOf(form)]),
  );
  for (const [short, long] of findInitials(words, language)) if (!longForms.has(short)) longForms.set(short, long);
  const said: SaidWords = { roots: new Set(uses.keys()), words, longForms };

  const isEmpty = (term: string): boolean =>
    !language.isKnown && (uses.get(term) ?? 0) > Math.max(LEAST_EVERYWHERE, passages.length * EVERYWHERE);

  const seek = ({ terms, words: typed, named, carried, isOfCarried }: Question): Sought[] => {
    const forms = Map.groupBy(typed.slice(0, MOST_WORDS), (word) => toRoot(word, language));
    const sought = terms
      .slice(0, MOST_WORDS)
      .filter((term) => !isEmpty(term))
      .map((term) => {
        const isNamed = named.has(term);
        const factor = (isNamed ? NAMED : 1) * (carried?.has(term) === true && isOfCarried !== true ? CARRIED : 1);
        const word = addShortForms(seekWord(term, said, language), term, terms, longForms);
        // A word that is said otherwise is as rare as the other words for it.
        const found = word.isRelated ? [...word.roots.keys()] : [term];
        const count = Math.max(...found.map((root) => uses.get(root) ?? 0));
        const rarity = Math.log(1 + (passages.length + 1) / (count + 0.5));
        return { ...word, root: term, isNamed, factor, weight: rarity * factor, forms: forms.get(term) ?? [] };
      })
      // The words that a language asks with cannot be told from others where we have none of it; they are not said.
      .filter((word) => language.isKnown || isMet(word));
    const met = sought.filter(isMet);
    const most = met.length === 0 ? Number.POSITIVE_INFINITY : (UNSAID * sumOf(met)) / met.length;
    return sought.map((word) =>
      isMet(word) || word.isNamed ? word : { ...word, weight: Math.min(word.weight, most) },
    );
  };

  const find = (question: Question, { most = 10, longest = QUOTE, prefers, near }: Wish = {}): Place[] => {
    const { speakers } = question;
    const hints = question.hints.slice(0, MOST_WORDS);
    const sought = seek(question);
    const whole = sumOf(sought);
    const asked = new Set(question.words);
    const meet = remember((at) => meetPassage(roots[at]!, sought, hints));
    const speaksIn = (at: number): boolean => speakers.has(passages[at]!.speaker ?? "");
    const isAbout = (at: number): boolean =>
      passages[at] !== undefined && meet(at).credits.some((credit) => credit > 0);
    const preferenceFor = remember((at) =>
      prefers !== undefined && (isAbout(at - 1) || isAbout(at) || isAbout(at + 1)) ? prefers(passages[at]!) : 0,
    );
    const covered = (credits: readonly number[]): number =>
      sought.reduce((sum, { weight }, term) => sum + weight * credits[term]!, 0);

    // "So what are moraines?": what follows answers the same question.
    const isSameQuestion = (at: number): boolean => {
      if (!asks(passages[at]!) || covered(meet(at).credits) < ASKED * whole) return false;
      const own = new Set(roots[at]!.filter((_, n) => isTopical(words[at]![n]!, language)));
      return [...own].filter((root) => sought.some((word) => word.roots.has(root))).length >= ASKED * own.size;
    };

    const rateFrom = (first: number, { last }: Window, window: number): Place[] => {
      const places: Place[] = [];
      const isAsked = isSameQuestion(first);
      const credits = sought.map(() => 0);
      const spots = sought.map(() => -1);
      const forms = new Set<string>();
      const hinted = new Set<string>();
      let [length, offset, preference] = [0, 0, 0];
      for (let to = first; to <= last; to += 1) {
        length += lengths[to]!;
        if (to > first && (length > longest || passages[to]!.heading !== undefined)) break;
        const met = meet(to);
        for (const [term, credit] of met.credits.entries()) {
          if (credit > credits[term]!) [credits[term], spots[term]] = [credit, offset + met.spots[term]!];
        }
        offset += roots[to]!.length;
        for (const hint of met.hints) hinted.add(hint);
        preference = Math.max(preference, preferenceFor(to));
        for (const word of words[to]!) if (asked.has(word)) forms.add(word);
        const matches = credits.reduce((sum, credit) => sum + credit, 0);
        if (matches === 0) continue;
        const around = [...credits];
        for (let at = Math.max(0, first - AROUND); at <= Math.min(passages.length - 1, to + AROUND); at += 1) {
          for (const [term, credit] of meet(at).credits.entries()) around[term] = Math.max(around[term]!, credit);
        }
        const named = covered(credits);
        const features: RunFeatures = {
          coverage: named / whole,
          named,
          sameForms: sought.reduce((sum, word, term) => sum + rateForm(word, forms, credits[term]!), 0) / sought.length,
          context: (covered(around) - named) / whole,
          proximity: measureProximity(spots),
          window,
          preference,
          hint: hinted.size / Math.max(1, hints.length),
          ownWords: Number(speaksIn(first)),
          length: Math.log(length / 20),
          more: to - first,
          isFragment: Number(length < FRAGMENT),
          isQuestion: Number(asks(passages[to]!)),
          isAsked: Number(isAsked),
        };
        places.push({
          first,
          last: to,
          score: rateRun(features) + (near?.has(to) === true ? NEARBY : 0),
          matches,
          features,
        });
      }
      return places;
    };

    const speaksWithin = ({ first, last }: Window): boolean => {
      for (let at = first; at <= last; at += 1) if (speaksIn(at)) return true;
      return false;
    };
    const ranked = index
      .rank(toSearchWeights(sought, hints))
      .map(({ window, score }) => ({ window, score: score * (speaksWithin(window) ? SPEAKER : 1) }))
      .toSorted((a, b) => b.score - a.score || a.window.first - b.window.first)
      .slice(0, prefers === undefined ? LOOKED_INTO : LOOKED_INTO_FOR);
    // Windows overlap: a run is rated in the best window that it stands in.
    const rated = new Map<number, Place>();
    for (const { window, score } of ranked) {
      for (let from = window.first; from <= window.last; from += 1) {
        for (const place of rateFrom(from, window, score / ranked[0]!.score)) {
          const key = from * passages.length + place.last;
          if (!rated.has(key)) rated.set(key, place);
        }
      }
    }
    const chosen: Place[] = [];
    for (const place of [...rated.values()].toSorted((a, b) => b.score - a.score || a.first - b.first)) {
      if (chosen.length === most) break;
      if (!chosen.some(({ first, last }) => first <= place.last + 1 && place.first <= last + 1)) chosen.push(place);
    }
    return chosen;
  };
  const shorten = (terms: readonly string[]): string[] =>
    [...longForms].flatMap(([short, long]) => (long.every((part) => terms.includes(part)) ? [short] : []));
  const isNear = ({ first, last }: Pick<Place, "first" | "last">, word: Sought): boolean =>
    roots
      .slice(Math.max(0, first - AROUND), last + 1 + AROUND)
      .some((own) => meetPassage(own, [word], []).credits[0]! > 0);
  return { shorten, isNear, count: (term) => uses.get(term) ?? 0, seek, find };
}

/** "Patient centered medical home" is also found by the abbreviation that the recording gives it. */
function addShortForms(
  word: SoughtWord,
  term: string,
  terms: readonly string[],
  longForms: SaidWords["longForms"],
): SoughtWord {
  const short = [...longForms].filter(([, long]) => long.includes(term) && long.every((part) => terms.includes(part)));
  if (short.length === 0) return word;
  return { ...word, roots: new Map([...word.roots, ...short.map(([root]) => [root, SHORT_FORM] as const)]) };
}

const asks = ({ text }: Passage): boolean => /[?？]["'”’»)]*$/u.test(text);

/** What a word's very form is worth in a run; one that is not said, or comes from a question before, has no form of its own. */
const rateForm = ({ forms, isSaid }: Sought, said: ReadonlySet<string>, credit: number): number =>
  forms.some((form) => said.has(form)) ? 1 : isSaid && forms.length > 0 ? 0 : credit;

const sumOf = (sought: readonly Sought[]): number => sought.reduce((sum, { weight }) => sum + weight, 0);

/** Whether a recording has something for a word of a question. */
export const isMet = ({ roots, phrases }: SoughtWord): boolean => roots.size > 0 || phrases.length > 0;

function remember<Result>(find: (at: number) => Result): (at: number) => Result {
  const known = new Map<number, Result>();
  return (at) => {
    const result = known.get(at) ?? find(at);
    known.set(at, result);
    return result;
  };
}

/** How near to each other the neighbouring words of a question stand; where they are none or one, as if they were far apart. */
function measureProximity(spots: readonly number[]): number {
  let sum = 0;
  for (let term = 1; term < spots.length; term += 1) {
    const [before, at] = [spots[term - 1]!, spots[term]!];
    if (before >= 0 && at >= 0) sum += NEAR.find(([most]) => Math.abs(at - before) <= most)![1];
  }
  return sum / Math.max(1, spots.length - 1);
}

function meetPassage(own: readonly string[], sought: readonly Sought[], hints: readonly string[]): Met {
  const credits = sought.map(() => 0);
  const spots = sought.map(() => -1);
  const found: string[] = [];
  for (const [spot, root] of own.entries()) {
    if (hints.includes(root)) found.push(root);
    for (const [term, { roots }] of sought.entries()) {
      const credit = roots.get(root) ?? 0;
      if (credit > credits[term]!) [credits[term], spots[term]] = [credit, spot];
    }
  }
  for (const [term, { phrases }] of sought.entries()) {
    for (const { roots, credit } of phrases) {
      if (credit > credits[term]! && roots.every((root) => own.includes(root)))
        [credits[term], spots[term]] = [credit, own.indexOf(roots[0]!)];
    }
  }
  return { credits, spots, hints: found };
}

/** The roots to look up, each with what it weighs beside its rarity. */
function toSearchWeights(sought: readonly Sought[], hints: readonly string[]): Map<string, number> {
  const weights = new Map(hints.map((hint) => [hint, HINTED]));
  const add = (root: string, weight: number) => weights.set(root, Math.max(weight, weights.get(root) ?? 0));
  for (const { roots, phrases, factor } of sought) {
    for (const [root, credit] of roots) add(root, credit * factor);
    for (const phrase of phrases)
      for (const root of phrase.roots) add(root, (phrase.credit * factor) / phrase.roots.length);
  }
  return weights;
}
