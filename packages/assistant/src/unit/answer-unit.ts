import { getLanguage } from "../languages/language.ts";
import { createReading } from "../writers/answers/context.ts";
import { ask, type Asked, countUses, createWeigher, measureNamed, NEARLY_AS_MUCH, quote } from "./ask-lectures.ts";
import { listSaying, notFound, toClosing } from "./closing.ts";
import { compareInUnit, readSides } from "./compare-in-unit.ts";
import { narrowToCompounds, toExcerpts } from "./excerpts.ts";
import { findFirstMention } from "./find-first-mention.ts";
import { findCompounds, readRequestOf, type UnitQuestion } from "./read-unit-question.ts";
import type { FoundInUnit, UnitAnswer } from "./unit.ts";
import { getUnitPhrases } from "./unit-phrases.ts";
import { createDayWriter, inOrder, toUnitAnswer } from "./write-answer.ts";

/** Lectures that an answer quotes, and sentences of one where it quotes no other. */
const MOST_LECTURES = 6;
const MOST_OF_ONE = 2;
const MOST_CLOSEST = 3;
/** Of the uses in the lecture that has most, a lecture that treats a thing and doesn't name it in passing has so many. */
const TREATED = 0.25;
/** Of what is asked about, by weight, the closest passages must name so much. */
const CLOSE = 0.6;
/** Of what is asked about, by weight, an answer must name so much: in many lectures some words are said by chance. */
const SURE = 0.5;
/** Lectures that are listed with a moment. */
const MOST_LISTED = 17;

/** Whether the lectures that have most of the words have what the question is about, and not some other words of it. */
function isSaidAtAll({ excerpts, request }: Asked): boolean {
  const weigh = createWeigher(excerpts, request.subject);
  return excerpts.some(
    ({ context }) =>
      measureNamed(context.passages.map(({ text }) => text).join(" "), request.subject, context, weigh) >=
      NEARLY_AS_MUCH,
  );
}

/** "Where was X introduced?": the first mention, and where it is explained. */
function answerFirst(asked: Asked): UnitAnswer {
  const { question, request, excerpts } = asked;
  const [first] = listSaying(question, asked.found);
  const excerpt = excerpts.find(({ lecture }) => lecture.id === first?.id);
  const mention = excerpt && findFirstMention(excerpt, request.subject);
  if (excerpt === undefined || mention === undefined || !isSaidAtAll(asked)) return notFound(question);
  const phrases = getUnitPhrases(question.language);
  const day = createDayWriter(question.lectures, question.language)(excerpt.lecture.createdAt);
  const explained = ask(excerpts, request.subject, "define").find(
    ({ isAnswer, named, claims }) => isAnswer && named >= NEARLY_AS_MUCH && claims[0]?.text !== mention.text,
  );
  return toUnitAnswer("answer", [
    phrases.firstSaid(day),
    [{ lecture: excerpt.lecture, claim: mention }],
    ...(explained === undefined ? [] : [phrases.explained, quote(explained, 1)]),
    toClosing(question, asked.found),
  ]);
}

/** "Which lectures mention X?": each with its first moment. */
function answerWhich(asked: Asked): UnitAnswer {
  const { question, request, excerpts } = asked;
  if (!isSaidAtAll(asked)) return notFound(question);
  const saying = listSaying(question, asked.found);
  const ids = new Set(saying.map(({ id }) => id));
  const listed = excerpts
    .filter(({ lecture }) => ids.has(lecture.id))
    .flatMap((excerpt) => {
      const claim = findFirstMention(excerpt, request.subject);
      return claim === undefined ? [] : [{ lecture: excerpt.lecture, claim }];
    })
    .slice(0, MOST_LISTED);
  if (listed.length === 0) return notFound(question);
  const phrases = getUnitPhrases(question.language);
  return toUnitAnswer("answer", [
    phrases.mentionedIn(saying.length, question.lectures.length),
    inOrder(listed),
    saying.length > listed.length ? phrases.further(saying.length - listed.length) : "",
    toClosing(question, asked.found),
  ]);
}

/** The lectures that answer a question about something, or the closest passages, or neither. */
function answerSubject(asked: Asked): UnitAnswer {
  const { question, request, excerpts } = asked;
  const { act, form, subject } = request;
  if (act === "compare") {
    const sides = readSides(request, question);
    const compared = sides && compareInUnit(asked, sides);
    if (compared !== undefined) return compared;
  }
  const doubts = request.corrections.filter(({ isAsking }) => !isAsking).length;
  const candidates = ask(excerpts, { ...subject, doubts }, act === "explain" || form.isSimple ? "explain" : act);
  const isEach = question.isNarrowed && question.lectures.length <= MOST_LECTURES;
  const answers = candidates.filter(({ isAnswer, named }) => isAnswer && named >= SURE);
  const most = answers[0]?.named ?? 0;
  const uses = Math.max(0, ...answers.map((one) => countUses(one, subject)));
  const chosen = answers
    .filter((one) => isEach || (one.named >= most * NEARLY_AS_MUCH && countUses(one, subject) >= uses * TREATED))
    .slice(0, MOST_LECTURES);
  if (chosen.length > 0) {
    const each = chosen.length === 1 ? MOST_OF_ONE : 1;
    return toUnitAnswer("answer", [
      inOrder(chosen.flatMap((one) => quote(one, each))),
      toClosing(question, asked.found),
    ]);
  }
  const near = candidates.filter(({ named }) => named >= CLOSE).slice(0, MOST_CLOSEST);
  if (near.length === 0) return notFound(question);
  return toUnitAnswer("closest", [
    getUnitPhrases(question.language).closest,
    inOrder(near.flatMap((one) => quote(one, 1))),
  ]);
}

/**
 * Answers a question about something in the lectures' own words, lecture by lecture in the order of their dates. Undefined for
 * a request that turns out to be about the lectures as wholes: its other words are never said.
 */
export function answerUnit(question: UnitQuestion, found: FoundInUnit): UnitAnswer | undefined {
  const excerpts = narrowToCompounds(toExcerpts(found.found, question.lectures), findCompounds(question.text));
  const language = getLanguage(question.language);
  const passages = excerpts.flatMap(({ context }) => context.passages);
  const speakers = new Set(excerpts.flatMap(({ context }) => [...context.speakers]));
  const request = readRequestOf(question, createReading({ language, passages, speakers }));
  if (request.subject.terms.length === 0) return undefined;
  if (excerpts.length === 0) return notFound(question);
  const asked = { question, request, excerpts, found };
  if (question.kind === "first") return answerFirst(asked);
  if (question.kind === "which") return answerWhich(asked);
  return answerSubject(asked);
}
