import type { RecordingSummary } from "@lectern/domain/recording";
import type { SummaryRow } from "../recordings/recording-rows.ts";
import type { RecordingList } from "../recordings/recordings.queries.ts";

/** The row that the data API returns for a recording. */
export const toSummaryRow = (recording: RecordingSummary): SummaryRow => ({
  id: recording.id,
  original_name: recording.name,
  created_at: recording.createdAt,
  is_favorite: recording.isFavorite,
  folder_id: recording.folderId,
  recording_icon: null,
  recording_icon_color: null,
});

/** A list that was read to its end. */
export const toCompleteList = (...recordings: RecordingSummary[]): RecordingList => ({ recordings, isComplete: true });
