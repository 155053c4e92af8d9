import type { Failure } from "@lectern/domain/failure";
import { onlineManager, QueryClient } from "@tanstack/query-core";
import { beforeEach, describe, expect, test } from "vitest";
import { createLecternClient } from "../client.ts";
import { runWrite, type Write } from "../options.ts";
import type { WriteState } from "../recent-writes.ts";
import { createRecording, createSummary } from "@lectern/domain/testing/recordings";
import { toCompleteList, toSummaryRow } from "../testing/recordings.ts";
import { controlBackend, settle } from "../testing/controlled-backend.ts";
import { recordingMutations } from "./recordings.mutations.ts";
import { type RecordingList, recordingKeys, recordingQueries } from "./recordings.queries.ts";

const userId = "maya";

const biology = createSummary({ id: "1", name: "Biology", day: 3 });
const history = createSummary({ id: "2", name: "History", day: 2, isFavorite: true });

let backend: ReturnType<typeof controlBackend>;
let cache: QueryClient;
let mutations: ReturnType<typeof recordingMutations>;
const getShown = () => cache.getQueryData<RecordingList>(recordingKeys.list(userId))?.recordings;
const one = (id: string) => getShown()?.find((recording) => recording.id === id);
const unread = (folder: string) => cache.getQueryData(recordingKeys.unreadIn(userId, folder));
const isUnreadInvalidated = () => cache.getQueryState(recordingKeys.unreadIn(userId, "f"))?.isInvalidated;
const writes = () => backend.writes();
const next = () => backend.nextWrite();
const run = <Variables>(write: Write<Variables, WriteState>, variables: NoInfer<Variables>) =>
  runWrite(cache, write, variables).then(
    () => "done" as const,
    (failure: Failure) => failure.code,
  );

beforeEach(() => {
  backend = controlBackend();
  cache = new QueryClient();
  mutations = recordingMutations(backend.client, userId);
  cache.setQueryData(recordingKeys.list(userId), toCompleteList(biology, history));
  cache.setQueryData(recordingKeys.favorites(userId), toCompleteList(history));
});

describe("a star", () => {
  test("REC-04 shows in every list before the server answers", async () => {
    cache.setQueryData(recordingKeys.one(userId, "1"), { ...biology, status: "completed", hasTranscript: true });
    const outcome = run(mutations.setFavorite("1"), true);
    expect(one("1")?.isFavorite).toBe(true);
    expect(cache.getQueryData(recordingKeys.one(userId, "1"))).toMatchObject({
      isFavorite: true,
      hasTranscript: true,
    });
    expect(cache.getQueryData(recordingKeys.favorites(userId))).toMatchObject({
      recordings: [{ id: "1", isFavorite: true }, { id: "2" }],
    });
    const request = await next();
    expect(request).toMatchObject({ method: "PATCH", body: { is_favorite: true } });
    await request.answer();
    expect(await outcome).toBe("done");
    expect(one("1")?.isFavorite).toBe(true);
  });

  test("REC-04 REC-09 is undone when the server refuses it, without a retry", async () => {
    const outcome = run(mutations.setFavorite("1"), true);
    await (await next()).answer(500, { message: "no" });
    expect(await outcome).toBe("server");
    expect(one("1")?.isFavorite).toBe(false);
    expect(cache.getQueryData<RecordingList>(recordingKeys.favorites(userId))?.recordings).toEqual([history]);
    expect(backend.all.filter(({ method }) => method === "PATCH")).toHaveLength(1);
    expect(mutations.setFavorite("1").meta).toEqual({ logLine: "Error updating favorite", name: "set-favorite" });
  });

  test("REC-04 sends the second of two quick clicks after the first was answered", async () => {
    const first = run(mutations.setFavorite("1"), true);
    const second = run(mutations.setFavorite("1"), false);
    expect(one("1")?.isFavorite).toBe(false);
    const request = await next();
    expect(writes()).toHaveLength(1);
    expect(request.body).toEqual({ is_favorite: true });
    await request.answer();
    expect(one("1")?.isFavorite).toBe(false);
    const last = await next();
    expect(last.body).toEqual({ is_favorite: false });
    await last.answer();
    expect([await first, await second]).toEqual(["done", "done"]);
    expect(one("1")?.isFavorite).toBe(false);
  });

  test("REC-04 sends clicks on two recordings in parallel", async () => {
    void run(mutations.setFavorite("1"), true);
    void run(mutations.setFavorite("2"), false);
    await settle();
    expect(writes()).toHaveLength(2);
  });

  test("REC-04 of three clicks, keeps the one that the server accepted", async () => {
    const outcomes = [true, false, true].map((value) => run(mutations.setFavorite("1"), value));
    await (await next()).answer();
    await (await next()).answer(500, {});
    await (await next()).answer(500, {});
    expect(await Promise.all(outcomes)).toEqual(["done", "server", "server"]);
    expect(one("1")?.isFavorite).toBe(true);
  });

  test("REC-04 reading a list during the write keeps the star", async () => {
    cache.removeQueries({ queryKey: recordingKeys.list(userId) });
    cache.setQueryData(recordingKeys.favorites(userId), toCompleteList(history, biology));
    const reading = cache.fetchQuery(recordingQueries(backend.client, userId).list());
    await settle();
    const read = backend.waiting.find(({ method }) => method === "GET");
    const outcome = run(mutations.setFavorite("1"), true);
    await read?.answer(200, [toSummaryRow(biology), toSummaryRow(history)]);
    await reading;
    expect(one("1")?.isFavorite).toBe(true);
    await (await next()).answer();
    expect(await outcome).toBe("done");
    expect(one("1")?.isFavorite).toBe(true);
  });

  test.each([
    ["nothing was shown", true],
    ["the list was shown", false],
  ])("REC-04 a read that began before the write keeps the star: %s", async (_, isFirst) => {
    if (isFirst) cache.clear();
    const reading = cache.fetchQuery({ ...recordingQueries(backend.client, userId).list(), staleTime: 0 });
    await settle();
    const old = backend.waiting.find(({ method }) => method === "GET");
    const outcomes = [run(mutations.setFavorite("1"), true), run(mutations.rename("2"), "Herstory")];
    await (await next()).answer();
    await (await next()).answer();
    expect(await Promise.all(outcomes)).toEqual(["done", "done"]);
    await old?.answer(200, [toSummaryRow(biology), toSummaryRow(history)]);
    await reading;
    expect(one("1")?.isFavorite).toBe(true);
    expect(one("2")?.name).toBe("Herstory");
  });

  test("REC-08 a read of the favorites that began before a star was removed does not bring its card back", async () => {
    const favorites = recordingQueries(backend.client, userId).favorites();
    const reading = cache.fetchQuery({ ...favorites, staleTime: 0 });
    await settle();
    const old = backend.waiting.find(({ method }) => method === "GET");
    const outcome = run(mutations.setFavorite("2"), false);
    await old?.answer(200, [toSummaryRow(history)]);
    await reading;
    expect(cache.getQueryData<RecordingList>(favorites.queryKey)?.recordings).toEqual([]);
    await (await next()).answer();
    expect(await outcome).toBe("done");
  });

  test("REC-04 a later read replaces the star, since another device may have removed it", async () => {
    const outcome = run(mutations.setFavorite("1"), true);
    await (await next()).answer();
    expect(await outcome).toBe("done");
    await settle();
    const reading = cache.fetchQuery({ ...recordingQueries(backend.client, userId).list(), staleTime: 0 });
    await settle();
    await backend.waiting.find(({ method }) => method === "GET")?.answer(200, [toSummaryRow(biology)]);
    await reading;
    expect(getShown()).toEqual([biology]);
  });
});

