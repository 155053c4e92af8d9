import type { Failure } from "@lectern/domain/failure";
import type { RecordingSummary } from "@lectern/domain/recording";
import { onlineManager, QueryClient } from "@tanstack/query-core";
import { beforeEach, describe, expect, test } from "vitest";
import { createLecternClient } from "../client.ts";
import { runWrite, type Write } from "../options.ts";
import type { WriteState } from "../recent-writes.ts";
import { controlBackend, settle } from "../testing/controlled-backend.ts";
import { recordingMutations } from "./recordings.mutations.ts";
import { type RecordingList, recordingKeys, recordingQueries } from "./recordings.queries.ts";

const userId = "maya";

const rowOf = (id: string, name: string, day: number, isFavorite = false): RecordingSummary => ({
  id,
  name,
  createdAt: `2025-08-0${day}T10:00:00+00:00`,
  isFavorite,
  folderId: null,
  glyph: "microphone",
  color: "#3B82F6",
});
const listOf = (...recordings: RecordingSummary[]): RecordingList => ({ recordings, isComplete: true });
const dbRowOf = ({ id, name, createdAt, isFavorite }: RecordingSummary) => ({
  id,
  original_name: name,
  created_at: createdAt,
  is_favorite: isFavorite,
  folder_id: null,
  recording_icon: null,
  recording_icon_color: null,
});

const biology = rowOf("1", "Biology", 3);
const history = rowOf("2", "History", 2, true);

let backend: ReturnType<typeof controlBackend>;
let cache: QueryClient;
let mutations: ReturnType<typeof recordingMutations>;
const shown = () => cache.getQueryData<RecordingList>(recordingKeys.list(userId))?.recordings;
const one = (id: string) => shown()?.find((recording) => recording.id === id);
const writes = () => backend.writes();
const next = () => backend.nextWrite();
const run = <Variables>(write: Write<Variables, WriteState<Variables>>, variables: NoInfer<Variables>) =>
  runWrite(cache, write, variables).then(
    () => "done" as const,
    (failure: Failure) => failure.code,
  );

beforeEach(() => {
  backend = controlBackend();
  cache = new QueryClient();
  mutations = recordingMutations(backend.client, userId);
  cache.setQueryData(recordingKeys.list(userId), listOf(biology, history));
  cache.setQueryData(recordingKeys.favorites(userId), listOf(history));
});

