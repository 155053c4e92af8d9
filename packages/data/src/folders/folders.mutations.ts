import type { Folder, ListedFolder } from "@lectern/domain/folder";
import { toFailureCode } from "@lectern/domain/failure";
import type { LecternClient } from "../client.ts";
import { courseEndKeys } from "../course-ends/course-ends.queries.ts";
import { type Write, writeOptions } from "../options.ts";
import { practiceKeys } from "../practice/practice.queries.ts";
import { recordingKeys } from "../recordings/recordings.queries.ts";
import { createFolder, deleteFolder, editFolder, type FolderChange, type NewFolder } from "./folders.api.ts";
import { folderKeys } from "./folders.queries.ts";

/** Mutations of folders. None is optimistic: the page shows changes when the server has answered. */
export const folderMutations = (client: LecternClient, userId: string) => ({
  create: (): Write<NewFolder, unknown, Folder> => ({
    ...writeOptions("create-folder"),
    mutationFn: (folder) => createFolder(client, userId, folder),
    // If the answer was lost, the folder may have been created.
    onSettled: (_folder, _failure, _variables, _context, { client: cache }) =>
      cache.invalidateQueries({ queryKey: folderKeys.list(userId) }),
  }),

  /**
   * Shows the stored folder on its page and in the list (FOL-10). With `shown`, dates that were changed meanwhile are
   * refused as `not-found`, and a text as `changed-elsewhere`.
   */
  edit: (id: string): Write<FolderChange & { readonly shown?: Folder }, unknown, Folder> => ({
    ...writeOptions("edit-folder"),
    mutationFn: ({ shown, ...folder }) => editFolder(client, userId, id, folder, shown),
    // The page shows what the other tab stored.
    onError: (failure, _variables, _context, { client: cache }) => {
      if (toFailureCode(failure) === "changed-elsewhere")
        void cache.invalidateQueries({ queryKey: ["folders", userId] });
    },
    onSuccess: (changed, _variables, _context, { client: cache }) => {
      cache.setQueryData(folderKeys.one(userId, id), changed);
      cache.setQueryData<ListedFolder[]>(folderKeys.list(userId), (folders) =>
        folders?.map((folder) => (folder.id === id ? { ...folder, ...changed } : folder)),
      );
      void cache.invalidateQueries({ queryKey: practiceKeys.examPlan(userId, id) });
      void cache.invalidateQueries({ queryKey: courseEndKeys.notices(userId) });
    },
  }),

  /**
   * Removes the folder when the server has answered, and refetches its recordings, which have no folder now (FOL-09).
   */
  remove: (id: string): Write<void> => ({
    ...writeOptions("delete-folder"),
    mutationFn: () => deleteFolder(client, userId, id),
    onSuccess: (_data, _variables, _context, { client: cache }) => {
      cache.setQueryData<ListedFolder[]>(folderKeys.list(userId), (folders) =>
        folders?.filter((folder) => folder.id !== id),
      );
      cache.removeQueries({ queryKey: folderKeys.one(userId, id) });
      void cache.invalidateQueries({ queryKey: folderKeys.list(userId) });
      void cache.invalidateQueries({ queryKey: courseEndKeys.notices(userId) });
      void cache.invalidateQueries({ queryKey: recordingKeys.summaries(userId) });
    },
  }),
});
