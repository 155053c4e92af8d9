import type { ListedStudyGuide, StudyGuide } from "@lectern/domain/study-guide";
import type { QueryClient } from "@tanstack/query-core";
import type { LecternClient } from "../client.ts";
import { invalidate, writeOptions } from "../options.ts";
import { deletion, optimisticUpdate } from "../optimistic-update.ts";
import { deleteStudyGuide, renameStudyGuide, studyGuideKeys } from "./study-guides.queries.ts";

type List = readonly ListedStudyGuide[];
const toScope = (id: string) => ({ id: `study-guide:${id}` });

const findTitle = (cache: QueryClient, userId: string, id: string): string | undefined =>
  cache.getQueryData<StudyGuide>(studyGuideKeys.one(userId, id))?.title ??
  cache.getQueryData<List>(studyGuideKeys.list(userId))?.find((guide) => guide.id === id)?.title;

function show(cache: QueryClient, userId: string, id: string, change: Partial<Pick<StudyGuide, "title">> = {}): void {
  cache.setQueryData<StudyGuide>(studyGuideKeys.one(userId, id), (one) => one && { ...one, ...change });
  cache.setQueryData<List>(studyGuideKeys.list(userId), (list) =>
    list?.map((guide) => (guide.id === id ? { ...guide, ...change } : guide)),
  );
}

/** Writes of study guides. Each belongs to one guide. */
export const studyGuideMutations = (client: LecternClient, userId: string) => ({
  /**
   * An optimistic update of the title, which may be empty (STG-02). A title that is another than the student saw fails with
   * `changed-elsewhere` (COR-03).
   *
   * @param shown the title when the student began to change it, if that may not be the one that is shown now
   */
  rename: (id: string, shown?: string) =>
    optimisticUpdate<string, Pick<StudyGuide, "title">>({
      mutationKey: ["study-guides", userId, id, "title"],
      scope: toScope(id),
      ...writeOptions("Error updating title", "rename-study-guide"),
      toChanges: (_cache, title) => new Map([[id, { title }]]),
      findShown: (cache) => new Map([[id, { title: findTitle(cache, userId, id) }]]),
      show: (cache, changes) => show(cache, userId, id, changes.get(id)),
      send: (title, before) => renameStudyGuide(client, id, title, shown ?? before.get(id)?.title),
      refresh: (cache, _changes, hasFailed) => invalidate(cache, ...(hasFailed ? [studyGuideKeys.all(userId)] : [])),
    }),

  /** Removes the card when the server has answered (STG-01). */
  remove: (id: string) =>
    deletion<void>({
      mutationKey: ["study-guides", userId, id, "deleted"],
      scope: toScope(id),
      ...writeOptions("Error deleting study guide", "delete-study-guide"),
      toIds: () => [id],
      send: () => deleteStudyGuide(client, id),
      drop: (cache) => {
        cache.setQueryData<List>(studyGuideKeys.list(userId), (list) => list?.filter((guide) => guide.id !== id));
        cache.removeQueries({ queryKey: studyGuideKeys.one(userId, id) });
      },
    }),
});
