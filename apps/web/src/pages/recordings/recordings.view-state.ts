import type { RecordingList } from "@lectern/data/recordings/recordings.queries";
import type { RecordingsState } from "@lectern/ui/screens/recordings";
import { matching } from "./search.ts";

/** What is known of the list: rows once any were read, and whether the last read failed. */
export interface RecordingsRead {
  readonly data: RecordingList | undefined;
  readonly isError: boolean;
}

/**
 * Rows win over everything (product decision 23: a failed list shows what the cache has). Without them, a failure is
 * `unavailable` and anything else is loading. Nothing is called empty before the last page was read.
 */
export function recordingsState({ data, isError }: RecordingsRead, query: string): RecordingsState {
  if (data === undefined) return { kind: isError ? "unavailable" : "loading" };
  const wanted = query.trim();
  const recordings = matching(data.recordings, wanted, ({ name }) => name);
  if (recordings.length > 0) return { kind: "ready", recordings };
  if (!data.isComplete) return { kind: isError ? "unavailable" : "loading" };
  return wanted === "" ? { kind: "empty" } : { kind: "no-match", query: wanted };
}
