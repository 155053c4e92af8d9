import { toFailureCode } from "@lectern/domain/failure";
import type { Tag } from "@lectern/domain/tag";
import type { QueryClient } from "@tanstack/query-core";
import type { LecternClient } from "../client.ts";
import { type Write, writeOptions } from "../options.ts";
import { createTag, deleteTag, editTag, type TaggedRecordings, tagKeys } from "./tags.queries.ts";

const changeList = (cache: QueryClient, userId: string, change: (tags: readonly Tag[]) => readonly Tag[]) =>
  cache.setQueryData<readonly Tag[]>(tagKeys.list(userId), (tags) => tags && change(tags));

/**
 * Mutations of tags themselves; `changeRecordings` adds them to recordings. None is optimistic, because only the server
 * knows whether a name is taken.
 */
export const tagMutations = (client: LecternClient, userId: string) => ({
  create: (): Write<Tag> => ({
    ...writeOptions("Error creating tag"),
    mutationFn: (tag) => createTag(client, userId, tag),
    onSuccess: (_data, tag, _context, { client: cache }) =>
      void changeList(cache, userId, (tags) => [...tags.filter(({ id }) => id !== tag.id), tag]),
    // If the answer was lost, the tag may have been created.
    onError: (_failure, _tag, _context, { client: cache }) =>
      cache.invalidateQueries({ queryKey: tagKeys.list(userId) }),
  }),

  /** `shown`: the tag that the student saw. One that is another now fails with `changed-elsewhere` (COR-03). */
  edit: (): Write<Tag & { readonly shown: Tag }, unknown, Tag> => ({
    ...writeOptions("Error updating tag"),
    mutationFn: ({ shown, ...tag }) => editTag(client, userId, tag, shown),
    // The dialog shows what the other tab stored.
    onError: async (failure, _tag, _context, { client: cache }) => {
      if (toFailureCode(failure) === "changed-elsewhere")
        await cache.invalidateQueries({ queryKey: tagKeys.list(userId) });
    },
    onSuccess: (changed, _tag, _context, { client: cache }) =>
      void changeList(cache, userId, (tags) => tags.map((tag) => (tag.id === changed.id ? changed : tag))),
  }),

  remove: (): Write<string> => ({
    ...writeOptions("Error deleting tag"),
    mutationFn: (id) => deleteTag(client, userId, id),
    onSuccess: (_data, deleted, _context, { client: cache }) => {
      changeList(cache, userId, (tags) => tags.filter(({ id }) => id !== deleted));
      cache.setQueryData<TaggedRecordings>(
        tagKeys.tagged(userId),
        (tagged) =>
          tagged && new Map([...tagged].map(([recording, ids]) => [recording, ids.filter((id) => id !== deleted)])),
      );
    },
  }),
});
