import { startTestBackend, type TestBackend } from "@lectern/local-backend/testing";
import { QueryClient } from "@tanstack/query-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runWrite } from "../options.ts";
import { openSignedInBrowser } from "../testing/browser.ts";
import { createFolder, deleteFolder, getFolder, listFolders } from "./folders.api.ts";
import { folderMutations } from "./folders.mutations.ts";
import { folderQueries } from "./folders.queries.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

describe("folders", () => {
  test("DAT-01 DAT-04 are created, listed newest first, read and deleted by their owner", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "folders@school.edu");
    const older = await createFolder(client, userId, { name: "Biology", description: "", color: "#3B82F6" });
    await backend.sql("update public.folders set created_at = created_at - interval '1 day' where id = $1", [older.id]);
    const newer = await createFolder(client, userId, { name: "History", description: "Rome", color: "#ff0000" });
    expect(newer).toMatchObject({ name: "History", description: "Rome", color: "#ff0000" });
    expect((await listFolders(client, userId)).map(({ id }) => id)).toEqual([newer.id, older.id]);

    const noah = await openSignedInBrowser(backend, "noah@school.edu");
    await expect(getFolder(noah.client, userId, newer.id)).rejects.toMatchObject({ code: "not-found" });
    await expect(
      createFolder(noah.client, userId, { name: "Not mine", description: "", color: "#3B82F6" }),
    ).rejects.toMatchObject({ code: "forbidden" });
    await deleteFolder(noah.client, userId, newer.id);
    expect(await getFolder(client, userId, newer.id)).toEqual(newer);
    await deleteFolder(client, userId, newer.id);
    await expect(getFolder(client, userId, newer.id)).rejects.toMatchObject({ code: "not-found" });
  });

  test("FOL-02 reads the list again after a creation and removes a deleted folder", async () => {
    const { client, userId } = await openSignedInBrowser(backend, "folder-cache@school.edu");
    const cache = new QueryClient();
    const list = folderQueries(client, userId).list();
    const mutations = folderMutations(client, userId);
    await cache.fetchQuery(list);
    const folder = await runWrite(cache, mutations.create(), { name: "Art", description: "", color: "#3B82F6" });
    expect(cache.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
    await cache.fetchQuery(list);
    expect(cache.getQueryData(list.queryKey)).toEqual([folder]);
    await runWrite(cache, mutations.remove(folder.id), undefined);
    expect(cache.getQueryData(list.queryKey)).toEqual([]);
  });
});
