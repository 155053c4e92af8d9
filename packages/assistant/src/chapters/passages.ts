import { countUses, type Sentence } from "../lecture/sentences.ts";
import { measureRun, measureWords } from "@lectern/transcript/normalise/words.ts";
import { recallsSession } from "../languages/plans.ts";
import type { Digest } from "./digest.ts";
import { findPlan } from "./plan.ts";
import { standsAlone } from "./ranking.ts";

/** In words: a passage goes on up to here, and is no longer than that. */
const ENOUGH = 40;
const LONGEST = 62;
const SHORTEST = 20;
/** A term of so many sentences is part of what a recording is about. */
const RECURS = 3;
/** Of a passage with fewer terms, each weighs less. */
const ENOUGH_TERMS = 6;
/** A recording is taken in parts: a term that runs through more of them counts more. */
const PARTS = 12;
/** Of a recording, where an earlier session is told again. */
const OPENING = 0.12;
/** How much less a passage is worth that leans on what stands before it. */
const LEANING = 0.8;
/** How much less for each passage of the same part that is chosen already. */
const SAME_PART = 0.8;
/** What is left of a passage's worth whose terms were all named by those that are chosen. */
const REPEATED = 0.05;
/** How far the fitness of its sentences for a summary counts. */
const FITNESS = 0.3;

/** Passages are chosen from a recording that has so many times their words; of a shorter one, sentences say it. */
const ROOM = 4;

/** Whether a recording is long enough to choose so many passages from. */
export const hasRoom = ({ length }: Pick<Digest, "length">, count: number): boolean => length >= ROOM * ENOUGH * count;

interface Passage {
  readonly run: readonly Sentence[];
  readonly terms: ReadonlySet<string>;
  /** Of its terms together. */
  readonly weight: number;
  readonly worth: number;
}

interface Wanted {
  readonly count: number;
  /** Sentences in a row; all of the recording unless given. */
  readonly from?: readonly Sentence[];
  /** Sentences that stand elsewhere. */
  readonly used?: readonly Sentence[];
  /** How much more a passage is worth for what is asked. */
  readonly rate?: (run: readonly Sentence[]) => number;
}

/** Weighs terms together by how much a recording comes back to them: more where they run through the whole. */
function createWeigher({ sentences }: Digest): (terms: Iterable<string>) => number {
  const parts = new Map<string, Set<number>>();
  for (const { index, terms } of sentences) {
    const part = Math.floor((index * PARTS) / sentences.length);
    for (const term of terms) parts.set(term, (parts.get(term) ?? new Set()).add(part));
  }
  const weights = new Map<string, number>();
  for (const [term, uses] of countUses(sentences)) {
    const spread = Math.sqrt(parts.get(term)!.size / PARTS);
    if (uses >= RECURS) weights.set(term, Math.log(1 + uses) * Math.log(1 + sentences.length / uses) * spread);
  }
  return (terms) => {
    let sum = 0;
    for (const term of terms) sum += weights.get(term) ?? 0;
    return sum;
  };
}

/** Chooses of each run the sentence that says most of what a recording comes back to; a short one, which is half of one in speech, goes on. */
export function chooseFromEach(digest: Digest, runs: readonly (readonly Sentence[])[]): (readonly Sentence[])[] {
  const weigh = createWeigher(digest);
  const worth = ({ terms }: Sentence) => weigh(terms) / Math.sqrt(ENOUGH_TERMS + terms.size);
  return runs.flatMap((run) => {
    const [best] = run.toSorted((a, b) => worth(b) - worth(a));
    if (best === undefined) return [];
    const chosen = [best];
    for (const next of run.slice(run.indexOf(best) + 1)) {
      if (measureRun(chosen) >= SHORTEST) break;
      chosen.push(next);
    }
    return [chosen];
  });
}

/** Where a recording begins that tells first what an earlier session was about. */
function findBeginning(digest: Digest): number {
  const { sentences, language } = digest;
  const opening = sentences.slice(0, Math.floor(sentences.length * OPENING));
  const recalled = opening.findLast(({ spoken }) => recallsSession(spoken, language.code))?.index ?? -1;
  return 1 + Math.max(recalled, findPlan(digest)[0]?.index ?? -1);
}

/** The sentences from one on that make a passage; none where they are too few words. */
function readRun({ sentences }: Digest, from: number, last = sentences.length - 1): readonly Sentence[] {
  let words = 0;
  let to = from;
  while (to <= last && words < ENOUGH) {
    const own = measureWords(sentences[to]!.spoken);
    if (to > from && words + own > LONGEST) break;
    words += own;
    to += 1;
  }
  return words < SHORTEST ? [] : sentences.slice(from, to);
}

/**
 * The passages that say most of what a recording comes back to, from everywhere in it, in its order: in speech, a sentence alone is
 * half of what is said.
 */
export function choosePassages(
  digest: Digest,
  { count, from, used = [], rate = () => 1 }: Wanted,
): (readonly Sentence[])[] {
  const { sentences, scores, language } = digest;
  const weigh = createWeigher(digest);
  const found = (from ?? sentences.slice(findBeginning(digest))).flatMap(({ index }): Passage[] => {
    const run = readRun(digest, index, from?.at(-1)?.index);
    if (run.length === 0) return [];
    const terms = new Set(run.flatMap((one) => [...one.terms]));
    const weight = weigh(terms);
    const telling = weight / Math.sqrt(ENOUGH_TERMS + terms.size);
    const fitness = run.reduce((sum, one) => sum + scores[one.index]!, 0) / run.length;
    return [
      {
        run,
        terms,
        weight,
        worth: telling ** 2 * fitness ** FITNESS * (standsAlone(run[0]!, language) ? 1 : LEANING) * rate(run),
      },
    ];
  });
  const passages = found.filter(({ worth }) => worth > 0).toSorted((a, b) => b.worth - a.worth);
  const toPart = ([first]: readonly Sentence[]) => Math.floor((first!.index * PARTS) / sentences.length);
  const inPart = new Map<number, number>();
  const taken = new Set(used);
  const told = new Set<string>();
  const chosen: (readonly Sentence[])[] = [];
  while (chosen.length < count) {
    let best: { passage: Passage; worth: number } | undefined;
    for (const passage of passages) {
      const { run, terms, weight, worth } = passage;
      if (worth <= (best?.worth ?? 0)) break;
      const untold = [...terms].filter((term) => !told.has(term));
      // What was said before is said once.
      if (untold.length === 0 || run.some((one) => taken.has(one))) continue;
      const fresh = REPEATED + (1 - REPEATED) * (weigh(untold) / weight);
      const now = worth * fresh * SAME_PART ** (inPart.get(toPart(run)) ?? 0);
      if (now > (best?.worth ?? 0)) best = { passage, worth: now };
    }
    if (best === undefined) break;
    const { run, terms } = best.passage;
    chosen.push(run);
    for (const one of run) taken.add(one);
    for (const term of terms) told.add(term);
    inPart.set(toPart(run), (inPart.get(toPart(run)) ?? 0) + 1);
  }
  return chosen.toSorted(([a], [b]) => a!.index - b!.index);
}
