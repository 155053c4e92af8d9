import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";
import type { Baselines } from "./baselines.ts";
import { decode, pixelHash } from "./pixels.ts";
import {
  changedResult,
  changedRun,
  createBaselines,
  paint,
  sampleBrowser,
  sampleFinding,
  sampleName,
  sampleProject,
  sampleStory,
  sampleTreeName,
  toBefore,
  toScreenshot,
} from "./testing/sample-run.ts";
import { writeReport } from "./report.ts";
import type { Result, Run } from "./results.ts";

const work = mkdtempSync(join(tmpdir(), "lectern-report-"));
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
/** Baselines of 90 screenshots. */
let baselines: Baselines;
beforeAll(async () => {
  baselines = createBaselines(work, 90);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

let folders = 0;
/** Writes a report into a new folder and returns the folder. */
async function report(run: Run, link = "http://localhost:6006"): Promise<string> {
  folders += 1;
  const folder = join(work, `report-${folders}`);
  writeReport(folder, {
    ...sampleProject,
    run,
    link,
    browser: sampleBrowser,
    baselines,
    base: "3f9a1c2 Round the card",
  });
  return folder;
}
const read = (folder: string, file: string): string => readFileSync(join(folder, file), "utf8");

const story = sampleStory(2);
const error = '\u001B[31mTypeError\u001B[39m: x < y & "z"\n    at render (Card.tsx:1:1)\u0007';
/** Creates one result of every kind. */
async function everyKind(): Promise<readonly Result[]> {
  return [
    await changedResult(1),
    {
      name: sampleName(2),
      story,
      theme: "light",
      verdict: { kind: "new", screenshot: await toScreenshot(paint(900)) },
    },
    { name: sampleName(3), verdict: { kind: "removed", before: await toBefore(paint(3)) } },
    {
      name: sampleTreeName(4),
      story: sampleStory(4),
      verdict: { kind: "changed tree", before: 'button "Open 4"\ntext "<b>"', tree: 'button "Close"\ntext "<b>"' },
    },
    { name: sampleTreeName(15), story: sampleStory(15), verdict: { kind: "new tree", tree: 'heading "New" level=2' } },
    { name: sampleTreeName(6), verdict: { kind: "removed tree" } },
    { name: sampleTreeName(7), story: sampleStory(7), verdict: { kind: "broken", error } },
    { name: sampleName(8), story: sampleStory(8), theme: "light", verdict: { kind: "same" } },
    { name: sampleName(9), story: sampleStory(9), theme: "light", verdict: { kind: "skipped" } },
  ];
}

it("QAS-03 a page with 86 differences weighs less than 300 KB, with its images in separate files", async () => {
  const folder = await report(await changedRun(86));
  const page = read(folder, "index.html");
  expect(page).not.toContain("data:");
  expect(page.length).toBeLessThan(300_000);
  expect(globSync("images/**/*.png", { cwd: folder })).toHaveLength(3 * 86);
  for (const [, path] of page.matchAll(/src="(images[^"]+)"/g))
    expect(existsSync(join(folder, decodeURIComponent(path ?? "")))).toBe(true);
});

it("QAS-03 shows a changed and a removed screenshot whose earlier state could not be rendered", async () => {
  const changed = await changedResult(1);
  if (changed.verdict.kind !== "changed") throw new Error("the sample does not change");
  const { kind, screenshot } = changed.verdict;
  const results: readonly Result[] = [
    { ...changed, verdict: { kind, screenshot } },
    { name: sampleName(3), verdict: { kind: "removed" } },
  ];
  const folder = await report({ ...(await changedRun(0)), results });
  const images = globSync("images/**/*.png", { cwd: folder });
  expect(images).toEqual([`images/${sampleName(1)}.after.png`]);
  const page = read(folder, "index.html");
  expect([...page.matchAll(/data-kind="(\w+)"/g)].map(([, kind]) => kind)).toEqual(["changed", "removed"]);
  expect(page.match(/The one before could not be rendered/g)).toHaveLength(2);
});

it("QAS-03 names the commit of an earlier screenshot, and says if it isn't the baseline", async () => {
  const [own, other] = [await changedResult(1), await changedResult(2)];
  if (other.verdict.kind !== "changed") throw new Error("the sample does not change");
  const verdict = { ...other.verdict, before: await toBefore(paint(2), false) };
  const folder = await report({ ...(await changedRun(0)), results: [own, { ...other, verdict }] });
  const captions = [...read(folder, "index.html").matchAll(/<figcaption>Before <span[^>]*>([^<]+)</g)];
  expect(captions.map(([, text]) => text)).toEqual([
    "48 × 32, 3f9a1c2d4",
    "48 × 32, 3f9a1c2d4, which doesn&#39;t render the baseline itself",
  ]);
});

it("QAS-03 groups the parts of a screen side by side", async () => {
  const screenshot = await toScreenshot(paint(900));
  const names = [
    "screens/pricing/PricingView/default",
    "screens/pricing/Pricing.states/all-states",
    "screens/tools/Tools/a",
  ];
  const results = names.map((name): Result => ({ name: `${name}.phone-light`, verdict: { kind: "new", screenshot } }));
  const folder = await report({ ...(await changedRun(0)), results });
  const headings = [...read(folder, "index.html").matchAll(/<section[^>]*><h2>([^ ]+) <span class="quiet">(\d)/g)];
  expect(headings.map(([, group, of]) => [group, of])).toEqual([
    ["screens/pricing", "2"],
    ["screens/tools", "1"],
  ]);
});

it("QAS-03 stores before and after losslessly", async () => {
  const folder = await report(await changedRun(3));
  for (const number of [0, 1, 2]) {
    const name = sampleName(number);
    const hash = async (what: string) =>
      pixelHash(await decode(readFileSync(join(folder, `images/${name}.${what}.png`))));
    // oxlint-disable no-await-in-loop -- three small screenshots
    expect(await hash("before")).toBe(baselines.entry(name)?.hash);
    expect(await hash("after")).not.toBe(baselines.entry(name)?.hash);
    // oxlint-enable no-await-in-loop
  }
});

it("QAS-03 shows every kind of difference, by group, with a link to its story", async () => {
  const run = { ...(await changedRun(0)), results: await everyKind(), unsteady: [sampleName(12)] };
  const folder = await report({ ...run, findings: [sampleFinding(5, "Checked by eye"), sampleFinding(3)] });
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  const page = await browser.newPage();
  await page.goto(pathToFileURL(join(folder, "index.html")).href);

  expect(await page.locator("h1").innerText()).toBe("7 differences in 2 groups");
  // innerText would not work, because entries out of view are not rendered.
  expect(await page.locator("article .kind").allTextContents()).toEqual([
    "changed",
    "new",
    "removed",
    "changed tree",
    "removed tree",
    "broken",
    "new tree",
  ]);
  const open = page.locator('article[data-kind="new"] a', { hasText: "Open story" });
  expect(await open.getAttribute("href")).toBe(
    "http://localhost:6006/?path=/story/cards-card0--state-2&globals=theme:light",
  );
  const tree = page.locator('article[data-kind="changed tree"]');
  expect(await tree.locator("del").textContent()).toBe('- button "Open 4"');
  expect(await tree.locator("ins").textContent()).toBe('+ button "Close"');
  expect(await tree.locator("pre > span").textContent()).toBe('  text "<b>"');
  expect(await page.locator("pre.failing").textContent()).toContain('TypeError: x < y & "z"');
  expect(await page.locator("#findings h3").allInnerTexts()).toEqual(["Without a reason fails the run"]);
  expect(await page.locator("#findings details:not([open]) summary").innerText()).toBe("Checked by eye (1)");
  expect(await page.locator("#unsteady li").allInnerTexts()).toEqual([sampleName(12)]);

  const broken = await page
    .locator("img:visible")
    .evaluateAll((images) =>
      (images as HTMLImageElement[]).filter(({ complete, naturalWidth }) => complete && naturalWidth === 0),
    );
  expect(broken).toEqual([]);
  await browser.close();
});

it.each([
  ["same", "Nothing differs"],
  ["skipped", "Nothing was compared"],
] as const)("QAS-03 says that every screenshot is %s", async (kind, headline) => {
  const results: readonly Result[] = [{ name: sampleName(1), story, theme: "light", verdict: { kind } }];
  const folder = await report({ ...(await changedRun(0)), results });
  expect(read(folder, "index.html")).toContain(`<h1>${headline}</h1>`);
});

it("QAS-03 escapes text from stories", async () => {
  const name = `cards/<img src=x onerror="alert(1)">/a'b&c.piece`;
  const results: readonly Result[] = [{ name, story, verdict: { kind: "broken", error: "<script>alert(1)</script>" } }];
  const folder = await report({ ...(await changedRun(0)), results }, "javascript:alert(1)");
  const page = read(folder, "index.html");
  expect(page).not.toContain("<img");
  expect(page).not.toContain("<script>");
  expect(page).not.toContain("javascript:");
});

it("QAS-03 shows a change of a tree with three equal lines around it", async () => {
  const tree = Array.from({ length: 20 }, (_, line) => `text "${line}"`).join("\n");
  const verdict = { kind: "changed tree", before: tree, tree: tree.replace('"10"', '"ten"') } as const;
  const folder = await report({ ...(await changedRun(0)), results: [{ name: sampleTreeName(4), story, verdict }] });
  const [, shown = ""] = /<pre>([^]*)<\/pre>/.exec(read(folder, "index.html")) ?? [];
  const lines = [7, 8, 9, "<del>- 10", "<ins>+ ten", 11, 12, 13];
  expect(shown.replaceAll(/<\/\w+>|<span> {2}|text |&quot;/g, "").split("\n")).toEqual([
    "<i>⋯",
    ...lines.map(String),
    "<i>⋯",
  ]);
});

it("QAS-03 replaces the images of an earlier report, and nothing else in its folder", async () => {
  const folder = await report(await changedRun(4));
  writeFileSync(join(folder, "notes.txt"), "mine");
  writeReport(folder, { ...sampleProject, run: await changedRun(1), link: "", browser: sampleBrowser, baselines });
  expect(globSync("images/**/*.png", { cwd: folder })).toHaveLength(3);
  expect(statSync(join(folder, "notes.txt")).size).toBe(4);
});
