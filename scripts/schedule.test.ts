import { expect, test } from "vitest";
import { schedule, takeShard } from "./schedule.ts";

const unit = { name: "unit" };
const lint = { name: "lint" };
const build = { name: "build" };
const journeys = { name: "journeys", needsBuild: true };

/** Runs steps that last `seconds[name]`, by default one second, and lists when they begin and end. */
async function record(steps: readonly { readonly name: string }[], seconds: Record<string, number> = {}) {
  const log: string[] = [];
  let now = 0;
  const waiting: { until: number; resolve: () => void }[] = [];
  const run = schedule(steps, 2, async ({ name }) => {
    log.push(`${now} ${name}`);
    await new Promise<void>((resolve) => waiting.push({ until: now + (seconds[name] ?? 1), resolve }));
    log.push(`${now} end of ${name}`);
  });
  for (; now < 10; now += 1) {
    for (const { until, resolve } of waiting) if (until === now) resolve();
    // oxlint-disable-next-line no-await-in-loop -- one second after the other
    await new Promise(setImmediate);
  }
  await run;
  return log;
}

test("two steps run at a time, and the next begins when one ends", async () => {
  expect(await record([build, lint, unit], { build: 3 })).toEqual([
    "0 build",
    "0 lint",
    "1 end of lint",
    "1 unit",
    "2 end of unit",
    "3 end of build",
  ]);
});

test("a step that needs the build lets others run first", async () => {
  expect(await record([build, journeys, lint], { build: 2 })).toEqual([
    "0 build",
    "0 lint",
    "1 end of lint",
    "2 end of build",
    "2 journeys",
    "3 end of journeys",
  ]);
});

test("without the step build, no step waits for it", async () => {
  expect(await record([journeys])).toEqual(["0 journeys", "1 end of journeys"]);
});

test("shards together run every step once, and build if one of their steps needs it", () => {
  const steps = [build, journeys, ...["a", "b", "c", "d", "e"].map((name) => ({ name }))];
  expect([1, 2, 3].map((shard) => takeShard(steps, shard, 3).map(({ name }) => name))).toEqual([
    ["build", "journeys", "e"],
    ["a", "d"],
    ["b", "c"],
  ]);
});

test("one machine takes every chosen step, the build alone too", () => {
  expect(takeShard([build], 1, 1)).toEqual([build]);
});
