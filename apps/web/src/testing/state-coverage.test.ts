import { expect, test } from "vitest";
import { type StatesModule, measureStateCoverage } from "./state-coverage.ts";

const stories = import.meta.glob<StatesModule>("../{pages,features}/*/*.states.stories.tsx", { eager: true });

test("QAS-02 every reachable state of every machine has a story with its real View and mapping", () => {
  const { rows, missing } = measureStateCoverage(stories);
  expect(missing).toEqual([]);
  expect(rows.map(({ states }) => states)).toEqual(rows.map(({ shown }) => shown));
});

const toBaselines = (story: string) => ["light", "dark"].map((theme) => `screens/${story}/all-states.phone-${theme}`);

test("QAS-02 reports a story without a baseline once there are baselines", () => {
  const titles = Object.keys(stories).map((file) =>
    file.split("/").slice(2).join("/").slice(0, -".stories.tsx".length),
  );
  const all = [...titles.flatMap(toBaselines), "screens/recording/Chat.states/other.phone-light"];
  const { rows, missing } = measureStateCoverage(stories, all);
  expect(missing).toEqual([]);
  expect(rows.map(({ stories: count, baselines }) => baselines / count)).toEqual(rows.map(() => 2));

  const dark = "screens/recording/Chat.states/all-states.phone-dark";
  expect(
    measureStateCoverage(
      stories,
      all.filter((name) => name !== dark),
    ).missing,
  ).toEqual(["../pages/recording/Chat.states.stories.tsx: no dark baseline (npm run visual -- --update makes them)"]);
});

test("QAS-02 reports a state that no story shows", () => {
  const without = Object.fromEntries(Object.entries(stories).filter(([file]) => !file.includes("Pricing")));
  expect(measureStateCoverage(without).missing).toContainEqual(
    expect.stringMatching(/^subscription: no story shows openingCheckout\.asking \(plan\.chosen/),
  );
});
