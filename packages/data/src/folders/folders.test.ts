import { randomUUID } from "node:crypto";
import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import type { Recording } from "@lectern/domain/recording";
import { createRecording } from "@lectern/domain/testing/recordings";
import { QueryClient } from "@tanstack/query-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runWrite } from "../options.ts";
import { recordingKeys } from "../recordings/recordings.queries.ts";
import { openSignedInBrowser, type RequestInterceptor } from "../testing/browser.ts";
import { createFolder, deleteFolder, editFolder, getFolder, listFolders, folderQueries } from "./folders.queries.ts";
import { folderMutations } from "./folders.mutations.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const biology = () => ({ id: randomUUID(), name: "Biology", description: "", color: "#3B82F6" });
const history = () => ({ id: randomUUID(), name: "History", description: "Rome", color: "#ff0000" });

describe("folders", () => {
  test("DAT-04 a created folder is read as it was written", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "creates@school.edu");
    const folder = history();
    const created = await createFolder(client, userId, folder);
    expect(created).toMatchObject(folder);
    expect(await getFolder(client, userId, created.id)).toEqual(created);
  });

  test("DAT-01 lists the newest first", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "lists@school.edu");
    const older = await createFolder(client, userId, biology());
    await backend.sql("update public.folders set created_at = created_at - interval '1 day' where id = $1", [older.id]);
    const newer = await createFolder(client, userId, history());
    expect((await listFolders(client, userId)).map(({ id }) => id)).toEqual([newer.id, older.id]);
  });

  test("FOL-01 the list counts the completed recordings of each folder", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "counts@school.edu");
    const other = await openSignedInBrowser(backend, "counts-other@school.edu");
    const { id } = await createFolder(client, userId, biology());
    const empty = await createFolder(client, userId, history());
    await backend.sql(
      `insert into public.recordings (user_id, original_name, status, folder_id) values
         ($1, 'Cells', 'completed', $2), ($1, 'Genes', 'completed', $2), ($1, 'Enzymes', 'processing', $2),
         ($1, 'Elsewhere', 'completed', null)`,
      [userId, id],
    );
    const counts = new Map((await listFolders(client, userId)).map((folder) => [folder.id, folder.lectures]));
    expect(counts).toEqual(
      new Map([
        [empty.id, 0],
        [id, 2],
      ]),
    );
    expect(await listFolders(other.client, userId)).toEqual([]);
  });

  test("DAT-01 a deleted folder is gone", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "deletes@school.edu");
    const { id } = await createFolder(client, userId, biology());
    await deleteFolder(client, userId, id);
    await expect(getFolder(client, userId, id)).rejects.toMatchObject({ code: "not-found" });
  });

  test("SRV-02 repeating a creation whose answer was lost makes one folder", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "repeats@school.edu", loseFirstAnswer());
    const folder = biology();
    await expect(createFolder(client, userId, folder)).rejects.toMatchObject({ code: "offline" });
    const created = await createFolder(client, userId, { ...folder, name: "Biology again" });
    expect(created).toMatchObject(folder);
    expect(await listFolders(client, userId)).toEqual([{ ...created, lectures: 0 }]);
  });

  test("SRV-02 creating a folder with the id of another user's folder leaves that folder unchanged", async () => {
    const maya = await openSignedInBrowser(backend, "maya-id@school.edu");
    const noah = await openSignedInBrowser(backend, "noah-id@school.edu");
    const theirs = await createFolder(maya.client, maya.userId, biology());
    const own = { ...history(), id: theirs.id };
    expect(await createFolder(noah.client, noah.userId, own)).toMatchObject(own);
    await deleteFolder(noah.client, noah.userId, own.id);
    expect(await listFolders(maya.client, maya.userId)).toEqual([{ ...theirs, lectures: 0 }]);
  });

  test("FOL-10 a changed folder is read with its changes", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "edits@school.edu");
    const { id } = await createFolder(client, userId, biology());
    const { name, description, color } = history();
    const changed = await editFolder(client, userId, id, { name, description, color });
    expect(changed).toMatchObject({ id, name, description, color });
    expect(await getFolder(client, userId, id)).toEqual(changed);
  });

  test("UNT-06 an exam is read as it was set, and is removed with its date", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "exams@school.edu");
    const { id, ...text } = await createFolder(client, userId, biology());
    expect(text.exam).toBeNull();
    const exam = { date: "2026-12-12", name: "Midterm", target: 90 };
    expect((await editFolder(client, userId, id, { exam })).exam).toEqual(exam);
    const bare = { date: "2026-12-13", name: "", target: null };
    expect((await editFolder(client, userId, id, { exam: bare })).exam).toEqual(bare);
    expect((await editFolder(client, userId, id, { exam: null })).exam).toBeNull();
    expect((await listFolders(client, userId))[0]?.exam).toBeNull();
  });

  test("END-01 the end of a course is read as it was set, and removed", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "course-ends@school.edu");
    const { id, ...text } = await createFolder(client, userId, biology());
    expect(text.courseEnd).toBeNull();
    expect((await editFolder(client, userId, id, { courseEnd: "2199-12-12" })).courseEnd).toBe("2199-12-12");
    await expect(editFolder(client, userId, id, { courseEnd: "2020-12-12" })).rejects.toMatchObject({
      code: "invalid",
    });
    expect((await getFolder(client, userId, id)).courseEnd).toBe("2199-12-12");
    expect((await editFolder(client, userId, id, { courseEnd: null })).courseEnd).toBeNull();
  });

  test("UNT-06 END-01 a change of the text leaves the dates, and a date leaves the other", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "parts@school.edu");
    const { id } = await createFolder(client, userId, biology());
    const exam = { date: "2026-12-12", name: "", target: null };
    await editFolder(client, userId, id, { exam });
    await editFolder(client, userId, id, { courseEnd: "2199-12-12" });
    expect(await editFolder(client, userId, id, { name: "Botany" })).toMatchObject({
      name: "Botany",
      exam,
      courseEnd: "2199-12-12",
    });
  });

  test("DAY-05 dates that another tab has changed are not overwritten", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "two-tabs@school.edu");
    const shown = await createFolder(client, userId, biology());
    const exam = { date: "2026-12-12", name: "Midterm", target: 90 };
    const changed = await editFolder(client, userId, shown.id, { exam, courseEnd: "2199-12-12" }, shown);
    for (const change of [{ courseEnd: "2199-01-01" }, { courseEnd: null }, { exam: null }]) {
      // oxlint-disable-next-line no-await-in-loop -- each would change what the next one finds
      await expect(editFolder(client, userId, shown.id, change, shown)).rejects.toMatchObject({ code: "not-found" });
    }
    expect(await getFolder(client, userId, shown.id)).toEqual(changed);
    const again = { exam: { ...exam, target: null }, courseEnd: "2199-01-01" };
    expect(await editFolder(client, userId, shown.id, again, changed)).toMatchObject(again);
  });

  test("FOL-10 the server keeps other users from changing a user's folder", async () => {
    const ada = await openSignedInBrowser(backend, "ada@school.edu");
    const eve = await openSignedInBrowser(backend, "eve@school.edu");
    const folder = await createFolder(ada.client, ada.userId, biology());
    await expect(
      editFolder(eve.client, ada.userId, folder.id, { name: "Eve's", exam: null, courseEnd: null }),
    ).rejects.toMatchObject({
      code: "not-found",
    });
    expect(await getFolder(ada.client, ada.userId, folder.id)).toEqual(folder);
  });

  test("DAT-05 the server keeps other users from reading, creating and deleting a user's folders", async () => {
    const maya = await openSignedInBrowser(backend, "maya@school.edu");
    const noah = await openSignedInBrowser(backend, "noah@school.edu");
    const folder = await createFolder(maya.client, maya.userId, biology());
    await expect(getFolder(noah.client, maya.userId, folder.id)).rejects.toMatchObject({ code: "not-found" });
    await expect(createFolder(noah.client, maya.userId, history())).rejects.toMatchObject({ code: "forbidden" });
    await deleteFolder(noah.client, maya.userId, folder.id);
    expect(await listFolders(maya.client, maya.userId)).toEqual([{ ...folder, lectures: 0 }]);
  });
});

