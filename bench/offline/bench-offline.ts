/**
 * `npm run bench:offline`: measures what a device keeps, without a network and at a quarter of this machine's speed: the
 * library of 10,000, a recording of 5,000 segments, and the search over 200 kept lectures (docs/speed.md).
 *
 *   --rounds=5        how often each page is opened
 *   --lectures=200    how many lectures of 75 minutes are kept
 *   --dist=<folder>   another build
 */
import { loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { CPU_SLOWDOWN, launchBrowser, openContext } from "../shared/browser/launch.ts";
import { waitForIdle, watchForeignCpu } from "../shared/browser/machine.ts";
import { type Notes, probe } from "../shared/browser/probe.ts";
import { waitForStoredBuild } from "../shared/browser/stored-build.ts";
import { BUILT, buildApp } from "../shared/built.ts";
import { readNumber, readOptions } from "../shared/options.ts";
import { formatFigure, table, toFigure } from "../shared/figures.ts";
import { openStage, type Stage } from "../shared/stage.ts";
import { watchSearches } from "./watch-searches.ts";

const { values: options } = readOptions({
  rounds: { type: "string", default: "5" },
  lectures: { type: "string", default: "200" },
  dist: { type: "string", default: BUILT },
});
const rounds = readNumber("rounds", options.rounds);
const lectures = readNumber("lectures", options.lectures);
buildApp(options.dist);
const RECORDINGS = 10_000;
/** Goals. */
const LIBRARY_GOAL_MS = 1000;
const RECORDING_GOAL_MS = 1500;
const SEARCH_GOAL_MS = 100;
const TIMEOUT_MS = 120_000;
/** A word that a student types as soon as the page opens, and the time between two keys, in ms. */
const TYPED = "light";
const KEY_MS = 80;
/** The first card of the library, or the first line of a transcript. */
const READY = 'article, [role="tabpanel"] p';

/** One of each kind: frequent, rare, two words, a phrase, a word's beginning, and one that no lecture has. */
const queries = ["the", "chlorophyll", "water oxygen", '"the light"', "photo", "zzyzx"];

interface Row {
  readonly name: string;
  readonly goal: number | undefined;
  readonly times: number[];
  readonly longTasks: number[];
}
const createRow = (name: string, goal?: number): Row => ({ name, goal, times: [], longTasks: [] });

/** Reads what the device is to keep, as a student does: the library, the long recording, and a folder as a whole. */
async function keepEverything(context: BrowserContext, { edge, library }: Stage): Promise<void> {
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const open = (path: string) => page.goto(edge.origin + path);
  await open("/dashboard/settings");
  await page.getByRole("switch", { name: "Keep lectures on this device" }).click();
  await page.getByText(/and your library list \(/).waitFor();
  await open(`/dashboard/library/recording/${library.longRecording}?tab=transcript`);
  await page.getByRole("button", { name: "Save Offline" }).click();
  await page.locator('[aria-label="Save Offline"][aria-busy="false"]').waitFor();
  await open(`/dashboard/library/folder/${library.folder}`);
  await page.getByRole("button", { name: "Save Folder Offline" }).click();
  await page.getByRole("button", { name: "Saved Offline" }).waitFor({ timeout: 20 * TIMEOUT_MS });
  await open("/dashboard/library/search");
  await waitForStoredBuild(page);
  await open("/dashboard/settings");
  console.error(await page.getByText(/and your library list \(/).textContent());
  await page.close();
}

/** Opens the tab that is measured, at a quarter of the speed. */
async function openTab(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.addInitScript(probe, READY);
  await page.addInitScript(watchSearches);
  await page.goto(`${origin}/dashboard/library/search`);
  await page.getByRole("searchbox").waitFor();
  await context.setOffline(true);
  // The emulation cuts requests, but a new document still believes that there is a network.
  await page.addInitScript(() => Object.defineProperty(navigator, "onLine", { get: () => false }));
  const cdp = await context.newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return page;
}

const longest = ({ longTasks }: Notes) => Math.max(0, ...longTasks.map(([, duration]) => duration));

const library = createRow("library of 10,000: first card", LIBRARY_GOAL_MS);
const recording = createRow("recording, 5,000 segments: first line", RECORDING_GOAL_MS);
const atOnce = createRow(`search of ${lectures}: typed as soon as the page opens`, SEARCH_GOAL_MS);
const sinceFirstKey = createRow("  the same, from its first key");
const allAtOnce = createRow("  the same, until all results are shown");
const firstSearch = createRow(`search of ${lectures}: the first`, SEARCH_GOAL_MS);
const searches = queries.map((query) => createRow(`search: ${query}`, SEARCH_GOAL_MS));
const rows = [library, recording, atOnce, allAtOnce, sinceFirstKey, firstSearch, ...searches];

const stage = await openStage(options.dist, RECORDINGS, lectures);
const browser = await launchBrowser(stage.certificate.fingerprint);
const foreignShares: number[] = [];
try {
  const context = await openContext(browser, await stage.library.openSession());
  await keepEverything(context, stage);
  const { origin } = stage.edge;
  const page = await openTab(context, origin);
  const pages = [
    [library, "/dashboard/library/recordings"],
    [recording, `/dashboard/library/recording/${stage.library.longRecording}?tab=transcript`],
  ] as const;
  for (let round = 1; round <= rounds; round += 1) {
    const foreignCpu = watchForeignCpu();
    for (const [row, path] of pages) {
      await waitForIdle();
      await page.goto(origin + path, { waitUntil: "commit" });
      await page.waitForFunction(() => window.lecternNotes.ready !== null);
      await sleep(2000);
      const notes = await page.evaluate(() => window.lecternNotes);
      row.times.push(notes.ready ?? Number.POSITIVE_INFINITY);
      row.longTasks.push(longest(notes));
    }
    await waitForIdle();
    const field = page.getByRole("searchbox");
    const openSearch = async () => {
      await page.goto(`${origin}/dashboard/library/search`, { waitUntil: "commit" });
      await page.locator('#root[data-app="mounted"]').waitFor();
      await field.focus();
    };
    await openSearch();
    await field.pressSequentially(TYPED, { delay: KEY_MS });
    // On a busy machine the pause between two keys can be long enough for a search of the letters so far.
    await page.waitForFunction((query) => {
      const search = window.lecternSearches.at(-1);
      return search?.query === query && search.complete !== null;
    }, TYPED);
    const typed = await page.evaluate(() => ({ ...window.lecternSearches.at(-1)!, key: window.lecternFirstKey! }));
    atOnce.times.push(typed.shown! - typed.asked);
    atOnce.longTasks.push(Math.max(0, ...typed.tasks));
    allAtOnce.times.push(typed.complete! - typed.asked);
    allAtOnce.longTasks.push(Math.max(0, ...typed.tasks));
    sinceFirstKey.times.push(typed.shown! - typed.key);
    sinceFirstKey.longTasks.push(longest(await page.evaluate(() => window.lecternNotes)));
    await openSearch();
    await sleep(2000);
    for (const [index, query] of [queries[0]!, ...queries].entries()) {
      const row = [firstSearch, ...searches][index]!;
      await field.fill("");
      await page.waitForFunction(() => location.search === "");
      await sleep(500);
      await field.fill(query);
      await page.waitForFunction((place) => (window.lecternSearches[place]?.complete ?? null) !== null, index);
      await sleep(500);
      const { asked, shown, tasks } = await page.evaluate((place) => window.lecternSearches[place]!, index);
      row.times.push((shown ?? Number.POSITIVE_INFINITY) - asked);
      row.longTasks.push(Math.max(0, ...tasks));
    }
    foreignShares.push(foreignCpu());
    const times = rows.map((row) => Math.round(row.times.at(-1)!)).join(" ");
    process.stderr.write(
      `round ${round} of ${rounds}: ${times}, foreign CPU ${Math.round(foreignShares.at(-1)! * 100)} %\n`,
    );
  }
} finally {
  await browser.close();
  await stage.close();
}

const isMet = ({ goal, times }: (typeof rows)[number]): boolean =>
  goal === undefined || (toFigure(times)?.median ?? Number.POSITIVE_INFINITY) <= goal;
console.log(
  `\nno network, CPU 4x slower; medians of ${rounds} [smallest-largest] in ms; Chromium ${browser.version()}, load ${loadavg()[0]?.toFixed(1)}\n`,
);
console.log(
  table([
    ["", "shown", "longest task", "goal", ""],
    ...rows.map((row) => [
      row.name,
      formatFigure(toFigure(row.times)),
      formatFigure(toFigure(row.longTasks)),
      row.goal === undefined ? "" : `${row.goal} ms`,
      row.goal === undefined ? "" : isMet(row) ? "met" : "MISSED",
    ]),
  ]),
);
process.exit(rows.every(isMet) ? 0 : 1);
