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
  if (!isAddressed && cues.ownDuty.test(text)) return false;
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

/** Finds the tasks without those that only say what an examination asks for. */
export function findHomework(digest: Digest): Sentence[] {
  const cues = getCourseCues(digest.language.code);
  return findTasks(digest).filter(
    ({ text }) => cues?.exam.test(text) !== true || cues.date.test(text) || cues.action.test(text),
  );
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

/** Finds what is said of an examination: with a day beside it, or else at all. */
export function findExam({ sentences, language }: Digest): {
  readonly days: Sentence[];
  readonly spokenOf: Sentence[];
} {
  const cues = getCourseCues(language.code);
  if (cues === undefined) return { days: [], spokenOf: [] };
  // A lecture may be about examinations: what is said of the listeners' own has them, or a day, in it.
  const isOfListeners = ({ text }: Sentence) =>
    cues.listeners.test(text) || cues.demand.test(text) || cues.date.test(text);
  const spoken = sentences.filter((sentence) => sentence.length <= LONGEST && cues.exam.test(sentence.text));
  const own = spoken.filter(isOfListeners);
  const spokenOf = own.length > 0 || spoken.length > MOST_PASSING ? own : spoken;
  const days = spokenOf.flatMap((sentence) => {
    if (cues.date.test(sentence.text)) return [sentence];
    // "There is a midterm. It's on Tuesday."
    const next = sentences[sentence.index + 1];
    const goesOn =
      next !== undefined && next.length <= LONGEST && cues.date.test(next.text) && cues.takesPlace.test(next.text);
    return goesOn ? [sentence, next] : [];
  });
  return { days: [...new Set(days)], spokenOf };
}

/** Finds what the listeners are asked to do that is no homework: to think about something, to come to the next session. */
export function findInvitations({ sentences, language, scores }: Digest): Sentence[] {
  const cues = getCourseCues(language.code);
  if (cues === undefined) return [];
  const isInvitation = ({ text }: Sentence): boolean =>
    cues.listeners.test(text) && (cues.inviting.test(text) || (cues.date.test(text) && cues.demand.test(text)));
  return sentences
    .filter(
      (sentence) => sentence.length >= SHORTEST && sentence.length <= LONGEST_INVITATION && isInvitation(sentence),
    )
    .toSorted((a, b) => scores[b.index]! - scores[a.index]!)
    .slice(0, MOST_INVITATIONS)
    .toSorted((a, b) => a.index - b.index);
}

/** Directly before a cue: "not so important". */
const negated =
  /(?<![\p{L}])(?:not|n['’]t|no|nicht|kaum|pas|não|less|weniger|menos|moins|peu)(?:\s+(?:so|as|that|very|tan|muy|si|très|tão|muito|sehr|ganz))?\s+$/iu;

const pointsAhead = /(?:this|das|dies|esto|eso|ça|ceci|cela|isso|disso|down)$/iu;
/** So many terms make a sentence say what is important, and not only that something is. */
const LEAST_TERMS = 3;
const MOST_IMPORTANT = 8;
/** Of what comes near to a task. */
const MOST_INVITATIONS = 3;
/** In words: the goodbye says in one sentence what is next. */
const LONGEST_INVITATION = 55;
/** In so many sentences an examination may be named without a word about the listeners: "The exam asks for …". */
const MOST_PASSING = 2;
/** In words: a sentence that only says that something is important. */
const LONGEST_REMARK = 9;

/** Finds what the speaker calls important: the sentence itself where it says it, else its neighbour. */
export function findImportant({ sentences, language, asides }: Digest): Sentence[] {
  const cues = getCourseCues(language.code);
  if (cues === undefined) return [];
  const found: Sentence[] = [];
  for (const sentence of sentences) {
    const cue = cues.important.exec(sentence.spoken);
    if (cue === null || isQuestion(sentence) || negated.test(sentence.spoken.slice(0, cue.index))) continue;
    const isWhole = sentence.terms.size >= LEAST_TERMS && sentence.length <= LONGEST;
    // "That is important." speaks of the sentence before, "Remember this." of the one after.
    const isAhead = pointsAhead.test(cue[0]) || sentence.spoken.trimEnd().endsWith(":");
    if (!isWhole && sentence.length > LONGEST_REMARK) continue;
    const thing = isWhole ? sentence : sentences[sentence.index + (isAhead ? 1 : -1)];
    if (thing === undefined || asides.has(thing) || !isReadable(thing) || thing.terms.size < LEAST_TERMS) continue;
    if (!found.includes(thing)) found.push(thing);
  }
  return found.slice(0, MOST_IMPORTANT);
}
