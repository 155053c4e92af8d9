import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";
import { Baselines } from "./baselines.ts";
import { encodePng, pixelHash } from "./pixels.ts";
import { openReview, type Review } from "./report/review-server.ts";
import {
  changedRun,
  createBaselines,
  paint,
  paintChanged,
  sampleBrowser,
  sampleName,
  sampleProject,
  sampleStory,
  sampleTreeName,
  toScreenshot,
} from "./report/testing/sample-run.ts";
import { writeReport } from "./report.ts";
import type { Result, Run } from "./results.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
const work = mkdtempSync(join(tmpdir(), "lectern-review-"));
/** The long run tries the rest of the review, which changes with its own code alone. */
const isLong = process.env["LECTERN_SOAK"] === "1";
/** Baselines and a report. Every test gets a copy. */
const template = join(work, "template");
let browser: Browser;
let folders = 0;
let baselines: string;
let report: string;
const reviews: Review[] = [];
const processes: ChildProcess[] = [];

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  [baselines, report] = [join(template, "baselines"), join(template, "report")];
  createBaselines(template, 50);
  writeRun(await changedRun(40));
});
afterEach(async () => {
  for (const each of processes.splice(0)) each.kill("SIGKILL");
  await Promise.all(reviews.splice(0).map((review) => review.finish()));
});
afterAll(async () => {
  await browser.close();
  rmSync(work, { recursive: true, force: true });
});

/** Copies a report in which 40 of 50 screenshots changed, or a report of `results`. */
async function prepare(results?: readonly Result[]): Promise<void> {
  folders += 1;
  const folder = join(work, String(folders));
  cpSync(template, folder, { recursive: true });
  [baselines, report] = [join(folder, "baselines"), join(folder, "report")];
  if (results !== undefined) writeRun({ ...(await changedRun(0)), results });
}

function writeRun(run: Run, isReference = true): void {
  const project = { ...sampleProject, isReference };
  const stored = new Baselines(baselines);
  writeReport(report, { ...project, run, link: "", browser: sampleBrowser, baselines: stored, system: "darwin arm64" });
}

const { command } = sampleProject;
const REASON = "The card has round corners.";

async function open(because: string | undefined = REASON): Promise<Review> {
  const review = await openReview({ report, baselines, command, because });
  reviews.push(review);
  return review;
}

async function openPage({ url }: Review): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(url);
  await page.locator(".entry[aria-current]").waitFor();
  return page;
}

async function press(page: Page, keys: string): Promise<void> {
  for (const key of keys) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press(key);
  }
}

const savedText = (page: Page): Promise<void> =>
  page.locator('.saved[data-state="saved"]', { hasText: "Saved" }).waitFor();

/** Returns the numbers of the sample screenshots whose baselines on disk have their changed form. */
function changedOnDisk(): number[] {
  const stored = new Baselines(baselines);
  const numbers = Array.from({ length: 50 }, (_, number) => number);
  for (const number of numbers) {
    const hash = stored.entry(sampleName(number))?.hash;
    expect([pixelHash(paint(number)), pixelHash(paintChanged(number))]).toContain(hash);
  }
  return numbers.filter((number) => stored.entry(sampleName(number))?.hash === pixelHash(paintChanged(number)));
}

it("QAS-03 updates exactly the ten of forty baselines that a person accepts with the keyboard alone", async () => {
  await prepare();
  const review = await open();
  const page = await openPage(review);
  expect(await page.locator("#progress").innerText()).toBe("1 of 40, 0 accepted");
  // The first ten, skipping every second difference.
  await press(page, "annannannannannannannannannan");
  expect(await page.locator("#progress").innerText()).toBe("20 of 40, 10 accepted");
  await savedText(page);
  expect(changedOnDisk()).toEqual([0, 2, 4, 6, 8, 10, 12, 14, 16, 18]);
  await page.close();
  await review.finish();
  const { accepted, rejected, left } = await review.finished;
  expect([accepted, rejected, left]).toEqual([10, 0, 30]);
});

const modified = (): number[] =>
  globSync("**", { cwd: baselines }).map((file) => statSync(join(baselines, file)).mtimeMs);

it("QAS-03 writes nothing when a difference is rejected", async () => {
  await prepare();
  const before = modified();
  const page = await openPage(await open());
  await press(page, "rnrnr");
  await page
    .locator('.entry[data-decision="rejected"] .decision', { hasText: /^Rejected$/ })
    .nth(2)
    .waitFor();
  expect(changedOnDisk()).toEqual([]);
  expect(modified()).toEqual(before);
  await page.close();
});

