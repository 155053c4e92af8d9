import type { ExamPlan } from "@lectern/data/practice/exam-plan.api";
import type { PracticeOfRecording } from "@lectern/domain/practice";
import { type RecordingSummary, toTitle } from "@lectern/domain/recording";
import type { ExamState, LectureWithoutCards } from "@lectern/ui/screens/folder/exam-region";
import type { Read } from "../../features/read.ts";
import { paths } from "../../paths.ts";

export type ListedLecture = Pick<RecordingSummary, "id" | "name">;

/** @param daysLeft until the exam, by the reader's calendar; negative after its day */
export function toExamState({ data, isError }: Read<ExamPlan>, daysLeft: number): ExamState {
  if (daysLeft < 0) return { kind: "past" };
  if (data !== undefined) return { kind: "ready", plan: data };
  return { kind: isError ? "failed" : "loading" };
}

/** Returns the folder's recordings that have no kept cards; empty until both reads have ended. */
export function toLecturesWithoutCards(
  recordings: readonly ListedLecture[] | undefined,
  overview: Read<readonly Pick<PracticeOfRecording, "recordingId">[]>,
): readonly LectureWithoutCards[] {
  if (recordings === undefined || overview.data === undefined) return [];
  const withCards = new Set(overview.data.map(({ recordingId }) => recordingId));
  return recordings
    .filter(({ id }) => !withCards.has(id))
    .map(({ id, name }) => ({ id, title: toTitle(name), cardsHref: paths.recordingCards(id) }));
}
