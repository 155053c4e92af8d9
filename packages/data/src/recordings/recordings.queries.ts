import { Failure } from "@lectern/domain/failure";
import type { RecentRecording, RecordingSummary } from "@lectern/domain/recording";
import type { QueryClient } from "@tanstack/query-core";
import type { LecternClient } from "../client.ts";
import { type DataWork, defineRead } from "../options.ts";
import { withRecentWrites } from "../recent-writes.ts";
import { withFirstRequest, type DataRequest, sendRequest } from "../request.ts";
import {
  favoriteCountRequest,
  firstPageRequest,
  listAddableRecordings,
  listUnread,
  type RecordingFilter,
  recentRequest,
  recordingCountRequest,
  fetchRecordingPages,
  recordingRequest,
} from "./recordings.api.ts";

/**
 * The part of a list that has been read. While `isComplete` is false more recordings follow, so a page must not say
 * "none" or "no match" yet.
 */
export interface RecordingList {
  readonly recordings: readonly RecordingSummary[];
  readonly isComplete: boolean;
}

/** The newest few, of any status. */
export interface RecentRecordings extends RecordingList {
  readonly recordings: readonly RecentRecording[];
}

/** The query keys of recordings. Every list is below `summaries`, so that a change can find them all. */
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
  unread: (userId: string) => ["recordings", userId, "unread"] as const,
  unreadIn: (userId: string, folderId: string) => ["recordings", userId, "unread", folderId] as const,
  one: (userId: string, id: string) => ["recordings", userId, "one", id] as const,
  transcript: (userId: string, id: string) => ["recordings", userId, "transcript", id] as const,
  outline: (userId: string, id: string) => ["recordings", userId, "outline", id] as const,
  questions: (userId: string, ids: readonly string[]) => ["recordings", userId, "questions", ids] as const,
  unitTerms: (userId: string) => ["recordings", userId, "unit-terms"] as const,
  claims: (userId: string, id: string, text: string) => ["recordings", userId, "claims", id, text] as const,
  details: (userId: string, id: string) => ["recordings", userId, "details", id] as const,
  counts: (userId: string) => ["recordings", userId, "counts"] as const,
  count: (userId: string) => ["recordings", userId, "counts", "all"] as const,
  favoriteCount: (userId: string) => ["recordings", userId, "counts", "favorites"] as const,
};

/**
 * Defines a query that reads a list to its end. The first page enters the cache at once, and later pages only when the
 * list has doubled, since each update renders the whole list. If a list is already shown, it is replaced only when the
 * new one is complete.
 *
 * @param belongs whether a recording is still in the list after recent writes
 */
const defineGrowingList = <const Key extends readonly [string, string, ...string[]]>(
  client: LecternClient,
  work: DataWork,
  key: Key,
  filter: RecordingFilter,
  belongs: (recording: RecordingSummary) => boolean = () => true,
) => ({
  ...defineRead<RecordingList, Key>(work, key, async ({ client: cache, queryKey }) => {
    const since = Date.now();
    const rows: RecordingSummary[] = [];
    const soFar = (isComplete: boolean): RecordingList => ({
      recordings: withRecentWrites(cache, "recordings", key[1], since)(rows).filter(belongs),
      isComplete,
    });
    const listShown = () => cache.getQueryData<RecordingList>(queryKey);
    let shown = listShown();
    const isFirst = shown === undefined;
    let inCache = 0;
    // A write made meanwhile is newer than these rows, and a cache emptied at sign-out must stay empty.
    const isMine = () => cache.getQueryState(queryKey)?.fetchStatus === "fetching" && listShown() === shown;
    for await (const page of fetchRecordingPages(client, filter)) {
      rows.push(...page);
      if (!isFirst || !isMine() || rows.length < 2 * inCache) continue;
      inCache = rows.length;
      cache.setQueryData<RecordingList>(queryKey, soFar(false));
      shown = listShown();
    }
    return soFar(true);
  }),
  // Comparing thousands of rows with the previous ones takes longer than rendering the few on the screen.
  structuralSharing: false as const,
});

/** Queries of recordings. Every key contains the user's id, so that no user sees another's cache. */
export const recordingQueries = (client: LecternClient, userId: string) => {
  const listed = async <Row extends RecordingSummary>(cache: QueryClient, rows: () => Promise<Row[]>) => {
    const since = Date.now();
    const fetched = await rows();
    return { recordings: withRecentWrites(cache, "recordings", userId, since)(fetched), isComplete: true };
  };
  const counted = <const Key extends readonly string[]>(key: Key, request: DataRequest<number>) =>
    withFirstRequest(
      request,
      defineRead("fetch-counts", key, () => sendRequest(client, request)),
    );

  return {
    /** Every completed recording, newest first, because the search by name needs all of them. */
    list: () => {
      const filter = { userId };
      return withFirstRequest(
        firstPageRequest(filter),
        defineGrowingList(client, "fetch-recordings", recordingKeys.list(userId), filter),
      );
    },

    favorites: () => {
      const filter = { userId, isFavorite: true } as const;
      return withFirstRequest(
        firstPageRequest(filter),
        defineGrowingList(
          client,
          "fetch-favorites",
          recordingKeys.favorites(userId),
          filter,
          ({ isFavorite }) => isFavorite,
        ),
      );
    },

    recent: () => {
      const request = recentRequest(userId);
      return withFirstRequest(
        { ...request, decode: (answer) => ({ recordings: request.decode(answer), isComplete: true }) },
        defineRead<RecentRecordings, ReturnType<typeof recordingKeys.recent>>(
          "fetch-recent",
          recordingKeys.recent(userId),
          ({ client: cache }) => listed(cache, () => sendRequest(client, request)),
        ),
      );
    },

    inFolder: (folderId: string) =>
      defineGrowingList(
        client,
        "fetch-folder-recordings",
        recordingKeys.inFolder(userId, folderId),
        { folderId },
        // A recording that is being moved out must not come back.
        (recording) => recording.folderId === folderId,
      ),

    addable: (folderId: string) =>
      defineRead("fetch-addable-recordings", recordingKeys.addable(userId, folderId), ({ client: cache }) =>
        listed(cache, () => listAddableRecordings(client, userId, folderId)),
      ),

    /** The ids of a folder's completed recordings that are not read yet (UNT-06). */
    unreadIn: (folderId: string) =>
      defineRead<readonly string[], ReturnType<typeof recordingKeys.unreadIn>>(
        "fetch-unread",
        recordingKeys.unreadIn(userId, folderId),
        async ({ client: cache }) => {
          const since = Date.now();
          const rows = (await listUnread(client, folderId)).map((id) => ({ id, isRead: false }));
          return withRecentWrites(
            cache,
            "recordings",
            userId,
            since,
          )(rows).flatMap(({ id, isRead }) => (isRead ? [] : id));
        },
      ),

    one: (id: string) => {
      const request = recordingRequest(id);
      return withFirstRequest(
        request,
        defineRead("fetch-recording", recordingKeys.one(userId, id), async ({ client: cache }) => {
          const since = Date.now();
          const [recording] = withRecentWrites(
            cache,
            "recordings",
            userId,
            since,
          )([await sendRequest(client, request)]);
          if (recording === undefined) throw new Failure("not-found");
          return recording;
        }),
      );
    },

    /** How many recordings there are, of any status. */
    count: () => counted(recordingKeys.count(userId), recordingCountRequest(userId)),

    /** How many of them are favorites. */
    favoriteCount: () => counted(recordingKeys.favoriteCount(userId), favoriteCountRequest(userId)),
  };
};
