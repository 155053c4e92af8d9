import type { LecternClient } from "@lectern/data/client";
import type { FinishOutcome, ListedItems, WriteOutcome } from "@lectern/domain/export/export-outcome";
import { type ExportOrder, isArchive, keptFormats } from "@lectern/domain/export/export-scope";
import { toFailureCode } from "@lectern/domain/failure";
import { emptyExportList, type ExportList, listExport, type ListedRecording } from "./export.api.ts";
import type { ToMomentHref } from "./export-cards.api.ts";
import type { RecordingToWrite } from "./export-handler.ts";
import { ExportStopped } from "./export-stopped.ts";
import { chooseWork, type ExportWork } from "./export-work.ts";
import type { ExportWriter } from "./export-writer.ts";
import { toExportFileName } from "./formats/export-names.ts";

/** The size of all formats together for a minute of speech, as measured (docs/export.md). */
const BYTES_A_MINUTE = 8_000;
/** A recording of unknown length is counted as a lecture. */
const USUAL_MINUTES = 60;
/** The most bytes that the page keeps in memory if it can't write to disk (docs/export.md). */
const MOST_BLOB_BYTES = 1_000_000_000;

/** Asks for a file to write to; null if the person chose none. Undefined if the browser can't write to disk. */
type PickFile = ((name: string) => Promise<FileSystemFileHandle | null>) | undefined;

export interface ExportJobPorts {
  readonly client: LecternClient;
  readonly userId: string;
  readonly now: () => Date;
  readonly startWriter: () => ExportWriter;
  readonly pickFile: PickFile;
  readonly toMomentHref: ToMomentHref;
  /** Reads a recording from what the device keeps, for want of a network; undefined where it keeps nothing. */
  readonly readKept?: ReadKept | undefined;
}

/** @throws Failure for a recording that isn't kept */
export type ReadKept = (recordingId: string) => Promise<KeptLecture>;

/** A recording as a device keeps it. */
export interface KeptLecture
  extends Pick<RecordingToWrite, "recording" | "transcript" | "corrections" | "outline" | "folder"> {}

/** One export. It holds the state that its machine's ports share. */
export interface ExportJob {
  /** Call it in the click handler: later, browsers open no file dialog. */
  choosePlace(order: ExportOrder): Promise<boolean>;
  list(): Promise<ListedItems>;
  /** Reads and writes the next few items after the first `done`. Called again after a failure, it continues where it stopped. */
  writeNext(done: number): Promise<WriteOutcome>;
  finish(): Promise<FinishOutcome>;
  /** Stops the work at once and removes the unfinished file. */
  discard(): void;
  /** Returns the finished file; null if it was written to disk. */
  getFile(): File | null;
}

/** Where an order's export is written. */
interface Place {
  readonly order: ExportOrder;
  readonly name: string;
  /** The file on disk; null for one in memory. */
  readonly handle: FileSystemFileHandle | null;
  readonly reading: AbortController;
}

type Session =
  | { readonly kind: "idle" }
  | ({ readonly kind: "placed" } & Place)
  | ({
      readonly kind: "writing";
      readonly writer: ExportWriter;
      readonly work: ExportWork;
      /** By how many items were done before. After a timeout a step is requested again, and it must not be written twice. */
      readonly steps: Map<number, Promise<WriteOutcome>>;
    } & Place)
  | { readonly kind: "finished"; readonly file: File | null };

const estimateBytes = (recordings: readonly ListedRecording[]): number =>
  recordings.reduce((sum, { minutes }) => sum + (minutes ?? USUAL_MINUTES), 0) * BYTES_A_MINUTE;

const toStopped = (error: unknown): { readonly kind: "stopped"; readonly reason: ExportStopped["reason"] } => {
  if (error instanceof ExportStopped) return { kind: "stopped", reason: error.reason };
  throw error;
};

/** Removes a chosen file that is still empty. A file that had contents before stays. */
async function removeEmpty(handle: FileSystemFileHandle): Promise<void> {
  const removable = handle as FileSystemFileHandle & { remove?: () => Promise<void> };
  if ((await handle.getFile()).size === 0) await removable.remove?.();
}

/** What is exported; without a network, a recording that the device keeps, in the formats that need no more. */
async function listItems(
  { client, userId, readKept }: ExportJobPorts,
  { scope, format }: ExportOrder,
): Promise<{ readonly items: ExportList; readonly kept?: RecordingToWrite }> {
  try {
    return { items: await listExport(client, userId, scope) };
  } catch (error) {
    const isKept = scope.kind === "recording" && keptFormats.some((each) => each === format);
    if (!isKept || readKept === undefined || toFailureCode(error) !== "offline") throw error;
    const kept = await readKept(scope.id);
    const recordings = [{ ...kept.recording, minutes: null }];
    return { items: { ...emptyExportList, recordings }, kept: { ...kept, tags: [], cards: [] } };
  }
}

export function createExportJob(ports: ExportJobPorts): ExportJob {
  const { now, startWriter, pickFile } = ports;
  let session: Session = { kind: "idle" };

  const discard = () => {
    if (session.kind === "writing") session.writer.close();
    if ("handle" in session) {
      session.reading.abort();
      if (session.handle !== null) void removeEmpty(session.handle).catch(() => undefined);
    }
    session = { kind: "idle" };
  };

  return {
    async choosePlace(order) {
      discard();
      const name = toExportFileName(order, now().toISOString());
      const isPicked = isArchive(order) && pickFile !== undefined;
      const handle = isPicked ? await pickFile(name) : null;
      if (isPicked && handle === null) return false;
      session = { kind: "placed", order, name, handle, reading: new AbortController() };
      return true;
    },

    async list() {
      if (!("order" in session)) throw new Error("No place was chosen");
      const place = session;
      const { order, handle, reading } = place;
      const { items, kept } = await listItems(ports, order);
      reading.signal.throwIfAborted();
      if (isArchive(order) && handle === null && estimateBytes(items.recordings) > MOST_BLOB_BYTES)
        return { total: items.recordings.length + items.studyGuides.length, isTooLarge: true };
      // Listed again after a timeout.
      if (session.kind === "writing") session.writer.close();
      const writer = startWriter();
      const work = chooseWork(order, {
        ...ports,
        items,
        kept,
        signal: reading.signal,
        write: (request) => writer.write(request),
      });
      session = { ...place, kind: "writing", writer, work, steps: new Map() };
      if (isArchive(order)) await writer.write({ kind: "open", handle, mostBytes: MOST_BLOB_BYTES });
      return { total: work.total, isTooLarge: false };
    },

    writeNext(done) {
      if (session.kind !== "writing") throw new Error("Nothing is listed");
      const { work, steps } = session;
      const begin = () =>
        work.writeNext(done).then((next): WriteOutcome => ({ kind: "written", done: next }), toStopped);
      const step = steps.get(done) ?? begin();
      steps.set(done, step);
      step.catch(() => steps.delete(done));
      return step;
    },

    async finish() {
      if (session.kind !== "writing") throw new Error("Nothing is listed");
      const { work, writer, name } = session;
      try {
        const blob = await work.finish();
        writer.close();
        // A file on disk is complete, so it stays.
        session = { kind: "finished", file: blob && new File([blob], name, { type: blob.type }) };
        return { kind: "finished" };
      } catch (error) {
        return toStopped(error);
      }
    },

    discard,
    getFile: () => (session.kind === "finished" ? session.file : null),
  };
}
