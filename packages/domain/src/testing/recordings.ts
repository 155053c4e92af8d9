import { DEFAULT_COLOR, type RecentRecording, type Recording, type RecordingSummary } from "../recording.ts";

/** The values that differ from the sample. `day` is a day of November 2026; a later one comes first in a list. */
type Values<Kind> = Partial<Kind> & { readonly day?: number };

/** A recording in a list. */
export const createSummary = ({ day = 20, ...fields }: Values<RecordingSummary> = {}): RecordingSummary => ({
  id: "1",
  name: "Bio 101",
  createdAt: `2026-11-${String(day).padStart(2, "0")}T09:30:00+00:00`,
  isFavorite: false,
  folderId: null,
  glyph: "microphone",
  color: DEFAULT_COLOR,
  ...fields,
});

/** A completed recording in Home's list. */
export const createRecent = ({ status = "completed", ...fields }: Values<RecentRecording> = {}): RecentRecording => ({
  ...createSummary(fields),
  status,
});

/** A completed recording with a summary and no notes. */
export const createRecording = (fields: Partial<Recording> = {}): Recording => ({
  ...createRecent(fields),
  isRead: false,
  hasTranscript: true,
  language: "en",
  summary: "- Membranes",
  notes: null,
  ...fields,
});
