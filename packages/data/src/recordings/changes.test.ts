import { createSummary } from "@lectern/domain/testing/recordings";
import { onlineManager, QueryClient } from "@tanstack/query-core";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { runWrite } from "../options.ts";
import { tagKeys } from "../tags/tags.queries.ts";
import { controlBackend, settle } from "../testing/controlled-backend.ts";
import { toCompleteList, toSummaryRow } from "../testing/recordings.ts";
import { manyRecordingsMutations } from "./changes.mutations.ts";
import type { RecordingsChange } from "./changes.api.ts";
import { recordingMutations } from "./recordings.mutations.ts";
import { type RecordingList, recordingKeys, recordingQueries } from "./recordings.queries.ts";

const userId = "maya";
const create = (id: string, day: number, folderId: string | null, isFavorite = false) =>
  createSummary({ id, name: `Recording ${id}`, day, folderId, isFavorite });
const cells = create("1", 3, "biology");
const rome = create("2", 2, "history", true);
const loose = create("3", 1, null);

let backend: ReturnType<typeof controlBackend>;
let cache: QueryClient;
let mutations: ReturnType<typeof manyRecordingsMutations>;

beforeEach(() => {
  backend = controlBackend();
  cache = new QueryClient();
  mutations = manyRecordingsMutations(backend.client, userId);
  cache.setQueryData(recordingKeys.list(userId), toCompleteList(cells, rome, loose));
  cache.setQueryData(recordingKeys.favorites(userId), toCompleteList(rome));
  cache.setQueryData(recordingKeys.inFolder(userId, "biology"), toCompleteList(cells));
  cache.setQueryData(recordingKeys.inFolder(userId, "history"), toCompleteList(rome));
  cache.setQueryData(tagKeys.tagged(userId), new Map([["1", ["exam"]]]));
});

const all = (change: RecordingsChange) => ({ id: "call", recordingIds: ["1", "2", "3"], ...change });
const toOutcome = (write: Promise<void>) =>
  write.then(
    () => "done" as const,
    () => "failed" as const,
  );
const ids = (key: readonly unknown[]) => cache.getQueryData<RecordingList>(key)?.recordings.map(({ id }) => id);
const getTags = (id: string) =>
  cache.getQueryData<ReadonlyMap<string, string[]>>(tagKeys.tagged(userId))?.get(id) ?? [];
const folders = () => cache.getQueryData<RecordingList>(recordingKeys.list(userId))?.recordings.map((r) => r.folderId);

