import { emptyOutline, type Outline, type OutlinePlace } from "@lectern/domain/outline.ts";
import type { TranscriptSegment } from "@lectern/domain/recording.ts";
import type { Sentence } from "../lecture/sentences.ts";
import type { Lecture } from "@lectern/transcript/lecture.ts";
import { getDigest } from "./digest.ts";
import { findDates, findTasks } from "./course.ts";
import { findForms } from "./forms.ts";
import { findPoints } from "./points.ts";
import { suggestQuestions } from "../writers/suggest-questions.ts";
import { findDefinitions } from "./terms.ts";

const toSentence = ({ sentence }: { readonly sentence: Sentence }): Sentence => sentence;

/** The segment that is spoken at a time: the last one that has begun. */
function findSegment(segments: readonly TranscriptSegment[], start: number): number {
  const next = segments.findIndex((segment) => segment.start > start);
  return next === -1 ? segments.length - 1 : Math.max(0, next - 1);
}

/**
 * The chapters of a recording, as summaries and answers count them (AST-04), questions to begin with (RDT-15), and the terms
 * that it defines. The digest is the one of a summary of the same lecture object.
 *
 * @param stored the segments that places count; those of `lecture` unless they were read into sentences meanwhile. Without any,
 * places count the lines of the text
 */
export function outlineLecture(
  lecture: Lecture,
  stored: readonly TranscriptSegment[] = lecture.segments ?? [],
): Outline {
  const digest = getDigest(lecture);
  if (digest.sentences.length === 0) return emptyOutline;
  const toPlace = ({ start, line }: Sentence): OutlinePlace =>
    start === undefined ? { segment: line, start: null } : { segment: findSegment(stored, start), start };
  const chapters = digest.chapters.flatMap(({ title, sentences: [first] }) =>
    first === undefined ? [] : [{ ...toPlace(first), title }],
  );
  const placeAll = <Found, Placed extends object>(
    found: readonly Found[],
    sentenceOf: (one: Found) => Sentence,
    toPlaced: (one: Found) => Placed,
  ): (Placed & OutlinePlace)[] => found.map((one) => ({ ...toPlace(sentenceOf(one)), ...toPlaced(one) }));
  return {
    chapters: chapters.length < 2 ? [] : chapters,
    questions: suggestQuestions(lecture),
    terms: placeAll(findDefinitions(digest), toSentence, ({ term, text }) => ({ term, definition: text })),
    points: placeAll(findPoints(digest), toSentence, ({ sentence: { text }, isImportant }) =>
      isImportant ? { text, isImportant } : { text },
    ),
    tasks: placeAll(
      findTasks(digest),
      (sentence) => sentence,
      ({ text }) => ({ text }),
    ),
    dates: placeAll(findDates(digest), toSentence, ({ date, sentence: { text } }) => ({ date, text })),
    forms: placeAll(findForms(digest.sentences, digest.language), toSentence, ({ term, form }) => ({ term, form })),
  };
}
