import { DEFAULT_COLOR, type RecentRecording, type Recording, type RecordingSummary } from "@lectern/domain/recording";
import { toGlyph } from "@lectern/domain/recording-icon";
import type { Database } from "../database.types.ts";

type Row = Database["public"]["Tables"]["recordings"]["Row"];

/** The columns that a card shows (DAT-01). */
export const summaryColumns =
  "id,original_name,created_at,is_favorite,folder_id,recording_icon,recording_icon_color" as const;
export const recordingColumns = `${summaryColumns},status,has_transcript,ai_summary,ai_notes` as const;

export type SummaryRow = Pick<
  Row,
  "id" | "original_name" | "created_at" | "is_favorite" | "folder_id" | "recording_icon" | "recording_icon_color"
>;
export type RecordingRow = SummaryRow & Pick<Row, "status" | "has_transcript" | "ai_summary" | "ai_notes">;

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
  hasTranscript: row.has_transcript,
  summary: row.ai_summary,
  notes: row.ai_notes,
});
