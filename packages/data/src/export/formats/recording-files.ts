import { toChaptersWebVtt, toSrt, toWebVtt } from "./captions.ts";
import { toMarkdown, toText } from "./documents.ts";
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

/** The formats that are text. */
export type TextFormat = Exclude<ExportFormat, "everything" | "docx" | CardFormat | PackFormat>;

interface Kind {
  readonly name: string;
  /** Null for a recording that has no such file: captions need times. */
  readonly write: (exported: ExportedRecording) => string | null;
}

const getSegments = ({ transcript }: ExportedRecording) => transcript?.segments ?? [];

const kinds: Readonly<Record<TextFormat, Kind>> = {
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
      getSegments(exported).length === 0 ? null : toWebVtt(getSegments(exported), exported.chapters),
  },
};

/** The chapters as a track of their own, which players show as a menu. */
const chapters: Kind = {
  name: "chapters.vtt",
  write: (exported) => {
    const end = getSegments(exported).reduce((latest, segment) => Math.max(latest, segment.end), 0);
    return exported.chapters.length === 0 ? null : toChaptersWebVtt(exported.chapters, end);
  },
};

/** Kept cards, in each of their formats. */
const cards: readonly Kind[] = Object.values(cardFiles).map(({ name, write }) => ({
  name,
  write: (exported) => {
    const kept = toCardsOfFile(exported);
    return kept.length === 0 ? null : write(kept);
  },
}));

/** A recording in one format; null where it has none: captions need times. */
export const toRecordingText = (exported: ExportedRecording, format: TextFormat): string | null =>
  kinds[format].write(exported);

/** The files of a recording's folder: every format, or one. Captions need times, a track of chapters chapters, cards kept ones. */
export function toRecordingFiles(
  exported: ExportedRecording,
  format: TextFormat | "everything" = "everything",
): TextFile[] {
  const wanted = format === "everything" ? [...Object.values(kinds), chapters, ...cards] : [kinds[format]];
  return wanted.flatMap(({ name, write }) => {
    const text = write(exported);
    return text === null ? [] : [{ name, text }];
  });
}
