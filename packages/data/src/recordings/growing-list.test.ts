import { QueryClient, QueryObserver } from "@tanstack/query-core";
import { expect, test } from "vitest";
import { createLightClient } from "../light-client.ts";
import { toUrl } from "../testing/browser.ts";
import { createFakeStorage } from "../testing/fake-storage.ts";
import { createSummary } from "@lectern/domain/testing/recordings";
import { toSummaryRow } from "../testing/recordings.ts";
import { recordingQueries } from "./recordings.queries.ts";

const createRows = (count: number) =>
  Array.from({ length: count }, () => toSummaryRow(createSummary({ id: crypto.randomUUID() })));

/** A student with that many recordings. Records the lengths at which their list was shown. */
function observeLibrary(recordings: number) {
  const reads: number[] = [];
  let left = recordings;
  const rest = Promise.withResolvers<void>();
  const client = createLightClient({
    url: "http://backend.test",
    publishableKey: "sb_publishable_test",
    storage: createFakeStorage(),
    whenIdle: () => rest.promise,
    whenUserActive: () => rest.promise,
    fetch: async (input) => {
      const limit = Number(toUrl(input).searchParams.get("limit"));
      reads.push(limit);
      const rows = createRows(Math.min(limit, left));
      left -= rows.length;
      return Response.json(rows);
    },
  });
  const shown: number[] = [];
  const list = new QueryObserver(new QueryClient(), recordingQueries(client, "maya").list());
  const stop = list.subscribe(({ data }) => {
    if (data !== undefined && data.recordings.length !== shown.at(-1)) shown.push(data.recordings.length);
  });
  const isComplete = () => list.getCurrentResult().data?.isComplete;
  return { reads, shown, isComplete, rest: rest.resolve, stop };
}

test("REC-03 requests the rest of a list when the page is idle", async () => {
  const { reads, shown, isComplete, rest, stop } = observeLibrary(1_100);
  await expect.poll(() => shown).toEqual([60]);
  expect(isComplete()).toBe(false);
  expect(reads).toEqual([60]);
  rest();
  await expect.poll(isComplete).toBe(true);
  expect(reads).toEqual([60, 1000, 1000]);
  stop();
});

test("REC-03 updates a growing list only when it has doubled", async () => {
  const { shown, isComplete, rest, stop } = observeLibrary(10_001);
  rest();
  await expect.poll(isComplete).toBe(true);
  expect(shown).toEqual([60, 1_060, 3_060, 7_060, 10_001]);
  stop();
});
