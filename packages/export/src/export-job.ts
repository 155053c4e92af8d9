import {
  emptyExportList,
  type ExportList,
  fetchGuidesForExport,
  fetchRecordingsForExport,
  listExport,
  type ListedRecording,
} from "./export.api.ts";
import type { LecternClient } from "@lectern/data/client";
import { isCardFormat } from "@lectern/domain/export/card-format";
import { isPackFormat } from "@lectern/domain/export/pack-format";
import { fetchOutlines } from "@lectern/data/recordings/outline.api";
import { fetchUnitTerms } from "@lectern/data/recordings/unit-terms.api";
import { toPackTerms } from "./formats/study-pack.ts";
import { listCourseEndReceipts } from "@lectern/data/course-ends/course-ends.api";
import { getPracticeSettings } from "@lectern/data/practice/practice.api";
import { fetchCardsForExport, type ToMomentHref } from "./export-cards.api.ts";
import { Failure, toFailureCode } from "@lectern/domain/failure";
import { toExportFileName, toFolderNames } from "./formats/export-names.ts";
import { type ExportFormat, type ExportOrder, isArchive, keptFormats } from "@lectern/domain/export/export-scope";
import { toFileNames } from "./formats/file-names.ts";
import { toTitle } from "@lectern/domain/recording";
import type { FinishOutcome, ListedItems, WriteInput, WriteOutcome } from "@lectern/domain/export/export-outcome";
import { ExportStopped } from "./export-stopped.ts";
import type { RecordingToWrite } from "./export-handler.ts";
import type { ExportWriter } from "./export-writer.ts";

/** Recordings in a request: about a megabyte of speech, with progress every few tenths of a second. */
const BATCH = 10;
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
  list(order: ExportOrder): Promise<ListedItems>;
  /** Reads and writes the next few items. Called again after a failure, it continues where it stopped. */
  writeNext(input: WriteInput): Promise<WriteOutcome>;
  finish(order: ExportOrder): Promise<FinishOutcome>;
  /** Stops the work at once and removes the unfinished file. */
  discard(): void;
  /** Returns the finished file; null if it was written to disk. */
  getFile(): File | null;
}

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

const nothing = { recordings: 0, studyGuides: 0, cards: 0, reviews: 0 };

/** Whether a format contains all cards with their reviews. */
const hasCards = (format: ExportFormat): boolean => format === "everything" || format === "json";

