import type { Folder } from "@lectern/domain/folder";
import { DEFAULT_COLOR } from "@lectern/domain/recording";
import type { Database } from "../database.types.ts";

export type FolderRow = Pick<
  Database["public"]["Tables"]["folders"]["Row"],
  "id" | "name" | "description" | "color" | "created_at"
>;
export const folderColumns = "id,name,description,color,created_at" as const;

/** Maps a row to a folder, with the default color. */
export const toFolder = (row: FolderRow): Folder => ({
  id: row.id,
  name: row.name,
  description: row.description ?? "",
  color: row.color || DEFAULT_COLOR,
  createdAt: row.created_at,
});
