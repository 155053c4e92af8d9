import { escapeMarkdown } from "@lectern/domain/markdown.ts";
import { joinSentences, type Sentence } from "../../search/sentences.ts";
import type { FactKind } from "../../words/asking-data.ts";
import { cutQuotation } from "../answers/cite.ts";
import type { Passage } from "../../search/search.ts";
import { findPassages } from "../answers/find-passages.ts";
import { isAnswer, type Question } from "../answers/question.ts";
import { findLastRequest, toQuestion } from "../answers/read-conversation.ts";
import { readRequest, type Request, type SubjectWord } from "../answers/read-request.ts";
import { findMentioningLectures, notFound, toClosing } from "./closing.ts";
import { combineFound, type CombinedLectures } from "./combine-found.ts";
import { findFirstMention } from "./find-first-mention.ts";
import type { UnitQuestion } from "./read-unit-question.ts";
import type { FoundInUnit, UnitAnswer, UnitLecture } from "./unit.ts";
import { getUnitPhrases } from "../../words/unit-words.ts";
import { createDayWriter, sortByTime, type Quoted, toUnitAnswer } from "./write-answer.ts";

/** The most lectures that an answer quotes; fewer for a definition or a reason, which needs no more sources. */
const MOST_LECTURES = 6;
const MOST_EXPLAINING_LECTURES = 4;
/** The most passages of one lecture, if all passages are from it; otherwise each lecture has one. */
const MOST_PASSAGES_OF_ONE_LECTURE = 2;
/** The most passages that are shown if none answers the question. */
const MOST_CLOSEST_PASSAGES = 3;
/** The most lectures in the answer to "Which lectures mention X?"; the others are only counted. */
const MOST_LISTED_LECTURES = 17;
/** The best passages of all lectures, among which those of an answer are chosen. */
const MOST_PASSAGES = 24;
/** A passage is shown if its score is at least this share of the best one's. */
const LEAST_SCORE_SHARE = 0.72;
/** The least share of the subject's weight that a passage needs to be shown as close to the question. */
const LEAST_CLOSE_COVERAGE = 0.33;

const explaining: ReadonlySet<FactKind> = new Set<FactKind>(["define", "why"]);

interface AnswerContext {
  readonly question: UnitQuestion;
  readonly request: Request;
  readonly fullQuestion: Question;
  readonly combined: CombinedLectures;
  readonly found: FoundInUnit;
}

/** Sentences in a row as one quotation, at the place of the first. */
const toQuoted = ({ getLecture }: CombinedLectures, sentences: readonly Sentence[]): Quoted => {
  const { index, line, start } = sentences[0]!;
  const text = cutQuotation(joinSentences(sentences));
  return { lecture: getLecture(index), line: { text, line, start, end: sentences.at(-1)?.end } };
};

const quotePassage = (combined: CombinedLectures, { first, last }: Passage): Quoted =>
  toQuoted(combined, combined.sentences.slice(first, last + 1));

const find = ({ search, borders }: CombinedLectures, fullQuestion: Question): Passage[] =>
  findPassages(search, fullQuestion, { most: MOST_PASSAGES, borders });

/** "Where was X introduced?": the first mention, and where it is explained. */
function answerFirst({ question, fullQuestion, combined, found }: AnswerContext): UnitAnswer {
  const [earliest] = findMentioningLectures(question, found);
  // A lecture whose text was not found has no sentence to quote.
  const lecture = combined.lectures.find(({ id }) => id === earliest?.id);
  const sentence = lecture && findFirstMention(combined.getSentences(lecture), fullQuestion.subject);
  if (lecture === undefined || sentence === undefined) return notFound(question);
  const phrases = getUnitPhrases(question.language);
  const day = createDayWriter(question.lectures, question.language)(lecture.createdAt);
  const explained = find(combined, { ...fullQuestion, kinds: new Set(["define"]) }).find(
    (passage) => isAnswer(fullQuestion, passage) && passage.first !== sentence.index,
  );
  return toUnitAnswer("answer", [
    phrases.firstMention(day),
    [toQuoted(combined, [sentence])],
    ...(explained === undefined ? [] : [phrases.explained, [quotePassage(combined, explained)]]),
    toClosing(question, found),
  ]);
}

/** "Which lectures mention X?": each with its first moment. */
function answerWhich({ question, fullQuestion, combined, found }: AnswerContext): UnitAnswer {
  const mentioningLectures = findMentioningLectures(question, found);
  const mentions = combined.lectures
    .filter(({ id }) => mentioningLectures.some((mentioning) => mentioning.id === id))
    .flatMap((lecture) => {
      const sentence = findFirstMention(combined.getSentences(lecture), fullQuestion.subject);
      return sentence === undefined ? [] : [toQuoted(combined, [sentence])];
    })
    .slice(0, MOST_LISTED_LECTURES);
  if (mentions.length === 0) return notFound(question);
  const phrases = getUnitPhrases(question.language);
  return toUnitAnswer("answer", [
    phrases.mentionedIn(mentioningLectures.length, question.lectures.length),
    sortByTime(mentions),
    mentioningLectures.length > mentions.length ? phrases.further(mentioningLectures.length - mentions.length) : "",
    toClosing(question, found),
  ]);
}

