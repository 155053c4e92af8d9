import { Failure } from "@lectern/domain/failure";
import type { RecentRecording, RecordingSummary } from "@lectern/domain/recording";
import type { QueryClient } from "@tanstack/query-core";
import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { FIRST_PAGE, FULL_PAGE } from "../paging.ts";
import { readWithRecentWrites, withRecentWrites } from "../recent-writes.ts";
import { withFirstRequest, type DataRequest, sendRequest } from "../request.ts";
import {
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
  /** How many older recordings a long library has, which are read when they are wanted (`wholeList`). */
  readonly rest?: number;
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
  ones: (userId: string) => ["recordings", userId, "one"] as const,
  one: (userId: string, id: string) => ["recordings", userId, "one", id] as const,
  transcript: (userId: string, id: string) => ["recordings", userId, "transcript", id] as const,
  corrections: (userId: string, id: string) => ["recordings", userId, "corrections", id] as const,
  outline: (userId: string, id: string) => ["recordings", userId, "outline", id] as const,
  reading: (userId: string, id: string) => ["recordings", userId, "reading", id] as const,
  questions: (userId: string, ids: readonly string[]) => ["recordings", userId, "questions", ids] as const,
  unitTerms: (userId: string) => ["recordings", userId, "unit-terms"] as const,
  details: (userId: string, id: string) => ["recordings", userId, "details", id] as const,
  counts: (userId: string) => ["recordings", userId, "counts"] as const,
  count: (userId: string) => ["recordings", userId, "counts", "all"] as const,
  favoriteCount: (userId: string) => ["recordings", userId, "counts", "favorites"] as const,
};

/** How much of a library is read unasked. */
const RECORDINGS_READ_UNASKED = FIRST_PAGE + FULL_PAGE;

interface GrowingList {
  readonly filter: RecordingFilter;
  /** Whether a recording is still in the list after recent writes. @default always */
  readonly belongs?: (recording: RecordingSummary) => boolean;
  /** Counts the list. With it the query stops after {@link RECORDINGS_READ_UNASKED} rows, unless the list shown is complete. */
  readonly countAll?: DataRequest<number>;
}

/**
 * Defines a query that reads a list. The first page enters the cache at once, and later pages only when the
 * list has doubled, since each update renders the whole list. If a list is already shown, it is replaced only when the
 * new one is complete.
 */
const defineGrowingList = <const Key extends readonly [string, string, ...string[]]>(
  client: LecternClient,
  logLine: string,
  key: Key,
  { filter, belongs = () => true, countAll }: GrowingList,
) => ({
  ...defineRead<RecordingList, Key>(logLine, key, async ({ client: cache, queryKey }) => {
    const since = Date.now();
    const rows: RecordingSummary[] = [];
    const soFar = (rest: Omit<RecordingList, "recordings">): RecordingList => ({
      recordings: withRecentWrites(cache, "recordings", key[1], since)(rows).filter(belongs),
      ...rest,
    });
    const listShown = () => cache.getQueryData<RecordingList>(queryKey);
    let shown = listShown();
    const isFirst = shown === undefined;
    let inCache = 0;
    // A write made meanwhile is newer than these rows, and a cache emptied at sign-out must stay empty.
    const isMine = () => cache.getQueryState(queryKey)?.fetchStatus === "fetching" && listShown() === shown;
    // Meanwhile the device may have shown the complete list that it keeps.
    const isEnough = () => {
      const { isComplete = false, recordings = [] } = listShown() ?? {};
      return !isComplete && rows.length >= Math.max(RECORDINGS_READ_UNASKED, recordings.length);
    };
    let count: Promise<number> | undefined;
    for await (const page of fetchRecordingPages(client, filter)) {
      rows.push(...page);
      if (countAll !== undefined && isEnough()) {
        const rest = (await (count ??= sendRequest(client, countAll))) - rows.length;
        if (rest > 0) return soFar({ isComplete: false, rest });
      }
      if (!isFirst || !isMine() || rows.length < 2 * inCache) continue;
      inCache = rows.length;
      cache.setQueryData<RecordingList>(queryKey, soFar({ isComplete: false }));
      shown = listShown();
    }
    return soFar({ isComplete: true });
  }),
  // Comparing thousands of rows with the previous ones takes longer than rendering the few on the screen.
  structuralSharing: false as const,
});

