import type { ListedStudyGuide, StudyGuide } from "@lectern/domain/study-guide";
import type { QueryClient } from "@tanstack/query-core";
import type { LecternClient } from "../client.ts";
import { type Write, writeOptions } from "../options.ts";
import { type WriteState, toWriteKey, toRowWritesKey } from "../recent-writes.ts";
import { findLaterWrites, optimisticUpdate } from "../optimistic-update.ts";
import { deleteStudyGuide, renameStudyGuide } from "./study-guides.api.ts";
import { studyGuideKeys } from "./study-guides.queries.ts";

type List = readonly ListedStudyGuide[];
const toScope = (id: string) => `study-guide:${id}`;

const findCachedTitle = (cache: QueryClient, userId: string, id: string): string | undefined =>
  cache.getQueryData<StudyGuide>(studyGuideKeys.one(userId, id))?.title ??
  cache.getQueryData<List>(studyGuideKeys.list(userId))?.find((guide) => guide.id === id)?.title;

function showTitle(cache: QueryClient, userId: string, id: string, title: string): void {
  cache.setQueryData<StudyGuide>(studyGuideKeys.one(userId, id), (one) => one && { ...one, title });
  cache.setQueryData<List>(studyGuideKeys.list(userId), (list) =>
    list?.map((guide) => (guide.id === id ? { ...guide, title } : guide)),
  );
}

/** Writes of study guides. Each belongs to one guide. */
export const studyGuideMutations = (client: LecternClient, userId: string) => ({
  /** An optimistic update of the title, which may be empty (STG-02). */
  rename: (id: string) =>
    optimisticUpdate<string>({
      mutationKey: toWriteKey("study-guides", userId, id, "title"),
      scope: toScope(id),
      work: "rename-study-guide",
      send: (title) => renameStudyGuide(client, id, title),
      shown: (cache) => findCachedTitle(cache, userId, id),
      show: (cache, title) => showTitle(cache, userId, id, title),
      onSettled: (cache, hasFailed, own) => {
        const isLast = findLaterWrites(cache, toRowWritesKey("study-guides", userId, id), own).length === 0;
        if (hasFailed && isLast) void cache.invalidateQueries({ queryKey: studyGuideKeys.all(userId) });
      },
    }),

  /** Removes the card when the server has answered (STG-01). */
  remove: (id: string): Write<void, WriteState<void>> => ({
    mutationKey: toWriteKey("study-guides", userId, id, "deleted"),
    scope: { id: toScope(id) },
    ...writeOptions("delete-study-guide"),
    mutationFn: () => deleteStudyGuide(client, id),
    onMutate: () => ({ before: undefined, doneAt: undefined }),
    onSuccess: (_data, _variables, own, { client: cache }) => {
      own.doneAt = Date.now();
      cache.setQueryData<List>(studyGuideKeys.list(userId), (list) => list?.filter((guide) => guide.id !== id));
      cache.removeQueries({ queryKey: studyGuideKeys.one(userId, id) });
    },
  }),
});
