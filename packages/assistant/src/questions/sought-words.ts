import type { AssistantLanguage } from "../languages/language.ts";
import { toRoot } from "../lecture/words.ts";
import { getRelated, isEnglishRoot } from "./related/related-words.ts";
import { mayMean } from "./typing-errors.ts";

/** The recording's words for one word of a question, each with how surely it is meant, and phrases of several. */
export interface SoughtWord {
  readonly isSaid: boolean;
  /** It is not said, and one that is may be it with a typing error. */
  readonly isMisspelt: boolean;
  /** It is not said, and other words for it are. */
  readonly isRelated: boolean;
  /** Roots, and the share of the word's weight that each is worth. */
  readonly roots: ReadonlyMap<string, number>;
  /** Neighbouring roots that are it together: "electron negativity", the long form of an abbreviation. */
  readonly phrases: readonly { readonly roots: readonly string[]; readonly credit: number }[];
}

/** Shares of a word's weight. */
const credit = {
  misspelt: 0.9,
  /** The beginning of a longer word. */
  beginning: 0.6,
  /** Recognisers divide long words. */
  joined: 0.9,
  /** "Pestausbruch" for "Ausbruch", for "Pest", and the other way round. */
  compoundOf: 0.75,
  compoundWith: 0.6,
  partOf: 0.4,
  parts: 0.9,
  longForm: 0.9,
  /** Another word for it, by how surely. */
  related: { 1: 0.35, 2: 0.55, 3: 0.75 },
} as const;

/** In letters: shorter words resemble too many others. */
const LEAST_FUZZY = 4;
/** Longer ones are no words. */
const MOST_FUZZY = 40;
/** In letters: a word typed without its accents may keep an ending that its stem lost. */
const LEAST_BEGINNING = 6;
const MOST_ENDING = 3;
const isCutShort = (stem: string, term: string): boolean =>
  stem.length >= LEAST_BEGINNING && term.length - stem.length <= MOST_ENDING && term.startsWith(stem);

/** In letters, of the parts of a compound. */
const LEAST_PART = 4;
const LEAST_KNOWN_PART = 5;
/** Between the parts of a German compound. */
const JOINTS = ["", "s", "n", "en", "es", "er", "e"];
/** In letters, of a word that a recogniser may have divided, and of its first part. */
const LEAST_JOINED = 7;
const LEAST_FIRST = 3;

/** Whether a language writes compounds as one word. */
const hasCompounds = ({ code }: AssistantLanguage): boolean => code === "de";

/** Whether words of a language are known to mean the same as others. */
const hasRelations = ({ code }: AssistantLanguage): boolean => code === "en";

const isMisspelling = (term: string, other: string): boolean =>
  (other.length >= LEAST_FUZZY && mayMean(term, other)) || isCutShort(other, term);

/** Adds the words of which `term` is a part, or that are parts of it; returns the pairs that it is made of. */
function addCompounds(term: string, said: ReadonlySet<string>, found: Map<string, number>): [string, string][] {
  const add = (root: string, worth: number) => found.set(root, Math.max(worth, found.get(root) ?? 0));
  const pairs: [string, string][] = [];
  if (term.length < LEAST_PART) return pairs;
  for (const root of said) {
    if (root === term) continue;
    if (root.length - term.length >= LEAST_FIRST) {
      if (root.endsWith(term)) add(root, credit.compoundOf);
      else if (root.startsWith(term)) add(root, credit.compoundWith);
    } else if (root.length >= LEAST_KNOWN_PART && term.length - root.length >= LEAST_FIRST) {
      if (term.endsWith(root)) add(root, credit.partOf);
      else if (term.startsWith(root)) {
        add(root, credit.partOf);
        for (const joint of JOINTS) {
          const rest = term.slice(root.length + joint.length);
          if (rest.length >= LEAST_PART && term.startsWith(joint, root.length) && said.has(rest))
            pairs.push([root, rest]);
        }
      }
    }
  }
  return pairs;
}

/** The words of a recording, for looking up those of a question. */
export interface SaidWords {
  readonly roots: ReadonlySet<string>;
  /** The words of each passage, folded. */
  readonly words: readonly (readonly string[])[];
  /** The long forms of abbreviations, by the abbreviation's root. */
  readonly longForms: ReadonlyMap<string, readonly string[]>;
}

/** Two neighbouring words that are `term` when they are joined. */
function findDivided(term: string, { words }: SaidWords, language: AssistantLanguage): string[][] {
  const found = new Map<string, string[]>();
  if (term.length < LEAST_JOINED) return [];
  const beginning = term.slice(0, LEAST_FIRST);
  for (const passage of words) {
    for (let at = 0; at + 1 < passage.length; at += 1) {
      const [first, second] = [passage[at]!, passage[at + 1]!];
      if (!first.startsWith(beginning) || first.length + second.length < LEAST_JOINED) continue;
      const joined = toRoot(first + second, language);
      if (joined !== term && !mayMean(term, joined)) continue;
      found.set(`${first} ${second}`, [toRoot(first, language), toRoot(second, language)]);
    }
  }
  return [...found.values()];
}

/** The recording's words for a root of a question. */
export function seekWord(term: string, said: SaidWords, language: AssistantLanguage): SoughtWord {
  const isSaid = said.roots.has(term);
  const roots = new Map<string, number>(isSaid ? [[term, 1]] : []);
  const phrases: { roots: readonly string[]; credit: number }[] = [];
  let isMisspelt = false;
  const isWord = term.length >= LEAST_FUZZY && term.length <= MOST_FUZZY && !/^\d+$/.test(term);
  // A word of English is what it is, said or not.
  const isReal = hasRelations(language) && isEnglishRoot(term);
  if (!isSaid && isWord) {
    for (const root of said.roots) {
      const isMeant = !isReal && isMisspelling(term, root);
      isMisspelt ||= isMeant;
      if (isMeant || root.startsWith(term)) roots.set(root, isMeant ? credit.misspelt : credit.beginning);
    }
    for (const pair of findDivided(term, said, language)) phrases.push({ roots: pair, credit: credit.joined });
  }
  if (isWord && hasCompounds(language)) {
    for (const pair of addCompounds(term, said.roots, roots)) phrases.push({ roots: pair, credit: credit.parts });
  }
  const isLacking = !isSaid && roots.size === 0 && phrases.length === 0;
  if (!isSaid && isReal) {
    for (const [root, strength] of getRelated(term))
      if (said.roots.has(root)) roots.set(root, Math.max(roots.get(root) ?? 0, credit.related[strength]));
  }
  const long = said.longForms.get(term);
  if (long !== undefined) phrases.push({ roots: long, credit: credit.longForm });
  return { isSaid, isMisspelt, isRelated: isLacking && roots.size > 0, roots, phrases };
}
