import type { RecentRecordings } from "@lectern/data/recordings/recordings.queries";
import type { Folder } from "@lectern/domain/folder";
import type { PracticeDay, PracticeOfRecording } from "@lectern/domain/practice";
import { toTitle } from "@lectern/domain/recording";
import type { NextUpState } from "@lectern/ui/screens/home";
import { countDue } from "@lectern/practice/due";
import type { Read } from "../../features/read.ts";
import { paths } from "../../paths.ts";

const DAY_MS = 86_400_000;

interface NextUpReads {
  readonly recent: RecentRecordings | undefined;
  readonly overview: Read<readonly PracticeOfRecording[]>;
  readonly day: Read<PracticeDay>;
  readonly folders: Read<readonly Pick<Folder, "id" | "name" | "exam">[]>;
}

interface NextUpContext {
  /** ISO 8601 with zone. */
  readonly now: string;
  /** The reader's calendar day: `2026-12-12` */
  readonly today: string;
  /** The recording that was read last in this session; seconds from its start. */
  readonly lastRead: { readonly recordingId: string; readonly name: string; readonly seconds: number } | undefined;
}

/** Loading until every read has ended; a read that failed adds nothing (DAY-02). */
export function toNextUpState(reads: NextUpReads, { now, today, lastRead }: NextUpContext): NextUpState {
  const { recent, overview, day, folders } = reads;
  const all = [overview, day, folders];
  if (recent === undefined || all.some(({ data, isError }) => data === undefined && !isError))
    return { kind: "loading" };
  if (all.every(({ data }) => data === undefined)) return { kind: "failed" };
  const { repeated, fresh } = overview.data && day.data ? countDue(overview.data, day.data) : { repeated: 0, fresh: 0 };
  const [folder] = (folders.data ?? [])
    .flatMap(({ id, name, exam }) => (exam === null || exam.date < today ? [] : [{ id, name, date: exam.date }]))
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const [newest] = recent.recordings;
  const isNew =
    newest?.status === "completed" &&
    Date.parse(now) - Date.parse(newest.createdAt) < DAY_MS &&
    newest.id !== lastRead?.recordingId;
  return {
    kind: "ready",
    today,
    due: { count: repeated + fresh, href: paths.practiceSession() },
    exam:
      folder === undefined ? null : { name: toTitle(folder.name), date: folder.date, href: paths.folder(folder.id) },
    reading:
      lastRead === undefined
        ? null
        : {
            title: toTitle(lastRead.name),
            seconds: lastRead.seconds,
            href: `${paths.recording(lastRead.recordingId, "transcript")}&t=${Math.floor(lastRead.seconds)}`,
          },
    arrived: isNew ? { title: toTitle(newest.name), href: paths.recording(newest.id) } : null,
  };
}
