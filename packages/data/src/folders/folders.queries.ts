import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { withFirstRequest } from "../request.ts";
import { firstFoldersRequest, getFolder, listFolders } from "./folders.api.ts";

/** The query keys of folders. */
export const folderKeys = {
  all: (userId: string) => ["folders", userId] as const,
  list: (userId: string) => ["folders", userId, "list"] as const,
  one: (userId: string, id: string) => ["folders", userId, "one", id] as const,
};

/**
 * Queries of folders. Each rejects with a `Failure` and is not retried.
 *
 * @param userId is in every key, so that no student sees another's cache
 */
export const folderQueries = (client: LecternClient, userId: string) => ({
  list: () =>
    withFirstRequest(
      firstFoldersRequest(userId),
      defineRead("fetch-folders", folderKeys.list(userId), () => listFolders(client, userId)),
    ),
  one: (id: string) => defineRead("fetch-folder", folderKeys.one(userId, id), () => getFolder(client, userId, id)),
});
