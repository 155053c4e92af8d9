import type { RecordingList } from "@lectern/data/recordings/recordings.queries";
import type { RecordingSummary } from "@lectern/domain/recording";
import type { RecordingsState } from "@lectern/ui/screens/recordings";
import type { ListOrder } from "@lectern/ui/screens/recordings";
import { filterByName } from "@lectern/domain/filter-by-name";
import type { Read } from "../read.ts";
import { sortByName } from "@lectern/domain/sort-recordings";

/** Selects the recordings that match a list's filter; undefined while that is not known. */
type SelectRecordings = (recordings: readonly RecordingSummary[]) => readonly RecordingSummary[] | undefined;
const selectAll: SelectRecordings = (recordings) => recordings;

/**
 * Rows take precedence (product decision 23: a failed list shows what the cache has). Without rows, a failed read is
 * `failed` and any other is loading. A list is empty only once its last page was read.
 */
export function toRecordingsState(
  { data, isError }: Read<RecordingList>,
  query: string,
  order: ListOrder = "date",
  select: SelectRecordings = selectAll,
): RecordingsState {
  if (data === undefined) return { kind: isError ? "failed" : "loading" };
  // Later rows would appear between the ones already shown.
  if (order === "name" && !data.isComplete && !isError) return { kind: "loading" };
  const wanted = query.trim();
  const selected = select(order === "name" ? sortByName(data.recordings) : data.recordings);
  if (selected === undefined) return { kind: isError ? "failed" : "loading" };
  const recordings = filterByName(selected, wanted, ({ name }) => name);
  if (recordings.length > 0) {
    // After a failure nothing more is awaited.
    const rest = isError || data.rest === undefined ? 0 : recordings === data.recordings ? data.rest : "unknown";
    return rest === 0 ? { kind: "ready", recordings } : { kind: "ready", recordings, rest };
  }
  if (!data.isComplete) return { kind: isError ? "failed" : "loading" };
  return wanted === "" && data.recordings.length === 0 ? { kind: "empty" } : { kind: "no-match", query: wanted };
}
