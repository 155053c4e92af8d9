import { DEFAULT_COLOR, type RecentRecording, type Recording, type RecordingSummary } from "@lectern/domain/recording";
import { toGlyph } from "@lectern/domain/recording-icon";
import type { Database } from "../database.types.ts";

/** Joins names to "a,b,c", and their types too: supabase-js derives the rows' type from the select string. */
type Joined<Names extends readonly string[]> = Names extends readonly [infer First extends string]
  ? First
  : Names extends readonly [infer First extends string, ...infer Rest extends readonly string[]]
    ? `${First},${Joined<Rest>}`
    : "";
const joinColumns = <const Names extends readonly string[]>(names: Names) => names.join(",") as Joined<Names>;

type Row = Database["public"]["Tables"]["recordings"]["Row"];

/** The columns of a card (DAT-01). The select, its row's type and the tests' rows are derived from these lists. */
const cardColumns = [
  "id",
  "original_name",
  "created_at",
  "is_favorite",
  "folder_id",
  "recording_icon",
  "recording_icon_color",
] as const satisfies readonly (keyof Row)[];
const textColumns = [
  "status",
  "is_read",
  "has_transcript",
  "language",
  "ai_summary",
  "ai_notes",
] as const satisfies readonly (keyof Row)[];

export const summaryColumns = joinColumns(cardColumns);
export const recordingColumns = joinColumns([...cardColumns, ...textColumns]);

export type SummaryRow = Pick<Row, (typeof cardColumns)[number]>;
export type RecordingRow = SummaryRow & Pick<Row, (typeof textColumns)[number]>;

/** Maps a row to a recording, with the defaults of REC-10. */
export const toSummary = (row: SummaryRow): RecordingSummary => ({
  id: row.id,
  name: row.original_name,
  createdAt: row.created_at,
  isFavorite: row.is_favorite,
  folderId: row.folder_id,
  glyph: toGlyph(row.recording_icon),
  color: row.recording_icon_color || DEFAULT_COLOR,
});

/** Any status but `completed` counts as processing. */
const toStatus = ({ status }: Pick<Row, "status">): Recording["status"] =>
  status === "completed" ? "completed" : "processing";

export type RecentRow = SummaryRow & Pick<Row, "status">;

/** Maps a row to a recent recording. */
export const toRecent = (row: RecentRow): RecentRecording => ({ ...toSummary(row), status: toStatus(row) });

/** Maps a row to a recording with its texts. */
export const toRecording = (row: RecordingRow): Recording => ({
  ...toSummary(row),
  status: toStatus(row),
  isRead: row.is_read,
  hasTranscript: row.has_transcript,
  language: row.language,
  summary: row.ai_summary,
  notes: row.ai_notes,
});
