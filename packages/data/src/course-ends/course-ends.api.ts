import type { CourseContents, CourseEnd, CourseEndReceipt } from "@lectern/domain/course-end";
import type { LecternClient } from "../client.ts";
import { fetchRows, sendWrite } from "../fetch-rows.ts";

/** The student's courses that end within 14 days, with what would be deleted now, the next first. @throws Failure */
export async function listCourseEnds(client: LecternClient): Promise<CourseEnd[]> {
  const rows = await fetchRows(client.rpc("course_ends"));
  return rows.map(({ folder_id, folder_name, course_end, ...contents }) => ({
    folderId: folder_id,
    folderName: folder_name,
    day: course_end,
    ...contents,
  }));
}

/** Counts the contents of a folder, which its course end would delete now. @throws Failure `not-found` for a folder that is gone or another user's */
export const countCourseContents = (client: LecternClient, folderId: string): Promise<CourseContents> =>
  fetchRows(client.rpc("course_contents", { p_folder_id: folderId }).single());

/** The receipts that the student has not put away, newest first. @throws Failure */
export async function listCourseEndReceipts(client: LecternClient, userId: string): Promise<CourseEndReceipt[]> {
  const rows = await fetchRows(
    client
      .from("course_end_receipts")
      .select("id,folder_id,folder_name,course_end,deleted_at,recordings,cards,reviews,tags")
      .eq("user_id", userId)
      .order("deleted_at", { ascending: false })
      .order("id"),
  );
  return rows.map(({ id, folder_id, folder_name, course_end, deleted_at, ...contents }) => ({
    id,
    folderId: folder_id,
    folderName: folder_name,
    day: course_end,
    deletedAt: deleted_at,
    ...contents,
  }));
}

/** Puts a receipt away for good. One that is gone succeeds. @throws Failure */
export const deleteCourseEndReceipt = (client: LecternClient, userId: string, id: string): Promise<void> =>
  sendWrite(client.from("course_end_receipts").delete().eq("id", id).eq("user_id", userId));
