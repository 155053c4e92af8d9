import { isEnded, type Sentence } from "../lecture/sentences.ts";
import type { Digest } from "./digest.ts";
import { isQuestion } from "./ranking.ts";

/** Of a recording that is written down in sentences, those whose end is marked, at least. */
const WRITTEN = 0.75;
/** In words: a point of speech without full stops goes on up to here, and is no longer than that. */
const ENOUGH = 35;
const LONGEST = 52;

/** In letters: of a text without spaces so many are a word at least. */
const LONGEST_WORD = 12;
const wordsIn = ({ length, spoken }: Sentence): number => Math.max(length, spoken.length / LONGEST_WORD);
const unspacedEnd = /[。！？…]["'”’»)」』]*$/u;

/**
 * Points with what stands around each, in the order of the recording: of speech that nobody divided into sentences a border is
 * as often wrong as right, and a piece alone says nothing or the opposite. Each point by itself where the full stops are there.
 * @param used sentences that stand elsewhere already
 */
export function withAround(
  { sentences, asides }: Digest,
  points: readonly Sentence[],
  used: readonly Sentence[] = [],
): readonly Sentence[][] {
  const ended = sentences.filter((one) => isEnded(one) || isQuestion(one) || unspacedEnd.test(one.spoken));
  if (ended.length >= sentences.length * WRITTEN) return points.map((point) => [point]);
  const taken = new Set([...points, ...used]);
  return points.map((point) => {
    const run = [point];
    const words = () => run.reduce((sum, one) => sum + wordsIn(one), 0);
    const take = (one: Sentence | undefined): boolean => {
      if (one === undefined || taken.has(one) || asides.has(one)) return false;
      if (words() >= ENOUGH || words() + wordsIn(one) > LONGEST) return false;
      run.push(one);
      run.sort((a, b) => a.index - b.index);
      taken.add(one);
      return true;
    };
    for (let grows = true; grows; ) {
      const isBehind = take(sentences[run.at(-1)!.index + 1]);
      grows = take(sentences[run[0]!.index - 1]) || isBehind;
    }
    return run;
  });
}
