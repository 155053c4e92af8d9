import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { paths, patterns } from "../src/paths.ts";
import { restoreSession, waitForApp } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

interface PageDefinition {
  readonly name: string;
  readonly path: string;
  readonly area: string;
  /** The reading settings that the device has stored. */
  readonly reading?: string;
}

/** Reads the table of pages as text, because its module needs Vite's variables, which a journey lacks. */
function readPages(): PageDefinition[] {
  const table = readFileSync(join(import.meta.dirname, "../src/pages/index.ts"), "utf8");
  const addresses: Record<string, string | ((value?: string) => string)> = { ...patterns };
  for (const [name, path] of Object.entries(paths)) addresses[name] ??= path as string | (() => string);
  const row = /^ {4}"?(?<name>[\w-]+)"?: \{\s+path: (?:paths|patterns)\.(?<key>\w+)/gm;
  const [, ...areas] = table.split("...toPages(");
  const read = areas.flatMap((rows) =>
    [...rows.matchAll(row)].map(({ groups: { name = "", key = "" } = {} }): PageDefinition => {
      const address = addresses[key] ?? "*";
      return { name, area: rows.split('"')[1] ?? "", path: typeof address === "string" ? address : address() };
    }),
  );
  expect(read).toHaveLength(table.match(/\bpath: /g)?.length ?? 0);
  return read;
}

/** The largest sum of layout shifts while a page loads: a fifth of the limit that web vitals call good. */
const LIMIT = 0.02;
/** The long run also measures a desktop, where cards and lists have more room to shift. */
const isLong = process.env["LECTERN_SOAK"] === "1";
const phone = { width: 390, height: 844 };
const sizes = isLong ? [phone, { width: 1280, height: 800 }] : [phone];
/** The least time of each response of the server, in ms, so that every skeleton is shown. */
const LATENCY = 300;
/** A page is settled after this time without a shift, in ms. */
const STILL = 500;

/** The lists whose first card leads to a page with a parameter. */
const lists: Readonly<Record<string, string>> = {
  recording: "/dashboard/library/recordings",
  "lecture-cards": "/dashboard/library/recordings",
  folder: "/dashboard/library/folders",
  "study-guide": "/dashboard/library/reviews",
};
/** Pages with the most parts that come late. The long run measures all. */
const inEveryRun = new Set(["home", "recording"]);
/** Pages that redirect at once. */
const passages = new Set(["callback", "referral-link"]);
const toEmail = (name: string): string => (name === "manage-subscription" ? "pro@lectern.test" : "free@lectern.test");

interface Shift {
  readonly value: number;
  /** The elements that moved. */
  readonly of: readonly string[];
}
interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Records layout shifts from now on, in each document that the page opens. */
const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(globalThis, { shifts, lastShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as ShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        const of = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "");
        shifts.push({ value: entry.value, of });
        Object.assign(globalThis, { lastShift: performance.now() });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Waits until nothing loads and nothing has moved for a while. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.waitForFunction(
    (still) => performance.now() - (globalThis as unknown as { lastShift: number }).lastShift > still,
    STILL,
  );
}

test.use({ hasOwnPage: true });

const pages = readPages().filter((page) => !passages.has(page.name));
/** Text that is set when the app's code has come would move all that is below it. */
const reading = JSON.stringify({ size: 200, line: 120, paragraph: 200, letter: 12, word: 16, contrast: "more" });
const setByReader = pages.filter(({ name }) => name === "recording").map((page) => ({ ...page, reading }));

for (const { name, path, area, reading: stored } of [...pages, ...setByReader]) {
  const tag = inEveryRun.has(name) && stored === undefined ? [] : "@long";
  const what = stored === undefined ? name : `ACC-01 ${name} with the reader's typography`;
  test(`SHL-17 ${what}: shifts by at most ${LIMIT} while its server is slow`, { tag }, async ({ page }) => {
    if (stored !== undefined) await page.addInitScript((json) => localStorage.setItem("lectern-reading", json), stored);
    const isInside = area === "dashboard" || name === "new-password";
    if (isInside) await restoreSession(page, toEmail(name));
    let address = path === "*" ? "/404" : path;
    if (path.includes("/:")) {
      await page.goto(lists[name] ?? "");
      const card = page.getByRole("main").getByRole("article").first().getByRole("link").first();
      // The requests that need the parameter, such as a recording's cards.
      const rest = path.replace(/^.*\/:\w+/, "");
      address = `${(await card.getAttribute("href")) ?? ""}${rest}`;
    }
    await recordShifts(page);
    // Not with a route, for which Playwright disables the browser's cache. A font that loads late wraps lines in
    // another way than its fallback (ADR 0010), but this test counts only shifts caused by responses.
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    await network.send("Network.setBlockedURLs", { urls: ["*.woff2"] });
    await network.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: LATENCY,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.goto(address);
      // A visitor's documents need no app until they are used.
      if (area === "dashboard") await waitForApp(page);
      await settle(page);
      const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      const moved = shifts.map(({ value, of }) => `${value.toFixed(3)} ${of.join(" | ")}`);
      expect(sum, `at ${size.width} px: ${moved.join("; ")}`).toBeLessThanOrEqual(LIMIT);
    }
  });
}
