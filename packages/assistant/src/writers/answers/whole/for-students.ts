import {
  findDates,
  findExam,
  findHomework,
  findImportant,
  findInvitations,
  findTasks,
} from "../../../chapters/course.ts";
import type { Digest } from "../../../chapters/digest.ts";
import { describeWhole } from "../../../chapters/study.ts";
import { findDefinitions } from "../../../chapters/terms.ts";
import { isQuestion, standsAlone } from "../../../chapters/ranking.ts";
import { getCourseCues } from "../../../languages/course-cues.ts";
import type { Replies } from "../../../languages/replies.ts";
import type { Sentence } from "../../../lecture/sentences.ts";
import type { Form } from "../../../questions/read-form.ts";
import { type Answered, toAnswer } from "../answer.ts";
import { choosePoints, inOrder } from "./choose-points.ts";
import { fromSections, type Section, toChapters, toSection, toTerms } from "./sections.ts";

const MOST_OF_EACH = 6;
const MOST_TERMS = 6;
const MOST_POINTS = 5;
/** In words: less says nothing of an examination. */
const LEAST_WORDS = 4;

/** A line of an answer without sentences. */
const toLine = (opening: string): Section => ({ opening, lines: "", sentences: [] });

/** The subjects covered, the tasks of students, and their dates. */
export function answerMissed(digest: Digest, replies: Replies, form: Form): Answered {
  const whole = describeWhole(digest);
  const points = choosePoints(digest, { length: "short", ...form }, whole);
  const tasks = findTasks(digest);
  const dates = findDates(digest)
    .map(({ sentence }) => sentence)
    .filter((sentence) => !tasks.includes(sentence))
    .slice(0, MOST_OF_EACH);
  const covered = [
    ...toSection(replies.covered, inOrder([...whole, ...points.filter((point) => !whole.includes(point))])),
    ...(digest.chapters.length > 1 ? toChapters(digest, replies.topics) : []),
  ];
  const asked = [...toSection(replies.askedOfYou, tasks), ...toSection(replies.dates, dates)];
  const invitations = asked.length > 0 ? [] : findInvitations(digest);
  if (asked.length === 0 && invitations.length === 0) asked.push(toLine(replies.nothingAsked));
  if (invitations.length > 0) asked.push(toLine(replies.noTasks), ...toSection(replies.nearTasks, invitations));
  return fromSections([...covered, ...asked]);
}

/** Whether a sentence asks something of an examination: "this won't be on the exam, but why is it so?" tells it. */
function asksOfExam(sentence: Sentence, { language }: Digest): boolean {
  const exam = getCourseCues(language.code)?.exam;
  const asked = sentence.text.split(/[,;:]\s/u).at(-1)!;
  return isQuestion(sentence) && (exam === undefined || exam.test(asked));
}

/**
 * The matter of an examination: what is said of it, what the recording says most, its terms, and what was called important.
 * @param namesExam the request says "exam" or "test": where the recording doesn't, the answer says so
 */
export function answerExam(digest: Digest, replies: Replies, namesExam: boolean): Answered {
  const { phrasebook } = digest.language;
  const tasks = findTasks(digest);
  const ofExam = findExam(digest).spokenOf.filter(
    (sentence) => sentence.length >= LEAST_WORDS && !tasks.includes(sentence) && !asksOfExam(sentence, digest),
  );
  const named = inOrder(
    [...tasks, ...ofExam.toSorted((a, b) => digest.scores[b.index]! - digest.scores[a.index]!)].slice(0, MOST_OF_EACH),
  );
  const terms = toTerms(digest, replies.terms, MOST_TERMS);
  const used = [...named, ...findDefinitions(digest).map(({ sentence }) => sentence)];
  const important = findImportant(digest)
    .filter((sentence) => !used.includes(sentence) && standsAlone(sentence, digest.language))
    .slice(0, MOST_OF_EACH);
  const points = choosePoints(digest, { points: MOST_POINTS }, [...used, ...important]);
  if (named.length + important.length + terms.length + points.length === 0)
    return toAnswer("absent", [phrasebook.nothingToAnswerFrom]);
  const matter = [...terms, ...toSection(replies.important, important)];
  return named.length > 0
    ? fromSections([...toSection(phrasebook.aboutExam, named), ...toSection(replies.mainPoints, points), ...matter])
    : namesExam
      ? fromSections([toLine(phrasebook.noExam), ...toSection("", points), ...matter], "closest")
      : fromSections([...toSection(replies.mainPoints, points), ...matter]);
}

/** The days that are named to the listeners, without those of these sentences. */
const findOtherDays = (digest: Digest, but: readonly Sentence[]): Sentence[] =>
  findDates(digest)
    .map(({ sentence }) => sentence)
    .filter((sentence) => !but.includes(sentence))
    .slice(0, MOST_OF_EACH);

/** "When is the exam?": the days that are named for it, else that there are none, what is said of it, and days of other things. */
export function answerExamDay(digest: Digest, replies: Replies): Answered {
  const { days, spokenOf } = findExam(digest);
  if (days.length > 0) return fromSections(toSection(replies.dates, days.slice(0, MOST_OF_EACH)));
  return fromSections(
    [
      toLine(replies.noExamDay),
      ...toSection(replies.ofExam, spokenOf.slice(0, MOST_OF_EACH)),
      ...toSection(replies.otherDates, findOtherDays(digest, spokenOf)),
    ],
    "closest",
  );
}

/** "Any homework?": what the listeners have to do and by when, else that there is nothing, and what comes nearest to it. */
export function answerTasks(digest: Digest, replies: Replies): Answered {
  const tasks = findHomework(digest);
  const days = findOtherDays(digest, tasks);
  if (tasks.length + days.length > 0)
    return fromSections([...toSection(replies.askedOfYou, tasks), ...toSection(replies.dates, days)]);
  return fromSections([toLine(replies.noTasks), ...toSection(replies.nearTasks, findInvitations(digest))], "closest");
}

/** The parts of a study guide: chapters, terms, what is important, and tasks. */
export function answerGuide(digest: Digest, replies: Replies): Answered {
  const terms = toTerms(digest, replies.terms);
  const points = choosePoints(
    digest,
    {},
    findDefinitions(digest).map(({ sentence }) => sentence),
  );
  return fromSections([
    { opening: replies.noGuide, lines: "", sentences: [] },
    ...(digest.chapters.length > 1 ? toChapters(digest, replies.topics) : []),
    ...toSection(replies.mainPoints, points),
    ...terms,
    ...toSection(replies.askedOfYou, findTasks(digest)),
  ]);
}