describe("a change of many recordings", () => {
  test("UNT-05 moves, stars and tags recordings before the server answers, in one call", async () => {
    const change = all({ folderId: "biology", isFavorite: true, addTags: ["lab"], removeTags: ["exam"] });
    const outcome = toOutcome(runWrite(cache, mutations.change(), change));
    expect(ids(recordingKeys.inFolder(userId, "biology"))).toEqual(["1", "2", "3"]);
    expect(ids(recordingKeys.inFolder(userId, "history"))).toEqual([]);
    expect(ids(recordingKeys.favorites(userId))).toEqual(["1", "2", "3"]);
    expect(["1", "2", "3"].map(getTags)).toEqual([["lab"], ["lab"], ["lab"]]);
    const request = await backend.nextWrite();
    expect(request.body).toEqual({
      p_id: "call",
      p_recording_ids: ["1", "2", "3"],
      p_moves: true,
      p_folder_id: "biology",
      p_is_favorite: true,
      p_add_tags: ["lab"],
      p_remove_tags: ["exam"],
    });
    await request.answer(200, 3);
    expect(await outcome).toBe("done");
    expect(backend.all.filter(({ method }) => method === "POST")).toHaveLength(1);
  });

  test("UNT-05 reverts everything if the server refuses it", async () => {
    const outcome = toOutcome(
      runWrite(cache, mutations.change(), all({ folderId: null, isFavorite: false, addTags: ["lab"] })),
    );
    expect(ids(recordingKeys.favorites(userId))).toEqual([]);
    await (await backend.nextWrite()).answer(400, { code: "23503", message: "no such tag" });
    expect(await outcome).toBe("failed");
    expect(folders()).toEqual(["biology", "history", null]);
    expect(ids(recordingKeys.favorites(userId))).toEqual(["2"]);
    expect(["1", "2", "3"].map(getTags)).toEqual([["exam"], [], []]);
    expect(cache.getQueryState(recordingKeys.list(userId))?.isInvalidated).toBe(true);
  });

  test("UNT-05 a change that the server refuses leaves the star that was changed since", async () => {
    const change = toOutcome(runWrite(cache, mutations.change(), all({ isFavorite: true })));
    const star = toOutcome(runWrite(cache, recordingMutations(backend.client, userId).setFavorite("2"), false));
    await (await backend.nextWrite()).answer(400, {});
    expect(await change).toBe("failed");
    expect(ids(recordingKeys.favorites(userId))).toEqual([]);
    await (await backend.nextWrite()).answer(500, {});
    expect(await star).toBe("failed");
    expect(ids(recordingKeys.favorites(userId))).toEqual(["2"]);
  });

  test("UNT-05 a call whose answer was lost is sent again with the same id", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true, advanceTimeDelta: 100 });
    const sent: unknown[] = [];
    const { createLecternClient } = await import("../client.ts");
    const client = createLecternClient({
      url: "http://backend.test",
      publishableKey: "sb_publishable_test",
      fetch: async (_, init) => {
        sent.push(JSON.parse(init?.body as string));
        if (sent.length === 1) throw new TypeError("Failed to fetch");
        return Response.json(3);
      },
    });
    const { change } = manyRecordingsMutations(client, userId);
    expect(await toOutcome(runWrite(cache, change(), all({ isFavorite: true })))).toBe("done");
    vi.useRealTimers();
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  test("UNT-05 REC-04 a star that is changed while a change of many is being sent is sent after it, and the other way round", async () => {
    const change = toOutcome(runWrite(cache, mutations.change(), all({ isFavorite: true })));
    const call = await backend.nextWrite();
    const star = toOutcome(runWrite(cache, recordingMutations(backend.client, userId).setFavorite("1"), false));
    const other = toOutcome(runWrite(cache, recordingMutations(backend.client, userId).rename("2"), "Rome"));
    await settle();
    expect(backend.writes().map(({ body }) => body)).toEqual([call.body, { original_name: "Rome" }]);
    const again = toOutcome(runWrite(cache, mutations.change(), { ...all({ isFavorite: true }), id: "again" }));
    await call.answer(204);
    await settle();
    expect(await change).toBe("done");
    await backend.writes()[0]!.answer();
    expect(await other).toBe("done");
    expect(backend.writes().map(({ body }) => body)).toEqual([{ is_favorite: false }]);
    await (await backend.nextWrite()).answer();
    expect(await star).toBe("done");
    const last = await backend.nextWrite();
    expect(last.body).toMatchObject({ p_id: "again" });
    await last.answer(204);
    expect(await again).toBe("done");
    expect(ids(recordingKeys.favorites(userId))).toEqual(["1", "2", "3"]);
  });

  test("OFF-03 a call that fails without a network is not sent again, so that the student is told at once", async () => {
    onlineManager.setOnline(false);
    const outcome = toOutcome(runWrite(cache, mutations.change(), all({ isFavorite: true })));
    await (await backend.nextWrite()).fail();
    expect(await outcome).toBe("failed");
    expect(backend.all).toHaveLength(1);
    onlineManager.setOnline(true);
  });

  test("UNT-05 a list that is read meanwhile includes the change", async () => {
    const read = cache.fetchQuery(recordingQueries(backend.client, userId).list());
    const outcome = toOutcome(runWrite(cache, mutations.change(), all({ folderId: "art" })));
    await settle();
    await backend.waiting.find(({ method }) => method === "GET")?.answer(200, [cells, rome, loose].map(toSummaryRow));
    expect((await read).recordings.map(({ folderId }) => folderId)).toEqual(["art", "art", "art"]);
    await (await backend.nextWrite()).answer(200, 3);
    expect(await outcome).toBe("done");
  });
});

