import type { LecternClient } from "../client.ts";
import { read } from "../options.ts";
import { beginningWith } from "../request.ts";
import { firstFoldersRequest, getFolder, listFolders } from "./folders.api.ts";

/** The only place where a key of folders is spelt. */
export const folderKeys = {
  all: (userId: string) => ["folders", userId] as const,
  list: (userId: string) => ["folders", userId, "list"] as const,
  one: (userId: string, id: string) => ["folders", userId, "one", id] as const,
};

export const folderQueries = (client: LecternClient, userId: string) => ({
  list: () =>
    beginningWith(
      firstFoldersRequest(userId),
      read("fetch-folders", folderKeys.list(userId), () => listFolders(client, userId)),
    ),
  one: (id: string) => read("fetch-folder", folderKeys.one(userId, id), () => getFolder(client, userId, id)),
});
