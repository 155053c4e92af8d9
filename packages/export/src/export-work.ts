import type { LecternClient } from "@lectern/data/client";
import { listCourseEndReceipts } from "@lectern/data/course-ends/course-ends";
import { getPracticeSettings } from "@lectern/data/practice/practice.api";
import { fetchOutlines } from "@lectern/data/recordings/outline.api";
import { fetchUnitTerms } from "@lectern/data/recordings/unit-terms";
import { type CardFormat, isCardFormat } from "@lectern/domain/export/card-format";
import { type ExportFormat, type ExportOrder, type ExportScope, isArchive } from "@lectern/domain/export/export-scope";
import { isPackFormat, type PackFormat } from "@lectern/domain/export/pack-format";
import { Failure } from "@lectern/domain/failure";
import { toTitle } from "@lectern/domain/recording";
import { type ExportList, fetchGuidesForExport, fetchRecordingsForExport, type ListedRecording } from "./export.api.ts";
import { fetchCardsForExport, type ToMomentHref } from "./export-cards.api.ts";
import type { DocxOptions } from "./docx.ts";
import type { RecordingToWrite } from "./export-handler.ts";
import type { ExportWriter } from "./export-writer.ts";
import { toFolderNames } from "./formats/export-names.ts";
import { toFileNames } from "./formats/file-names.ts";
import type { TextFormat } from "./formats/recording-files.ts";
import { toPackTerms } from "./formats/study-pack.ts";

/** Recordings in a request: about a megabyte of speech, with progress every few tenths of a second. */
const RECORDINGS_IN_REQUEST = 10;

/** What an export reads from, and writes to. */
interface WorkContext {
  readonly client: LecternClient;
  readonly userId: string;
  readonly now: () => Date;
  readonly toMomentHref: ToMomentHref;
  readonly items: ExportList;
  /** The recording that is written instead of what the server has. */
  readonly kept?: RecordingToWrite | undefined;
  /** Aborted when the export is discarded. */
  readonly signal: AbortSignal;
  readonly write: ExportWriter["write"];
}

/** Reads and writes the items of one kind of export, a few at a time. */
export interface ExportWork {
  readonly total: number;
  /** Writes the next items after the first `done`, and returns how many are written then. */
  writeNext(done: number): Promise<number>;
  /** Completes the file and returns it; null if it is on disk, or nothing was written. */
  finish(): Promise<Blob | null>;
}

/** @throws Failure `invalid` for a format that the scope doesn't have */
export function chooseWork({ scope, format }: ExportOrder, context: WorkContext): ExportWork {
  if (isCardFormat(format)) return createCardFile(format, context);
  if (isPackFormat(format)) return createStudyPack(scope, format, context);
  if (format !== "docx" && isArchive({ scope, format })) return createZipFile(scope, format, context);
  if (scope.kind === "study-guide") return createGuideFile(format, context);
  if (scope.kind === "recording" && format !== "everything") return createRecordingFile(format, context);
  throw new Failure("invalid");
}

const findFolder = ({ folders }: ExportList, id: string | null): string | null =>
  folders.find((folder) => folder.id === id)?.name ?? null;

async function readRecordings(
  { client, items, kept, toMomentHref, signal }: WorkContext,
  batch: readonly ListedRecording[],
): Promise<RecordingToWrite[]> {
  if (kept !== undefined) return [kept];
  const ids = batch.map(({ id }) => id);
  const read = await fetchRecordingsForExport(client, ids, toMomentHref, signal);
  return read.map((item) => ({
    ...item,
    folder: findFolder(items, item.recording.folderId),
    tags: (items.tagged.get(item.recording.id) ?? []).map((tag) => tag.name),
  }));
}

/** A ZIP file with a folder for each recording, and the study guides. */
function createZipFile(scope: ExportScope, format: TextFormat | "everything", context: WorkContext): ExportWork {
  const { client, userId, items, now, signal, write } = context;
  const { recordings, folders, tags, studyGuides } = items;
  const total = recordings.length + studyGuides.length;
  const names = [...toFolderNames(recordings), ...toFileNames(studyGuides.map(({ title }) => toTitle(title)))];
  const paths = new Map([...recordings, ...studyGuides].map(({ id }, index) => [id, names[index]!]));
  const hasCards = format === "everything" || format === "json";
  const counts = { recordings: 0, studyGuides: 0, cards: 0, reviews: 0 };
  const readBatch = (done: number) => readRecordings(context, recordings.slice(done, done + RECORDINGS_IN_REQUEST));
  /** The next recordings, read while others are being written, so that network and thread don't wait for each other. */
  let ahead: { readonly done: number; readonly read: Promise<RecordingToWrite[]> } | undefined;

  const writeRecordings = async (done: number): Promise<number> => {
    const batch = ahead?.done === done ? ahead.read : readBatch(done);
    ahead = undefined;
    const read = await batch;
    const next = done + RECORDINGS_IN_REQUEST;
    if (next < recordings.length) {
      ahead = { done: next, read: readBatch(next) };
      // The failure is handled when these recordings are needed.
      ahead.read.catch(() => undefined);
    }
    await write({
      kind: "recordings",
      items: read.map((item) => ({ item, path: paths.get(item.recording.id)! })),
      format,
    });
    const cards = hasCards ? read.flatMap((recording) => recording.cards) : [];
    counts.recordings += read.length;
    counts.cards += cards.length;
    counts.reviews += cards.reduce((sum, { reviews }) => sum + reviews.length, 0);
    return Math.min(next, recordings.length);
  };

  const writeGuides = async (from: number): Promise<number> => {
    const ids = studyGuides.slice(from, from + RECORDINGS_IN_REQUEST).map(({ id }) => id);
    const read = await fetchGuidesForExport(client, ids, signal);
    await write({ kind: "guides", items: read.map((guide) => ({ guide, path: paths.get(guide.id)! })) });
    counts.studyGuides += read.length;
    return Math.min(recordings.length + from + RECORDINGS_IN_REQUEST, total);
  };

  return {
    total,
    writeNext: (done) => (done < recordings.length ? writeRecordings(done) : writeGuides(done - recordings.length)),
    finish: async () => {
      const isWhole = scope.kind === "library";
      const courseEnds = isWhole ? await listCourseEndReceipts(client, userId) : null;
      return write({
        kind: "close",
        exportedAt: now().toISOString(),
        counts: { ...counts, folders: folders.length, tags: tags.length, courseEndReceipts: courseEnds?.length },
        folders,
        tags,
        practice: isWhole && hasCards ? await getPracticeSettings(client, userId) : null,
        courseEnds,
      });
    },
  };
}

