import type { OutlinePlace } from "@lectern/domain/outline.ts";
import type { CitableLine } from "../../search/cite-lines.ts";
import type { Wish } from "../../words/asking-data.ts";
import { getRequestWords } from "../../words/asking.ts";
import { getWords } from "../../words/words.ts";
import { readRequest } from "../answers/read-request.ts";
import type { UnitQuestion } from "./read-unit-question.ts";
import type { DerivedLecture, UnitAnswer } from "./unit.ts";
import { getUnitPhrases } from "../../words/unit-words.ts";
import { createDayWriter, sortByTime, type Quoted, toUnitAnswer } from "./write-answer.ts";

/**
 * The sentences that an answer quotes from each lecture: fewer the more lectures there are, so that the answer stays short.
 * The first row whose `lectures` is not exceeded counts.
 */
const SENTENCES_EACH = [
  { lectures: 1, sentences: 6 },
  { lectures: 4, sentences: 3 },
  { lectures: 12, sentences: 2 },
] as const;
const SENTENCES_EACH_OF_MANY = 1;

const toLine = ({ text, start, segment }: OutlinePlace & { readonly text: string }): CitableLine => ({
  text,
  line: segment,
  ...(start !== null && { start, end: start }),
});

type Choose = (lecture: DerivedLecture) => readonly CitableLine[];

const chooseOverview: Choose = ({ points }) => points.map(toLine);

const choosePoints: Choose = (lecture) => {
  const { points } = lecture;
  const ordered = [
    ...points.filter(({ isImportant }) => isImportant),
    ...points.filter(({ isImportant }) => !isImportant),
  ];
  return ordered.map(toLine);
};

const chooseTerms: Choose = ({ terms }) =>
  terms.flatMap(({ definition, ...place }) =>
    definition === undefined ? [] : [toLine({ ...place, text: definition })],
  );

/** Chooses tasks and dates first, then important points, then definitions and the other points. */
const chooseForExam: Choose = (lecture) => {
  const tasksAndDates = [...lecture.tasks, ...lecture.dates].map(toLine);
  const important = lecture.points.filter(({ isImportant }) => isImportant).map(toLine);
  const rest = [...chooseTerms(lecture), ...choosePoints(lecture)];
  return [...tasksAndDates, ...important, ...rest];
};

const choosers: Partial<Record<Wish, Choose>> = {
  exam: chooseForExam,
  tasks: chooseForExam,
  terms: chooseTerms,
  points: choosePoints,
  topics: chooseOverview,
};

/** The headings of answers that are no overview. */
const headings: Partial<Record<Wish, "exam" | "terms">> = { exam: "exam", tasks: "exam", terms: "terms" };

/** Wishes that get the reply that one recording gives. */
const fixedReplyWishes: ReadonlySet<Wish> = new Set<Wish>([
  "thanks",
  "greeting",
  "help",
  "complaint",
  "translate",
  "rephrase",
  "judge",
]);

/** Answers what is asked of whole lectures from what was derived from each when it arrived, the oldest first. */
export function answerWholeUnit(question: UnitQuestion, lectures: readonly DerivedLecture[]): UnitAnswer {
  const phrases = getUnitPhrases(question.language);
  const words = getWords(question.language);
  const { wish = "summary", count } = readRequest(question.text, {
    words,
    countSentencesWith: () => 0,
    vocabulary: () => new Map(),
  });
  // "Quoi de neuf" greets, unless it says since when.
  if (fixedReplyWishes.has(wish) && question.since === undefined)
    return toUnitAnswer("answer", [getRequestWords(question.language).acts[wish].reply]);
  const row = SENTENCES_EACH.find((each) => lectures.length <= each.lectures);
  const usual = row?.sentences ?? SENTENCES_EACH_OF_MANY;
  const most = count === undefined ? usual : Math.max(1, Math.round(count / Math.max(1, lectures.length)));
  const choose = choosers[wish] ?? chooseOverview;
  const quoted = lectures.flatMap((lecture): Quoted[] => {
    const seen = new Set<string>();
    const lines = choose(lecture).filter(({ text }) => !seen.has(text) && seen.add(text));
    return lines.slice(0, most).map((line) => ({ lecture, line }));
  });
  const { since } = question;
  if (since !== undefined) {
    const day = createDayWriter(lectures, question.language)(since);
    return toUnitAnswer("answer", [phrases.since(day, lectures.length), sortByTime(quoted)]);
  }
  if (quoted.length === 0) {
    const reason = question.lectures.length === 0 ? phrases.noSuchLecture : phrases.nothingDerived;
    return toUnitAnswer("absent", [reason]);
  }
  return toUnitAnswer("answer", [phrases[headings[wish] ?? "overview"], sortByTime(quoted)]);
}
