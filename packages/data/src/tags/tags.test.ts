import { randomUUID } from "node:crypto";
import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import { QueryClient } from "@tanstack/query-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runWrite } from "../options.ts";
import { changeRecordings } from "../recordings/changes.api.ts";
import { openSignedInBrowser } from "../testing/browser.ts";
import { createTag, deleteTag, editTag, fetchTaggedRecordings, listTags, tagKeys, tagQueries } from "./tags.queries.ts";
import { tagMutations } from "./tags.mutations.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const exam = () => ({ id: randomUUID(), name: "Exam", color: "red" }) as const;

const insertRecording = async (userId: string): Promise<string> => {
  const [row] = await backend.sql<{ id: string }>(
    "insert into public.recordings (user_id, original_name, status) values ($1, 'Cells', 'completed') returning id",
    [userId],
  );
  return row!.id;
};

test("UNT-04 reads a tag as it was created, with its name trimmed", async () => {
  const { client, userId } = await openSignedInBrowser(backend, "creates-tags@school.edu");
  const tag = exam();
  await createTag(client, userId, { ...tag, name: "  Exam  " });
  expect(await listTags(client, userId)).toEqual([tag]);
});

test("UNT-04 repeating a creation makes one tag", async () => {
  const { client, userId } = await openSignedInBrowser(backend, "repeats-tags@school.edu");
  const tag = exam();
  await createTag(client, userId, tag);
  await createTag(client, userId, tag);
  expect(await listTags(client, userId)).toEqual([tag]);
});

test("UNT-04 refuses a name that another tag has, whatever its case", async () => {
  const { client, userId } = await openSignedInBrowser(backend, "same-name@school.edu");
  const tag = exam();
  await createTag(client, userId, tag);
  await expect(createTag(client, userId, { ...exam(), name: "EXAM" })).rejects.toMatchObject({ code: "invalid" });
  const lab = { ...exam(), name: "Lab" };
  await createTag(client, userId, lab);
  await expect(editTag(client, userId, { ...lab, name: "exam" }, lab)).rejects.toMatchObject({ code: "invalid" });
  const renamed = { ...tag, name: "EXAM", color: "blue" } as const;
  expect(await editTag(client, userId, renamed, tag)).toEqual(renamed);
});

test("COR-03 a tag that another device changed is not overwritten, and a repeat changes nothing", async () => {
  const { client, userId } = await openSignedInBrowser(backend, "two-devices-tags@school.edu");
  const tag = exam();
  await createTag(client, userId, tag);
  const renamed = { ...tag, name: "Finals" };
  await editTag(client, userId, renamed, tag);
  expect(await editTag(client, userId, renamed, tag)).toEqual(renamed);
  expect(await editTag(client, userId, renamed, renamed)).toEqual(renamed);
  const other = { ...tag, name: "Midterm" };
  await expect(editTag(client, userId, other, tag)).rejects.toMatchObject({ code: "changed-elsewhere" });
  // A color doesn't bring back the name that was seen with it.
  const blue = { ...renamed, color: "blue" } as const;
  expect(await editTag(client, userId, { ...tag, color: "blue" }, tag)).toEqual(blue);
  expect(await editTag(client, userId, other, blue)).toEqual({ ...other, color: "red" });
});

test("COR-03 the cache reads a tag again that was changed elsewhere", async () => {
  const { client, userId } = await openSignedInBrowser(backend, "cached-two-devices-tags@school.edu");
  const cache = new QueryClient();
  const tag = exam();
  await createTag(client, userId, tag);
  await cache.fetchQuery(tagQueries(client, userId).list());
  await editTag(client, userId, { ...tag, name: "Finals" }, tag);
  const edit = runWrite(cache, tagMutations(client, userId).edit(), { ...tag, name: "Midterm", shown: tag });
  await expect(edit).rejects.toMatchObject({ code: "changed-elsewhere" });
  expect(cache.getQueryState(tagKeys.list(userId))?.isInvalidated).toBe(true);
});

test("UNT-04 a deleted tag can't be changed, and can be deleted again", async () => {
  const { client, userId } = await openSignedInBrowser(backend, "gone-tags@school.edu");
  const tag = exam();
  await expect(editTag(client, userId, { ...tag, name: "Lab" }, tag)).rejects.toMatchObject({ code: "not-found" });
  await deleteTag(client, userId, tag.id);
});

test("UNT-04 adds tags to a recording", async () => {
  const { client, userId } = await openSignedInBrowser(backend, "tagging@school.edu");
  const tag = exam();
  await createTag(client, userId, tag);
  const recording = await insertRecording(userId);
  await changeRecordings(client, randomUUID(), [recording], { addTags: [tag.id] });
  expect([...(await fetchTaggedRecordings(client))]).toEqual([[recording, [tag.id]]]);
  await changeRecordings(client, randomUUID(), [recording], { removeTags: [tag.id] });
  expect((await fetchTaggedRecordings(client)).size).toBe(0);
});

test("UNT-04 the cache shows created, changed and deleted tags", async () => {
  const { client, userId } = await openSignedInBrowser(backend, "cached-tags@school.edu");
  const cache = new QueryClient();
  const mutations = tagMutations(client, userId);
  const tag = exam();
  const read = () => cache.getQueryData(tagKeys.list(userId));
  await cache.fetchQuery(tagQueries(client, userId).list());
  await runWrite(cache, mutations.create(), tag);
  expect(read()).toEqual([tag]);
  await runWrite(cache, mutations.edit(), { ...tag, name: "Finals", shown: tag });
  expect(read()).toEqual([{ ...tag, name: "Finals" }]);
  cache.setQueryData(tagKeys.tagged(userId), new Map([["a", [tag.id, "other"]]]));
  await runWrite(cache, mutations.remove(), tag.id);
  expect(read()).toEqual([]);
  expect(cache.getQueryData(tagKeys.tagged(userId))).toEqual(new Map([["a", ["other"]]]));
});
