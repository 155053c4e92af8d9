import { toMarkdown, toStudyGuideMarkdown } from "./formats/documents.ts";
import { type StoredOutline, toExportedRecording, toJson } from "./formats/exported-recording.ts";
import type { CourseEndReceipt } from "@lectern/domain/course-end";
import type { CardFormat } from "@lectern/domain/export/card-format";
import type { PackFormat } from "@lectern/domain/export/pack-format";
import type { PracticeSettings } from "@lectern/domain/practice";
import { cardFiles } from "./formats/card-file.ts";
import { type CardOfFile, toCardsOfFile } from "./formats/exported-card.ts";
import { type ManifestCounts, toReadme } from "./formats/manifest.ts";
import { type PackLecture, packFiles, type StudyPack } from "./formats/study-pack.ts";
import { type TextFormat, toRecordingFiles, toRecordingText } from "./formats/recording-files.ts";
import type { Folder } from "@lectern/domain/folder";
import type { Tag } from "@lectern/domain/tag";
import type { Recording, Transcript } from "@lectern/domain/recording";
import type { StudyGuide } from "@lectern/domain/study-guide";
import type { StopReason } from "@lectern/domain/export/export-outcome";
import { ExportStopped } from "./export-stopped.ts";
import { type Archive, createArchive, createBlobSink, type FileToAdd } from "./archive.ts";

/** A recording that has been read. */
export interface RecordingToWrite extends StoredOutline {
  readonly recording: Recording;
  readonly transcript: Transcript | null;
  /** The name of the recording's folder in the library; null if it is in none. */
  readonly folder: string | null;
  /** The names of the recording's tags. */
  readonly tags: readonly string[];
}

/** A recording's cards that have been read, for a file of cards. */
type RecordingWithCards = Pick<RecordingToWrite, "folder" | "cards"> & {
  readonly recording: Pick<Recording, "name" | "language">;
};

/** A message from the page to the worker that writes an export. */
export type ExportRequest =
  /** Opens a ZIP file: on disk, or in memory without a `handle`. */
  | { readonly kind: "open"; readonly handle: FileSystemFileHandle | null; readonly mostBytes: number }
  | {
      readonly kind: "recordings";
      /** `path`: the name of the recording's folder in the ZIP file. */
      readonly items: readonly { readonly path: string; readonly item: RecordingToWrite }[];
      readonly format: TextFormat | "everything";
    }
  | { readonly kind: "guides"; readonly items: readonly { readonly path: string; readonly guide: StudyGuide }[] }
  | {
      readonly kind: "close";
      readonly exportedAt: string;
      readonly counts: ManifestCounts;
      readonly folders: readonly Folder[];
      readonly tags: readonly Tag[];
      /** Null if the export contains only some of the recordings. */
      readonly practice: PracticeSettings | null;
      /** Null unless the whole library is exported. */
      readonly courseEnds: readonly CourseEndReceipt[] | null;
    }
  /** Adds kept cards to a single file. */
  | { readonly kind: "cards"; readonly items: readonly RecordingWithCards[] }
  | { readonly kind: "close-cards"; readonly format: CardFormat }
  /** Collects lectures for a study pack. */
  | { readonly kind: "pack"; readonly items: readonly PackLecture[] }
  | { readonly kind: "close-pack"; readonly format: PackFormat; readonly pack: Omit<StudyPack, "lectures"> }
  /** One file, without a ZIP file around it. */
  | {
      readonly kind: "recording";
      readonly item: RecordingToWrite;
      readonly format: TextFormat;
    }
  /** Markdown with a link to each moment, of which the page makes a Word document. */
  | { readonly kind: "document"; readonly item: RecordingToWrite }
  | { readonly kind: "guide"; readonly guide: StudyGuide };

/** A blob if the request created a file in memory; null otherwise. */
export type ExportResult = Blob | null;

export type ExportAnswer =
  | { readonly id: number; readonly result: ExportResult }
  | { readonly id: number; readonly stopped: StopReason }
  | { readonly id: number; readonly error: string };

interface OpenArchive {
  readonly archive: Archive;
  readonly toBlob: () => Blob | null;
}

const MIME_TYPES: Readonly<Record<TextFormat, string>> = {
  markdown: "text/markdown",
  text: "text/plain",
  json: "application/json",
  srt: "text/plain",
  vtt: "text/vtt",
};

const toExported = ({ recording, folder, tags, transcript, ...stored }: RecordingToWrite) =>
  toExportedRecording(recording, { folder, tags }, transcript, stored);

