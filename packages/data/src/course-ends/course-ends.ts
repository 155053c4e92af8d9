import type { CourseContents, CourseEnd, CourseEndReceipt } from "@lectern/domain/course-end";
import type { LecternClient } from "../client.ts";
import { fetchData, sendWrite } from "../request.ts";
import { defineRead, type Write, writeOptions } from "../options.ts";

/** The student's courses that end within 14 days, with what would be deleted now, the next first. @throws Failure */
async function listCourseEnds(client: LecternClient): Promise<CourseEnd[]> {
  const rows = await fetchData(client.rpc("course_ends"));
  return rows.map(({ folder_id, folder_name, course_end, ...contents }) => ({
    folderId: folder_id,
    folderName: folder_name,
    day: course_end,
    ...contents,
  }));
}

/** Counts the contents of a folder, which its course end would delete now. @throws Failure `not-found` for a folder that is gone or another user's */
const countCourseContents = (client: LecternClient, folderId: string): Promise<CourseContents> =>
  fetchData(client.rpc("course_contents", { p_folder_id: folderId }).single());

/** The receipts that the student has not put away, newest first. @throws Failure */
export async function listCourseEndReceipts(client: LecternClient, userId: string): Promise<CourseEndReceipt[]> {
  const rows = await fetchData(
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
const deleteCourseEndReceipt = (client: LecternClient, userId: string, id: string): Promise<void> =>
  sendWrite(client.from("course_end_receipts").delete().eq("id", id).eq("user_id", userId));

/** The query keys of courses that end. */
export const courseEndKeys = {
  notices: (userId: string) => ["course-ends", userId, "notices"] as const,
  receipts: (userId: string) => ["course-ends", userId, "receipts"] as const,
  contents: (userId: string, folderId: string) => ["course-ends", userId, "contents", folderId] as const,
};

/** Queries of courses that end, and of those that have ended (END-01). */
export const courseEndQueries = (client: LecternClient, userId: string) => ({
  notices: () => defineRead("Error fetching course ends", courseEndKeys.notices(userId), () => listCourseEnds(client)),
  /** The contents that a folder's course end would delete now (DAY-05). Read for each question. */
  contents: (folderId: string) =>
    defineRead("Error fetching course ends", courseEndKeys.contents(userId, folderId), () =>
      countCourseContents(client, folderId),
    ),
  receipts: () =>
    defineRead("Error fetching course ends", courseEndKeys.receipts(userId), () =>
      listCourseEndReceipts(client, userId),
    ),
});

/** Mutations of receipts. They are not optimistic: a receipt is gone when the server has answered. */
export const courseEndMutations = (client: LecternClient, userId: string) => ({
  dismiss: (id: string): Write<void> => ({
    ...writeOptions("Error dismissing a receipt"),
    mutationFn: () => deleteCourseEndReceipt(client, userId, id),
    onSuccess: (_data, _variables, _context, { client: cache }) =>
      void cache.setQueryData<CourseEndReceipt[]>(courseEndKeys.receipts(userId), (receipts) =>
        receipts?.filter((receipt) => receipt.id !== id),
      ),
  }),
});
