import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { HomeStats } from "./HomeStats.tsx";

/** Renders the text of the three cards without a subscription. */
const renderText = (weekly: number, bonus: number, freeWeekEnd: string | null = null): string =>
  renderToStaticMarkup(
    <HomeStats
      recordings={{ kind: "ready", count: 3 }}
      favorites={{ kind: "ready", count: 1 }}
      plan={{ kind: "free", minutes: { kind: "ready", minutes: { weekly, bonus, freeWeekEnd } } }}
    />,
  ).replaceAll(/<[^>]*>/g, " ");

it.each([
  [20, "+20 bonus"],
  [19.99, "+19 bonus"],
  [1, "+1 bonus"],
  [0.75, "+0.75 bonus"],
  [0.01, "+0.01 bonus"],
])("SHL-06 a bonus of %d minutes reads %s: never more than there is, and never 0 if there is any", (bonus, words) => {
  expect(renderText(37.8, bonus)).toContain(` ${words} `);
});

it("SHL-06 shows no bonus when there is none", () => {
  expect(renderText(37.8, 0)).not.toContain("bonus");
});

it.each([
  [37.8, 37],
  [0.75, 0],
])("SHL-06 %d minutes of the week read %d", (weekly, whole) => {
  expect(renderText(weekly, 0)).toMatch(new RegExp(` ${whole} .*minutes left this week`));
});

it("SHL-06 says first until when recording is unlimited during a free week, and which minutes are not used", () => {
  expect(renderText(37.8, 20, "2026-11-30T12:00:00Z")).toMatch(
    /Unlimited .*until Nov 30 .*Not counting down: 37 minutes left this week, \+20 bonus/,
  );
  expect(renderText(37.8, 0, "2026-11-30T12:00:00Z")).not.toContain("bonus");
  expect(renderText(37.8, 20)).not.toContain("Unlimited");
});

it("SHL-09 says beside each number that it couldn't be loaded, and beside no other", () => {
  const text = renderToStaticMarkup(
    <HomeStats
      recordings={{ kind: "failed" }}
      favorites={{ kind: "ready", count: 9 }}
      plan={{ kind: "failed", minutes: { kind: "failed" } }}
    />,
  ).replaceAll(/<[^>]*>/g, " ");
  expect(text.replaceAll(/\s+/g, " ").trim()).toBe(
    "Total Recordings 0 Couldn&#x27;t load Favorites 9 Recording Time 0 minutes left this week Couldn&#x27;t load",
  );
});
