import type { CourseCues } from "../../words/outline-data.ts";
import { isQuestion, type Reading, type ReadSentence } from "./read-lecture.ts";

/** A shorter sentence doesn't say what is to be done. */
const SHORTEST_TASK_WORDS = 4;
/** A longer sentence is no item of a list. */
const LONGEST_TASK_WORDS = 45;
const MOST_TASKS = 6;

/** A day of the course, as it was said, and the sentence that names it. */
interface CourseDate {
  readonly date: string;
  readonly sentence: ReadSentence;
}

/** The sentences that name an event of the course. Only these are read for tasks and dates. */
const findEvents = ({ sentences }: Reading, { event, date }: CourseCues): ReadSentence[] =>
  sentences.filter(
    (sentence) =>
      sentence.length >= SHORTEST_TASK_WORDS &&
      sentence.length <= LONGEST_TASK_WORDS &&
      (event.test(sentence.text) || date.test(sentence.text)) &&
      !isQuestion(sentence),
  );

/**
 * Whether a sentence asks the listeners to do something. A task names an event of the course: an exam, a reading. It also has
 * the event's day, or else the listeners, a demand, and an action or a word like "important". The speaker's own duty is no task.
 */
function isTask({ text }: ReadSentence, cues: CourseCues): boolean {
  if (!cues.event.test(text)) return false;
  const isAddressed = cues.listeners.test(text);
  const isDemand = cues.demand.test(text);
  if (!isAddressed && cues.ownDuty.test(text)) return false;
  const isDated = cues.date.test(text) && (isAddressed || isDemand || cues.takesPlace.test(text));
  const isToDo = cues.action.test(text) || cues.important.test(text);
  return isDated || (isDemand && isAddressed && isToDo);
}

/** Finds what is asked of the listeners, in its order: homework, readings, examinations. */
export function findTasks(reading: Reading): ReadSentence[] {
  const cues = reading.data?.course;
  if (cues === undefined) return [];
  return findEvents(reading, cues)
    .filter((sentence) => isTask(sentence, cues))
    .slice(0, MOST_TASKS);
}

/** Finds the days on which something happens for the listeners. */
export function findDates(reading: Reading): CourseDate[] {
  const cues = reading.data?.course;
  if (cues === undefined) return [];
  return findEvents(reading, cues).flatMap((sentence) => {
    const { text } = sentence;
    const [date] = cues.date.exec(text) ?? [];
    if (date === undefined) return [];
    const isToDo = cues.demand.test(text) && cues.action.test(text) && cues.listeners.test(text);
    return cues.event.test(text) || isToDo ? [{ date, sentence }] : [];
  });
}
