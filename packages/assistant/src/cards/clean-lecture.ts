import { isEnded, type Sentence } from "../lecture/sentences.ts";
import { countStutters, type Material } from "./material.ts";

/** In words: nothing written for listeners has many sentences that are longer. */
const LONG = 35;

/**
 * How the sentences of a lecture are that is read out, or said as it would be written. Speech as it is goes on and on, begins again, and leans each
 * sentence on the one before (ADR 0056).
 */
const LIMITS = {
  /** Of all sentences, those whose end is marked, at least. */
  ended: 0.75,
  /** Words twice in a row to 1,000 words, at most. */
  stutters: 1.4,
  /** Of all sentences, those that begin as none alone does, at most. */
  leaning: 0.3,
  /** Of all sentences, the long ones, at most. */
  long: 0.1,
} as const;

interface Recording {
  readonly digest: Pick<Material["digest"], "sentences">;
  readonly words: Material["words"];
}

/** Whether a lecture is said in whole, short sentences: only then one of them can be asked about by itself. */
export function isClean({ digest: { sentences }, words }: Recording): boolean {
  const share = (has: (sentence: Sentence) => boolean) => sentences.filter(has).length / Math.max(1, sentences.length);
  const count = sentences.reduce((sum, { length }) => sum + length, 0);
  const stutters = sentences.reduce((sum, { spoken }) => sum + countStutters(spoken), 0);
  return (
    share(isEnded) >= LIMITS.ended &&
    share(({ spoken }) => words.badStart.test(spoken)) <= LIMITS.leaning &&
    share(({ length }) => length > LONG) <= LIMITS.long &&
    stutters <= Math.max(1, (LIMITS.stutters * count) / 1000)
  );
}