/**
 * Queries of recordings. Each rejects with a `Failure` and is not retried.
 *
 * @param userId is in every key, so that no student sees another's cache
 */
export const recordingQueries = (client: LecternClient, userId: string) => {
  const fetchList = async <Row extends RecordingSummary>(cache: QueryClient, fetchData: () => Promise<Row[]>) => ({
    recordings: await readWithRecentWrites(cache, "recordings", userId, fetchData),
    isComplete: true,
  });
  const toGrowingList = (isNear: boolean) =>
    defineGrowingList(client, "Error fetching recordings", recordingKeys.list(userId), {
      filter: { userId },
      ...(isNear && { countAll: recordingCountRequest(userId, { status: "completed" }) }),
    });
  const toCountQuery = <const Key extends readonly string[]>(key: Key, request: DataRequest<number>) =>
    withFirstRequest(
      request,
      defineRead("Error fetching recordings", key, () => sendRequest(client, request)),
    );

  return {
    /** The completed recordings, newest first: of a long library those near its beginning, until all were wanted. */
    list: () => withFirstRequest(firstPageRequest({ userId }), toGrowingList(true)),

    /** Reads the same list to its end, as the search by name needs it. */
    wholeList: () => {
      const whole = toGrowingList(false);
      return {
        ...whole,
        staleTime: 0,
        queryFn: async (context: Parameters<typeof whole.queryFn>[0]): Promise<RecordingList> => {
          // Not in the preview's code, nor in the library's first.
          const { readRest } = await import("./rest-of-list.ts");
          return (await readRest(client, context.client, recordingKeys.list(userId))) ?? (await whole.queryFn(context));
        },
      };
    },

    favorites: () => {
      const filter = { userId, isFavorite: true } as const;
      return withFirstRequest(
        firstPageRequest(filter),
        defineGrowingList(client, "Error fetching favorites", recordingKeys.favorites(userId), {
          filter,
          belongs: ({ isFavorite }) => isFavorite,
        }),
      );
    },

    recent: () => {
      const request = recentRequest(userId);
      return withFirstRequest(
        { ...request, decode: (answer) => ({ recordings: request.decode(answer), isComplete: true }) },
        defineRead<RecentRecordings, ReturnType<typeof recordingKeys.recent>>(
          "Error fetching recordings",
          recordingKeys.recent(userId),
          ({ client: cache }) => fetchList(cache, () => sendRequest(client, request)),
        ),
      );
    },

    inFolder: (folderId: string) =>
      defineGrowingList(client, "Error fetching recordings", recordingKeys.inFolder(userId, folderId), {
        filter: { folderId },
        // A recording that is being moved out must not come back.
        belongs: (recording) => recording.folderId === folderId,
      }),

    addable: (folderId: string) =>
      defineRead("Error fetching recordings", recordingKeys.addable(userId, folderId), ({ client: cache }) =>
        fetchList(cache, () => listAddableRecordings(client, userId, folderId)),
      ),

    /** The ids of a folder's completed recordings that are not read yet (UNT-06). */
    unreadIn: (folderId: string) =>
      defineRead<readonly string[], ReturnType<typeof recordingKeys.unreadIn>>(
        "Error fetching unread recordings",
        recordingKeys.unreadIn(userId, folderId),
        async ({ client: cache }) => {
          const rows = await readWithRecentWrites(cache, "recordings", userId, async () =>
            (await listUnread(client, folderId)).map((id) => ({ id, isRead: false })),
          );
          return rows.flatMap(({ id, isRead }) => (isRead ? [] : id));
        },
      ),

    one: (id: string) => {
      const request = recordingRequest(id);
      return withFirstRequest(
        request,
        defineRead("Error fetching recording", recordingKeys.one(userId, id), async ({ client: cache }) => {
          const [recording] = await readWithRecentWrites(cache, "recordings", userId, async () => [
            await sendRequest(client, request),
          ]);
          if (recording === undefined) throw new Failure("not-found");
          return recording;
        }),
      );
    },

    /** How many recordings there are, of any status. */
    count: () => toCountQuery(recordingKeys.count(userId), recordingCountRequest(userId)),

    /** How many of them are favorites. */
    favoriteCount: () =>
      toCountQuery(recordingKeys.favoriteCount(userId), recordingCountRequest(userId, { is_favorite: true })),
  };
};
