import { getDigest } from "../chapters/digest.ts";
import { findDefinitions } from "../chapters/terms.ts";
import { getQuestionFrames } from "../languages/question-frames.ts";
import type { Lecture } from "@lectern/transcript/lecture.ts";
import { answerQuestion } from "./answer-question.ts";

const MOST = 3;
/** Each is answered once, which takes time. */
const MOST_TRIES = 8;
/** Before subjects: what is defined has the surest answer, and three questions of one form read like a form. */
const MOST_DEFINITIONS = 2;

/**
 * Questions to begin with (RDT-15), in the language of a lecture: what its terms mean, and what is said of its chapters' subjects.
 * Each was asked, and the lecture answers it.
 */
export function suggestQuestions(lecture: Lecture): string[] {
  const digest = getDigest(lecture);
  const { define, discuss } = getQuestionFrames(lecture.language);
  const terms = findDefinitions(digest).toSorted((a, b) => b.worth - a.worth);
  const asked = new Set(terms.slice(0, MOST_DEFINITIONS).map(({ key }) => key));
  const subjects = [...digest.chapters.flatMap((chapter) => chapter.subjects.slice(0, 1)), ...digest.subjects]
    .filter(({ key }) => !asked.has(key))
    .toSorted((a, b) => Number(b.key.includes(" ")) - Number(a.key.includes(" ")) || b.uses - a.uses);
  const candidates = [
    ...terms.slice(0, MOST_DEFINITIONS).map(({ term }) => define(term)),
    ...subjects.map(({ text }) => discuss(text)),
    ...terms.slice(MOST_DEFINITIONS).map(({ term }) => define(term)),
  ];
  const answered: string[] = [];
  for (const question of [...new Set(candidates)].slice(0, MOST_TRIES)) {
    if (answered.length === MOST) break;
    if (answerQuestion(question, lecture).outcome === "answer") answered.push(question);
  }
  return answered;
}
