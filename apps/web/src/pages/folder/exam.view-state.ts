import type { ExamPlan } from "@lectern/data/practice/exam-plan.api";
import type { PracticeOfRecording } from "@lectern/domain/practice";
import { type RecordingSummary, toTitle } from "@lectern/domain/recording";
import type { ExamState, LectureLeft } from "@lectern/ui/screens/folder/exam-region";
import { type Read, toReadState } from "../../features/read.ts";
import { paths } from "../../paths.ts";

export type ListedLecture = Pick<RecordingSummary, "id" | "name">;

/** @param daysLeft until the exam, by the reader's calendar; negative after its day */
export const toExamState = (read: Read<ExamPlan>, daysLeft: number): ExamState =>
  daysLeft < 0 ? { kind: "past" } : toReadState(read, (plan) => ({ kind: "ready", plan }));

/** Returns the folder's recordings that are not read yet; empty until both reads have ended. */
export function toLecturesNotRead(
  recordings: readonly ListedLecture[] | undefined,
  unread: ReadonlySet<string> | undefined,
): readonly LectureLeft[] {
  if (recordings === undefined || unread === undefined) return [];
  return recordings
    .filter(({ id }) => unread.has(id))
    .map(({ id, name }) => ({ id, title: toTitle(name), href: paths.recording(id) }));
}

/** Returns the folder's recordings that have no kept cards; empty until both reads have ended. */
export function toLecturesWithoutCards(
  recordings: readonly ListedLecture[] | undefined,
  overview: Read<readonly Pick<PracticeOfRecording, "recordingId">[]>,
): readonly LectureLeft[] {
  if (recordings === undefined || overview.data === undefined) return [];
  const withCards = new Set(overview.data.map(({ recordingId }) => recordingId));
  return recordings
    .filter(({ id }) => !withCards.has(id))
    .map(({ id, name }) => ({ id, title: toTitle(name), href: paths.recordingCards(id) }));
}
