import { formatMoment } from "@lectern/domain/moment.ts";
import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import type { Digest } from "../../../chapters/digest.ts";
import { findPlan } from "../../../chapters/plan.ts";
import { isQuestion, standsAlone } from "../../../chapters/ranking.ts";
import { findQuestions, nameSubject } from "../../../chapters/study.ts";
import { getDiscourse } from "../../../languages/discourse.ts";
import { sumsUp } from "../../../languages/recaps.ts";
import { getTellingCues } from "../../../languages/telling-cues.ts";
import type { Sentence } from "../../../lecture/sentences.ts";
import { getReplies, type Replies } from "../../../languages/replies.ts";
import type { Act } from "../../../languages/requests/request-words.ts";
import type { Form } from "../../../questions/read-form.ts";
import type { Request } from "../../../questions/read-request.ts";
import { listed } from "../../markdown.ts";
import { type Answered, listAll, toAnswer } from "../answer.ts";
import type { Context } from "../context.ts";
import { quiz } from "../quiz.ts";
import { quoteSentences, quotePoints } from "./choose-points.ts";
import { answerExam, answerExamDay, answerGuide, answerMissed, answerTasks } from "./for-students.ts";
import {
  fromSections,
  toChapters,
  toList,
  toNamed,
  toParts,
  toPassage,
  toQuotation,
  toSection,
  toTerms,
} from "./sections.ts";

const MOST_EXAMPLES = 5;
/** Fewer are no lecture to ask about. */
const LEAST_POINTS = 3;
const PLAIN_POINTS = 5;
const LAST_SENTENCES = 40;
/** Of a recording, where it comes to its end. */
const ENDING = 0.2;
const MOST_QUESTIONS = 8;

/** What the recording says most about, in the asked form. */
function answerOverview(
  { digest, language: { phrasebook, code } }: Context,
  form: Form,
  opening = phrasebook.overview,
): Answered {
  const isUsual = opening === phrasebook.overview;
  // Prose where sentences are asked for.
  if (form.sentences !== undefined) {
    const sentences = quoteSentences(digest, form);
    if (sentences.length === 0) return toAnswer("absent", [phrasebook.nothingToAnswerFrom]);
    const line = sentences.map(({ text }) => escapeMarkdown(text)).join(" ");
    const [first] = sentences;
    const moment = first?.start === undefined ? "" : `**${formatMoment(first.start)}** `;
    return toAnswer("answer", [isUsual ? "" : opening, moment + line], sentences);
  }
  const points = quotePoints(digest, { ...form, length: form.length ?? "short" });
  if (points.length === 0) return toAnswer("absent", [phrasebook.nothingToAnswerFrom]);
  const listed = toList(opening, points);
  if (!isUsual) return fromSections(listed);
  const plan = findPlan(digest);
  const subject = nameSubject(digest);
  // What the lecture announces says more than its name.
  const about =
    plan.length > 0 || subject === undefined
      ? toPassage(getReplies(code).announced, plan)
      : [{ opening: phrasebook.isAbout(escapeMarkdown(subject)), lines: "", quotations: [] }];
  return fromSections([...about, ...listed]);
}

function answerPoints(
  { digest, language }: Context,
  form: Form,
  replies: Replies,
  opening = replies.mainPoints,
): Answered {
  const points = quotePoints(digest, form);
  if (points.length === 0) return toAnswer("absent", [language.phrasebook.nothingToAnswerFrom]);
  const isFewer = form.points !== undefined && points.length < form.points;
  return fromSections([
    ...toPassage(replies.announced, findPlan(digest)),
    ...toList(isFewer ? replies.onlyPoints(points.length) : opening, points),
  ]);
}

/** In words: an example that is shorter goes on with the sentence after it. */
const SHORT_EXAMPLE = 25;
const LONGEST_EXAMPLE = 60;
/** In characters: an example rather begins with the word for it. */
const OPENING = 30;

/** A sentence with those behind it, as long as it is short. */
function withNext(sentence: Sentence, { sentences, asides }: Digest, isTaken: (next: Sentence) => boolean): Sentence[] {
  const run = [sentence];
  const words = () => run.reduce((sum, { length }) => sum + length, 0);
  for (let next = sentences[sentence.index + 1]; next !== undefined; next = sentences[next.index + 1]) {
    if (words() >= SHORT_EXAMPLE || words() + next.length > LONGEST_EXAMPLE || asides.has(next) || isTaken(next)) break;
    run.push(next);
  }
  return run;
}

