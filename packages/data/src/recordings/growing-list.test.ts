import { QueryClient, QueryObserver } from "@tanstack/query-core";
import { expect, test } from "vitest";
import { createLightClient } from "../light-client.ts";
import { toUrl } from "../testing/browser.ts";
import { createFakeStorage } from "../testing/fake-storage.ts";
import { createSummary } from "@lectern/domain/testing/recordings";
import { toSummaryRow } from "../testing/recordings.ts";
import { dropRecordings, showChanges } from "./cached-recordings.ts";
import { recordingQueries } from "./recordings.queries.ts";

const createRows = (count: number) =>
  Array.from({ length: count }, () => toSummaryRow(createSummary({ id: crypto.randomUUID() })));

/** A student with that many recordings, the newest first. Records the reads, and the lengths at which their list was shown. */
function observeLibrary(count: number) {
  const rows = createRows(count);
  const reads: (number | "count")[] = [];
  let failure: Response | undefined;
  const rest = Promise.withResolvers<void>();
  const client = createLightClient({
    url: "http://backend.test",
    publishableKey: "sb_publishable_test",
    storage: createFakeStorage(),
    whenIdle: () => rest.promise,
    whenUserActive: () => rest.promise,
    fetch: async (input, init) => {
      const { searchParams } = toUrl(input);
      if (init?.method === "HEAD") {
        reads.push("count");
        return new Response(null, { headers: { "content-range": `*/${rows.length}` } });
      }
      if (failure !== undefined) return failure.clone();
      const limit = Number(searchParams.get("limit"));
      reads.push(limit);
      const after = /id\.lt\.([\w-]+)/.exec(searchParams.get("or") ?? "")?.[1];
      const from = rows.findIndex(({ id }) => id === after) + 1;
      return Response.json(rows.slice(from, from + limit));
    },
  });
  const cache = new QueryClient();
  const queries = recordingQueries(client, "maya");
  const shown: number[] = [];
  const list = new QueryObserver(cache, queries.list());
  const stop = list.subscribe(({ data }) => {
    if (data !== undefined && data.recordings.length !== shown.at(-1)) shown.push(data.recordings.length);
  });
  return {
    cache,
    rows,
    reads,
    shown,
    now: () => list.getCurrentResult(),
    rest: rest.resolve,
    readWhole: () => cache.prefetchQuery(queries.wholeList()),
    refetch: () => list.refetch(),
    fail: () => (failure = Response.json({ message: "down" }, { status: 503 })),
    stop,
  };
}

test("REC-03 requests the rest of a list when the page is idle", async () => {
  const { reads, shown, now, rest, stop } = observeLibrary(1_050);
  await expect.poll(() => shown).toEqual([60]);
  expect(now().data?.isComplete).toBe(false);
  expect(reads).toEqual([60]);
  rest();
  await expect.poll(() => now().data?.isComplete).toBe(true);
  expect(reads).toEqual([60, 1000]);
  stop();
});

test("REC-03 leaves what is far from the beginning of a long list until it is wanted, and knows how much that is", async () => {
  const { reads, shown, now, rest, readWhole, refetch, stop } = observeLibrary(10_001);
  rest();
  await expect.poll(() => now().data?.rest).toBe(8_941);
  expect(now().data?.isComplete).toBe(false);
  expect(reads).toEqual([60, 1000, "count"]);
  await refetch();
  expect([now().data?.recordings.length, now().data?.rest]).toEqual([1_060, 8_941]);

  await readWhole();
  expect(now().data).toMatchObject({ isComplete: true });
  expect(now().data?.rest).toBeUndefined();
  expect(new Set(now().data?.recordings.map(({ id }) => id)).size).toBe(10_001);
  expect(reads.slice(-9)).toEqual(Array.from({ length: 9 }, () => 1000));
  // The list is updated only when it has doubled.
  expect(shown).toEqual([60, 1_060, 3_060, 7_060, 10_001]);

  await refetch();
  expect(now().data?.recordings).toHaveLength(10_001);
  stop();
});

test("REC-04 REC-06 keeps what the student changes while the rest of a list is read", async () => {
  const { cache, rows, now, rest, readWhole, stop } = observeLibrary(1_500);
  rest();
  await expect.poll(() => now().data?.rest).toBe(440);
  const [starred, deleted] = [rows[3]!.id, rows[7]!.id];
  const reading = readWhole();
  showChanges(cache, "maya", new Map([[starred, { isFavorite: true }]]));
  dropRecordings(cache, "maya", new Set([deleted]));
  await reading;
  const recordings = now().data?.recordings ?? [];
  expect(recordings.find(({ id }) => id === starred)?.isFavorite).toBe(true);
  expect(recordings.some(({ id }) => id === deleted)).toBe(false);
  expect(recordings).toHaveLength(1_499);
  stop();
});

test("REC-09 keeps a long list as it is when its rest can't be read", async () => {
  const { now, rest, readWhole, fail, stop } = observeLibrary(1_500);
  rest();
  await expect.poll(() => now().data?.rest).toBe(440);
  fail();
  await readWhole();
  expect(now()).toMatchObject({ isError: true, data: { isComplete: false, rest: 440 } });
  expect(now().data?.recordings).toHaveLength(1_060);
  stop();
});
