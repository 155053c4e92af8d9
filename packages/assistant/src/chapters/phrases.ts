import type { Sentence } from "../lecture/sentences.ts";
import type { AssistantLanguage, Naming } from "../languages/language.ts";
import { isTopical } from "../lecture/words.ts";

/** A name for something that is talked about: "reaction center". */
export interface Phrase {
  /** As it is written most often. */
  readonly text: string;
  readonly key: string;
  readonly uses: number;
  /** How telling it is beside the others of the same text. */
  readonly weight: number;
}

interface Tally {
  uses: number;
  /** How often it stood where nouns stand. */
  nominal: number;
  readonly forms: Map<string, number>;
}

const LONGEST = 3;
const token = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{M}\p{N}]+)*|[^\s]/gu;

/** 1 for a run of words that stands where nouns stand, -1 where verbs do, 0 where that cannot be told. */
function isNominal(run: readonly string[], before: string, next: string, naming: Naming | undefined): number {
  if (naming === undefined) return 1;
  const hasCapitals = before !== "" && run.every((word) => /^\p{Lu}/u.test(word));
  const isNoun =
    naming.capitals === true
      ? /^\p{Lu}/u.test(run.at(-1)!) || naming.beforeNoun.test(before)
      : naming.beforeNoun.test(before);
  const isVerb = naming.beforeVerb.test(before) && naming.afterNoun?.test(next) !== true;
  return (hasCapitals || isNoun ? 1 : 0) - (isVerb && !(naming.capitals === true && isNoun) ? 1 : 0);
}

/** Counts every run of one to three topical words that no other topical word continues. */
function tally(sentences: readonly Sentence[], language: AssistantLanguage): Map<string, Tally> {
  const { naming, vocabulary } = language;
  const tallies = new Map<string, Tally>();
  for (const { text, terms } of sentences) {
    const words = naming?.elision === undefined ? text : text.replace(naming.elision, "$& ");
    const tokens = words.match(token) ?? [];
    let run: string[] = [];
    let before = "";
    const finish = (next: string) => {
      if (run.length > 0 && run.length <= LONGEST) {
        const key = run.map(vocabulary.stem).join(" ");
        const entry = tallies.get(key) ?? { uses: 0, nominal: 0, forms: new Map<string, number>() };
        entry.uses += 1;
        entry.nominal += isNominal(run, before, next, naming);
        const form = before === "" && naming?.capitals !== true ? lowerFirst(run.join(" ")) : run.join(" ");
        entry.forms.set(form, (entry.forms.get(form) ?? 0) + 1);
        tallies.set(key, entry);
      }
      run = [];
    };
    let previous = "";
    for (const word of tokens) {
      const isPart =
        isTopical(word, language) && terms.has(vocabulary.stem(word)) && naming?.adverb?.test(word) !== true;
      if (isPart) {
        if (run.length === 0) before = previous;
        run.push(word);
      } else {
        finish(word);
      }
      previous = word;
    }
    finish("");
  }
  return tallies;
}

const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

function mostUsedForm(forms: ReadonlyMap<string, number>): string {
  const ordered = [...forms].toSorted(([a, m], [b, n]) => n - m || a.length - b.length || (a < b ? -1 : 1));
  const best = ordered[0]![0];
  // What is a name somewhere is a name everywhere: a sentence's first word only hid it.
  return (
    ordered.find(([form]) => form.toLowerCase() === best.toLowerCase() && form !== best && /\p{Lu}/u.test(form))?.[0] ??
    best
  );
}

/**
 * Finds the things that a text names, the most telling first. A part's are weighed against the `whole`: what is named
 * everywhere tells less.
 */
export function findPhrases(
  sentences: readonly Sentence[],
  language: AssistantLanguage,
  whole?: readonly Phrase[],
): Phrase[] {
  const usesOverall = new Map(whole?.map(({ key, uses }) => [key, uses]));
  return [...tally(sentences, language)]
    .filter(([, { uses, nominal }]) => uses >= 2 && nominal / uses >= 0.4)
    .map(([key, { uses, forms }]) => {
      const words = key.split(" ").length;
      const share = uses / (usesOverall.get(key) ?? uses);
      return { key, uses, text: mostUsedForm(forms), weight: uses * Math.sqrt(share) * (1 + 0.7 * (words - 1)) };
    })
    .toSorted((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1));
}

const overlaps = (a: Phrase, b: Phrase): boolean => {
  const words = new Set(a.key.split(" "));
  return b.key.split(" ").some((word) => words.has(word));
};

/** The first `count` phrases that share no word. */
export function distinctPhrases(phrases: readonly Phrase[], count: number, taken: readonly Phrase[] = []): Phrase[] {
  const chosen: Phrase[] = [];
  for (const phrase of phrases) {
    if (chosen.length === count) break;
    if ([...chosen, ...taken].some((other) => overlaps(other, phrase))) continue;
    chosen.push(phrase);
  }
  return chosen;
}
