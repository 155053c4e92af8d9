import type { RecordingSummary } from "@lectern/domain/recording";
import { QueryClient } from "@tanstack/query-core";
import { beforeEach, describe, expect, test } from "vitest";
import { runWrite } from "../options.ts";
import { controlBackend, settle } from "../testing/controlled-backend.ts";
import { recordingMutations } from "./recordings.mutations.ts";
import { type RecordingList, recordingKeys, recordingQueries } from "./recordings.queries.ts";

const userId = "maya";
const rowOf = (id: string, day: number, folderId: string | null): RecordingSummary => ({
  id,
  name: `Recording ${id}`,
  createdAt: `2025-08-0${day}T10:00:00+00:00`,
  isFavorite: false,
  folderId,
  glyph: "microphone",
  color: "#3B82F6",
});
const listOf = (...recordings: RecordingSummary[]): RecordingList => ({ recordings, isComplete: true });

const cells = rowOf("1", 3, "biology");
const rome = rowOf("2", 2, "history");
const loose = rowOf("3", 1, null);

let backend: ReturnType<typeof controlBackend>;
let cache: QueryClient;
const move = (id: string, folderId: string | null) =>
  runWrite(cache, recordingMutations(backend.client, userId).move(id), folderId).then(
    () => "done" as const,
    () => "failed" as const,
  );
const inFolder = (folderId: string) =>
  cache.getQueryData<RecordingList>(recordingKeys.inFolder(userId, folderId))?.recordings.map(({ id }) => id);
const addable = () =>
  cache.getQueryData<RecordingList>(recordingKeys.addable(userId, "biology"))?.recordings.map(({ id }) => id);
const isInvalidated = (queryKey: readonly unknown[]) => cache.getQueryState(queryKey)?.isInvalidated;

beforeEach(() => {
  backend = controlBackend();
  cache = new QueryClient();
  cache.setQueryData(recordingKeys.list(userId), listOf(cells, rome, loose));
  cache.setQueryData(recordingKeys.inFolder(userId, "biology"), listOf(cells));
  cache.setQueryData(recordingKeys.inFolder(userId, "history"), listOf(rome));
  cache.setQueryData(recordingKeys.addable(userId, "biology"), listOf(rome, loose));
});

describe("a move between folders", () => {
  test("FOL-07 is shown before the server answers: the card leaves one folder and enters the other, newest first", async () => {
    const outcome = move("2", "biology");
    expect(inFolder("biology")).toEqual(["1", "2"]);
    expect(inFolder("history")).toEqual([]);
    // Somebody is choosing there: the list changes when the server has said so.
    expect(addable()).toEqual(["2", "3"]);
    const request = await backend.nextWrite();
    expect(request).toMatchObject({ method: "PATCH", body: { folder_id: "biology" } });
    await request.answer();
    expect(await outcome).toBe("done");
    expect(inFolder("biology")).toEqual(["1", "2"]);
    expect(isInvalidated(recordingKeys.addable(userId, "biology"))).toBe(true);
    expect(isInvalidated(recordingKeys.inFolder(userId, "biology"))).toBe(true);
  });

  test("FOL-07 out of a folder nulls folder_id", async () => {
    const outcome = move("1", null);
    expect(inFolder("biology")).toEqual([]);
    const request = await backend.nextWrite();
    expect(request.body).toEqual({ folder_id: null });
    await request.answer();
    expect(await outcome).toBe("done");
    expect(cache.getQueryData<RecordingList>(recordingKeys.list(userId))?.recordings[0]).toMatchObject({
      folderId: null,
    });
  });

  test("FOL-07 FOL-08 that is refused puts the card back where it was", async () => {
    const outcomes = [move("2", "biology"), move("1", null)];
    await (await backend.nextWrite()).answer(500, {});
    await (await backend.nextWrite()).answer(500, {});
    expect(await Promise.all(outcomes)).toEqual(["failed", "failed"]);
    expect([inFolder("biology"), inFolder("history")]).toEqual([["1"], ["2"]]);
    expect(recordingMutations(backend.client, userId).move("1").meta).toEqual({ work: "move-recording" });
  });

  test("FOL-07 two quick moves of which both fail end in the folder that the server has", async () => {
    const outcomes = [move("2", "biology"), move("2", null)];
    expect([inFolder("biology"), inFolder("history")]).toEqual([["1"], []]);
    await (await backend.nextWrite()).answer(500, {});
    await (await backend.nextWrite()).answer(500, {});
    expect(await Promise.all(outcomes)).toEqual(["failed", "failed"]);
    expect([inFolder("biology"), inFolder("history")]).toEqual([["1"], ["2"]]);
  });

  test("FOL-07 a folder that is read while a card is on its way out does not bring it back", async () => {
    const outcome = move("1", null);
    const reading = cache.fetchQuery({
      ...recordingQueries(backend.client, userId).inFolder("biology"),
      staleTime: 0,
    });
    await settle();
    const read = backend.waiting.find(({ method }) => method === "GET");
    await read?.answer(200, [
      {
        id: "1",
        original_name: cells.name,
        created_at: cells.createdAt,
        is_favorite: false,
        folder_id: "biology",
        recording_icon: null,
        recording_icon_color: null,
      },
    ]);
    await reading;
    expect(inFolder("biology")).toEqual([]);
    await (await backend.nextWrite()).answer();
    expect(await outcome).toBe("done");
  });
});

describe("deleting", () => {
  test("SHL-07 asks for the three newest again, since another one takes the place", async () => {
    cache.setQueryData(recordingKeys.recent(userId), listOf(cells, rome, loose));
    const outcome = runWrite(cache, recordingMutations(backend.client, userId).remove("1"), undefined);
    await (await backend.nextWrite()).answer(204);
    await outcome;
    expect(cache.getQueryData<RecordingList>(recordingKeys.recent(userId))?.recordings).toEqual([rome, loose]);
    expect(isInvalidated(recordingKeys.recent(userId))).toBe(true);
  });
});
