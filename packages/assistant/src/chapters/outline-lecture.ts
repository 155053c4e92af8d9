import type { Outline } from "@lectern/domain/outline.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import { type Digest, toDigest } from "./digest.ts";
import { toLecture } from "../lecture/source.ts";

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

/**
 * The chapters of a recording, as summaries and answers count them (AST-04), and questions to begin with (RDT-15). Takes
 * seconds for a recording of hours: a page calls it in a worker.
 */
export function outlineLecture(segments: readonly TranscriptSegment[]): Outline {
  const lecture = toLecture({ transcript: "", segments });
  const digest = toDigest(lecture);
  const chapters = digest.chapters.flatMap(({ title, sentences: [first] }) =>
    first?.start === undefined ? [] : [{ title, start: first.start }],
  );
  return { chapters: chapters.length < 2 ? [] : chapters, questions: suggestQuestions(digest, lecture.language) };
}
