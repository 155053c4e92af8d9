import {
  findDates,
  findExam,
  findHomework,
  findImportant,
  findInvitations,
  findTasks,
} from "../../../chapters/course.ts";
import type { Digest } from "../../../chapters/digest.ts";
import { findPlan } from "../../../chapters/plan.ts";
import { findDefinitions } from "../../../chapters/terms.ts";
import { isQuestion, standsAlone } from "../../../chapters/ranking.ts";
import { getCourseCues } from "../../../languages/course-cues.ts";
import type { Replies } from "../../../languages/replies.ts";
import type { Sentence } from "../../../lecture/sentences.ts";
import type { Form } from "../../../questions/read-form.ts";
import { type Answered, toAnswer } from "../answer.ts";
import { inOrder, quotePoints } from "./choose-points.ts";
import { fromSections, type Section, toChapters, toList, toPassage, toSection, toTerms } from "./sections.ts";

const MOST_OF_EACH = 6;
const MOST_TERMS = 6;
const MOST_POINTS = 7;
/** In words: less says nothing of an examination. */
const LEAST_WORDS = 4;

/** A line of an answer without sentences. */
const toLine = (opening: string): Section => ({ opening, lines: "", quotations: [] });

/** The subjects covered, the tasks of students, and their dates. */
export function answerMissed(digest: Digest, replies: Replies, form: Form): Answered {
  const tasks = findTasks(digest);
  const dates = findDates(digest)
    .map(({ sentence }) => sentence)
    .filter((sentence) => !tasks.includes(sentence))
    .slice(0, MOST_OF_EACH);
  const covered = [
    ...toPassage(replies.announced, findPlan(digest)),
    ...toList(replies.covered, quotePoints(digest, form)),
    ...(digest.chapters.length > 1 ? toChapters(digest, replies.topics) : []),
  ];
  const asked = [...toSection(digest, replies.askedOfYou, tasks), ...toSection(digest, replies.dates, dates)];
  const invitations = asked.length > 0 ? [] : findInvitations(digest);
  if (asked.length === 0 && invitations.length === 0) asked.push(toLine(replies.nothingAsked));
  if (invitations.length > 0) asked.push(toLine(replies.noTasks), ...toSection(digest, replies.nearTasks, invitations));
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
  const points = quotePoints(digest, { points: MOST_POINTS }, [...used, ...important]);
  if (named.length + important.length + terms.length + points.length === 0)
    return toAnswer("absent", [phrasebook.nothingToAnswerFrom]);
  const announced = toPassage(replies.announced, findPlan(digest));
  const matter = [...terms, ...toSection(digest, replies.important, important)];
  return named.length > 0
    ? fromSections([
        ...toSection(digest, phrasebook.aboutExam, named),
        ...announced,
        ...toList(replies.mainPoints, points),
        ...matter,
      ])
    : namesExam
      ? fromSections([toLine(phrasebook.noExam), ...toList("", points), ...announced, ...matter], "closest")
      : fromSections([...announced, ...toList(replies.mainPoints, points), ...matter]);
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
  if (days.length > 0) return fromSections(toSection(digest, replies.dates, days.slice(0, MOST_OF_EACH)));
  return fromSections(
    [
      toLine(replies.noExamDay),
      ...toSection(digest, replies.ofExam, spokenOf.slice(0, MOST_OF_EACH)),
      ...toSection(digest, replies.otherDates, findOtherDays(digest, spokenOf)),
    ],
    "closest",
  );
}

/** "Any homework?": what the listeners have to do and by when, else that there is nothing, and what comes nearest to it. */
export function answerTasks(digest: Digest, replies: Replies): Answered {
  const tasks = findHomework(digest);
  const days = findOtherDays(digest, tasks);
  if (tasks.length + days.length > 0)
    return fromSections([...toSection(digest, replies.askedOfYou, tasks), ...toSection(digest, replies.dates, days)]);
  return fromSections(
    [toLine(replies.noTasks), ...toSection(digest, replies.nearTasks, findInvitations(digest))],
    "closest",
  );
}

/** The parts of a study guide: chapters, terms, what is important, and tasks. */
export function answerGuide(digest: Digest, replies: Replies): Answered {
  const terms = toTerms(digest, replies.terms);
  const points = quotePoints(
    digest,
    {},
    findDefinitions(digest).map(({ sentence }) => sentence),
  );
  return fromSections([
    { opening: replies.noGuide, lines: "", quotations: [] },
    ...(digest.chapters.length > 1 ? toChapters(digest, replies.topics) : []),
    ...toList(replies.mainPoints, points),
    ...terms,
    ...toSection(digest, replies.askedOfYou, findTasks(digest)),
  ]);
}
