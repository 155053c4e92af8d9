import { Failure } from "@lectern/domain/failure";
import type { RecordingSummary } from "@lectern/domain/recording";
import type { QueryClient } from "@tanstack/query-core";
import type { LecternClient } from "../client.ts";
import { read } from "../options.ts";
import { withRecentWrites } from "../recent-writes.ts";
import {
  countFavorites,
  countRecordings,
  getRecording,
  getSegments,
  listAddableRecordings,
  listFavorites,
  listRecentRecordings,
  listRecordingsInFolder,
  recordingPages,
} from "./recordings.api.ts";

/** A list as far as it was read. While `isComplete` is false more recordings follow: nobody may say "none" or "no match". */
export interface RecordingList {
  readonly recordings: readonly RecordingSummary[];
  readonly isComplete: boolean;
}

/** The only place where a key of recordings is spelt. A change finds every list below `summaries`. */
export const recordingKeys = {
  all: (userId: string) => ["recordings", userId] as const,
  summaries: (userId: string) => ["recordings", userId, "summaries"] as const,
  list: (userId: string) => ["recordings", userId, "summaries", "completed"] as const,
  favorites: (userId: string) => ["recordings", userId, "summaries", "favorites"] as const,
  recent: (userId: string) => ["recordings", userId, "summaries", "recent"] as const,
  inFolders: (userId: string) => ["recordings", userId, "summaries", "folder"] as const,
  inFolder: (userId: string, folderId: string) => ["recordings", userId, "summaries", "folder", folderId] as const,
  addables: (userId: string) => ["recordings", userId, "summaries", "addable"] as const,
  addable: (userId: string, folderId: string) => ["recordings", userId, "summaries", "addable", folderId] as const,
  one: (userId: string, id: string) => ["recordings", userId, "one", id] as const,
  segments: (userId: string, id: string) => ["recordings", userId, "segments", id] as const,
  counts: (userId: string) => ["recordings", userId, "counts"] as const,
  count: (userId: string) => ["recordings", userId, "counts", "all"] as const,
  favoriteCount: (userId: string) => ["recordings", userId, "counts", "favorites"] as const,
};

/** Reads of recordings; everything is keyed with the user, so that nobody is shown another person's cache. */
export const recordingQueries = (client: LecternClient, userId: string) => {
  const listed = async (cache: QueryClient, rows: () => Promise<RecordingSummary[]>): Promise<RecordingList> => {
    const since = Date.now();
    const read = await rows();
    return { recordings: withRecentWrites(cache, "recordings", userId, since)(read), isComplete: true };
  };

  return {
    /**
     * Every completed recording, newest first. The first page is put into the cache as soon as it is there; the search
     * by name needs them all, so the rest follows by itself. A list that is already shown is replaced whole.
     */
    list: () =>
      read("fetch-recordings", recordingKeys.list(userId), async ({ client: cache, queryKey }) => {
        const since = Date.now();
        const rows: RecordingSummary[] = [];
        const soFar = (isComplete: boolean): RecordingList => ({
          recordings: withRecentWrites(cache, "recordings", userId, since)(rows),
          isComplete,
        });
        let shown = cache.getQueryData(queryKey);
        const isFirst = shown === undefined;
        // Whoever wrote in between knows better, and a cache that was emptied at sign-out stays empty.
        const isMine = () =>
          cache.getQueryState(queryKey)?.fetchStatus === "fetching" && cache.getQueryData(queryKey) === shown;
        for await (const page of recordingPages(client, userId)) {
          rows.push(...page);
          if (isFirst && isMine()) shown = cache.setQueryData<RecordingList>(queryKey, soFar(false));
        }
        return soFar(true);
      }),

    favorites: () =>
      read("fetch-favorites", recordingKeys.favorites(userId), ({ client: cache }) =>
        listed(cache, () => listFavorites(client, userId)),
      ),

    recent: () =>
      read("fetch-recent", recordingKeys.recent(userId), ({ client: cache }) =>
        listed(cache, () => listRecentRecordings(client, userId)),
      ),

    inFolder: (folderId: string) =>
      read("fetch-folder-recordings", recordingKeys.inFolder(userId, folderId), async ({ client: cache }) => {
        const list = await listed(cache, () => listRecordingsInFolder(client, folderId));
        // One that is on its way out does not come back.
        return { ...list, recordings: list.recordings.filter((recording) => recording.folderId === folderId) };
      }),

    addable: (folderId: string) =>
      read("fetch-addable-recordings", recordingKeys.addable(userId, folderId), ({ client: cache }) =>
        listed(cache, () => listAddableRecordings(client, userId, folderId)),
      ),

    one: (id: string) =>
      read("fetch-recording", recordingKeys.one(userId, id), async ({ client: cache }) => {
        const since = Date.now();
        const [recording] = withRecentWrites(cache, "recordings", userId, since)([await getRecording(client, id)]);
        if (recording === undefined) throw new Failure("not-found");
        return recording;
      }),

    segments: (id: string) => read("fetch-segments", recordingKeys.segments(userId, id), () => getSegments(client, id)),

    /** How many recordings there are, of any status. */
    count: () => read("fetch-counts", recordingKeys.count(userId), () => countRecordings(client, userId)),

    /** How many of them are favorites. */
    favoriteCount: () =>
      read("fetch-counts", recordingKeys.favoriteCount(userId), () => countFavorites(client, userId)),
  };
};
