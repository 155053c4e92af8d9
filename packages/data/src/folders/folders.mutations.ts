import type { Folder, ListedFolder } from "@lectern/domain/folder";
import { toFailureCode } from "@lectern/domain/failure";
import type { Recording } from "@lectern/domain/recording";
import type { LecternClient } from "../client.ts";
import { courseEndKeys } from "../course-ends/course-ends.ts";
import { invalidate, type Write, writeOptions } from "../options.ts";
import { practiceKeys } from "../practice/practice.queries.ts";
import { recordingKeys } from "../recordings/recordings.queries.ts";
import {
  createFolder,
  deleteFolder,
  editFolder,
  type FolderChange,
  type NewFolder,
  folderKeys,
} from "./folders.queries.ts";

/** Mutations of folders. None is optimistic: the page shows changes when the server has answered. */
export const folderMutations = (client: LecternClient, userId: string) => ({
  create: (): Write<NewFolder, unknown, Folder> => ({
    ...writeOptions("Error creating folder", "create-folder"),
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
    ...writeOptions("Error updating folder", "edit-folder"),
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
      invalidate(cache, practiceKeys.examPlan(userId, id), courseEndKeys.notices(userId));
    },
  }),

  /**
   * Removes the folder when the server has answered. Its recordings have no folder now (FOL-09): their pages show that at
   * once, and the lists are refetched.
   */
  remove: (id: string): Write<void> => ({
    ...writeOptions("Error deleting folder"),
    mutationFn: () => deleteFolder(client, userId, id),
    onSuccess: (_data, _variables, _context, { client: cache }) => {
      cache.setQueryData<ListedFolder[]>(folderKeys.list(userId), (folders) =>
        folders?.filter((folder) => folder.id !== id),
      );
      cache.removeQueries({ queryKey: folderKeys.one(userId, id) });
      cache.setQueriesData<Recording>({ queryKey: recordingKeys.ones(userId) }, (recording) =>
        recording?.folderId === id ? { ...recording, folderId: null } : recording,
      );
      invalidate(cache, folderKeys.list(userId), courseEndKeys.notices(userId), recordingKeys.summaries(userId));
    },
  }),
});
