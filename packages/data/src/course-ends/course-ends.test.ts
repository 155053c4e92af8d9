import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import { QueryClient } from "@tanstack/query-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runWrite } from "../options.ts";
import { openSignedInBrowser } from "../testing/browser.ts";
import { courseEndMutations, courseEndQueries } from "./course-ends.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

test("END-01 notices and receipts are read as they are counted, and a receipt goes when it is put away", async () => {
  const { client, userId } = await openSignedInBrowser(backend, "ends@school.edu");
  const [folder] = await backend.sql<{ id: string; day: string }>(
    `insert into public.folders (user_id, name, course_end) values ($1, 'Biology', current_date + 10)
      returning id, course_end::text as day`,
    [userId],
  );
  await backend.sql("insert into public.recordings (user_id, original_name, folder_id) values ($1, 'Cells', $2)", [
    userId,
    folder!.id,
  ]);
  const [receipt] = await backend.sql<{ id: string }>(
    `insert into public.course_end_receipts
        (user_id, folder_id, folder_name, course_end, deleted_at, recordings, cards, reviews, tags)
      values ($1, $2, 'Chemistry', '2026-07-01', '2026-07-02T12:00:00Z', 12, 40, 300, 15) returning id`,
    [userId, folder!.id],
  );
  const cache = new QueryClient();
  const queries = courseEndQueries(client, userId);
  const contents = { recordings: 1, cards: 0, reviews: 0, tags: 0 };
  expect(await cache.fetchQuery(queries.notices())).toEqual([
    { folderId: folder!.id, folderName: "Biology", day: folder!.day, preparing: 1, ...contents },
  ]);
  expect(await cache.fetchQuery(queries.receipts())).toEqual([
    {
      id: receipt!.id,
      folderId: folder!.id,
      folderName: "Chemistry",
      day: "2026-07-01",
      deletedAt: expect.stringContaining("2026-07-02T12:00:00"),
      recordings: 12,
      cards: 40,
      reviews: 300,
      tags: 15,
    },
  ]);
  await runWrite(cache, courseEndMutations(client, userId).dismiss(receipt!.id), undefined);
  expect(cache.getQueryData(queries.receipts().queryKey)).toEqual([]);
  expect(await cache.fetchQuery({ ...queries.receipts(), staleTime: 0 })).toEqual([]);
});