/** Work on a few recordings at a time. */
const inBatches = (
  recordings: readonly ListedRecording[],
  writeBatch: (batch: readonly ListedRecording[], ids: readonly string[]) => Promise<unknown>,
): Pick<ExportWork, "total" | "writeNext"> => ({
  total: recordings.length,
  writeNext: async (done) => {
    const batch = recordings.slice(done, done + RECORDINGS_IN_REQUEST);
    await writeBatch(
      batch,
      batch.map(({ id }) => id),
    );
    return done + batch.length;
  },
});

/** One file of the kept cards of all recordings. */
function createCardFile(format: CardFormat, { client, items, toMomentHref, signal, write }: WorkContext): ExportWork {
  return {
    ...inBatches(items.recordings, async (batch, ids) => {
      const cards = await fetchCardsForExport(client, ids, toMomentHref, signal);
      const read = batch.map(({ id, name, folderId, language }) => ({
        recording: { name, language },
        folder: findFolder(items, folderId),
        cards: cards.get(id) ?? [],
      }));
      return write({ kind: "cards", items: read });
    }),
    finish: () => write({ kind: "close-cards", format }),
  };
}

/** One file of what a folder's lectures have to learn. */
function createStudyPack(
  scope: ExportScope,
  format: PackFormat,
  { client, items: { recordings }, now, toMomentHref, signal, write }: WorkContext,
): ExportWork {
  if (scope.kind !== "folder") throw new Failure("invalid");
  return {
    ...inBatches(recordings, async (batch, ids) => {
      const [outlines, cards] = await Promise.all([
        fetchOutlines(client, ids, signal),
        fetchCardsForExport(client, ids, toMomentHref, signal),
      ]);
      const lectures = batch.map(({ id, name, createdAt, language }) => {
        const { chapters = [], points = [] } = outlines.get(id) ?? {};
        const withHref = <Placed extends { readonly start: number | null }>(item: Placed) => ({
          ...item,
          href: toMomentHref(id, item.start),
        });
        return {
          recording: { name, createdAt, language },
          chapters: chapters.map(withHref),
          points: points.map(withHref),
          cards: cards.get(id) ?? [],
        };
      });
      return write({ kind: "pack", items: lectures });
    }),
    finish: async () => {
      const terms = toPackTerms(await fetchUnitTerms(client, scope.id, signal), toMomentHref);
      const pack = { folder: scope.name, exportedAt: now().toISOString(), terms };
      return write({ kind: "close-pack", format, pack });
    },
  };
}

/** One file that is written in a single step. */
function createSingleFile(total: number, writeFile: () => Promise<Blob | null>): ExportWork {
  let file: Blob | null = null;
  return {
    total,
    writeNext: async () => {
      file = await writeFile();
      return 1;
    },
    finish: () => Promise.resolve(file),
  };
}

/** Converts Markdown to a Word document in the page, because the Markdown library needs a `document`. */
async function toWordFile(markdown: Blob | null, options: DocxOptions): Promise<Blob> {
  if (markdown === null) throw new Failure("malformed");
  const { toDocx } = await import("./docx.ts");
  return toDocx(await markdown.text(), options);
}

function createRecordingFile(format: TextFormat | "docx", context: WorkContext): ExportWork {
  const { items, toMomentHref, write } = context;
  return createSingleFile(items.recordings.length, async () => {
    const [item] = await readRecordings(context, items.recordings);
    if (item === undefined) throw new Failure("not-found");
    if (format !== "docx") return write({ kind: "recording", item, format });
    const { id, name, language } = item.recording;
    const toHref = (seconds: number) => toMomentHref(id, seconds);
    return toWordFile(await write({ kind: "document", item }), { title: toTitle(name), language, toHref });
  });
}

function createGuideFile(format: ExportFormat, { client, items, signal, write }: WorkContext): ExportWork {
  const ids = items.studyGuides.map(({ id }) => id);
  return createSingleFile(ids.length, async () => {
    const [guide] = await fetchGuidesForExport(client, ids, signal);
    if (guide === undefined) throw new Failure("not-found");
    const markdown = await write({ kind: "guide", guide });
    if (format !== "docx") return markdown;
    return toWordFile(markdown, { title: toTitle(guide.title), language: null, toHref: null });
  });
}
