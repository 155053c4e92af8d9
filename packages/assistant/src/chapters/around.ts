import { endsSentence } from "@lectern/domain/transcript-text.ts";
import type { Sentence } from "../lecture/sentences.ts";
import { measureRun, measureWords } from "@lectern/transcript/normalise/words.ts";
import type { Digest } from "./digest.ts";

/** Of a recording that is written down in sentences, those whose end is marked, at least. */
const WRITTEN = 0.75;
/** In words: a point of speech without full stops goes on up to here, and is no longer than that. */
const ENOUGH = 35;
const LONGEST = 52;

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
  const ended = sentences.filter(({ spoken }) => endsSentence(spoken));
  if (ended.length >= sentences.length * WRITTEN) return points.map((point) => [point]);
  const taken = new Set([...points, ...used]);
  return points.map((point) => {
    const run = [point];
    const take = (one: Sentence | undefined): boolean => {
      if (one === undefined || taken.has(one) || asides.has(one)) return false;
      if (measureRun(run) >= ENOUGH || measureRun(run) + measureWords(one.spoken) > LONGEST) return false;
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
