import { toChaptersWebVtt, toSrt, toWebVtt } from "./captions.ts";
import { toMarkdown, toText } from "./documents.ts";
import { areTimed } from "@lectern/domain/outline";
import type { ExportFormat } from "@lectern/domain/export/export-scope";
import type { CardFormat } from "@lectern/domain/export/card-format";
import type { PackFormat } from "@lectern/domain/export/pack-format";
import { cardFiles } from "./card-file.ts";
import { toCardsOfFile } from "./exported-card.ts";
import { type ExportedRecording, toRecordingJson } from "./exported-recording.ts";

export interface TextFile {
  readonly name: string;
  readonly text: string;
}

export type TextFormat = Exclude<ExportFormat, "everything" | "docx" | CardFormat | PackFormat>;

interface RecordingFileKind {
  readonly name: string;
  /** Returns null for a recording that has no such file: captions need times. */
  readonly write: (exported: ExportedRecording) => string | null;
}

const getTimedChapters = ({ chapters: all }: ExportedRecording) => (areTimed(all) ? all : []);

const getSegments = ({ transcript }: ExportedRecording) => transcript?.segments ?? [];

const kinds: Readonly<Record<TextFormat, RecordingFileKind>> = {
  markdown: { name: "recording.md", write: toMarkdown },
  text: { name: "recording.txt", write: toText },
  json: { name: "recording.json", write: toRecordingJson },
  srt: {
    name: "transcript.srt",
    write: (exported) => (getSegments(exported).length === 0 ? null : toSrt(getSegments(exported))),
  },
  vtt: {
    name: "transcript.vtt",
    write: (exported) =>
      getSegments(exported).length === 0 ? null : toWebVtt(getSegments(exported), getTimedChapters(exported)),
  },
};

/** The chapters as a separate track, which players show as a menu. */
const chapters: RecordingFileKind = {
  name: "chapters.vtt",
  write: (exported) => {
    const end = getSegments(exported).reduce((latest, segment) => Math.max(latest, segment.end), 0);
    const timed = getTimedChapters(exported);
    return timed.length === 0 ? null : toChaptersWebVtt(timed, end);
  },
};

/** The files for kept cards, one for each format. */
const cards: readonly RecordingFileKind[] = Object.values(cardFiles).map(({ name, write }) => ({
  name,
  write: (exported) => {
    const keptCards = toCardsOfFile(exported);
    return keptCards.length === 0 ? null : write(keptCards);
  },
}));

/** Writes a recording in one format. Null if the format doesn't apply: captions need times. */
export const toRecordingText = (exported: ExportedRecording, format: TextFormat): string | null =>
  kinds[format].write(exported);

/**
 * Writes the files of a recording's folder, in every format or in one. Captions need times, the track of chapters needs
 * chapters, and card files need kept cards.
 */
export function toRecordingFiles(
  exported: ExportedRecording,
  format: TextFormat | "everything" = "everything",
): TextFile[] {
  const chosenKinds = format === "everything" ? [...Object.values(kinds), chapters, ...cards] : [kinds[format]];
  return chosenKinds.flatMap(({ name, write }) => {
    const text = write(exported);
    return text === null ? [] : [{ name, text }];
  });
}
