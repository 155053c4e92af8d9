import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";
import type { Baselines } from "./baselines.ts";
import { decode, pixelHash } from "./pixels.ts";
import type { Report } from "./report/model.ts";
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
} from "./report/testing/sample-run.ts";
import { writeReport } from "./report.ts";
import type { Result, Run } from "./results.ts";

const readEntries = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, "results.json"), "utf8")) as Report).entries;
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
  const [first, second] = readEntries(folder);
  expect(first).toMatchObject({ kind: "changed", baseline: { hash: baselines.entry(sampleName(1))?.hash } });
  expect(first?.before).toBeUndefined();
  expect(second).toEqual({ name: sampleName(3), kind: "removed", baseline: baselines.entry(sampleName(3)) });
  expect(read(folder, "index.html")).toContain("The one before could not be rendered.");
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
  for (const { name, before, after } of readEntries(folder)) {
    // oxlint-disable no-await-in-loop -- three small screenshots
    expect(pixelHash(await decode(readFileSync(join(folder, before?.path ?? ""))))).toBe(baselines.entry(name)?.hash);
    expect(pixelHash(await decode(readFileSync(join(folder, after?.path ?? ""))))).toBe(after?.hash);
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
  expect(await page.locator(".entry .kind").allTextContents()).toEqual([
    "changed",
    "new",
    "removed",
    "changed tree",
    "removed tree",
    "broken",
    "new tree",
  ]);
  const open = page.locator('.entry[data-kind="new"] a', { hasText: "Open story" });
  expect(await open.getAttribute("href")).toBe(
    "http://localhost:6006/?path=/story/cards-card0--state-2&globals=theme:light",
  );
  const tree = page.locator('.entry[data-kind="changed tree"]');
  expect(await tree.locator("del").textContent()).toBe('- button "Open 4"');
  expect(await tree.locator("ins").textContent()).toBe('+ button "Close"');
  expect(await tree.locator("pre > span").textContent()).toBe('  text "<b>"');
  expect(await page.locator(".error").textContent()).toContain('TypeError: x < y & "z"');
  expect(await page.locator("#findings h3").allInnerTexts()).toEqual(["Without a reason fails the run", "Reviewed"]);
  expect(await page.locator("#findings details:not([open]) summary").innerText()).toBe("Checked by eye 1");
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
  expect(read(folder, "summary.md")).not.toContain("<img");
});

it("QAS-03 summarises a run in Markdown, with at most 50 groups", async () => {
  const screenshot = await toScreenshot(paint(1));
  const results = Array.from({ length: 520 }, (_, number): Result => {
    return { name: sampleName(number), story: sampleStory(number), verdict: { kind: "new", screenshot } };
  });
  const folder = await report({ ...(await changedRun(0)), results, stories: 520, findings: [sampleFinding(3)] });
  const lines = read(folder, "summary.md").split("\n");
  expect(lines[0]).toBe("## Visual: 520 differences in 52 groups");
  expect(lines).toContain("0 same, 520 new: 520 stories in 12.3 s, Chromium 156.0.1.");
  expect(lines.filter((line) => /^\| cards\/Card\d+ \| 10 \|$/.test(line))).toHaveLength(50);
  expect(lines).toContain("And 2 more groups.");
  expect(lines).toContain("### 1 undecided check without a reason");
});

it("QAS-03 replaces the images of an earlier report, and nothing else in its folder", async () => {
  const folder = await report(await changedRun(4));
  writeFileSync(join(folder, "notes.txt"), "mine");
  writeReport(folder, { ...sampleProject, run: await changedRun(1), link: "", browser: sampleBrowser, baselines });
  expect(globSync("images/**/*.png", { cwd: folder })).toHaveLength(3);
  expect(statSync(join(folder, "notes.txt")).size).toBe(4);
});
