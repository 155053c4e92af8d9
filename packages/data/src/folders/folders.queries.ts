import type { Folder, ListedFolder, Exam } from "@lectern/domain/folder";
import { DEFAULT_COLOR } from "@lectern/domain/recording";
import { checkOutcome, fetchData, sendWrite, rowsRequest, type SelectedRow, withFirstRequest } from "../request.ts";
import type { LecternClient } from "../client.ts";
import { fetchAllRows, FULL_PAGE, requestPage } from "../paging.ts";
import { defineRead } from "../options.ts";

const folderColumns = "id,name,description,color,exam_date,exam_name,exam_target,course_end,created_at" as const;

/** The columns of the list. `lectures` is a computed field. */
const listedFolderColumns = `${folderColumns},lectures` as const;

/** Maps a row to a folder, filling in the default color. */
const toFolder = (row: SelectedRow<"folders", typeof folderColumns>): Folder => ({
  id: row.id,
  name: row.name,
  description: row.description ?? "",
  color: row.color || DEFAULT_COLOR,
  exam: row.exam_date === null ? null : { date: row.exam_date, name: row.exam_name ?? "", target: row.exam_target },
  courseEnd: row.course_end,
  createdAt: row.created_at,
});

type ListedFolderRow = SelectedRow<"folders", typeof listedFolderColumns>;
const toListedFolder = (row: ListedFolderRow): ListedFolder => ({
  ...toFolder(row),
  lectures: row.lectures ?? 0,
});

/** The fields of a folder that a student fills in. The dialog requires a name (FOL-02). */
interface FolderText {
  readonly name: string;
  readonly description: string;
  /** `#rrggbb` */
  readonly color: string;
}

/** The fields of a folder that can be changed. Absent fields stay as they are. */
export interface FolderChange extends Partial<FolderText> {
  readonly exam?: Exam | null;
  /** `2026-12-12`. A new one is refused unless it is tomorrow or later. */
  readonly courseEnd?: string | null;
}

export interface NewFolder extends FolderText {
  /** A UUID. Creating a folder again with the same id changes nothing. */
  readonly id: string;
}

const selectOwn = (client: LecternClient, userId: string) =>
  client.from("folders").select(listedFolderColumns).eq("user_id", userId);

/** The first page of {@link listFolders}, which has all folders of nearly every student. */
const firstFoldersRequest = (userId: string) =>
  rowsRequest(
    (client) => requestPage(selectOwn(client, userId), FULL_PAGE),
    (rows) => rows.map(toListedFolder),
  );

/** A student's own folders, newest first (FOL-01). */
export async function listFolders(client: LecternClient, userId: string): Promise<ListedFolder[]> {
  return (await fetchAllRows(() => selectOwn(client, userId))).map(toListedFolder);
}

/** @throws Failure `not-found` for a folder that does not exist or is another user's */
export async function getFolder(client: LecternClient, userId: string, id: string): Promise<Folder> {
  return toFolder(
    await fetchData(client.from("folders").select(folderColumns).eq("id", id).eq("user_id", userId).single()),
  );
}

/** Creates a folder and returns it as stored, by this call or an earlier one with the same id. @throws Failure */
export async function createFolder(client: LecternClient, userId: string, folder: NewFolder): Promise<Folder> {
  const { id, name, description, color } = folder;
  const insert = client
    .from("folders")
    .upsert({ id, user_id: userId, name, description, color }, { onConflict: "id,user_id", ignoreDuplicates: true });
  const [created] = await fetchData(insert.select(folderColumns));
  return created === undefined ? getFolder(client, userId, id) : toFolder(created);
}

const toExamColumns = (exam: Exam | null) => ({
  exam_date: exam?.date ?? null,
  exam_name: exam === null || exam.name === "" ? null : exam.name,
  exam_target: exam?.target ?? null,
});

/**
 * Changes a folder and returns it as stored.
 *
 * @param shown the folder as the student saw it: its dates and its text are changed only if they are still the same
 * @throws Failure `not-found` for a folder that is gone or another user's, or whose dates were changed meanwhile;
 * `changed-elsewhere` for one whose text was changed meanwhile
 */
export async function editFolder(
  client: LecternClient,
  userId: string,
  id: string,
  { exam, courseEnd, ...text }: FolderChange,
  shown?: Folder,
): Promise<Folder> {
  const isText = exam === undefined && courseEnd === undefined;
  if (shown !== undefined && isText) {
    const { name, description, color } = shown;
    const before = { name, description, color };
    await checkOutcome(
      client.rpc("change_folder", { p_folder_id: id, p_shown: before, p_text: { ...before, ...text } }),
    );
    return await getFolder(client, userId, id);
  }
  const toDates = (dates: { readonly exam: Exam | null; readonly courseEnd: string | null }) => ({
    ...(exam !== undefined && toExamColumns(dates.exam)),
    ...(courseEnd !== undefined && { course_end: dates.courseEnd }),
  });
  let changed = client
    .from("folders")
    .update({ ...text, ...toDates({ exam: exam ?? null, courseEnd: courseEnd ?? null }) })
    .eq("id", id)
    .eq("user_id", userId);
  for (const [column, value] of Object.entries(shown === undefined ? {} : toDates(shown))) {
    changed = value === null ? changed.is(column, null) : changed.eq(column, value);
  }
  return toFolder(await fetchData(changed.select(folderColumns).single()));
}

/** Deletes a folder. Its recordings stay, without a folder (FOL-09). Deleting a missing folder succeeds. */
export const deleteFolder = (client: LecternClient, userId: string, id: string): Promise<void> =>
  sendWrite(client.from("folders").delete().eq("id", id).eq("user_id", userId));

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
      defineRead("Error fetching folders", folderKeys.list(userId), () => listFolders(client, userId)),
    ),
  one: (id: string) =>
    defineRead("Error fetching folder", folderKeys.one(userId, id), () => getFolder(client, userId, id)),
});