/** The words of one side's text that the other's lacks; if it has no such word, all of them. */
function toSide(context: AnswerContext, text: string, otherText: string): SubjectWord[] {
  // Read on its own, a side can yield words that aren't in the whole request's subject, such as "difference".
  const readSubject = (sideText: string) =>
    readRequest(sideText, context.combined.search).subject.filter(({ term }) =>
      context.request.subject.some((word) => word.term === term),
    );
  const sideWords = readSubject(text);
  const others = readSubject(otherText);
  const different = sideWords.filter(({ term }) => others.every((word) => word.term !== term));
  return different.length > 0 ? different : sideWords;
}

/** Answers each side of a comparison, or each half of a question that asks two things, by the passage that says most of it. */
function answerSides(context: AnswerContext, texts: readonly [left: string, right: string]): UnitAnswer | undefined {
  const { combined, question } = context;
  const subjects = [toSide(context, texts[0], texts[1]), toSide(context, texts[1], texts[0])];
  if (subjects.some((subject) => subject.length === 0)) return undefined;
  const phrases = getUnitPhrases(question.language);
  const sides = subjects.map((subject) => {
    const side: Question = { subject, kinds: new Set(["define"]) };
    const [best] = find(combined, side);
    return { subject, passage: best !== undefined && best.coverage >= LEAST_CLOSE_COVERAGE ? best : undefined };
  });
  const quoted = new Map(sides.flatMap(({ passage }) => (passage === undefined ? [] : [[passage.first, passage]])));
  if (quoted.size === 0) return undefined;
  const missing = sides.flatMap(({ subject, passage }) =>
    passage === undefined ? [phrases.nothingAbout(escapeMarkdown(subject.map(({ word }) => word).join(" ")))] : [],
  );
  return toUnitAnswer(missing.length === 0 ? "answer" : "closest", [
    sortByTime([...quoted.values()].map((passage) => quotePassage(combined, passage))),
    ...missing,
  ]);
}

/** The best passage of each lecture; if only one lecture has passages, its two best. */
function choosePassages({ getLecture }: CombinedLectures, passages: readonly Passage[], most: number): Passage[] {
  const lectures = new Set(passages.map(({ first }) => getLecture(first)));
  const mostPassagesPerLecture = lectures.size === 1 ? MOST_PASSAGES_OF_ONE_LECTURE : 1;
  const counts = new Map<UnitLecture, number>();
  return passages
    .filter(({ first }) => {
      const count = (counts.get(getLecture(first)) ?? 0) + 1;
      counts.set(getLecture(first), count);
      return count <= mostPassagesPerLecture;
    })
    .slice(0, most);
}

/** The lectures that answer a question about something, or the closest passages, or neither. */
function answerSubject(context: AnswerContext): UnitAnswer {
  const { question, request, fullQuestion, combined, found } = context;
  // A question about a few named lectures is answered from each of them.
  const quotesEachLecture = question.isNarrowed && question.lectures.length <= MOST_LECTURES;
  const sides = request.sides ?? question.halves;
  const comparison = sides === undefined || quotesEachLecture ? undefined : answerSides(context, sides);
  if (comparison !== undefined) return comparison;
  const passages = find(combined, fullQuestion);
  const best = passages[0]?.score ?? 0;
  const answers = passages.filter(
    (passage) => isAnswer(fullQuestion, passage) || (quotesEachLecture && passage.coverage >= LEAST_CLOSE_COVERAGE),
  );
  const likely = answers.filter(({ score }) => quotesEachLecture || score >= best * LEAST_SCORE_SHARE);
  const most =
    [...fullQuestion.kinds].some((kind) => explaining.has(kind)) && !quotesEachLecture
      ? MOST_EXPLAINING_LECTURES
      : MOST_LECTURES;
  const bestPassages = choosePassages(combined, likely, most);
  if (bestPassages.length > 0) {
    return toUnitAnswer("answer", [
      sortByTime(bestPassages.map((passage) => quotePassage(combined, passage))),
      toClosing(question, found),
    ]);
  }
  const near = choosePassages(combined, passages, MOST_CLOSEST_PASSAGES).filter(
    ({ coverage }) => coverage >= LEAST_CLOSE_COVERAGE,
  );
  if (near.length === 0) return notFound(question);
  return toUnitAnswer("closest", [
    getUnitPhrases(question.language).closest,
    sortByTime(near.map((passage) => quotePassage(combined, passage))),
  ]);
}

/**
 * Answers a question about something in the lectures' own words, lecture by lecture in the order of their dates.
 *
 * @returns undefined for a request about the lectures as wholes
 */
export function answerUnit(question: UnitQuestion, found: FoundInUnit): UnitAnswer | undefined {
  const combined = combineFound(found.found, question.lectures, question.language);
  const request = readRequest(question.text, combined.search);
  const last = findLastRequest(question.history, combined.search);
  const fullQuestion = toQuestion(request, last);
  if (request.wish !== undefined || fullQuestion.subject.length === 0) return undefined;
  if (combined.sentences.length === 0) return notFound(question);
  const context: AnswerContext = { question, request, fullQuestion, combined, found };
  if (question.kind === "first") return answerFirst(context);
  if (question.kind === "which") return answerWhich(context);
  return answerSubject(context);
}