/** Passes the first creation to the server and drops its answer. */
const loseFirstAnswer = (): RequestInterceptor => {
  let isLost = false;
  return async (address, request) => {
    if (isLost || request.method !== "POST" || !address.pathname.endsWith("/folders")) return undefined;
    isLost = true;
    await (await fetch(address, request)).text();
    throw new TypeError("Failed to fetch");
  };
};

const createCached = async (email: string) => {
  const { client, userId } = await openSignedInBrowser(backend, email);
  const cache = new QueryClient();
  const list = folderQueries(client, userId).list();
  const mutations = folderMutations(client, userId);
  await cache.fetchQuery(list);
  const folder = await runWrite(cache, mutations.create(), {
    id: randomUUID(),
    name: "Art",
    description: "",
    color: "#3B82F6",
  });
  return { cache, userId, list, mutations, folder };
};

describe("the list of folders in the cache", () => {
  test("FOL-02 is refetched after a creation", async () => {
    const { cache, list, folder } = await createCached("creating@school.edu");
    expect(cache.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
    expect(await cache.fetchQuery(list)).toEqual([{ ...folder, lectures: 0 }]);
  });

  test("FOL-02 loses a deleted folder", async () => {
    const { cache, list, mutations, folder } = await createCached("deleting@school.edu");
    await cache.fetchQuery(list);
    await runWrite(cache, mutations.remove(folder.id), undefined);
    expect(cache.getQueryData(list.queryKey)).toEqual([]);
  });
});

test("FOL-09 the page of a recording shows no folder once its folder is deleted", async () => {
  const { cache, userId, mutations, folder } = await createCached("deleting-with-recordings@school.edu");
  const keys = ["in it", "elsewhere"].map((id) => recordingKeys.one(userId, id));
  cache.setQueryData(keys[0]!, createRecording({ id: "in it", folderId: folder.id }));
  cache.setQueryData(keys[1]!, createRecording({ id: "elsewhere", folderId: "another folder" }));
  await runWrite(cache, mutations.remove(folder.id), undefined);
  expect(keys.map((key) => cache.getQueryData<Recording>(key)?.folderId)).toEqual([null, "another folder"]);
});

test("FOL-10 list and page show a changed folder without a refetch", async () => {
  const { cache, list, mutations, folder } = await createCached("shows-edits@school.edu");
  await cache.fetchQuery(list);
  const changed = await runWrite(cache, mutations.edit(folder.id), {
    name: "Music",
    description: "",
    color: "#16A34A",
    exam: null,
    courseEnd: null,
  });
  expect(cache.getQueryData(list.queryKey)).toEqual([{ ...changed, lectures: 0 }]);
  expect(changed.name).toBe("Music");
});
