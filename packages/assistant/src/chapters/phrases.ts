import type { Sentence } from "../lecture/sentences.ts";
import type { AssistantLanguage, Naming } from "../languages/language.ts";
import { getTellingCues, type TellingCues } from "../languages/telling-cues.ts";
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
const hasCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** With fewer words in capitals, capitals tell no nouns: the recogniser writes none. */
const LEAST_CAPITALS = 0.05;

/** Where nouns have capitals, tells them from what has one only because it begins a sentence; undefined where that says nothing. */
function createNounTest(
  sentences: readonly Sentence[],
  naming: Naming | undefined,
): ((word: string, isFirst: boolean) => boolean) | undefined {
  if (naming?.capitals !== true) return undefined;
  const capitals = new Set<string>();
  let words = 0;
  let found = 0;
  for (const { text } of sentences) {
    for (const word of (text.match(token) ?? []).slice(1)) {
      words += 1;
      if (!hasCapital(word)) continue;
      found += 1;
      capitals.add(word);
    }
  }
  if (found < words * LEAST_CAPITALS) return undefined;
  return (word, isFirst) => hasCapital(word) && (!isFirst || capitals.has(word));
}

/** 1 for a run of words that stands where nouns stand, -1 where verbs do, 0 where that cannot be told. */
function isNominal(run: readonly string[], before: string, next: string, naming: Naming | undefined): number {
  if (naming === undefined) return 1;
  const hasCapitals = before !== "" && run.every(hasCapital);
  const isNoun = naming.beforeNoun.test(before);
  const isVerb = naming.beforeVerb.test(before) && naming.afterNoun?.test(next) !== true;
  return (hasCapitals || isNoun ? 1 : 0) - (isVerb && !hasCapitals ? 1 : 0);
}

/** What joins two runs of words to one name: "rate of change", "teorema de Bayes". */
const linker = /^(?:of|de|del|da|do|das|dos|du|des|von|d\s?['’])$/iu;

/** Counts every run of one to three topical words that no other topical word continues, and two such that a preposition joins. */
function tally(sentences: readonly Sentence[], language: AssistantLanguage): Map<string, Tally> {
  const { naming, vocabulary } = language;
  const isNoun = createNounTest(sentences, naming);
  const tallies = new Map<string, Tally>();
  for (const { text, terms } of sentences) {
    const words = naming?.elision === undefined ? text : text.replace(naming.elision, "$& ");
    const tokens = words.match(token) ?? [];
    let run: string[] = [];
    let before = "";
    let first: { readonly run: readonly string[]; readonly nominal: number; readonly before: string } | undefined;
    let between = "";
    const count = (parts: readonly string[], text: string, nominal: number, isOpening: boolean) => {
      const key = parts.map(vocabulary.stem).join(" ");
      const entry = tallies.get(key) ?? { uses: 0, nominal: 0, forms: new Map<string, number>() };
      entry.uses += 1;
      entry.nominal += nominal;
      const form = isOpening && naming?.capitals !== true ? lowerFirst(text) : text;
      entry.forms.set(form, (entry.forms.get(form) ?? 0) + 1);
      tallies.set(key, entry);
    };
    const finish = (next: string) => {
      if (run.length > 0 && run.length <= LONGEST) {
        const nominal = isNoun === undefined ? isNominal(run, before, next, naming) : 1;
        count(run, run.join(" "), nominal, before === "");
        if (first !== undefined && linker.test(between) && first.run.length + run.length <= LONGEST) {
          const parts = [...first.run, ...run];
          const space = /['’]$/.test(between) ? "" : " ";
          count(
            parts,
            `${first.run.join(" ")} ${between.replace(/\s/, "")}${space}${run.join(" ")}`,
            first.nominal,
            first.before === "",
          );
        }
        first = { run, nominal, before };
        between = next;
      } else if (run.length > 0) {
        first = undefined;
      } else if (first !== undefined) {
        between = between === "" ? next : `${between} ${next}`;
      }
      run = [];
    };
    let previous = "";
    for (const word of tokens) {
      const isPart =
        isTopical(word, language) &&
        terms.has(vocabulary.stem(word)) &&
        naming?.adverb?.test(word) !== true &&
        isNoun?.(word, previous === "") !== false;
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

/** Whether words name something: one of them does, and the last is no adjective. */
export function canName(written: readonly string[], telling: TellingCues | undefined): boolean {
  if (telling === undefined) return true;
  // "l'astuce" is as empty as "astuce".
  const words = written.map((word) => word.replace(/^[ld]['’](?=\p{L})/iu, ""));
  if (words.length === 1 && telling.judgement.test(words[0]!)) return false;
  if (telling.noTerm.test(words.at(-1) ?? "") || telling.noBeginning.test(words[0] ?? "")) return false;
  return words.some((word) => !telling.emptyNoun.test(word) && !telling.noTerm.test(word));
}

/** A word that stands alone where nouns stand in fewer of its uses is no noun. */
const LEAST_NOMINAL = 0.4;
const LEAST_NOMINAL_DOUBTFUL = 0.65;
/** What is defined somewhere need not stand where nouns do as often. */
const LEAST_NOMINAL_DEFINED = 0.1;
/** How much less it tells of a part that the whole names something too. */
export const DISTINCT = 0.75;
/** As the last word of a longer phrase it is let pass sooner: "neural network" is seldom "the network". */
const LEAST_NOMINAL_LAST = 0.2;

/**
 * Finds the things that a text names, the most telling first. A part's are weighed against the `whole`: what is named
 * everywhere tells less.
 */
export const findPhrases = (
  sentences: readonly Sentence[],
  language: AssistantLanguage,
  whole?: readonly Phrase[],
): Phrase[] => readPhrases(sentences, language, whole).phrases;

/** {@link findPhrases}, and the keys of all runs of words that may be names, for what defines them to decide. */
export function readPhrases(
  sentences: readonly Sentence[],
  language: AssistantLanguage,
  whole?: readonly Phrase[],
): { readonly phrases: Phrase[]; readonly candidates: ReadonlySet<string> } {
  const telling = getTellingCues(language.code);
  const usesOverall = new Map(whole?.map(({ key, uses }) => [key, uses]));
  const tallies = tally(sentences, language);
  const isNamed = ([key, { uses, nominal, forms }]: readonly [string, Tally]): boolean => {
    const stems = key.split(" ");
    const isDoubtful = stems.length === 1 && telling?.adjectival.test(mostUsedForm(forms)) === true;
    if (uses < 2 || nominal / uses < (isDoubtful ? LEAST_NOMINAL_DOUBTFUL : LEAST_NOMINAL)) return false;
    const last = stems.length === 1 ? undefined : tallies.get(stems.at(-1)!);
    if (last !== undefined && last.uses > 2 && last.nominal / last.uses < LEAST_NOMINAL_LAST) return false;
    return canName(mostUsedForm(forms).split(" "), telling);
  };
  const phrases = [...tallies]
    .filter(isNamed)
    .map(([key, { uses, forms }]) => {
      const words = key.split(" ").length;
      const share = uses / Math.max(uses, usesOverall.get(key) ?? uses);
      return { key, uses, text: mostUsedForm(forms), weight: uses * share ** DISTINCT * (1 + 0.7 * (words - 1)) };
    })
    .toSorted((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1));
  const candidates = [...tallies].filter(([, { uses, nominal }]) => nominal / uses >= LEAST_NOMINAL_DEFINED);
  return { phrases, candidates: new Set(candidates.map(([key]) => key)) };
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
