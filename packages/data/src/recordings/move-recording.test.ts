import { QueryClient } from "@tanstack/query-core";
import { beforeEach, describe, expect, test } from "vitest";
import { runWrite } from "../options.ts";
import { createSummary } from "@lectern/domain/testing/recordings";
import { toCompleteList, toSummaryRow } from "../testing/recordings.ts";
import { controlBackend, settle } from "../testing/controlled-backend.ts";
import { recordingMutations } from "./recordings.mutations.ts";
import { type RecordingList, recordingKeys, recordingQueries } from "./recordings.queries.ts";

const userId = "maya";
const recording = (id: string, day: number, folderId: string | null) =>
  createSummary({ id, name: `Recording ${id}`, day, folderId });

const cells = recording("1", 3, "biology");
const rome = recording("2", 2, "history");
const loose = recording("3", 1, null);

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
  cache.setQueryData(recordingKeys.list(userId), toCompleteList(cells, rome, loose));
  cache.setQueryData(recordingKeys.inFolder(userId, "biology"), toCompleteList(cells));
  cache.setQueryData(recordingKeys.inFolder(userId, "history"), toCompleteList(rome));
  cache.setQueryData(recordingKeys.addable(userId, "biology"), toCompleteList(rome, loose));
});

describe("moving between folders", () => {
  test("FOL-07 shows the card in its new folder before the server answers, sorted newest first", async () => {
    const outcome = move("2", "biology");
    expect(inFolder("biology")).toEqual(["1", "2"]);
    expect(inFolder("history")).toEqual([]);
    // The user is choosing from this list, so it changes only when the server has answered.
    expect(addable()).toEqual(["2", "3"]);
    const request = await backend.nextWrite();
    expect(request).toMatchObject({ method: "PATCH", body: { folder_id: "biology" } });
    await request.answer();
    expect(await outcome).toBe("done");
    expect(inFolder("biology")).toEqual(["1", "2"]);
    expect(isInvalidated(recordingKeys.addable(userId, "biology"))).toBe(true);
    expect(isInvalidated(recordingKeys.inFolder(userId, "biology"))).toBe(true);
  });

  test("FOL-07 moving out of a folder sets folder_id to null", async () => {
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

  test("FOL-07 FOL-08 a refused move puts the card back", async () => {
    const outcomes = [move("2", "biology"), move("1", null)];
    await (await backend.nextWrite()).answer(500, {});
    await (await backend.nextWrite()).answer(500, {});
    expect(await Promise.all(outcomes)).toEqual(["failed", "failed"]);
    expect([inFolder("biology"), inFolder("history")]).toEqual([["1"], ["2"]]);
    expect(recordingMutations(backend.client, userId).move("1").meta).toEqual({
      logLine: "Error moving recording",
      name: "move-recording",
    });
  });

  test("FOL-07 after two quick moves that both fail, the card is in the folder that the server has", async () => {
    const outcomes = [move("2", "biology"), move("2", null)];
    expect([inFolder("biology"), inFolder("history")]).toEqual([["1"], []]);
    await (await backend.nextWrite()).answer(500, {});
    await (await backend.nextWrite()).answer(500, {});
    expect(await Promise.all(outcomes)).toEqual(["failed", "failed"]);
    expect([inFolder("biology"), inFolder("history")]).toEqual([["1"], ["2"]]);
  });

  test("FOL-07 reading a folder during a move does not bring the card back", async () => {
    const outcome = move("1", null);
    const reading = cache.fetchQuery({
      ...recordingQueries(backend.client, userId).inFolder("biology"),
      staleTime: 0,
    });
    await settle();
    const read = backend.waiting.find(({ method }) => method === "GET");
    await read?.answer(200, [toSummaryRow(cells)]);
    await reading;
    expect(inFolder("biology")).toEqual([]);
    await (await backend.nextWrite()).answer();
    expect(await outcome).toBe("done");
  });
});

describe("deleting", () => {
  test("SHL-07 refetches the three newest", async () => {
    cache.setQueryData(recordingKeys.recent(userId), toCompleteList(cells, rome, loose));
    const outcome = runWrite(cache, recordingMutations(backend.client, userId).remove("1"), undefined);
    await (await backend.nextWrite()).answer(204);
    await outcome;
    expect(cache.getQueryData<RecordingList>(recordingKeys.recent(userId))?.recordings).toEqual([rome, loose]);
    expect(isInvalidated(recordingKeys.recent(userId))).toBe(true);
  });
});
