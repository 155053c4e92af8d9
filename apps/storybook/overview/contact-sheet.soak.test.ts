import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readStories } from "@lectern/story-shots/stories";
import { built, openStorybook } from "../testing/open-storybook.ts";
import { isOfKind, widths } from "./contact-sheet.ts";

if (!existsSync(join(built, "index.json"))) throw new Error("build Storybook first: npm run build");
const { browser, origin } = await openStorybook();

const entry = { id: "screens-pricing-x--all-states", title: "screens/pricing/X", name: "All States", type: "story" };
it.each([
  ["Sign In Failed", "failed"],
  ["Recordings Loading", "loading"],
  ["No Folders", "empty"],
  ["Notes Generating", "processing"],
] as const)("QAS-05 the state %s is of the kind %s, and of no other", (name, kind) => {
  const story = { ...entry, name };
  const found = (["failed", "loading", "empty", "processing"] as const).filter((each) => isOfKind(story, each));
  expect(found).toEqual([kind]);
  expect(isOfKind(story, "every")).toBe(true);
});

it("QAS-05 the contact sheet shows each state light beside dark, in the selected width and of the selected kind", {
  timeout: 600_000,
}, async () => {
  const page = await browser.newPage();
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=overview-contact-sheet--docs`);
  const first = page.locator(".contact li").first().locator("iframe");
  await first.first().waitFor();
  const every = await page.locator(".contact li").count();
  // A small package, because the stories of all screens would load again for each width.
  await page.getByLabel(/^Room/).selectOption("feedback");
  for (const width of widths) {
    // oxlint-disable no-await-in-loop -- one page, one width after the other
    await page.getByLabel("Width").selectOption(String(width));
    const shown = await first.evaluateAll((frames) =>
      frames.map((frame) => [frame.getAttribute("width"), /theme:(\w+)/.exec(frame.getAttribute("src") ?? "")?.[1]]),
    );
    expect(shown).toEqual([
      [String(width), "light"],
      [String(width), "dark"],
    ]);
    // oxlint-enable no-await-in-loop
  }
  await page.getByLabel("States").selectOption("failed");
  await page.getByLabel(/^Room/).selectOption("screens");
  const failed = await page.locator(".contact li").allTextContents();
  expect(failed.length).toBeGreaterThan(10);
  expect(failed.length).toBeLessThan(every / 4);
  expect(failed).toContain("Sign In Failed");
  await page.close();
});

it("QAS-01 the contact sheet shows every state of every package, each with its link", {
  timeout: 600_000,
}, async () => {
  const stories = readStories(built);
  const page = await browser.newPage();
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=overview-contact-sheet--docs`);
  const links = page.locator(".contact li a");
  await links.first().waitFor();
  await page.getByLabel(/^Theme/).selectOption("light");
  for (const room of new Set(stories.map(({ title }) => title.slice(0, title.indexOf("/"))))) {
    // oxlint-disable no-await-in-loop -- one page, one room after the other
    await page.getByLabel(/^Room/).selectOption(room);
    const expected = stories.filter(({ title }) => title.startsWith(`${room}/`)).map(({ id }) => id);
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(shown.map((href) => /\/story\/([^&]+)/.exec(href)?.[1])).toEqual(expected);
    // oxlint-enable no-await-in-loop
  }
  await page.close();
});
