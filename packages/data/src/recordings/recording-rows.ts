import { DEFAULT_COLOR, type RecentRecording, type Recording, type RecordingSummary } from "@lectern/domain/recording";
import { toGlyph } from "@lectern/domain/recording-icon";
import type { SelectedRow } from "../request.ts";

/** The columns of a card (DAT-01). */
export const summaryColumns =
  "id,original_name,created_at,is_favorite,folder_id,recording_icon,recording_icon_color" as const;
export const recordingColumns = `${summaryColumns},status,is_read,has_transcript,language,ai_summary,ai_notes` as const;

export type SummaryRow = SelectedRow<"recordings", typeof summaryColumns>;
export type RecordingRow = SelectedRow<"recordings", typeof recordingColumns>;
type RecentRow = SummaryRow & Pick<RecordingRow, "status">;

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
const toStatus = ({ status }: Pick<RecentRow, "status">): Recording["status"] =>
  status === "completed" ? "completed" : "processing";

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