async function openArchive(handle: FileSystemFileHandle | null, mostBytes: number): Promise<OpenArchive> {
  if (handle === null) {
    const { sink, toBlob } = createBlobSink(mostBytes);
    return { archive: createArchive(sink), toBlob };
  }
  return { archive: createArchive(await handle.createWritable()), toBlob: () => null };
}

function toSingleText(item: RecordingToWrite, format: TextFormat): Blob {
  const text = toRecordingText(toExported(item), format);
  if (text === null) throw new ExportStopped("no-times");
  return new Blob([text], { type: `${MIME_TYPES[format]};charset=utf-8` });
}

/** Waits for work on an archive, and maps its errors. Any error of a sink means that the disk refused the file. */
async function intoArchive(work: Promise<void>): Promise<null> {
  try {
    await work;
    return null;
  } catch (error) {
    throw error instanceof ExportStopped ? error : new ExportStopped("unwritable");
  }
}

/** Creates the worker's side, which handles the page's requests. */
export function toExportHandler() {
  let opened: OpenArchive | undefined;
  const cards: CardOfFile[] = [];
  const lectures: PackLecture[] = [];
  const getOpened = (): OpenArchive => {
    if (opened === undefined) throw new Error("No archive was opened");
    return opened;
  };

  const addAll = async (files: readonly FileToAdd[]): Promise<void> => {
    // oxlint-disable-next-line no-await-in-loop -- a ZIP file receives one file at a time
    for (const file of files) await getOpened().archive.add(file);
  };

  const answer = async (request: ExportRequest): Promise<ExportResult> => {
    switch (request.kind) {
      case "open":
        opened = await openArchive(request.handle, request.mostBytes);
        return null;
      case "recordings": {
        // Everything is written to memory first, so that a failure here leaves the archive unchanged.
        const files = request.items.flatMap(({ path, item }) =>
          toRecordingFiles(toExported(item), request.format).map(({ name, text }) => ({
            path: `recordings/${path}/${name}`,
            text,
            modifiedAt: item.recording.createdAt,
          })),
        );
        return await intoArchive(addAll(files));
      }
      case "guides":
        return await intoArchive(
          addAll(
            request.items.map(({ path, guide }) => ({
              path: `study-guides/${path}.md`,
              text: toStudyGuideMarkdown(guide),
              modifiedAt: guide.createdAt,
            })),
          ),
        );
      case "close": {
        const { exportedAt, counts, folders, tags, practice, courseEnds } = request;
        const { archive, toBlob } = getOpened();
        const add = (path: string, text: string) => archive.add({ path, text, modifiedAt: exportedAt });
        const close = async () => {
          if (practice !== null) await add("practice.json", toJson({ settings: practice }));
          if (courseEnds !== null) await add("course-ends.json", toJson({ receipts: courseEnds }));
          await add("folders.json", toJson({ folders }));
          await add("tags.json", toJson({ tags }));
          await add("README.txt", toReadme(exportedAt, counts));
          const { files } = archive;
          await add("manifest.json", toJson({ exportedAt, counts, files }));
          await archive.close();
        };
        await intoArchive(close());
        return toBlob();
      }
      case "cards":
        cards.push(...request.items.flatMap(toCardsOfFile));
        return null;
      case "close-cards": {
        const { mime, write } = cardFiles[request.format];
        if (cards.length === 0) throw new ExportStopped("no-cards");
        return new Blob([write(cards.splice(0))], { type: `${mime};charset=utf-8` });
      }
      case "pack":
        lectures.push(...request.items);
        return null;
      case "close-pack": {
        const { mime, write } = packFiles[request.format];
        return new Blob([write({ ...request.pack, lectures: lectures.splice(0) })], { type: `${mime};charset=utf-8` });
      }
      case "recording":
        return toSingleText(request.item, request.format);
      case "document":
        return new Blob([toMarkdown(toExported(request.item), { hasMoments: true })], {
          type: "text/markdown;charset=utf-8",
        });
      case "guide":
      default:
        return new Blob([toStudyGuideMarkdown(request.guide)], { type: "text/markdown;charset=utf-8" });
    }
  };

  return async (id: number, request: ExportRequest): Promise<ExportAnswer> => {
    try {
      return { id, result: await answer(request) };
    } catch (error) {
      return error instanceof ExportStopped ? { id, stopped: error.reason } : { id, error: String(error) };
    }
  };
}
