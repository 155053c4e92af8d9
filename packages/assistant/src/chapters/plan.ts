import { ratePlanning } from "../languages/plans.ts";
import { sumsUp } from "../languages/recaps.ts";
import { countUses, type Sentence } from "../lecture/sentences.ts";
import { measureRun, measureWords } from "@lectern/transcript/normalise/words.ts";
import type { Digest } from "./digest.ts";
import { isQuestion } from "./ranking.ts";

/** In words: where a lecture says what it is going to be about, this share of it and so many at most. */
const OPENING = { share: 0.15, least: 350, most: 1400 } as const;
/** In words. */
const LONGEST_PLAN = 140;
/** An announcement goes on up to here. */
const ENOUGH = 50;
const LONGEST_RECAP = 70;
/** Of a lecture, its end: where it sums up. */
const ENDING = 0.25;
/** A term of so many sentences is part of what a lecture is about. */
const RECURS = 4;
/** Of the terms of a sentence so many count. */
const MOST_TERMS = 6;
/** A run that names fewer things of the lecture says nothing of it. */
const LEAST_TERMS = 2;
/** What announces less may be said of anything: one "I want to talk about" among many. */
const LEAST_WORTH = 3;
/** What a sentence costs that announces nothing, for each word. */
const IDLE = 0.12;

/** Counts what a run of sentences names that the lecture comes back to. */
function createNaming({ sentences }: Digest): (run: readonly Sentence[]) => number {
  const uses = countUses(sentences);
  const recurs = sentences.length < 60 ? 2 : RECURS;
  return (run) => new Set(run.flatMap(({ terms }) => [...terms].filter((term) => uses.get(term)! >= recurs))).size;
}

/** Finds what a lecture announces at its beginning, as it was said; empty where it announces nothing. */
export function findPlan(digest: Digest): readonly Sentence[] {
  const { sentences, language, length } = digest;
  const reach = Math.min(OPENING.most, Math.max(OPENING.least, length * OPENING.share));
  const countNamed = createNaming(digest);
  const gain = (sentence: Sentence): number => {
    const words = measureWords(sentence.spoken);
    const isOther = language.judging.advertising?.test(sentence.text) === true || isQuestion(sentence);
    const announced = isOther ? 0 : ratePlanning(sentence.spoken, language.code);
    return announced === 0 ? -IDLE * words : announced * Math.min(MOST_TERMS, countNamed([sentence]));
  };
  let best: { run: readonly Sentence[]; worth: number } = { run: [], worth: LEAST_WORTH };
  let said = 0;
  for (const [at, sentence] of sentences.entries()) {
    if (said > reach) break;
    said += sentence.length;
    if (gain(sentence) <= 0) continue;
    const run: Sentence[] = [];
    let worth = 0;
    for (const next of sentences.slice(at)) {
      run.push(next);
      if (run.length > 1 && measureRun(run) > LONGEST_PLAN) break;
      worth += gain(next);
      if (worth > best.worth && countNamed(run) >= LEAST_TERMS) best = { run: [...run], worth };
    }
  }
  const run = [...best.run];
  for (const next of sentences.slice((run.at(-1)?.index ?? sentences.length) + 1)) {
    if (measureRun(run) >= ENOUGH || measureRun(run) + measureWords(next.spoken) > LONGEST_PLAN) break;
    run.push(next);
  }
  return run;
}

/** Finds where a lecture sums up near its end, with what follows; empty where it doesn't. */
export function findRecap(digest: Digest): readonly Sentence[] {
  const { sentences, language } = digest;
  const countNamed = createNaming(digest);
  let best: { run: readonly Sentence[]; worth: number } = { run: [], worth: LEAST_TERMS };
  for (const sentence of sentences.slice(Math.floor(sentences.length * (1 - ENDING)))) {
    if (isQuestion(sentence) || !sumsUp(sentence.spoken, language.code)) continue;
    const run = [sentence];
    for (const next of sentences.slice(sentence.index + 1)) {
      if (measureRun(run) + measureWords(next.spoken) > LONGEST_RECAP || isQuestion(next)) break;
      run.push(next);
    }
    const worth = countNamed(run);
    if (worth >= best.worth) best = { run, worth };
  }
  return best.run;
}
