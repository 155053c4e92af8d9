import { expect, test } from "vitest";
import { keepUnit } from "./keep-unit.ts";

/** Keeps three lectures, with what happens while the second is kept. */
async function run(during: (stop: AbortController) => void) {
  const stop = new AbortController();
  const kept: string[] = [];
  const progress: number[] = [];
  const outcome = await keepUnit({
    recordingIds: ["a", "b", "c"],
    keep: async (id) => {
      if (id === "b") during(stop);
      kept.push(id);
    },
    signal: stop.signal,
    onProgress: (done) => progress.push(done),
  }).catch((error: unknown) => error);
  return { kept, progress, outcome };
}

test("OFF-04 keeps the lectures of a unit one after another, and says how many", async () => {
  expect(await run(() => undefined)).toEqual({ kept: ["a", "b", "c"], progress: [1, 2, 3], outcome: undefined });
});

test("OFF-04 is stopped after the lecture that is being kept", async () => {
  expect(await run((stop) => stop.abort())).toEqual({ kept: ["a", "b"], progress: [1, 2], outcome: undefined });
});

test("OFF-04 ends at a lecture that can't be read, and leaves those before it", async () => {
  const cut = new Error("cut");
  const { kept, outcome } = await run(() => {
    throw cut;
  });
  expect([kept, outcome]).toEqual([["a"], cut]);
});

test("OFF-04 waits before a lecture while the connection is metered, and keeps none of it when it is stopped then", async () => {
  const stop = new AbortController();
  const kept: string[] = [];
  await keepUnit({
    recordingIds: ["a", "b"],
    keep: async (id) => void kept.push(id),
    signal: stop.signal,
    wait: async () => {
      if (kept.length === 1) stop.abort();
    },
    onProgress: () => undefined,
  });
  expect(kept).toEqual(["a"]);
});
