import { DEFAULT_COLOR, type RecordingSummary } from "@lectern/domain/recording";
import type { SummaryRow } from "../recordings/recording-rows.ts";
import type { RecordingList } from "../recordings/recordings.queries.ts";

/** A recording as a list shows it. `day` is a day of August 2025; a later one comes first in a list. */
export const createSummary = ({
  day = 1,
  ...fields
}: Partial<RecordingSummary> & { readonly day?: number } = {}): RecordingSummary => ({
  id: "1",
  name: "Biology",
  createdAt: `2025-08-${String(day).padStart(2, "0")}T10:00:00+00:00`,
  isFavorite: false,
  folderId: null,
  glyph: "microphone",
  color: DEFAULT_COLOR,
  ...fields,
});

/** The row that the data API answers for a recording. */
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