/** The sentences that give an example or set up a case, each with what it goes on with. */
function answerExamples(context: Context, form: Form, replies: Replies): Answered {
  const { digest, language } = context;
  const example = getDiscourse(language.code)?.example;
  const telling = getTellingCues(language.code);
  if (example === undefined) return answerOverview(context, form);
  const isExample = ({ text }: Sentence): boolean => example.test(text);
  const rate = (sentence: Sentence): number =>
    digest.scores[sentence.index]! *
    (telling?.talking.test(sentence.text) === true ? 0.3 : 1) *
    (example.test(sentence.text.slice(0, OPENING)) ? 2 : 1);
  const chosen: Sentence[][] = [];
  const isTaken = (one: Sentence) => chosen.some((run) => run.includes(one));
  const found = digest.sentences
    .filter((one) => one.length >= 6 && !digest.asides.has(one) && !isQuestion(one) && isExample(one))
    .toSorted((a, b) => rate(b) - rate(a));
  for (const sentence of found) {
    if (chosen.length === (form.points ?? MOST_EXAMPLES)) break;
    if (!isTaken(sentence)) chosen.push(withNext(sentence, digest, isTaken));
  }
  const quotations = chosen.toSorted(([a], [b]) => a!.index - b!.index).map(toQuotation);
  return quotations.length === 0
    ? { ...answerPoints(context, form, replies, replies.noExamples), outcome: "closest" }
    : toAnswer("answer", [replies.examples, listAll(quotations)], quotations);
}

/** The questions that were asked, as far as they can be read alone. */
function answerQuestions(context: Context, form: Form, replies: Replies): Answered {
  const found = findQuestions(context.digest, form.points ?? MOST_QUESTIONS);
  return found.length === 0
    ? { ...answerPoints(context, form, replies, replies.noQuestions), outcome: "closest" }
    : fromSections(toSection(context.digest, replies.questions, found));
}

/** What a recording comes to: where it sums up near its end, else the telling sentences among the last ones. */
function answerConclusion(context: Context, form: Form, replies: Replies): Answered {
  const { digest, language } = context;
  const count = form.points ?? form.sentences ?? 3;
  const spoken = digest.sentences.filter((sentence) => !digest.asides.has(sentence) && sentence.length >= 5);
  const late = spoken.slice(Math.floor(spoken.length * (1 - ENDING)));
  const sums = late.findLast(
    (one) => !isQuestion(one) && one.length <= LONGEST_EXAMPLE && sumsUp(one.text, language.code),
  );
  const summing =
    sums === undefined ? [] : [sums, ...spoken.filter(({ index }) => index > sums.index).slice(0, count - 1)];
  const tail = spoken.slice(-LAST_SENTENCES);
  const last = tail.slice(-Math.max(count, Math.min(12, Math.ceil(digest.sentences.length / 10))));
  const alone = last.filter((sentence) => standsAlone(sentence, language));
  const chosen =
    summing.length > 0
      ? summing
      : (alone.length > 0 ? alone : last)
          .toSorted((a, b) => digest.scores[b.index]! - digest.scores[a.index]!)
          .slice(0, count)
          .toSorted((a, b) => a.index - b.index);
  return chosen.length === 0
    ? answerOverview(context, form)
    : fromSections(toSection(digest, replies.conclusion, chosen));
}

function answerTerms(context: Context, form: Form, replies: Replies): Answered {
  const { digest } = context;
  const terms = toTerms(digest, replies.terms, form.points);
  if (terms.length > 0) return fromSections(terms);
  const named = toNamed(digest, replies.noTerms, form.points);
  return named.length > 0 ? fromSections(named) : answerOverview(context, {});
}

function answerTopics(context: Context, replies: Replies): Answered {
  const { digest } = context;
  const parts = [...toPassage(replies.announced, findPlan(digest)), ...toParts(digest, replies.topics)];
  return parts.length > 0 ? fromSections(parts) : answerOverview(context, {});
}