it("QAS-03 restores the baseline when an accepted difference is rejected", async () => {
  await prepare();
  const page = await openPage(await open());
  await press(page, "ana");
  await savedText(page);
  expect(changedOnDisk()).toEqual([0, 1]);
  await press(page, "r");
  await page.locator(".entry[aria-current] .decision", { hasText: /^Rejected$/ }).waitFor();
  expect(changedOnDisk()).toEqual([0]);
  await page.close();
});

it.runIf(isLong)("QAS-03 accepts a whole group with A", async () => {
  await prepare();
  const page = await openPage(await open());
  await press(page, "nA");
  await savedText(page);
  expect(changedOnDisk()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  await page.close();
});

/** Returns whether screenshots 1 and 60, and the trees of 2, 60 and 3, have a baseline. */
const storedNow = (): unknown[] => {
  const stored = new Baselines(baselines);
  const trees = [2, 60, 3].map((number) => stored.tree(sampleTreeName(number)));
  return [stored.entry(sampleName(1)) !== undefined, stored.entry(sampleName(60)) !== undefined, ...trees];
};

it.runIf(isLong)("QAS-03 accepts new and removed screenshots and trees, and reverts that", async () => {
  const results: readonly Result[] = [
    { name: sampleName(1), verdict: { kind: "removed" } },
    { name: sampleTreeName(2), verdict: { kind: "removed tree" } },
    {
      name: sampleName(60),
      story: sampleStory(60),
      theme: "light",
      verdict: { kind: "new", screenshot: await toScreenshot(paint(60)) },
    },
    { name: sampleTreeName(60), story: sampleStory(60), verdict: { kind: "new tree", tree: 'button "New"' } },
    {
      name: sampleTreeName(3),
      story: sampleStory(3),
      verdict: { kind: "changed tree", before: 'button "Open 3"', tree: 'button "Shut"' },
    },
  ];
  await prepare(results);
  const before = [true, false, 'button "Open 2"', undefined, 'button "Open 3"'];
  expect(storedNow()).toEqual(before);
  const page = await openPage(await open());
  await press(page, "anananana");
  await savedText(page);
  expect(storedNow()).toEqual([false, true, undefined, 'button "New"', 'button "Shut"']);
  await press(page, "rprprprpr");
  await page
    .locator(".entry .decision", { hasText: /^Rejected$/ })
    .nth(4)
    .waitFor();
  expect(storedNow()).toEqual(before);
  await page.close();
});

it.runIf(isLong)("QAS-03 a later review knows what an earlier one accepted", async () => {
  await prepare();
  const first = await open();
  const page = await openPage(first);
  await press(page, "ana");
  await savedText(page);
  await first.finish();
  await page.close();
  const again = await openPage(await open());
  expect(await again.locator("#progress").innerText()).toBe("3 of 40, 2 accepted");
  await again.close();
});

it("QAS-03 refuses a difference whose baseline changed since the report was made", async () => {
  await prepare();
  const page = await openPage(await open());
  const other = new Baselines(baselines);
  const pixels = paint(7777);
  const { width, height } = pixels;
  other.set(sampleName(0), { hash: pixelHash(pixels), width, height });
  other.save(sampleBrowser);
  await press(page, "a");
  expect(await page.locator(".refusal").textContent()).toBe(
    `The baseline of ${sampleName(0)} has changed since the report was made: run npm run shots again.`,
  );
  expect(await page.locator("#progress").innerText()).toBe("1 of 40, 0 accepted");
  expect(new Baselines(baselines).entry(sampleName(0))?.hash).toBe(pixelHash(pixels));
  await page.close();
});

it("QAS-03 refuses a screenshot that the report did not record", async () => {
  await prepare();
  writeFileSync(join(report, `images/${sampleName(0)}.after.png`), await encodePng(paint(8888)));
  const page = await openPage(await open());
  await press(page, "a");
  expect(await page.locator(".refusal").textContent()).toContain("is not the screenshot that the report was made with");
  expect(changedOnDisk()).toEqual([]);
  await page.close();
});

it("QAS-03 keeps the current difference focused and in view, and announces it", async () => {
  await prepare();
  const page = await openPage(await open());
  await press(page, "nnnnnnnnnnnnnnn");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-name"))).toBe(sampleName(15));
  await expect
    .poll(() => page.locator(`.entry[data-name="${sampleName(15)}"] h3`).boundingBox())
    .toMatchObject({
      y: expect.closeTo(90, -2) as number,
    });
  expect(await page.locator("#announcement").innerText()).toBe(`16 of 40, 0 accepted. changed: ${sampleName(15)}.`);
  await press(page, "?");
  expect(await page.locator("dialog").isVisible()).toBe(true);
  await press(page, "a");
  await page.keyboard.press("Escape");
  expect(await page.locator("#progress").innerText()).toBe("16 of 40, 0 accepted");
  await page.getByPlaceholder("Filter by name").pressSequentially("a");
  expect(await page.locator("#progress").innerText()).toBe("16 of 40, 0 accepted");
  await page.close();
});

it.runIf(isLong)("QAS-03 ends with the totals when a person finishes on the page", async () => {
  await prepare();
  const review = await open();
  const page = await openPage(review);
  await press(page, "anr");
  await page.getByRole("button", { name: "Finish" }).click();
  await page.locator("#progress", { hasText: "Finished: 1 accepted, 1 rejected, 38 left" }).waitFor();
  expect(await review.finished).toEqual({ accepted: 1, rejected: 1, left: 38, failure: undefined });
  expect(changedOnDisk()).toEqual([0]);
  await page.close();
});

it.runIf(isLong)("QAS-03 shows on the page that a decision is not saved if the review has ended", async () => {
  await prepare();
  const review = await open();
  const page = await openPage(review);
  await review.finish();
  await press(page, "a");
  await page.locator('.saved[data-state="trouble"]', { hasText: "Not saved: The review has ended" }).waitFor();
  expect(await page.locator("#progress").innerText()).toBe("1 of 40, 0 accepted");
  await page.close();
});

/** Sends a request with any header, since `fetch` would not send another Host. */
async function send(
  { url }: Review,
  method: string,
  headers: Readonly<Record<string, string>>,
  { path = "/decisions", decision = "accepted", order = 1, because = REASON } = {},
): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(url);
  const call = request({ hostname, port, path, method, headers: { "content-type": "application/json", ...headers } });
  call.end(method === "POST" ? JSON.stringify({ names: [sampleName(0)], decision, order, because }) : undefined);
  const [response] = (await once(call, "response")) as [NodeJS.ReadableStream & { statusCode: number }];
  let body = "";
  for await (const part of response) body += String(part);
  return { status: response.statusCode, body };
}

