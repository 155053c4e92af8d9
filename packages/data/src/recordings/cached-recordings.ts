import type { Recording, RecordingSummary } from "@lectern/domain/recording";
import type { QueryClient } from "@tanstack/query-core";
import type { RecordingChange } from "./recent-writes.ts";
import { type RecordingList, recordingKeys } from "./recordings.queries.ts";

const newestFirst = (a: RecordingSummary, b: RecordingSummary): number =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);

/** A recording as any list or page of the cache has it. */
export function cachedRecording(queryClient: QueryClient, userId: string, id: string): RecordingSummary | undefined {
  const whole = queryClient.getQueryData<Recording>(recordingKeys.one(userId, id));
  if (whole !== undefined) return whole;
  for (const [, list] of queryClient.getQueriesData<RecordingList>({ queryKey: recordingKeys.summaries(userId) })) {
    const found = list?.recordings.find((recording) => recording.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Shows a change wherever the recording is shown; the favorites gain or lose the card. */
export function showChange(queryClient: QueryClient, userId: string, id: string, change: RecordingChange): void {
  const known = cachedRecording(queryClient, userId, id);
  queryClient.setQueryData<Recording>(recordingKeys.one(userId, id), (one) => one && { ...one, ...change });
  queryClient.setQueriesData<RecordingList>(
    { queryKey: recordingKeys.summaries(userId) },
    (list) =>
      list && {
        ...list,
        recordings: list.recordings.map((recording) => (recording.id === id ? { ...recording, ...change } : recording)),
      },
  );
  if (change.isFavorite === undefined) return;
  queryClient.setQueryData<RecordingList>(recordingKeys.favorites(userId), (list) => {
    if (list === undefined) return undefined;
    const others = list.recordings.filter((recording) => recording.id !== id);
    if (!change.isFavorite || known === undefined) return { ...list, recordings: others };
    return { ...list, recordings: [...others, { ...known, ...change }].toSorted(newestFirst) };
  });
}

/** Takes a deleted recording out of every list and forgets its page. */
export function dropRecording(queryClient: QueryClient, userId: string, id: string): void {
  queryClient.setQueriesData<RecordingList>(
    { queryKey: recordingKeys.summaries(userId) },
    (list) => list && { ...list, recordings: list.recordings.filter((recording) => recording.id !== id) },
  );
  queryClient.removeQueries({ queryKey: recordingKeys.one(userId, id) });
  queryClient.removeQueries({ queryKey: recordingKeys.segments(userId, id) });
}
