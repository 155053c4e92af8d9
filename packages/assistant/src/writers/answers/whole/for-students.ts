import { findDates, findImportant, findTasks } from "../../../chapters/course.ts";
import type { Digest } from "../../../chapters/digest.ts";
import { describeWhole } from "../../../chapters/study.ts";
import { findDefinitions } from "../../../chapters/terms.ts";
import { getCourseCues } from "../../../languages/course-cues.ts";
import { isQuestion, standsAlone } from "../../../chapters/ranking.ts";
import type { Replies } from "../../../languages/replies.ts";
import type { Sentence } from "../../../lecture/sentences.ts";
import type { Form } from "../../../questions/read-form.ts";
import { type Answered, toAnswer } from "../answer.ts";
import { choosePoints, inOrder } from "./choose-points.ts";
import { fromSections, toChapters, toSection, toTerms } from "./sections.ts";

const MOST_OF_EACH = 6;
const MOST_TERMS = 6;

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
  const sections =
    asked.length > 0
      ? [...covered, ...asked]
      : [...covered, { opening: replies.nothingAsked, lines: "", sentences: [] }];
  return fromSections(sections);
}

/** The sentences on what a recording comes back to: its most used subjects, each at the sentence that says most of it. */
function findRepeated(
  { subjects, sentences, scores, asides, language }: Digest,
  used: readonly Sentence[],
): Sentence[] {
  const found: Sentence[] = [];
  for (const { key, uses } of subjects) {
    if (uses < 4 || found.length === 3) continue;
    const stems = key.split(" ");
    const best = sentences
      .filter(
        (one) =>
          !asides.has(one) &&
          standsAlone(one, language) &&
          !used.includes(one) &&
          !found.includes(one) &&
          stems.every((stem) => one.terms.has(stem)),
      )
      .toSorted((a, b) => scores[b.index]! - scores[a.index]!)[0];
    if (best !== undefined) found.push(best);
  }
  return inOrder(found);
}

/** The matter of an examination: what is said of it, what was called important, definitions, what comes back, and tasks. */
export function answerExam(digest: Digest, replies: Replies): Answered {
  const { phrasebook, code } = digest.language;
  const tasks = findTasks(digest);
  const cues = getCourseCues(code);
  const isOfExam = ({ spoken: text, length }: Sentence): boolean =>
    length >= 4 && cues?.event.test(text) === true && (cues.demand.test(text) || cues.important.test(text));
  const ofExam = digest.sentences.filter(
    (sentence) => !tasks.includes(sentence) && !isQuestion(sentence) && isOfExam(sentence),
  );
  const named = inOrder(
    [...tasks, ...ofExam.toSorted((a, b) => digest.scores[b.index]! - digest.scores[a.index]!)].slice(0, MOST_OF_EACH),
  );
  const important = findImportant(digest)
    .filter((sentence) => !named.includes(sentence))
    .slice(0, MOST_OF_EACH);
  const terms = toTerms(digest, replies.terms, MOST_TERMS);
  const defined = findDefinitions(digest).map(({ sentence }) => sentence);
  const repeated = findRepeated(digest, [...named, ...important, ...defined]);
  const isSaid = named.length + important.length > 0;
  if (!isSaid && terms.length === 0 && repeated.length === 0) {
    const points = choosePoints(digest, {});
    return points.length === 0
      ? toAnswer("absent", [phrasebook.nothingToAnswerFrom])
      : toAnswer("closest", [phrasebook.noExam]);
  }
  const sections = [
    ...toSection(phrasebook.aboutExam, named),
    ...toSection(replies.important, important),
    ...terms,
    ...toSection(replies.repeated, repeated),
  ];
  return isSaid
    ? fromSections(sections)
    : fromSections([{ opening: phrasebook.noExam, lines: "", sentences: [] }, ...sections], "closest");
}

/** "When is the exam?": the days that are named to the students and what is asked of them, else what is said of exams and tasks. */
export function answerDates(digest: Digest, replies: Replies): Answered {
  const days = findDates(digest)
    .map(({ sentence }) => sentence)
    .slice(0, MOST_OF_EACH);
  const tasks = findTasks(digest).filter((sentence) => !days.includes(sentence));
  if (days.length + tasks.length > 0)
    return fromSections([...toSection(replies.dates, days), ...toSection(replies.askedOfYou, tasks)]);
  const cues = getCourseCues(digest.language.code);
  const spokenOf = digest.sentences.filter(({ text }) => cues?.event.test(text) === true).slice(0, MOST_OF_EACH);
  if (spokenOf.length > 0) return fromSections(toSection(digest.language.phrasebook.aboutExam, spokenOf), "closest");
  const exam = answerExam(digest, replies);
  return { ...exam, outcome: "closest", message: `${replies.nothingAsked}\n\n${exam.message}` };
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