const tokenIn = (page: string): string => /name="review-token" content="([^"]+)"/.exec(page)?.[1] ?? "";

it.each<[string, (origin: string, host: string, token: string) => Record<string, string>, number]>([
  ["from another page", (_, __, token) => ({ origin: "http://evil.example", "x-review-token": token }), 403],
  ["from a sandboxed page", (_, __, token) => ({ origin: "null", "x-review-token": token }), 403],
  ["without an Origin", (_, __, token) => ({ "x-review-token": token }), 403],
  ["without a token", (origin) => ({ origin }), 403],
  ["with another token", (origin, _, token) => ({ origin, "x-review-token": `${token.slice(1)}x` }), 403],
  [
    "to a name that an attacker points at this machine",
    (_, __, token) => ({ host: "evil.example", origin: "http://evil.example", "x-review-token": token }),
    403,
  ],
  ["as a form", (origin, _, token) => ({ origin, "x-review-token": token, "content-type": "text/plain" }), 415],
  ["from its own page", (origin, _, token) => ({ origin, "x-review-token": token }), 200],
])("QAS-03 answers a decision %s", async (_, toHeaders, status) => {
  await prepare();
  const review = await open();
  const { origin, host } = new URL(review.url);
  const token = tokenIn((await send(review, "GET", {}, { path: "/" })).body);
  expect(token).toHaveLength(32);
  const answer = await send(review, "POST", toHeaders(origin, host, token));
  expect(answer.status).toBe(status);
  expect(changedOnDisk()).toEqual(status === 200 ? [0] : []);
});

/** Reads the lines of the log beside the baselines, without their dates. */
const readReasons = (): string[] =>
  readFileSync(join(baselines, "CHANGES.md"), "utf8")
    .split("\n")
    .flatMap((line) => /^- \d{4}-\d\d-\d\d: (.+)$/.exec(line)?.[1] ?? []);