describe("an emptied cache", () => {
  test("AUT-09 is not filled by a list that was still loading", async () => {
    cache.clear();
    const reading = cache.fetchQuery(recordingQueries(backend.client, userId).list()).catch(() => "cancelled");
    await settle();
    cache.clear();
    await backend.waiting[0]?.answer(200, [toSummaryRow(biology)]);
    expect(await reading).toBe("cancelled");
    expect(cache.getQueryCache().getAll()).toEqual([]);
  });
});

describe("without a network", () => {
  test("REC-09 SHL-11 fails instead of waiting to be online", async () => {
    const client = createLecternClient({
      url: "http://backend.test",
      publishableKey: "sb_publishable_test",
      fetch: () => Promise.reject(new TypeError("Failed to fetch")),
    });
    onlineManager.setOnline(false);
    try {
      await expect(cache.fetchQuery(recordingQueries(client, userId).one("1"))).rejects.toMatchObject({
        code: "offline",
      });
      const writes = recordingMutations(client, userId);
      expect(await run(writes.setFavorite("1"), true)).toBe("offline");
      expect(await run(writes.remove("1"), undefined)).toBe("offline");
      expect(getShown()).toEqual([biology, history]);
    } finally {
      onlineManager.setOnline(true);
    }
  });
});

describe("a name", () => {
  test("RDT-02 may be empty", async () => {
    const outcome = run(mutations.rename("1"), "");
    const request = await next();
    expect(request.body).toEqual({ original_name: "" });
    await request.answer();
    expect([await outcome, one("1")?.name]).toEqual(["done", ""]);
  });

  test("RDT-02 shows before the server answers", async () => {
    void run(mutations.rename("1"), "Botany");
    expect(one("1")?.name).toBe("Botany");
  });

  test("RDT-02 returns to the old name if the new one is refused", async () => {
    const outcome = run(mutations.rename("1"), "Botany");
    await (await next()).answer(400, { message: "no", code: "23514" });
    expect(await outcome).toBe("invalid");
    expect(one("1")?.name).toBe("Biology");
  });

  test("RDT-02 after two names that both fail, the server's name shows", async () => {
    const outcomes = ["Botany", "Zoology"].map((name) => run(mutations.rename("1"), name));
    expect(one("1")?.name).toBe("Zoology");
    await (await next()).answer(500, {});
    expect(one("1")?.name).toBe("Zoology");
    await (await next()).answer(500, {});
    expect(await Promise.all(outcomes)).toEqual(["server", "server"]);
    expect(one("1")?.name).toBe("Biology");
  });

  test("RDT-02 a star and a name of one recording do not undo each other", async () => {
    const outcomes = [run(mutations.setFavorite("1"), true), run(mutations.rename("1"), "Botany")];
    await (await next()).answer(500, {});
    expect(one("1")).toMatchObject({ isFavorite: false, name: "Botany" });
    await (await next()).answer();
    expect(await Promise.all(outcomes)).toEqual(["server", "done"]);
    expect(one("1")).toMatchObject({ isFavorite: false, name: "Botany" });
  });
});

