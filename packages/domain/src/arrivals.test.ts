import { createRecent } from "./testing/recordings.ts";
import type { RecordingStatus } from "./recording.ts";
import { describe, expect, test } from "vitest";
import { countPreparing, createArrivalPoll, createProcessingPoll, findArrivals } from "./arrivals.ts";

const completed = [{ status: "completed" }] as const;
const processing = [{ status: "completed" }, { status: "processing" }] as const;
const at = (day: number, status: RecordingStatus = "completed") => createRecent({ id: String(day), day, status });

/** Lists the intervals after each answer, until polling ends. */
function intervals(shown: readonly { readonly status: RecordingStatus }[]): number[] {
  const poll = createArrivalPoll();
  const all: number[] = [];
  for (let requests = 3; requests < 100; requests += 1) {
    const interval = poll({ isError: false, requests, shown }, false);
    if (interval === false) break;
    all.push(interval);
  }
  return all;
}

describe("polling for arrivals", () => {
  test("ARR-01 asks every 8 s, and every 60 s while the student is idle", () => {
    const poll = createArrivalPoll();
    expect(poll({ isError: false, requests: 500, shown: completed }, false)).toBe(8000);
    expect(poll({ isError: false, requests: 500, shown: completed }, true)).toBe(60_000);
  });

  test("ARR-01 REC-09 stops after a failure", () => {
    expect(createArrivalPoll()({ isError: true, requests: 1, shown: processing }, false)).toBe(false);
    expect(createProcessingPoll()({ isError: true, requests: 1, shown: processing })).toBe(false);
  });

  test("ARR-01 sends at most 40 requests once a recording is in progress", () => {
    const delays = intervals(processing);
    expect(delays).toHaveLength(40);
    // The last attempt at a summary ends before that (ADR 0036).
    expect(delays.reduce((sum, interval) => sum + interval)).toBeGreaterThan(10 * 60_000);
  });

  test("ARR-01 starts counting again for the next recording", () => {
    const poll = createArrivalPoll();
    poll({ isError: false, requests: 1, shown: processing }, false);
    expect(poll({ isError: false, requests: 41, shown: processing }, false)).toBe(false);
    expect(poll({ isError: false, requests: 42, shown: completed }, false)).toBe(8000);
    expect(poll({ isError: false, requests: 43, shown: processing }, false)).toBe(8000);
  });

  test("SHL-07 ARR-02 polls a single recording only while it is processing", () => {
    const poll = createProcessingPoll();
    expect(poll({ isError: false, requests: 0, shown: [] })).toBe(false);
    expect(poll({ isError: false, requests: 1, shown: processing })).toBe(8000);
    expect(poll({ isError: false, requests: 31, shown: processing })).toBe(60_000);
    expect(poll({ isError: false, requests: 41, shown: processing })).toBe(false);
    expect(poll({ isError: false, requests: 42, shown: completed })).toBe(false);
  });

  test("ARR-02 COR-01 polls a summary that is written again as often as the first", () => {
    const poll = createProcessingPoll();
    expect(poll({ isError: false, requests: 1, shown: processing })).toBe(8000);
    expect(poll({ isError: false, requests: 41, shown: processing })).toBe(false);
    expect(poll({ isError: false, requests: 42, shown: completed })).toBe(false);
    expect(poll({ isError: false, requests: 43, shown: processing })).toBe(8000);
    expect(poll({ isError: false, requests: 72, shown: processing })).toBe(8000);
  });
});

describe("changes between two reads", () => {
  test("ARR-01 include a new recording, in progress or completed", () => {
    const [first, second] = [at(8), at(9, "processing")];
    expect(findArrivals([first], [second, first])).toEqual([{ recording: second, isCompleted: false }]);
    expect(findArrivals([], [first])).toEqual([{ recording: first, isCompleted: true }]);
  });

  test("ARR-01 include a recording that was completed", () => {
    expect(findArrivals([at(9, "processing")], [at(9)])).toEqual([{ recording: at(9), isCompleted: true }]);
    expect(findArrivals([at(9)], [at(9)])).toEqual([]);
  });

  test("ARR-01 exclude an older recording that shows because another was deleted", () => {
    expect(findArrivals([at(9), at(8), at(7)], [at(9), at(7), at(3)])).toEqual([]);
    expect(findArrivals([at(9), at(7)], [at(9), at(7), at(3)])).toEqual([]);
  });

  test("ARR-02 counts the recordings in progress", () => {
    expect(countPreparing(undefined)).toBe(0);
    expect(countPreparing([at(9, "processing"), at(8), at(7, "processing")])).toBe(2);
  });
});
