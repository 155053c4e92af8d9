import { type Passage, quote } from "./choose-passages.ts";
import { isQuestion, type Reading, type ReadSentence } from "./read-lecture.ts";

/** A lecture announces its subject in this share of its words, which is at least `least` and at most `most` words. */
const OPENING_WORDS = { share: 0.15, least: 300, most: 1400 } as const;
/** Once a thesis has this many words, no further sentence is added. */
const ENOUGH_WORDS = 30;
/** A sentence that would make the thesis longer than this is not added. */
const LONGEST_WORDS = 70;
/** A thesis has at least so many terms that the lecture comes back to. */
const LEAST_RECURRING_TERMS = 2;
/** A lecture comes back to a term if so many of its sentences have it. */
const LEAST_SENTENCES_WITH_TERM = 4;
/** In a lecture of fewer than `SHORT_LECTURE_SENTENCES`, so many are enough. */
const LEAST_SENTENCES_IN_SHORT = 2;
const SHORT_LECTURE_SENTENCES = 60;
/** The most sentences that are quoted behind the one that announces. */
const MOST_FOLLOWING_SENTENCES = 3;

function toRun(sentence: ReadSentence, { sentences }: Reading): readonly ReadSentence[] {
  const run = [sentence];
  let length = sentence.length;
  for (const next of sentences.slice(sentence.index + 1, sentence.index + 1 + MOST_FOLLOWING_SENTENCES)) {
    if (length >= ENOUGH_WORDS || length + next.length > LONGEST_WORDS) break;
    if (next.beginsTurn || isQuestion(next)) break;
    run.push(next);
    length += next.length;
  }
  return run;
}

/** The passage near its beginning in which a lecture says what it is about; undefined if none says it. */
export function findThesis(reading: Reading): Passage | undefined {
  const { sentences, data, uses, length } = reading;
  if (data === undefined) return undefined;
  const openingLength = Math.min(OPENING_WORDS.most, Math.max(OPENING_WORDS.least, length * OPENING_WORDS.share));
  const isShort = sentences.length < SHORT_LECTURE_SENTENCES;
  const leastSentences = isShort ? LEAST_SENTENCES_IN_SHORT : LEAST_SENTENCES_WITH_TERM;
  let best: { readonly sentence: ReadSentence; readonly worth: number } | undefined;
  let wordsBefore = 0;
  for (const sentence of sentences) {
    if (wordsBefore > openingLength) break;
    wordsBefore += sentence.length;
    if (!data.announces.test(sentence.text) || isQuestion(sentence) || sentence.quoteText === "") continue;
    const recurring = [...sentence.content].filter((term) => uses.get(term)! >= leastSentences).length;
    if (recurring < LEAST_RECURRING_TERMS) continue;
    const worth = recurring * Math.sqrt(sentence.fitness);
    if (worth > (best?.worth ?? 0)) best = { sentence, worth };
  }
  if (best === undefined) return undefined;
  const run = toRun(best.sentence, reading);
  return { run, text: quote(run, reading) };
}
