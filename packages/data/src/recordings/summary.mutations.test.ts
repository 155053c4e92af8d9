import type { Failure } from "@lectern/domain/failure";
import { createRecording } from "@lectern/domain/testing/recordings";
import { QueryClient } from "@tanstack/query-core";
import { beforeEach, expect, test } from "vitest";
import { runWrite } from "../options.ts";
import { controlBackend } from "../testing/controlled-backend.ts";
import { recordingKeys } from "./recordings.queries.ts";
import { retrySummary } from "./summary.ts";

const userId = "maya";
const recording = createRecording({ id: "1f0c3c1e-54ac-4a0f-9d0e-6f2f6a1f9a22", status: "completed", summary: null });

let backend: ReturnType<typeof controlBackend>;
let cache: QueryClient;
const getShown = () => cache.getQueryData(recordingKeys.one(userId, recording.id));
const isStale = (queryKey: readonly unknown[]) => cache.getQueryState(queryKey)?.isInvalidated;
const run = () =>
  runWrite(cache, retrySummary(backend.client, userId, recording.id), undefined).catch(
    (failure: Failure) => failure.code,
  );

beforeEach(() => {
  backend = controlBackend();
  cache = new QueryClient();
  cache.setQueryData(recordingKeys.one(userId, recording.id), recording);
  cache.setQueryData(recordingKeys.recent(userId), { recordings: [], isComplete: true });
});

test("SRV-13 shows the recording as processing once the server has restarted the summary", async () => {
  const outcome = run();
  const request = await backend.nextWrite();
  expect(request).toMatchObject({ method: "POST", body: { recording_id: recording.id } });
  expect(getShown()).toEqual(recording);
  await request.answer(200, { status: "processing" });
  expect(await outcome).toBe("processing");
  expect(getShown()).toEqual({ ...recording, status: "processing" });
  expect(isStale(recordingKeys.recent(userId))).toBe(true);
});

test("SRV-13 the answer to an earlier read does not show the recording as completed again", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof recording>();
  const queryKey = recordingKeys.one(userId, recording.id);
  const read = cache.fetchQuery({ queryKey, queryFn: () => promise, retry: false }).catch(() => undefined);
  const outcome = run();
  await (await backend.nextWrite()).answer(200, { status: "processing" });
  await outcome;
  resolve(recording);
  await read;
  expect(getShown()).toEqual({ ...recording, status: "processing" });
});

test("SRV-13 refetches a recording that already has a summary", async () => {
  const outcome = run();
  await (await backend.nextWrite()).answer(200, { status: "completed" });
  expect(await outcome).toBe("completed");
  expect(isStale(recordingKeys.one(userId, recording.id))).toBe(true);
});

test("TUT-04 leaves a recording as it is whose lecture is read again", async () => {
  const outcome = run();
  await (await backend.nextWrite()).answer(200, { status: "reading" });
  expect(await outcome).toBe("reading");
  expect([getShown(), isStale(recordingKeys.one(userId, recording.id))]).toEqual([recording, false]);
});

test("SRV-13 a refused retry changes nothing", async () => {
  const outcome = run();
  await (await backend.nextWrite()).answer(429, { error: "Please try again in 3 hours." });
  expect(await outcome).toBe("rate-limited");
  expect(getShown()).toEqual(recording);
});
