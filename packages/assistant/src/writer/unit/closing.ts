import type { UnitQuestion } from "./read-unit-question.ts";
import type { FoundInUnit, UnitAnswer, UnitLecture } from "./unit.ts";
import { getUnitPhrases } from "../../words/unit-words.ts";
import { createDayWriter, toUnitAnswer } from "./write-answer.ts";

/** The lectures that say what is asked about, the oldest first: no other lecture has more of the question's words. */
export function findMentioningLectures(
  { lectures }: UnitQuestion,
  { said: mentions }: FoundInUnit,
): readonly UnitLecture[] {
  const most = Math.max(0, ...mentions.map(({ covered }) => covered));
  const ids = new Set(mentions.filter(({ covered }) => covered === most).map(({ id }) => id));
  return lectures.filter(({ id }) => ids.has(id));
}

/** The last line of an answer: how many lectures say it, and since when. Empty if a single lecture was asked. */
export function toClosing(question: UnitQuestion, found: FoundInUnit): string {
  const { lectures, language } = question;
  const mentioningLectures = findMentioningLectures(question, found);
  const [first] = mentioningLectures;
  if (first === undefined || lectures.length === 1) return "";
  const day = createDayWriter(lectures, language)(first.createdAt);
  return getUnitPhrases(language).mentionCount(mentioningLectures.length, lectures.length, day);
}

/** The answer if none of the lectures says what is asked about. */
export const notFound = ({ lectures, language }: UnitQuestion): UnitAnswer =>
  toUnitAnswer("absent", [getUnitPhrases(language).notFound(lectures.length)]);
