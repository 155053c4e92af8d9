import { emptyOutline, type Outline, type OutlinePlace } from "@lectern/domain/outline.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import type { Lecture } from "@lectern/transcript/source.ts";
import type { Sentence } from "../../search/sentences.ts";
import { choosePassages } from "./choose-passages.ts";
import { findForms } from "./find-forms.ts";
import { findDates, findTasks } from "./find-tasks.ts";
import { findTerms } from "./find-terms.ts";
import { findThesis } from "./find-thesis.ts";
import { findChapters } from "./name-chapters.ts";
import { type Reading, readLecture } from "./read-lecture.ts";
import { suggestQuestions } from "./suggest-questions.ts";

/** The number of points: one for each `wordsEach` words of the lecture, from `least` to `most`. */
const POINT_COUNT = { least: 8, most: 15, wordsEach: 300 } as const;
/** In words: a point is shorter than a passage of a summary. */
const POINT_SIZE = { enough: 20, longest: 45 } as const;

/** The segment that is spoken at a time: the last one that has begun. */
function findSegment(segments: readonly TranscriptSegment[], start: number): number {
  let [low, high] = [0, segments.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (segments[middle]!.start <= start) low = middle;
    else high = middle - 1;
  }
  return Math.max(0, low);
}

/** The passages that say most of a lecture, marked where the speaker calls something important. */
function findPoints(
  reading: Reading,
): { readonly text: string; readonly isImportant: boolean; readonly sentence: Sentence }[] {
  const count = Math.min(
    POINT_COUNT.most,
    Math.max(POINT_COUNT.least, Math.round(reading.length / POINT_COUNT.wordsEach)),
  );
  return choosePassages(reading, { count, size: POINT_SIZE }).map(({ run, text }) => ({
    text,
    isImportant: run.some((sentence) => reading.data?.course.important.test(sentence.text) === true),
    sentence: run[0]!,
  }));
}

/**
 * Outlines a lecture: its chapters, as summaries have them (AST-04), questions to begin with (RDT-15), its thesis and points, and
 * the terms, tasks, dates and abbreviations that it names. Shares its reading with a summary of the same lecture object.
 *
 * @param stored the segments to which places refer; those of `lecture` unless they were read into sentences meanwhile.
 *   Without any, places refer to lines of the text
 */
export function outlineLecture(
  lecture: Lecture,
  stored: readonly TranscriptSegment[] = lecture.segments ?? [],
): Outline {
  const reading = readLecture(lecture);
  if (reading.sentences.length === 0) return emptyOutline;
  const toPlace = ({ start, line }: Sentence): OutlinePlace =>
    start === undefined ? { segment: line, start: null } : { segment: findSegment(stored, start), start };
  const chapters = findChapters(reading).flatMap(({ title, sentences: [first] }) =>
    first === undefined ? [] : [{ ...toPlace(first), title }],
  );
  const thesis = findThesis(reading);
  return {
    chapters: chapters.length < 2 ? [] : chapters,
    questions: suggestQuestions(reading),
    terms: findTerms(reading).map(({ term, definition, sentence }) => ({ ...toPlace(sentence), term, definition })),
    points: findPoints(reading).map(({ text, isImportant, sentence }) => ({
      ...toPlace(sentence),
      text,
      ...(isImportant && { isImportant }),
    })),
    tasks: findTasks(reading).map((sentence) => ({ ...toPlace(sentence), text: sentence.quoteText })),
    dates: findDates(reading).map(({ date, sentence }) => ({ ...toPlace(sentence), date, text: sentence.quoteText })),
    forms: findForms(reading).map(({ term, form, sentence }) => ({ ...toPlace(sentence), term, form })),
    thesis: thesis === undefined ? null : { ...toPlace(thesis.run[0]!), text: thesis.text },
  };
}
