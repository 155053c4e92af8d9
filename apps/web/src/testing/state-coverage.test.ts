import { expect, test } from "vitest";
import { type StatesModule, stateCoverage } from "./state-coverage.ts";

const stories = import.meta.glob<StatesModule>("../screens/*/*.states.stories.tsx", { eager: true });

test("QAS-02 every reachable state of every machine is shown by a story, through the real View and mapping", () => {
  const { rows, missing } = stateCoverage(stories);
  expect(missing).toEqual([]);
  expect(rows.map(({ states }) => states)).toEqual(rows.map(({ shown }) => shown));
});

test("QAS-02 a state that no story shows is told", () => {
  const without = Object.fromEntries(Object.entries(stories).filter(([file]) => !file.includes("Pricing")));
  expect(stateCoverage(without).missing).toContainEqual(
    expect.stringMatching(/^subscription: no story shows openingCheckout\.asking \(plan\.chosen/),
  );
});
