import { QueryClient, QueryObserver } from "@tanstack/query-core";
import { expect, test } from "vitest";
import { createLightClient } from "../light-client.ts";
import { toUrl } from "../testing/browser.ts";
import { recordingQueries } from "./recordings.queries.ts";

const rowsOf = (count: number) =>
  Array.from({ length: count }, () => ({
    id: crypto.randomUUID(),
    original_name: "A lecture",
    created_at: "2026-11-20T09:30:00Z",
    is_favorite: false,
    folder_id: null,
    recording_icon: null,
    recording_icon_color: null,
  }));

/** A person with so many recordings, and how the list of them comes. */
function libraryOf(recordings: number) {
  const asked: number[] = [];
  let left = recordings;
  const rest = Promise.withResolvers<void>();
  const client = createLightClient({
    url: "http://backend.test",
    publishableKey: "sb_publishable_test",
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    whenIdle: () => rest.promise,
    whenUserActive: () => rest.promise,
    fetch: async (input) => {
      const limit = Number(toUrl(input).searchParams.get("limit"));
      asked.push(limit);
      const rows = rowsOf(Math.min(limit, left));
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
  return { asked, shown, isComplete, rest: rest.resolve, stop };
}

test("REC-03 requests the rest of a list when the page that shows its beginning is idle", async () => {
  const { asked, shown, isComplete, rest, stop } = libraryOf(1_100);
  await expect.poll(() => shown).toEqual([60]);
  expect(isComplete()).toBe(false);
  expect(asked).toEqual([60]);
  rest();
  await expect.poll(isComplete).toBe(true);
  expect(asked).toEqual([60, 1000, 1000]);
  stop();
});

test("REC-03 a long list is shown again whenever it has doubled, and not with each page", async () => {
  const { shown, isComplete, rest, stop } = libraryOf(10_001);
  rest();
  await expect.poll(isComplete).toBe(true);
  expect(shown).toEqual([60, 1_060, 3_060, 7_060, 10_001]);
  stop();
});
