import type { Folder } from "@lectern/domain/folder";
import type { PracticeDay, PracticeOfRecording, PracticeScope, ReviewsOfDay } from "@lectern/domain/practice";
import { toTitle } from "@lectern/domain/recording";
import type { NumbersState, PracticeFolder, PracticeLecture, PracticeState } from "@lectern/ui/screens/practice";
import { countDue, toNextDue } from "@lectern/practice/due";
import { isInScope } from "@lectern/practice/scope";
import type { Read } from "../../features/read.ts";
import { paths } from "../../paths.ts";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const toLecture = (practice: PracticeOfRecording, newLeft: number): PracticeLecture => ({
  id: practice.recordingId,
  title: toTitle(practice.recordingName),
  due: practice.due,
  fresh: Math.min(practice.new, newLeft),
  kept: practice.kept,
  changed: practice.changed,
  cardsHref: paths.recordingCards(practice.recordingId),
  sessionHref: paths.practiceSession({ recordingId: practice.recordingId }),
});

const NO_FOLDER = "Not in a folder";

/** Groups by folder, in the order of names, and then those outside of folders. */
function toFolders(
  practices: readonly PracticeOfRecording[],
  folders: readonly Pick<Folder, "id" | "name">[],
  newLeft: number,
): readonly PracticeFolder[] {
  const named = folders.toSorted((a, b) => a.name.localeCompare(b.name));
  const known = new Set(named.map(({ id }) => id));
  const toLectures = (isInside: (folderId: string | null) => boolean) =>
    practices.filter(({ folderId }) => isInside(folderId)).map((practice) => toLecture(practice, newLeft));
  return [
    ...named.map(({ id, name }) => ({
      id,
      name: toTitle(name),
      sessionHref: paths.practiceSession({ folderId: id }),
      lectures: toLectures((folderId) => folderId === id),
    })),
    {
      id: null,
      name: NO_FOLDER,
      sessionHref: null,
      lectures: toLectures((folderId) => folderId === null || !known.has(folderId)),
    },
  ].filter(({ lectures }) => lectures.length > 0);
}

interface PracticeReads {
  readonly overview: Read<readonly PracticeOfRecording[]>;
  readonly day: Read<PracticeDay>;
  /** If the folders can't be read, practice is shown without their names. */
  readonly folders: Read<readonly Pick<Folder, "id" | "name">[]>;
}

/** @param now in ms since 1970 */
export function toPracticeState(reads: PracticeReads, scope: PracticeScope, now: number): PracticeState {
  const { overview, day, folders } = reads;
  if (overview.data === undefined || day.data === undefined)
    return { kind: overview.isError || day.isError ? "failed" : "loading" };
  if (folders.data === undefined && !folders.isError) return { kind: "loading" };
  const practices = overview.data.filter((practice) => isInScope(scope, practice));
  if (practices.length === 0) return { kind: "no-cards" };
  const { repeated, fresh } = countDue(practices, day.data);
  const listed = toFolders(practices, folders.data ?? [], day.data.newLeft);
  if (repeated + fresh === 0) return { kind: "none-due", next: toNextDue(practices, day.data, now), folders: listed };
  return { kind: "due", repeated, fresh, folders: listed };
}

const REVIEW_DAYS = 30;

/** Lists the days up to `last`, oldest first, as `2026-11-24`. */
const listDays = (last: string): readonly string[] =>
  Array.from({ length: REVIEW_DAYS }, (_, index) => {
    const day = new Date(`${last}T00:00:00Z`);
    day.setUTCDate(day.getUTCDate() - (REVIEW_DAYS - 1 - index));
    return day.toISOString().slice(0, 10);
  });

/** Derives the statistics of the last 30 days, with a bar for each day. */
export function toNumbersState(
  { overview, day }: Pick<PracticeReads, "overview" | "day">,
  reviews: Read<readonly ReviewsOfDay[]>,
): NumbersState {
  if (overview.data === undefined || day.data === undefined || reviews.data === undefined)
    return { kind: overview.isError || day.isError || reviews.isError ? "failed" : "loading" };
  const byDay = new Map(reviews.data.map((each) => [each.day, each.reviews]));
  return {
    kind: "ready",
    kept: sum(overview.data.map(({ kept }) => kept)),
    recalled: sum(reviews.data.map(({ recalled }) => recalled)),
    asked: sum(reviews.data.map(({ asked }) => asked)),
    days: listDays(day.data.day).map((date) => ({ day: date, reviews: byDay.get(date) ?? 0 })),
  };
}

/** The name of the scope, if it is not everything; undefined while it is loading. */
export function toScopeTitle(
  scope: PracticeScope,
  reads: Pick<PracticeReads, "overview" | "folders">,
): string | undefined {
  if (scope.recordingId !== undefined) {
    const found = reads.overview.data?.find(({ recordingId }) => recordingId === scope.recordingId);
    return found && toTitle(found.recordingName);
  }
  const found = reads.folders.data?.find(({ id }) => id === scope.folderId);
  return found && toTitle(found.name);
}
