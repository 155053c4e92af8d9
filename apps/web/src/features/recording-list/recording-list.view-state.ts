import type { RecordingList } from "@lectern/data/recordings/recordings.queries";
import type { RecordingsState } from "@lectern/ui/screens/recordings";
import type { ListOrder } from "@lectern/ui/screens/recordings";
import { filterByName } from "@lectern/domain/filter-by-name";
import { sortByName } from "./sort.ts";

/** The list's rows once any were read, and whether the last read failed. */
export interface RecordingsRead {
  readonly data: RecordingList | undefined;
  readonly isError: boolean;
}

/**
 * Rows take precedence (product decision 23: a failed list shows what the cache has). Without rows a failure is
 * `failed` and any other read is loading. A list is empty only once its last page was read.
 */
export function toRecordingsState(
  { data, isError }: RecordingsRead,
  query: string,
  order: ListOrder = "date",
): RecordingsState {
  if (data === undefined) return { kind: isError ? "failed" : "loading" };
  // The rows to come would land between those that show.
  if (order === "name" && !data.isComplete && !isError) return { kind: "loading" };
  const wanted = query.trim();
  const inOrder = order === "name" ? sortByName(data.recordings) : data.recordings;
  const recordings = filterByName(inOrder, wanted, ({ name }) => name);
  if (recordings.length > 0) return { kind: "ready", recordings };
  if (!data.isComplete) return { kind: isError ? "failed" : "loading" };
  return wanted === "" ? { kind: "empty" } : { kind: "no-match", query: wanted };
}
