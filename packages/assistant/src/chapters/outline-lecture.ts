import type { Outline, OutlinePlace } from "@lectern/domain/outline.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import type { Lecture } from "../lecture/source.ts";
import { type Digest, getDigest } from "./digest.ts";
import { findDefinitions } from "./study.ts";

type Ask = (subject: string) => string;

const asks: Readonly<Record<string, readonly [Ask, Ask, Ask]>> = {
  en: [(it) => `What does “${it}” mean?`, (it) => `Why is “${it}” important?`, (it) => `What is said about “${it}”?`],
  es: [
    (it) => `¿Qué significa «${it}»?`,
    (it) => `¿Por qué es importante «${it}»?`,
    (it) => `¿Qué se dice de «${it}»?`,
  ],
  de: [(it) => `Was bedeutet „${it}“?`, (it) => `Warum ist „${it}“ wichtig?`, (it) => `Was wird über „${it}“ gesagt?`],
  fr: [
    (it) => `Que signifie « ${it} » ?`,
    (it) => `Pourquoi « ${it} » est-il important ?`,
    (it) => `Que dit-on de « ${it} » ?`,
  ],
  pt: [
    (it) => `O que significa “${it}”?`,
    (it) => `Por que “${it}” é importante?`,
    (it) => `O que se diz sobre “${it}”?`,
  ],
};

/** Without a language's words, the subject alone is the question. */
const askAnything: readonly Ask[] = [(it) => `${it}?`, (it) => `${it}?`, (it) => `${it}?`];

const suggestQuestions = ({ subjects }: Digest, language: string): string[] =>
  (asks[language.split("-")[0]!] ?? askAnything).slice(0, subjects.length).map((ask, at) => ask(subjects[at]!.text));

/** The segment that is spoken at a time: the last one that has begun. */
function findSegment(segments: readonly TranscriptSegment[], start: number): number {
  const next = segments.findIndex((segment) => segment.start > start);
  return next === -1 ? segments.length - 1 : Math.max(0, next - 1);
}

const empty: Outline = { chapters: [], questions: [], terms: [] };

/**
 * The chapters of a recording, as summaries and answers count them (AST-04), questions to begin with (RDT-15), and the terms
 * that it defines. Empty for a recording without times. The digest is the one of a summary of the same lecture object.
 *
 * @param stored the segments that places count; those of `lecture` unless they were read into sentences meanwhile
 */
export function outlineLecture(
  lecture: Lecture,
  stored: readonly TranscriptSegment[] = lecture.segments ?? [],
): Outline {
  if (lecture.segments === undefined || stored.length === 0) return empty;
  const digest = getDigest(lecture);
  const toPlace = (start: number): OutlinePlace => ({ segment: findSegment(stored, start), start });
  const chapters = digest.chapters.flatMap(({ title, sentences: [first] }) =>
    first?.start === undefined ? [] : [{ ...toPlace(first.start), title }],
  );
  const terms = findDefinitions(digest).flatMap(({ term, sentence: { start } }) =>
    start === undefined ? [] : [{ ...toPlace(start), term }],
  );
  return {
    chapters: chapters.length < 2 ? [] : chapters,
    questions: suggestQuestions(digest, lecture.language),
    terms,
  };
}
