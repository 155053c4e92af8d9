import type { Folder } from "@lectern/domain/folder";
import { rowsOf, written } from "../answer.ts";
import type { LecternClient } from "../client.ts";
import { afterCursor, allRowsOf } from "../paging.ts";
import { type FolderRow, folderColumns, folderOf } from "./folder-rows.ts";

/** What a person says of a new folder. The name is not empty: a folder without one is not asked for (FOL-02). */
export interface NewFolder {
  readonly name: string;
  readonly description: string;
  /** `#rrggbb` */
  readonly color: string;
}

/** One's own folders, newest first (FOL-01). */
export async function listFolders(client: LecternClient, userId: string): Promise<Folder[]> {
  const rows = await allRowsOf<FolderRow>(async (limit, after) => {
    const own = client.from("folders").select(folderColumns).eq("user_id", userId);
    const rest = after === undefined ? own : own.lte("created_at", after.created_at).or(afterCursor(after));
    return await rowsOf(rest.order("created_at", { ascending: false }).order("id", { ascending: false }).limit(limit));
  });
  return rows.map(folderOf);
}

/** @throws Failure `not-found` when it is not there or somebody else's */
export async function getFolder(client: LecternClient, userId: string, id: string): Promise<Folder> {
  return folderOf(
    await rowsOf(client.from("folders").select(folderColumns).eq("id", id).eq("user_id", userId).single()),
  );
}

export async function createFolder(client: LecternClient, userId: string, folder: NewFolder): Promise<Folder> {
  const { name, description, color } = folder;
  return folderOf(
    await rowsOf(
      client.from("folders").insert({ user_id: userId, name, description, color }).select(folderColumns).single(),
    ),
  );
}

/** Its recordings stay, in no folder (FOL-09). Deleting what is gone already is done. */
export const deleteFolder = (client: LecternClient, userId: string, id: string): Promise<void> =>
  written(client.from("folders").delete().eq("id", id).eq("user_id", userId));