function answerSpeakers(context: Context, replies: Replies): Answered {
  const names = [...context.speakers].filter(Boolean);
  if (names.length === 0) return { ...answerOverview(context, {}, replies.noSpeakers), outcome: "closest" };
  return toAnswer("answer", [
    replies.speakers(listed(names.slice(0, 12).map(escapeMarkdown), context.language.phrasebook.and)),
  ]);
}

function answerLength(context: Context): Answered {
  const end = context.passages.at(-1)?.end;
  if (end === undefined) return toAnswer("closest", [context.language.phrasebook.noTimes]);
  return toAnswer("answer", [getReplies(context.language.code).length(formatMoment(end))]);
}

/** Answers a request about the whole lecture. It never ends in "not found". */
export function answerWhole(
  context: Context,
  { act, form, subject, words }: Pick<Request, "act" | "form" | "subject" | "words">,
): Answered {
  const { digest, language } = context;
  const { phrasebook } = language;
  const replies = getReplies(language.code);
  const simple = (opening: string): Answered => {
    const points = quotePoints(digest, { ...form, points: form.points ?? PLAIN_POINTS, isSimple: true });
    return points.length === 0
      ? toAnswer("absent", [phrasebook.nothingToAnswerFrom])
      : fromSections([...toPassage(replies.announced, findPlan(digest)), ...toList(opening, points)]);
  };
  const answers: Partial<Record<Act, () => Answered>> = {
    points: () => answerPoints(context, form, replies),
    topics: () => answerTopics(context, replies),
    terms: () => answerTerms(context, form, replies),
    define: () => answerTerms(context, form, replies),
    explain: () => simple(replies.simple),
    teach: () => ({ ...fromSections(toChapters(digest, replies.noTeaching)), outcome: "closest" }),
    missed: () => answerMissed(digest, replies, form),
    notes: () => answerPoints(context, form, replies, replies.notes),
    guide: () => answerGuide(digest, replies),
    quiz: () => answerQuiz(),
    exam: () => answerExamOrTasks(),
    questions: () => answerQuestions(context, form, replies),
    when: () => answerExamOrOverview(),
    example: () => answerExamples(context, form, replies),
    conclusion: () => answerConclusion(context, form, replies),
    opinion: () => ({ ...answerOverview(context, {}, replies.noOpinion), outcome: "closest" }),
    translate: () => ({ ...answerOverview(context, {}, replies.noTranslation), outcome: "closest" }),
    rewrite: () => (form.isSimple ? simple(replies.simple) : answerOverview(context, form)),
    who: () => answerSpeakers(context, replies),
    howMany: () => answerLength(context),
    list: () => answerTopics(context, replies),
    thanks: () => toAnswer("answer", [phrasebook.thanks]),
    greeting: () => toAnswer("answer", [replies.greeting]),
    help: () => toAnswer("answer", [replies.help]),
    complaint: () => toAnswer("answer", [replies.sorry]),
  };
  const answer =
    digest.sentences.length === 0 && !isTalk(act)
      ? toAnswer("absent", [phrasebook.nothingToAnswerFrom])
      : (answers[act] ?? (() => (form.isSimple ? simple(replies.simple) : answerOverview(context, form))))();
  return answer.message === "" ? answerOverview(context, form) : answer;

  /** Where no question can be made, the points to ask oneself about. */
  function answerQuiz(): Answered {
    const asked = quiz(context, subject, form.points);
    const points = asked.outcome === "absent" ? quotePoints(digest, {}) : [];
    if (points.length < LEAST_POINTS) return asked;
    return toAnswer("closest", [phrasebook.noQuiz, replies.mainPoints, listAll(points)], points);
  }

  function answerExamOrTasks(): Answered {
    if (words.isOfTasks) return answerTasks(digest, replies);
    if (words.opener === "when") return answerExamDay(digest, replies);
    return answerExam(digest, replies, words.isOfExam);
  }

  function answerExamOrOverview(): Answered {
    const exam = answerExam(digest, replies, true);
    return exam.outcome === "answer" ? exam : answerOverview(context, form);
  }
}

const isTalk = (act: Act): boolean => act === "thanks" || act === "greeting" || act === "help" || act === "complaint";