it.runIf(isLong)("QAS-03 writes why differences were accepted, with one line for each reason", async () => {
  await prepare();
  const page = await openPage(await open());
  await press(page, "ana");
  await page.keyboard.press("n");
  await page.keyboard.press("w");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Wider by a pixel, as the grid asks.");
  await page.keyboard.press("Enter");
  await press(page, "a");
  await savedText(page);
  expect(readReasons()).toEqual([
    `${REASON} (2 screenshots of cards/Card0)`,
    "Wider by a pixel, as the grid asks. (1 screenshot of cards/Card0)",
  ]);
  await page.close();
});

it.runIf(isLong)("QAS-03 removes the reason when an acceptance is reverted", async () => {
  await prepare();
  const page = await openPage(await open());
  await press(page, "a");
  await savedText(page);
  expect(readReasons()).toHaveLength(1);
  await press(page, "r");
  await page.locator(".entry[aria-current] .decision", { hasText: /^Rejected$/ }).waitFor();
  expect(existsSync(join(baselines, "CHANGES.md"))).toBe(false);
  await page.close();
});

it("QAS-03 accepts nothing without a reason", async () => {
  await prepare();
  const review = await open("");
  const page = await openPage(review);
  await press(page, "a");
  expect(await page.locator("#announcement").innerText()).toMatch(/^Say why first/);
  expect(await page.locator("#reason").evaluate((field) => field === document.activeElement)).toBe(true);
  const token = tokenIn((await send(review, "GET", {}, { path: "/" })).body);
  const headers = { origin: new URL(review.url).origin, "x-review-token": token };
  expect((await send(review, "POST", headers, { because: " " })).status).toBe(400);
  expect(changedOnDisk()).toEqual([]);
  await page.close();
});

it.runIf(isLong)("QAS-03 keeps the later of two decisions even if the earlier one arrives last", async () => {
  await prepare();
  const review = await open();
  const token = tokenIn((await send(review, "GET", {}, { path: "/" })).body);
  const headers = { origin: new URL(review.url).origin, "x-review-token": token };
  await send(review, "POST", headers, { decision: "rejected", order: 2 });
  const late = await send(review, "POST", headers, { decision: "accepted", order: 1 });
  expect(late.status).toBe(200);
  expect(changedOnDisk()).toEqual([]);
});

it("QAS-03 serves its page and token only at its own address, and no other file", async () => {
  await prepare();
  const review = await open();
  const elsewhere = await send(review, "GET", { host: "evil.example" }, { path: "/" });
  expect(elsewhere.status).toBe(403);
  expect(tokenIn(elsewhere.body)).toBe("");
  expect((await send(review, "GET", {}, { path: "/results.json" })).status).toBe(404);
  expect((await send(review, "GET", {}, { path: "/images/..%2F..%2Fbaselines/browser.txt" })).status).toBe(404);
});

it.runIf(isLong)("QAS-03 explains what to do if there is no report, or one from another system", async () => {
  await expect(openReview({ report: join(work, "none"), baselines, command })).rejects.toThrow(
    `No report in ${join(work, "none")}: run npm run shots first`,
  );
  await prepare();
  writeRun(await changedRun(2), false);
  await expect(openReview({ report, baselines, command })).rejects.toThrow("this report's screenshots on darwin arm64");
});

it.each(isLong ? (["SIGINT", "SIGTERM"] as const) : (["SIGTERM"] as const))(
  "QAS-03 saves accepted differences before %s ends the review",
  async (signal) => {
    await prepare();
    const script = `import { review } from ${JSON.stringify(join(import.meta.dirname, "review.ts"))};
    await review(${JSON.stringify({ report, baselines, command, because: REASON })});`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    processes.push(child);
    let output = "";
    child.stdout.on("data", (part: Buffer) => (output += part.toString()));
    await expect.poll(() => output, { timeout: 20_000 }).toContain("http://");
    const page = await browser.newPage();
    await page.goto(/http:\S+/.exec(output)?.[0] ?? "");
    const first = page.waitForResponse((answer) => answer.request().method() === "POST");
    await press(page, "Annnnnnnnnna");
    // The first decision has arrived. The last one may still be on its way.
    await first;
    child.kill(signal);
    const [code] = (await once(child, "exit")) as [number];
    expect(code).toBe(0);
    const accepted = changedOnDisk().length;
    expect([10, 11]).toContain(accepted);
    expect(output).toContain(`${accepted} accepted, 0 rejected, ${40 - accepted} left.`);
    await page.close();
  },
);