const unread = () => cache.getQueryData(recordingKeys.unreadIn(userId, "biology"));
describe("marking many recordings as read", () => {
  beforeEach(() => cache.setQueryData(recordingKeys.unreadIn(userId, "biology"), ["1", "4"]));

  test("UNT-07 shows before the server answers, in one call, and the opposite brings back those of the folder", async () => {
    const outcome = toOutcome(runWrite(cache, mutations.setRead(true), ["1", "2"]));
    expect(unread()).toEqual(["4"]);
    const request = await backend.nextWrite();
    expect(request.body).toEqual({ p_recording_ids: ["1", "2"], p_is_read: true });
    await request.answer(200, 2);
    expect(await outcome).toBe("done");
    void runWrite(cache, mutations.setRead(false), ["1", "2"]);
    expect(unread()).toEqual(["4", "1"]);
  });

  test("UNT-07 is reverted when the server refuses it", async () => {
    const outcome = toOutcome(runWrite(cache, mutations.setRead(true), ["1"]));
    expect(unread()).toEqual(["4"]);
    await (await backend.nextWrite()).answer(500, { message: "no" });
    expect(await outcome).toBe("failed");
    expect(unread()).toEqual(["4", "1"]);
  });

  test("UNT-07 a read that began before doesn't bring the lectures back", async () => {
    cache.removeQueries({ queryKey: recordingKeys.unread(userId) });
    const read = cache.fetchQuery(recordingQueries(backend.client, userId).unreadIn("biology"));
    await settle();
    void runWrite(cache, mutations.setRead(true), ["1"]);
    const request = backend.all.find(({ method }) => method === "GET");
    await request!.answer(200, [
      { id: "1", created_at: cells.createdAt },
      { id: "4", created_at: rome.createdAt },
    ]);
    expect(await read).toEqual(["4"]);
  });
});

const changeAll = async (change: RecordingsChange) => {
  const done = toOutcome(runWrite(cache, mutations.change(), all(change)));
  await (await backend.nextWrite()).answer(200, 3);
  await done;
  return all(change);
};

describe("undoing", () => {
  test("UNT-05 restores what was shown before the change", async () => {
    const change = await changeAll({ folderId: "biology", isFavorite: true, addTags: ["lab"] });
    const undone = toOutcome(runWrite(cache, mutations.undo(), change));
    expect(folders()).toEqual(["biology", "history", null]);
    expect(ids(recordingKeys.favorites(userId))).toEqual(["2"]);
    expect(ids(recordingKeys.inFolder(userId, "history"))).toEqual(["2"]);
    expect(["1", "2", "3"].map(getTags)).toEqual([["exam"], [], []]);
    const request = await backend.nextWrite();
    expect(request.body).toEqual({ p_id: "call" });
    await request.answer(200, true);
    expect(await undone).toBe("done");
  });

  test("UNT-05 keeps values that were changed since", async () => {
    const change = await changeAll({ folderId: "biology" });
    const moved = toOutcome(runWrite(cache, recordingMutations(backend.client, userId).move("2"), "art"));
    await (await backend.nextWrite()).answer();
    expect(await moved).toBe("done");
    const undone = toOutcome(runWrite(cache, mutations.undo(), change));
    expect(folders()).toEqual(["biology", "art", null]);
    await (await backend.nextWrite()).answer(200, true);
    expect(await undone).toBe("done");
  });

  test("UNT-05 reports that the server no longer knows the change", async () => {
    const change = await changeAll({ isFavorite: true });
    const undone = toOutcome(runWrite(cache, mutations.undo(), change));
    await (await backend.nextWrite()).answer(200, false);
    expect(await undone).toBe("failed");
    expect(cache.getQueryState(recordingKeys.list(userId))?.isInvalidated).toBe(true);
  });
});

test("UNT-05 deleted recordings leave every list when the server has answered, and a later read doesn't bring them back", async () => {
  const outcome = toOutcome(runWrite(cache, mutations.remove(), ["1", "2"]));
  expect(ids(recordingKeys.list(userId))).toEqual(["1", "2", "3"]);
  const read = cache.fetchQuery(recordingQueries(backend.client, userId).list());
  await (await backend.nextWrite()).answer(200, 2);
  expect(await outcome).toBe("done");
  expect(ids(recordingKeys.list(userId))).toEqual(["3"]);
  expect(ids(recordingKeys.favorites(userId))).toEqual([]);
  await backend.waiting.find(({ method }) => method === "GET")?.answer(200, [cells, rome, loose].map(toSummaryRow));
  expect((await read).recordings.map(({ id }) => id)).toEqual(["3"]);
});
