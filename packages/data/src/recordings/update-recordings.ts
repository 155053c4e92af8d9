import type { QueryClient } from "@tanstack/query-core";
import { folderKeys } from "../folders/folders.queries.ts";
import { invalidate } from "../options.ts";
import { type OptimisticUpdate, optimisticUpdate } from "../optimistic-update.ts";
import { tagKeys } from "../tags/tags.queries.ts";
import { findShown, type RecordingChange, showChanges } from "./cached-recordings.ts";
import { recordingKeys } from "./recordings.queries.ts";

type Keys = (userId: string) => readonly (readonly unknown[])[];

/** The queries whose rows or counts depend on each field. */
const keysToInvalidate: Record<keyof RecordingChange, Keys> = {
  isFavorite: (userId) => [recordingKeys.counts(userId), recordingKeys.favorites(userId)],
  name: () => [],
  folderId: (userId) => [
    recordingKeys.inFolders(userId),
    recordingKeys.addables(userId),
    recordingKeys.unitTerms(userId),
    recordingKeys.unread(userId),
    folderKeys.list(userId),
  ],
  isRead: (userId) => [recordingKeys.unread(userId)],
  tags: () => [],
};

interface RecordingsUpdate<Variables>
  extends Omit<OptimisticUpdate<Variables, RecordingChange>, "findShown" | "show" | "refresh"> {
  /** Whether it may change tags, also tags that nothing shows yet. */
  readonly mayTag?: boolean;
}

/** Invalidates the queries that changed fields decide. After a failure the server's state is unknown, so all is read again. */
function refresh(
  cache: QueryClient,
  userId: string,
  changes: ReadonlyMap<string, RecordingChange>,
  { hasFailed, mayTag }: { hasFailed: boolean; mayTag: boolean },
): void {
  const fields = new Set([...changes.values()].flatMap(Object.keys)) as ReadonlySet<keyof RecordingChange>;
  const tagged = tagKeys.tagged(userId);
  invalidate(
    cache,
    ...[...fields].flatMap((field) => keysToInvalidate[field](userId)),
    ...(hasFailed ? [recordingKeys.all(userId)] : []),
    // Tags that were not read before the change, or whose read may be older than it.
    ...(mayTag && (hasFailed || !fields.has("tags") || cache.isFetching({ queryKey: tagged }) > 0) ? [tagged] : []),
  );
}

/** Defines an optimistic update of recordings in every list and page. */
export const updateRecordings = <Variables>(
  userId: string,
  { mayTag = false, ...write }: RecordingsUpdate<Variables>,
) =>
  optimisticUpdate<Variables, RecordingChange>({
    findShown: (cache, ids) => findShown(cache, userId, ids),
    show: (cache, changes) => showChanges(cache, userId, changes),
    refresh: (cache, changes, hasFailed) => refresh(cache, userId, changes, { hasFailed, mayTag }),
    ...write,
  });
