import { type Passage, quote } from "./choose-passages.ts";
import { isQuestion, type Reading, type ReadSentence } from "./read-lecture.ts";

/** In words: a lecture announces its subject in this share of it, and in so many words at most. */
const OPENING = { share: 0.15, least: 300, most: 1400 } as const;
/** A lecture sums up in this share of it, at its end. */
const ENDING = 0.2;
/** In words, of a quoted thesis. */
const ENOUGH = 30;
const LONGEST = 70;
/** A thesis names so many things that the lecture comes back to. */
const LEAST_NAMED = 2;
const MOST_NAMED = 6;
const LEAST_USES = 4;
/** So many cues in a sentence count. */
const MOST_CUES = 3;

const countMatches = (pattern: RegExp, text: string): number =>
  text.match(new RegExp(pattern.source, "giu"))?.length ?? 0;

function toRun(sentence: ReadSentence, { sentences }: Reading): readonly ReadSentence[] {
  const run = [sentence];
  let length = sentence.length;
  for (const next of sentences.slice(sentence.index + 1, sentence.index + 4)) {
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
  const least = sentences.length < 60 ? 2 : LEAST_USES;
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