export function createExportJob(ports: ExportJobPorts): ExportJob {
  const { client, userId, now, startWriter, pickFile, toMomentHref, readKept } = ports;
  let handle: FileSystemFileHandle | null = null;
  let writer: ExportWriter | undefined;
  /** What is written instead of what the server has. */
  let kept: KeptLecture | undefined;
  let items: ExportList = emptyExportList;
  let paths: readonly string[] = [];
  let guidePaths: readonly string[] = [];
  let written = nothing;
  let file: File | null = null;
  let name = "";
  let reading = new AbortController();
  /** The next recordings, read while others are being written, so that network and thread don't wait for each other. */
  let ahead: { readonly done: number; readonly read: Promise<RecordingToWrite[]> } | undefined;
  /** The step that is running. After a timeout it is requested again, and it must not be written twice. */
  let step: { readonly done: number; readonly outcome: Promise<WriteOutcome> } | undefined;

  const toFile = (blob: Blob): File => new File([blob], name, { type: blob.type });

  const discard = () => {
    writer?.close();
    writer = undefined;
    step = undefined;
    ahead = undefined;
    reading.abort();
    reading = new AbortController();
    if (handle !== null && file === null) void removeEmpty(handle).catch(() => undefined);
    handle = null;
    file = null;
  };

  const list = async ({ scope, format }: ExportOrder): Promise<ExportList> => {
    try {
      return await listExport(client, userId, scope);
    } catch (error) {
      const isKept = scope.kind === "recording" && keptFormats.some((each) => each === format);
      if (!isKept || readKept === undefined || toFailureCode(error) !== "offline") throw error;
      kept = await readKept(scope.id);
      const { id, name: title, createdAt, folderId, language } = kept.recording;
      return { ...emptyExportList, recordings: [{ id, name: title, createdAt, folderId, minutes: null, language }] };
    }
  };

  const readRecordings = async (done: number): Promise<RecordingToWrite[]> => {
    if (kept !== undefined) return [{ ...kept, path: paths[0] ?? "", tags: [], cards: [] }];
    const batch = items.recordings.slice(done, done + BATCH);
    const places = new Map(batch.map(({ id }, at) => [id, paths[done + at]!]));
    const folders = new Map(items.folders.map((folder) => [folder.id, folder.name]));
    const read = await fetchRecordingsForExport(client, [...places.keys()], toMomentHref, reading.signal);
    return read.map(({ recording, ...rest }) => ({
      ...rest,
      path: places.get(recording.id)!,
      recording,
      folder: recording.folderId === null ? null : (folders.get(recording.folderId) ?? null),
      tags: (items.tagged.get(recording.id) ?? []).map((tag) => tag.name),
    }));
  };

  const writeCards = async (done: number): Promise<WriteOutcome> => {
    const batch = items.recordings.slice(done, done + BATCH);
    const folders = new Map(items.folders.map((folder) => [folder.id, folder.name]));
    const ids = batch.map(({ id }) => id);
    const cards = await fetchCardsForExport(client, ids, toMomentHref, reading.signal);
    const read = batch.map(({ id, name: title, folderId, language }) => ({
      recording: { name: title, language },
      folder: folderId === null ? null : (folders.get(folderId) ?? null),
      cards: cards.get(id) ?? [],
    }));
    await writer!.write({ kind: "cards", items: read });
    return { kind: "written", done: Math.min(done + BATCH, items.recordings.length) };
  };

  const writePack = async (done: number): Promise<WriteOutcome> => {
    const batch = items.recordings.slice(done, done + BATCH);
    const ids = batch.map(({ id }) => id);
    const [outlines, cards] = await Promise.all([
      fetchOutlines(client, ids, reading.signal),
      fetchCardsForExport(client, ids, toMomentHref, reading.signal),
    ]);
    const lectures = batch.map(({ id, name: title, createdAt, language }) => {
      const { chapters = [], points = [] } = outlines.get(id) ?? {};
      const withHref = <Placed extends { readonly start: number | null }>(placed: Placed) => ({
        ...placed,
        href: toMomentHref(id, placed.start),
      });
      return {
        recording: { name: title, createdAt, language },
        chapters: chapters.map(withHref),
        points: points.map(withHref),
        cards: cards.get(id) ?? [],
      };
    });
    await writer!.write({ kind: "pack", items: lectures });
    return { kind: "written", done: Math.min(done + BATCH, items.recordings.length) };
  };

  const readGuides = async (from: number) => {
    const batch = items.studyGuides.slice(from, from + BATCH);
    const places = new Map(batch.map(({ id }, at) => [id, guidePaths[from + at]!]));
    const read = await fetchGuidesForExport(client, [...places.keys()], reading.signal);
    return read.map((guide) => ({ path: places.get(guide.id)!, guide }));
  };

  /** Converts Markdown to a Word document in the page, because the Markdown library needs a `document`. */
  const toSingle = async (
    text: Blob | null,
    format: ExportFormat,
    title: string,
    language: string | null,
    toHref: ((seconds: number) => string) | null,
  ): Promise<File> => {
    if (text === null) throw new Failure("malformed");
    if (format !== "docx") return toFile(text);
    const { toDocx } = await import("./docx.ts");
    return toFile(await toDocx(await text.text(), { title: toTitle(title), language, toHref }));
  };

  const writeSingle = async ({ scope, format, done }: WriteInput): Promise<WriteOutcome> => {
    if (isCardFormat(format)) return await writeCards(done);
    if (isPackFormat(format)) return await writePack(done);
    const title = scope.kind === "recording" || scope.kind === "study-guide" ? scope.name : "";
    if (scope.kind === "study-guide") {
      const [found] = await readGuides(0);
      if (found === undefined) throw new Failure("not-found");
      file = await toSingle(await writer!.write({ kind: "guide", guide: found.guide }), format, title, null, null);
    } else {
      const [item] = await readRecordings(0);
      if (item === undefined || format === "everything") throw new Failure("not-found");
      const written = await writer!.write(
        format === "docx" ? { kind: "document", item } : { kind: "recording", item, format },
      );
      const { id, language } = item.recording;
      file = await toSingle(written, format, title, language, (seconds) => toMomentHref(id, seconds));
    }
    return { kind: "written", done: 1 };
  };

  const writeBatch = async ({ done, format }: WriteInput): Promise<WriteOutcome> => {
    if (format === "docx" || isCardFormat(format) || isPackFormat(format)) throw new Failure("invalid");
    const { recordings } = items;
    if (done < recordings.length) {
      const found = ahead?.done === done ? ahead.read : readRecordings(done);
      ahead = undefined;
      const read = await found;
      const next = done + BATCH;
      if (next < recordings.length) {
        ahead = { done: next, read: readRecordings(next) };
        // The failure is handled when these recordings are needed.
        ahead.read.catch(() => undefined);
      }
      await writer!.write({ kind: "recordings", items: read, format });
      const cards = hasCards(format) ? read.flatMap((one) => one.cards) : [];
      written = {
        ...written,
        recordings: written.recordings + read.length,
        cards: written.cards + cards.length,
        reviews: cards.reduce((sum, { reviews }) => sum + reviews.length, written.reviews),
      };
      return { kind: "written", done: Math.min(done + BATCH, recordings.length) };
    }
    const from = done - recordings.length;
    const read = await readGuides(from);
    await writer!.write({ kind: "guides", items: read });
    written = { ...written, studyGuides: written.studyGuides + read.length };
    return { kind: "written", done: Math.min(done + BATCH, recordings.length + items.studyGuides.length) };
  };

  return {
    async choosePlace(order) {
      discard();
      name = toExportFileName(order, now().toISOString());
      if (!isArchive(order) || pickFile === undefined) return true;
      handle = await pickFile(name);
      return handle !== null;
    },

    async list(order) {
      kept = undefined;
      const listed = await list(order);
      const isOneFile = isCardFormat(order.format) || isPackFormat(order.format);
      items = isOneFile ? { ...listed, studyGuides: [] } : listed;
      paths = toFolderNames(items.recordings);
      guidePaths = toFileNames(items.studyGuides.map(({ title }) => toTitle(title)));
      written = nothing;
      const isTooLarge = isArchive(order) && handle === null && estimateBytes(items.recordings) > MOST_BLOB_BYTES;
      if (!isTooLarge) {
        writer = startWriter();
        if (isArchive(order)) await writer.write({ kind: "open", handle, mostBytes: MOST_BLOB_BYTES });
      }
      return { total: items.recordings.length + items.studyGuides.length, isTooLarge };
    },

    writeNext(input) {
      if (step?.done === input.done) return step.outcome;
      const outcome = (isArchive(input) ? writeBatch(input) : writeSingle(input)).catch(toStopped);
      const current = { done: input.done, outcome };
      step = current;
      outcome.catch(() => {
        if (step === current) step = undefined;
      });
      return outcome;
    },

    async finish(order) {
      const { scope, format } = order;
      if (!isArchive(order) && !isCardFormat(format) && !isPackFormat(format)) return { kind: "finished" };
      try {
        if (isPackFormat(format)) {
          if (scope.kind !== "folder") throw new Failure("invalid");
          const terms = toPackTerms(await fetchUnitTerms(client, scope.id, reading.signal), toMomentHref);
          const pack = { folder: scope.name, exportedAt: now().toISOString(), terms };
          const text = await writer!.write({ kind: "close-pack", format, pack });
          if (text !== null) file = toFile(text);
          return { kind: "finished" };
        }
        if (isCardFormat(format)) {
          const text = await writer!.write({ kind: "close-cards", format });
          if (text !== null) file = toFile(text);
          return { kind: "finished" };
        }
        const courseEnds = scope.kind === "library" ? await listCourseEndReceipts(client, userId) : null;
        const blob = await writer!.write({
          kind: "close",
          exportedAt: now().toISOString(),
          counts: {
            ...written,
            folders: items.folders.length,
            tags: items.tags.length,
            courseEndReceipts: courseEnds?.length,
          },
          folders: items.folders,
          tags: items.tags,
          practice: scope.kind === "library" && hasCards(format) ? await getPracticeSettings(client, userId) : null,
          courseEnds,
        });
        file = blob === null ? null : toFile(blob);
        writer?.close();
        writer = undefined;
        // The file on disk is complete, so it stays.
        handle = null;
        return { kind: "finished" };
      } catch (error) {
        return toStopped(error);
      }
    },

    discard,
    getFile: () => file,
  };
}
