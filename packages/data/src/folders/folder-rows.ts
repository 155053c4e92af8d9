import type { Folder, ListedFolder } from "@lectern/domain/folder";
import { DEFAULT_COLOR } from "@lectern/domain/recording";
import type { Database } from "../database.types.ts";

export type FolderRow = Pick<
  Database["public"]["Tables"]["folders"]["Row"],
  "id" | "name" | "description" | "color" | "exam_date" | "exam_name" | "exam_target" | "course_end" | "created_at"
>;
export const folderColumns = "id,name,description,color,exam_date,exam_name,exam_target,course_end,created_at" as const;

/** A row of the list. `lectures` is a computed field. */
export type ListedFolderRow = FolderRow & Pick<Database["public"]["Tables"]["folders"]["Row"], "lectures">;
export const listedFolderColumns = `${folderColumns},lectures` as const;

/** Maps a row to a folder, filling in the default color. */
export const toFolder = (row: FolderRow): Folder => ({
  id: row.id,
  name: row.name,
  description: row.description ?? "",
  color: row.color || DEFAULT_COLOR,
  exam: row.exam_date === null ? null : { date: row.exam_date, name: row.exam_name ?? "", target: row.exam_target },
  courseEnd: row.course_end,
  createdAt: row.created_at,
});

/** Maps a row of the list to a folder. */
export const toListedFolder = (row: ListedFolderRow): ListedFolder => ({
  ...toFolder(row),
  lectures: row.lectures ?? 0,
});