describe("deleting", () => {
  test("REC-06 removes the card when the server has answered", async () => {
    cache.setQueryData(recordingKeys.one(userId, "2"), history);
    const outcome = run(mutations.remove("2"), undefined);
    expect(one("2")).toEqual(history);
    await (await next()).answer(204);
    expect(await outcome).toBe("done");
    expect(getShown()).toEqual([biology]);
    expect(cache.getQueryData<RecordingList>(recordingKeys.favorites(userId))?.recordings).toEqual([]);
    expect(cache.getQueryData(recordingKeys.one(userId, "2"))).toBeUndefined();
  });

  test("REC-06 a read that began before the deletion does not bring the card back", async () => {
    const reading = cache.fetchQuery({ ...recordingQueries(backend.client, userId).list(), staleTime: 0 });
    await settle();
    const old = backend.waiting.find(({ method }) => method === "GET");
    const outcome = run(mutations.remove("2"), undefined);
    await (await next()).answer(204);
    expect(await outcome).toBe("done");
    await old?.answer(200, [toSummaryRow(biology), toSummaryRow(history)]);
    await reading;
    expect(getShown()).toEqual([biology]);
  });

  test("REC-06 REC-09 a delete that fails leaves the card", async () => {
    const outcome = run(mutations.remove("2"), undefined);
    await (await next()).answer(500, {});
    expect(await outcome).toBe("server");
    expect(getShown()).toEqual([biology, history]);
    expect(mutations.remove("2").meta).toEqual({ logLine: "Error deleting recording", name: "delete-recording" });
  });
});

describe("the mark of what is read", () => {
  const whole = createRecording({ ...biology, folderId: "f" });
  beforeEach(() => {
    cache.setQueryData(recordingKeys.one(userId, "1"), whole);
    cache.setQueryData(recordingKeys.unreadIn(userId, "f"), ["1", "2"]);
    cache.setQueryData(recordingKeys.unreadIn(userId, "g"), ["3"]);
  });

  test("UNT-07 shows on its page and in its folder before the server answers", async () => {
    const outcome = run(mutations.setRead("1"), true);
    expect(cache.getQueryData(recordingKeys.one(userId, "1"))).toEqual({ ...whole, isRead: true });
    expect([unread("f"), unread("g")]).toEqual([["2"], ["3"]]);
    expect(getShown()).toEqual([biology, history]);
    const request = await next();
    expect(request).toMatchObject({ method: "PATCH", body: { is_read: true } });
    await request.answer();
    expect(await outcome).toBe("done");
    void run(mutations.setRead("1"), false);
    expect([unread("f"), unread("g")]).toEqual([["2", "1"], ["3"]]);
  });

  test("UNT-07 of two quick marks the last one alone has the list read again", async () => {
    const first = run(mutations.setRead("1"), true);
    const second = run(mutations.setRead("1"), false);
    await (await next()).answer();
    await first;
    expect(isUnreadInvalidated()).toBe(false);
    expect(unread("f")).toEqual(["2", "1"]);
    await (await next()).answer();
    await second;
    expect(isUnreadInvalidated()).toBe(true);
  });

  test("UNT-07 is undone when the server refuses it", async () => {
    const outcome = run(mutations.setRead("1"), true);
    await (await next()).answer(500, { message: "no" });
    expect(await outcome).toBe("server");
    expect(cache.getQueryData(recordingKeys.one(userId, "1"))).toEqual(whole);
    expect(unread("f")).toEqual(["2", "1"]);
  });

  test("UNT-07 a read that began before the mark doesn't bring the lecture back", async () => {
    const { unreadIn } = recordingQueries(backend.client, userId);
    cache.removeQueries({ queryKey: recordingKeys.unread(userId) });
    const read = cache.fetchQuery(unreadIn("f"));
    await settle();
    void run(mutations.setRead("1"), true);
    const request = backend.all.find(({ method }) => method === "GET");
    await request!.answer(200, [
      { id: "1", created_at: biology.createdAt },
      { id: "2", created_at: history.createdAt },
    ]);
    expect(await read).toEqual(["2"]);
  });
});
