import { type Passage, quote } from "./choose-passages.ts";
import { isQuestion, type Reading, type ReadSentence } from "./read-lecture.ts";

/** A lecture announces its subject in this share of its words, which is at least `least` and at most `most` words. */
const OPENING = { share: 0.15, least: 300, most: 1400 } as const;
/** A lecture sums up in this share of its sentences, at its end. */
const ENDING = 0.2;
/** In words: a thesis of `ENOUGH` words takes no further sentence, and none that would make it longer than `LONGEST`. */
const ENOUGH = 30;
const LONGEST = 70;
/** The terms in a thesis that the lecture comes back to: fewer are no thesis, and more than `MOST_NAMED` add nothing. */
const LEAST_NAMED = 2;
const MOST_NAMED = 6;
/** In sentences: a lecture comes back to a term that so many sentences have, and a short one, of fewer sentences, sooner. */
const LEAST_USES = 4;
const LEAST_USES_IN_SHORT = 2;
const SHORT_LECTURE = 60;
/** In sentences: the most that follow the one with the cue. */
const MOST_FOLLOWING = 3;
/** The most cues of one sentence that count. */
const MOST_CUES = 3;

const countMatches = (pattern: RegExp, text: string): number =>
  text.match(new RegExp(pattern.source, "giu"))?.length ?? 0;

function toRun(sentence: ReadSentence, { sentences }: Reading): readonly ReadSentence[] {
  const run = [sentence];
  let length = sentence.length;
  for (const next of sentences.slice(sentence.index + 1, sentence.index + 1 + MOST_FOLLOWING)) {
    if (length >= ENOUGH || length + next.length > LONGEST || next.beginsTurn || isQuestion(next)) break;
    run.push(next);
    length += next.length;
  }
  return run;
}

/**
 * The passage in which a lecture says what it is about: announced near its beginning, or summed up near its end; undefined
 * if none says it.
 */
export function findThesis(reading: Reading): Passage | undefined {
  const { sentences, data, words, uses, length } = reading;
  if (data === undefined) return undefined;
  const reach = Math.min(OPENING.most, Math.max(OPENING.least, length * OPENING.share));
  const least = sentences.length < SHORT_LECTURE ? LEAST_USES_IN_SHORT : LEAST_USES;
  const countNamed = ({ content }: ReadSentence) => [...content].filter((term) => uses.get(term)! >= least).length;
  const candidates: ReadSentence[] = [];
  let spoken = 0;
  for (const sentence of sentences) {
    if (spoken > reach) break;
    spoken += sentence.length;
    if (data.announces.test(sentence.text)) candidates.push(sentence);
  }
  for (const sentence of sentences.slice(Math.floor(sentences.length * (1 - ENDING))))
    if (data.sumsUp.test(sentence.text)) candidates.push(sentence);
  let best: { readonly sentence: ReadSentence; readonly worth: number } | undefined;
  for (const sentence of candidates) {
    if (isQuestion(sentence) || sentence.quoteText === "" || countNamed(sentence) < LEAST_NAMED) continue;
    // "Next time we talk about …", "Suppose I want to describe …"
    if (data.course.date.test(sentence.text) || words.cues?.example.test(sentence.text) === true) continue;
    const said = countMatches(data.announces, sentence.text) + countMatches(data.sumsUp, sentence.text);
    const worth = Math.min(MOST_CUES, said) * Math.min(MOST_NAMED, countNamed(sentence)) * Math.sqrt(sentence.fitness);
    if (worth > (best?.worth ?? 0)) best = { sentence, worth };
  }
  if (best === undefined) return undefined;
  const run = toRun(best.sentence, reading);
  return { run, text: quote(run, reading) };
}
