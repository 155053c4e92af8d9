import { type CourseCues, getCourseCues } from "../languages/course-cues.ts";
import type { Sentence } from "../lecture/sentences.ts";
import type { Digest } from "./digest.ts";
import { isQuestion } from "./ranking.ts";

const MOST_TASKS = 6;
/** In words: what a student reads in a list. */
const SHORTEST = 4;
const LONGEST = 45;

/** A day of the course, as it was said, and the sentence that names it. */
export interface CourseDate {
  readonly date: string;
  readonly sentence: Sentence;
}

const isReadable = (sentence: Sentence): boolean =>
  sentence.length >= SHORTEST && sentence.length <= LONGEST && !isQuestion(sentence);

/** Whether a sentence asks something of the listeners: they, or a day, stand beside what has to be done. */
function isTask({ text }: Sentence, cues: CourseCues): boolean {
  if (!cues.event.test(text)) return false;
  const isAddressed = cues.listeners.test(text);
  const isDemand = cues.demand.test(text);
  const isSaidWhen = cues.date.test(text) && (isAddressed || isDemand || cues.takesPlace.test(text));
  return isSaidWhen || (isDemand && isAddressed && (cues.action.test(text) || cues.important.test(text)));
}

/** Finds what is asked of the listeners, in its order: homework, readings, examinations. */
export function findTasks({ sentences, language, scores }: Digest): Sentence[] {
  const cues = getCourseCues(language.code);
  if (cues === undefined) return [];
  return sentences
    .filter((sentence) => isReadable(sentence) && isTask(sentence, cues))
    .toSorted((a, b) => scores[b.index]! - scores[a.index]!)
    .slice(0, MOST_TASKS)
    .toSorted((a, b) => a.index - b.index);
}

/** Finds the days on which something happens for the listeners. */
export function findDates({ sentences, language }: Digest): CourseDate[] {
  const cues = getCourseCues(language.code);
  if (cues === undefined) return [];
  const { date, event, demand, listeners, action } = cues;
  return sentences.flatMap((sentence) => {
    if (!isReadable(sentence)) return [];
    const [day] = date.exec(sentence.text) ?? [];
    if (day === undefined) return [];
    const { text } = sentence;
    const isToDo = demand.test(text) && action.test(text) && listeners.test(text);
    return event.test(text) || isToDo ? [{ date: day, sentence }] : [];
  });
}

const pointsAhead = /(?:this|das|dies|esto|eso|ça|ceci|cela|isso|disso|down)$/iu;
/** So many terms make a sentence say what is important, and not only that something is. */
const LEAST_TERMS = 3;
const MOST_IMPORTANT = 8;

/** Finds what the speaker calls important: the sentence itself where it says it, else its neighbour. */
export function findImportant({ sentences, language, asides }: Digest): Sentence[] {
  const cues = getCourseCues(language.code);
  if (cues === undefined) return [];
  const found: Sentence[] = [];
  for (const sentence of sentences) {
    const cue = cues.important.exec(sentence.spoken);
    if (cue === null || isQuestion(sentence)) continue;
    const isWhole = sentence.terms.size >= LEAST_TERMS && sentence.length <= LONGEST;
    // "That is important." speaks of the sentence before, "Remember this." of the one after.
    const isAhead = pointsAhead.test(cue[0]) || sentence.spoken.trimEnd().endsWith(":");
    const thing = isWhole ? sentence : sentences[sentence.index + (isAhead ? 1 : -1)];
    if (thing === undefined || asides.has(thing) || !isReadable(thing) || thing.terms.size < LEAST_TERMS) continue;
    if (!found.includes(thing)) found.push(thing);
  }
  return found.slice(0, MOST_IMPORTANT);
}
