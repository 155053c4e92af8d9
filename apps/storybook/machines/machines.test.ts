import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";
import { chromium } from "playwright";
import { expect, it } from "vitest";
import { serve } from "@lectern/story-shots/serve";
import { listStates, findMachineModel } from "./chart.ts";

const built = join(import.meta.dirname, "../storybook-static");
if (!existsSync(join(built, "index.json"))) throw new Error("build Storybook first: npm run build");
const { entries } = JSON.parse(readFileSync(join(built, "index.json"), "utf8")) as {
  entries: Record<string, { readonly title: string; readonly type: string }>;
};
const isLong = process.env["LECTERN_SOAK"] === "1";
const pages = Object.entries(entries).filter(([, { title }]) => title.startsWith("machines/"));

it("QAS-02 each machine has a page, and every state of it leads to a story that shows it", {
  timeout: 180_000,
}, async () => {
  expect(pages.map(([, { title }]) => title.slice("machines/".length)).toSorted()).toEqual([
    "auth",
    "chat",
    "delete-account",
    "free-week",
    "notes",
    "subscription",
  ]);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  const { origin, close } = await serve(built);
  const page = await browser.newPage();
  const links = new Map<string, string>();
  for (const [id, { title }] of pages) {
    // oxlint-disable no-await-in-loop -- one page, one machine after the other
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
    const listed = page.locator(".machine li a[href]");
    await page.locator(".machine svg a").first().waitFor();
    await listed.first().waitFor();
    const machine = title.slice("machines/".length);
    const states = [...listStates(findMachineModel(machine)).keys()];
    const found = await listed.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
    expect(found.map(([state]) => state)).toEqual(states);
    const drawn = await page
      .locator(".machine svg a")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(drawn)).toEqual(new Set(found.map(([, href]) => href)));
    for (const [state, href] of found) links.set(`${machine} ${state}`, href ?? "");
    // oxlint-enable no-await-in-loop
  }
  const targets = [...links].map(([what, href]) => ({ what, id: /path=\/story\/([^&]+)/.exec(href)?.[1] ?? "", href }));
  expect(targets.filter(({ id }) => entries[id]?.type !== "story")).toEqual([]);
  // One state of each story: the address opens it there. The short run tries two of them.
  const stories = [...new Map(targets.map((target) => [target.id, target])).values()];
  for (const { what, id, href } of isLong ? stories : stories.slice(0, 2)) {
    // oxlint-disable no-await-in-loop
    await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&args=${/args=(.*)$/.exec(href)?.[1]}`);
    const state = what.slice(what.indexOf(" ") + 1);
    const shown = page.locator("[data-chosen] > p, option:checked[data-state-key]").first();
    await shown.waitFor({ state: "attached" });
    expect([what, (await shown.textContent())?.split(":")[0]]).toEqual([what, state]);
    // oxlint-enable no-await-in-loop
  }
  await browser.close();
  close();
});

it("QAS-07 each machine's diagram is as wide as its page, and zooms", { timeout: 120_000 }, async () => {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  const { origin, close } = await serve(built);
  const page = await browser.newPage({ viewport: { width: 1024, height: 800 } });
  const frame = page.locator(".machine figure > section");
  const scrolls = () => frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  for (const [id] of pages) {
    // oxlint-disable no-await-in-loop -- one page, one machine after the other
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
    await page.locator(".machine svg a").first().waitFor();
    expect([id, await scrolls()]).toEqual([id, false]);
    const drawing = page.locator(".machine svg");
    const before = (await drawing.boundingBox())?.width ?? 0;
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect.poll(async () => (await drawing.boundingBox())?.width).toBeCloseTo(before * 2, 0);
    // oxlint-enable no-await-in-loop
  }
  await browser.close();
  close();
});
