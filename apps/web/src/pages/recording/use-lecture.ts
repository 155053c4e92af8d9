import type { Outline } from "@lectern/domain/outline";
import type { Claim } from "@lectern/domain/claim";
import type { TranscriptSegment } from "@lectern/domain/recording";
import { startTransition, useEffect, useMemo, useState } from "react";
import { whenIdle } from "../../loading/when-idle.ts";
import type { LectureReader } from "./lecture-reader.ts";

/** A lecture that can be asked about. Its thread starts with the first question. */
interface Lecture {
  open(): Promise<LectureReader>;
  close(): void;
}

function createLecture(segments: readonly TranscriptSegment[]): Lecture {
  let opened: Promise<LectureReader> | undefined;
  return {
    open: () => (opened ??= import("./lecture-reader.ts").then(({ openLectureWorker }) => openLectureWorker(segments))),
    close: () => {
      opened?.then(
        (reader) => reader.close(),
        () => undefined,
      );
      opened = undefined;
    },
  };
}

/**
 * A lecture that is read in a thread of its own, which ends when the component unmounts.
 *
 * @param segments undefined while the transcript is not complete
 */
export function useLecture(segments: readonly TranscriptSegment[] | undefined): Lecture | undefined {
  const lecture = useMemo(
    () => (segments === undefined || segments.length === 0 ? undefined : createLecture(segments)),
    [segments],
  );
  useEffect(() => () => lecture?.close(), [lecture]);
  return lecture;
}

/** Asks a lecture when the page is idle. The page can be read without the answer, so a failure leaves it as it is. */
function useAnswer<Question, Answer>(
  lecture: Lecture | undefined,
  question: Question | null,
  ask: (reader: LectureReader, question: Question) => Promise<Answer>,
): Answer | undefined {
  const [known, setKnown] = useState<{ lecture: Lecture; question: Question; answer: Answer }>();
  const isKnown = known !== undefined && known.lecture === lecture && known.question === question;
  useEffect(() => {
    if (lecture === undefined || question === null || isKnown) return undefined;
    let isWanted = true;
    whenIdle()
      .then(() => (isWanted ? lecture.open().then((reader) => ask(reader, question)) : undefined))
      .then(
        (answer) => {
          if (isWanted && answer !== undefined) startTransition(() => setKnown({ lecture, question, answer }));
        },
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [lecture, question, isKnown, ask]);
  return isKnown ? known.answer : undefined;
}

const grade = (reader: LectureReader, text: string) => reader.grade(text);
const outline = (reader: LectureReader) => reader.outline();

/** The sentences of a text and how the lecture supports each; undefined until they are graded (RDT-13). */
export const useGrades = (lecture: Lecture | undefined, text: string | null): readonly Claim[] | undefined =>
  useAnswer(lecture, text, grade);

/** The lecture's chapters and questions to begin with; undefined until they are found (AST-04, RDT-15). */
export const useOutline = (lecture: Lecture | undefined, isShown: boolean): Outline | undefined =>
  useAnswer(lecture, isShown || null, outline);
