import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { machineModels } from "@lectern/machines/machine-models";
import { expect, it } from "vitest";
import { built, openStorybook } from "../testing/open-storybook.ts";
import { listStates, findMachineModel } from "./chart.ts";

if (!existsSync(join(built, "index.json"))) throw new Error("build Storybook first: npm run build");
const { entries } = JSON.parse(readFileSync(join(built, "index.json"), "utf8")) as {
  entries: Record<string, { readonly title: string; readonly type: string }>;
};
const isLong = process.env["LECTERN_SOAK"] === "1";
const pages = Object.entries(entries)
  .filter(([, { title }]) => title.startsWith("machines/"))
  .map(([id, { title }]) => ({ id, machine: title.slice("machines/".length) }));

const { browser, origin } = await openStorybook();
const page = await browser.newPage({ viewport: { width: 1024, height: 800 } });

it("QAS-02 each machine has a page", () => {
  expect(pages.map(({ machine }) => machine).toSorted()).toEqual(machineModels.map(({ name }) => name).toSorted());
});

/** The links of all pages, by machine and state. */
const links = new Map<string, string>();

/** The short run opens two of them. */
it.each(isLong ? pages : pages.slice(0, 2))(
  "QAS-02 QAS-07 the page of $machine links every state to a story, and its diagram zooms",
  {
    timeout: 180_000,
  },
  async ({ id, machine }) => {
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`);
    const drawing = page.locator(".machine svg");
    const listed = page.locator(".machine li a[href]");
    await drawing.locator("a").first().waitFor();
    await listed.first().waitFor();
    const found = await listed.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));
    expect(found.map(([state]) => state)).toEqual([...listStates(findMachineModel(machine)).keys()]);
    const drawn = await drawing.locator("a").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(new Set(drawn)).toEqual(new Set(found.map(([, href]) => href)));
    for (const [state, href] of found) links.set(`${machine} ${state}`, href ?? "");

    const frame = page.locator(".machine figure > section");
    expect(await frame.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(false);
    const before = (await drawing.boundingBox())?.width ?? 0;
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect.poll(async () => (await drawing.boundingBox())?.width).toBeCloseTo(before * 2, 0);
  },
);

it("QAS-02 a state's link opens its story in that state", { timeout: 180_000 }, async () => {
  const targets = [...links].map(([what, href]) => ({ what, id: /path=\/story\/([^&]+)/.exec(href)?.[1] ?? "", href }));
  expect(targets.length).toBeGreaterThan(2);
  expect(targets.filter(({ id }) => entries[id]?.type !== "story")).toEqual([]);
  // One state of each story, which its address opens. The short run tries two of them.
  const stories = [...new Map(targets.map((target) => [target.id, target])).values()];
  for (const { what, id, href } of isLong ? stories : stories.slice(0, 2)) {
    // oxlint-disable no-await-in-loop -- one page, one story after the other
    await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&args=${/args=(.*)$/.exec(href)?.[1]}`);
    const state = what.slice(what.indexOf(" ") + 1);
    const shown = page.locator("[data-chosen] > p, option:checked[data-state-key]").first();
    await shown.waitFor({ state: "attached" });
    expect([what, (await shown.textContent())?.split(":")[0]]).toEqual([what, state]);
    // oxlint-enable no-await-in-loop
  }
});