describe("a star", () => {
  test("REC-04 is shown before the server answers, wherever the recording is shown", async () => {
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

  test("REC-04 REC-09 that the server refuses goes out again, as a Failure and without a retry", async () => {
    const outcome = run(mutations.setFavorite("1"), true);
    await (await next()).answer(500, { message: "no" });
    expect(await outcome).toBe("server");
    expect(one("1")?.isFavorite).toBe(false);
    expect(cache.getQueryData<RecordingList>(recordingKeys.favorites(userId))?.recordings).toEqual([history]);
    expect(backend.all.filter(({ method }) => method === "PATCH")).toHaveLength(1);
    expect(mutations.setFavorite("1").meta).toEqual({ work: "set-favorite" });
  });

  test("REC-04 two quick taps go out one after the other and end as the last said", async () => {
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

  test("REC-04 the taps of two recordings do not wait for one another", async () => {
    void run(mutations.setFavorite("1"), true);
    void run(mutations.setFavorite("2"), false);
    await settle();
    expect(writes()).toHaveLength(2);
  });

  test("REC-04 of three taps of which two fail, the one that the server took is what stays", async () => {
    const outcomes = [true, false, true].map((value) => run(mutations.setFavorite("1"), value));
    await (await next()).answer();
    await (await next()).answer(500, {});
    await (await next()).answer(500, {});
    expect(await Promise.all(outcomes)).toEqual(["done", "server", "server"]);
    expect(one("1")?.isFavorite).toBe(true);
  });

  test("REC-04 a list that is read while the star is on its way keeps it", async () => {
    cache.removeQueries({ queryKey: recordingKeys.list(userId) });
    cache.setQueryData(recordingKeys.favorites(userId), listOf(history, biology));
    const reading = cache.fetchQuery(recordingQueries(backend.client, userId).list());
    await settle();
    const read = backend.waiting.find(({ method }) => method === "GET");
    const outcome = run(mutations.setFavorite("1"), true);
    await read?.answer(200, [dbRowOf(biology), dbRowOf(history)]);
    await reading;
    expect(one("1")?.isFavorite).toBe(true);
    await (await next()).answer();
    expect(await outcome).toBe("done");
    expect(one("1")?.isFavorite).toBe(true);
  });

  test.each([
    ["nothing was shown", true],
    ["the list was shown", false],
  ])("REC-04 a read that began before the star was written, and comes after, keeps it: %s", async (_, isFirst) => {
    if (isFirst) cache.clear();
    const reading = cache.fetchQuery({ ...recordingQueries(backend.client, userId).list(), staleTime: 0 });
    await settle();
    const old = backend.waiting.find(({ method }) => method === "GET");
    const outcomes = [run(mutations.setFavorite("1"), true), run(mutations.rename("2"), "Herstory")];
    await (await next()).answer();
    await (await next()).answer();
    expect(await Promise.all(outcomes)).toEqual(["done", "done"]);
    await old?.answer(200, [dbRowOf(biology), dbRowOf(history)]);
    await reading;
    expect(one("1")?.isFavorite).toBe(true);
    expect(one("2")?.name).toBe("Herstory");
  });

  test("REC-08 a read of the favorites that began before a star was taken does not bring its card back", async () => {
    const favorites = recordingQueries(backend.client, userId).favorites();
    const reading = cache.fetchQuery({ ...favorites, staleTime: 0 });
    await settle();
    const old = backend.waiting.find(({ method }) => method === "GET");
    const outcome = run(mutations.setFavorite("2"), false);
    await old?.answer(200, [dbRowOf(history)]);
    await reading;
    expect(cache.getQueryData<RecordingList>(favorites.queryKey)?.recordings).toEqual([]);
    await (await next()).answer();
    expect(await outcome).toBe("done");
  });

  test("REC-04 a later read is believed: another device may have taken the star away", async () => {
    const outcome = run(mutations.setFavorite("1"), true);
    await (await next()).answer();
    expect(await outcome).toBe("done");
    await settle();
    const reading = cache.fetchQuery({ ...recordingQueries(backend.client, userId).list(), staleTime: 0 });
    await settle();
    await backend.waiting.find(({ method }) => method === "GET")?.answer(200, [dbRowOf(biology)]);
    await reading;
    expect(shown()).toEqual([biology]);
  });
});

describe("a cache that was emptied", () => {
  test("AUT-09 is not filled by a list that was still coming", async () => {
    cache.clear();
    const reading = cache.fetchQuery(recordingQueries(backend.client, userId).list()).catch(() => "cancelled");
    await settle();
    cache.clear();
    await backend.waiting[0]?.answer(200, [dbRowOf(biology)]);
    expect(await reading).toBe("cancelled");
    expect(cache.getQueryCache().getAll()).toEqual([]);
  });
});

describe("without a network", () => {
  test("REC-09 SHL-11 reads and writes fail at once: nothing waits to be online, nothing is kept for later", async () => {
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
      expect(shown()).toEqual([biology, history]);
    } finally {
      onlineManager.setOnline(true);
    }
  });
});

describe("a name", () => {
  test("RDT-02 may be empty, is shown at once, and comes back when it is refused", async () => {
    const outcome = run(mutations.rename("1"), "");
    expect(one("1")?.name).toBe("");
    const request = await next();
    expect(request.body).toEqual({ original_name: "" });
    await request.answer(400, { message: "no", code: "23514" });
    expect(await outcome).toBe("invalid");
    expect(one("1")?.name).toBe("Biology");
  });

  test("RDT-02 two names that both fail leave the one that the server has", async () => {
    const outcomes = ["Botany", "Zoology"].map((name) => run(mutations.rename("1"), name));
    expect(one("1")?.name).toBe("Zoology");
    await (await next()).answer(500, {});
    expect(one("1")?.name).toBe("Zoology");
    await (await next()).answer(500, {});
    expect(await Promise.all(outcomes)).toEqual(["server", "server"]);
    expect(one("1")?.name).toBe("Biology");
  });

  test("RDT-02 a star and a name of the same recording keep out of each other's way", async () => {
    const outcomes = [run(mutations.setFavorite("1"), true), run(mutations.rename("1"), "Botany")];
    await (await next()).answer(500, {});
    expect(one("1")).toMatchObject({ isFavorite: false, name: "Botany" });
    await (await next()).answer();
    expect(await Promise.all(outcomes)).toEqual(["server", "done"]);
    expect(one("1")).toMatchObject({ isFavorite: false, name: "Botany" });
  });
});

describe("deleting", () => {
  test("REC-06 the card leaves when the server has said so", async () => {
    cache.setQueryData(recordingKeys.one(userId, "2"), history);
    const outcome = run(mutations.remove("2"), undefined);
    expect(one("2")).toEqual(history);
    await (await next()).answer(204);
    expect(await outcome).toBe("done");
    expect(shown()).toEqual([biology]);
    expect(cache.getQueryData<RecordingList>(recordingKeys.favorites(userId))?.recordings).toEqual([]);
    expect(cache.getQueryData(recordingKeys.one(userId, "2"))).toBeUndefined();
  });

  test("REC-06 a read that began before does not bring the card back", async () => {
    const reading = cache.fetchQuery({ ...recordingQueries(backend.client, userId).list(), staleTime: 0 });
    await settle();
    const old = backend.waiting.find(({ method }) => method === "GET");
    const outcome = run(mutations.remove("2"), undefined);
    await (await next()).answer(204);
    expect(await outcome).toBe("done");
    await old?.answer(200, [dbRowOf(biology), dbRowOf(history)]);
    await reading;
    expect(shown()).toEqual([biology]);
  });

  test("REC-06 REC-09 a delete that fails leaves the card", async () => {
    const outcome = run(mutations.remove("2"), undefined);
    await (await next()).answer(500, {});
    expect(await outcome).toBe("server");
    expect(shown()).toEqual([biology, history]);
    expect(mutations.remove("2").meta).toEqual({ work: "delete-recording" });
  });
});
