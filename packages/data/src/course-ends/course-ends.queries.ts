import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { countCourseContents, listCourseEndReceipts, listCourseEnds } from "./course-ends.api.ts";

/** The query keys of courses that end. */
export const courseEndKeys = {
  notices: (userId: string) => ["course-ends", userId, "notices"] as const,
  receipts: (userId: string) => ["course-ends", userId, "receipts"] as const,
  contents: (userId: string, folderId: string) => ["course-ends", userId, "contents", folderId] as const,
};

/** Queries of courses that end, and of those that have ended (END-01). */
export const courseEndQueries = (client: LecternClient, userId: string) => ({
  notices: () => defineRead("fetch-course-ends", courseEndKeys.notices(userId), () => listCourseEnds(client)),
  /** The contents that a folder's course end would delete now (DAY-05). Read for each question. */
  contents: (folderId: string) =>
    defineRead("fetch-course-ends", courseEndKeys.contents(userId, folderId), () =>
      countCourseContents(client, folderId),
    ),
  receipts: () =>
    defineRead("fetch-course-ends", courseEndKeys.receipts(userId), () => listCourseEndReceipts(client, userId)),
});
