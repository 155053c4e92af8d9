import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession } from "@playwright/test";
import { CPU_SLOWDOWN, openContext, SLOW_4G } from "../shared/browser/launch.ts";
import { waitForIdle, watchForeignCpu } from "../shared/browser/machine.ts";
import { waitForKeptReads, waitForStoredBuild } from "../shared/browser/stored-build.ts";
import type { Edge } from "../shared/edge/edge.ts";
import { type Notes, probe } from "../shared/browser/probe.ts";
import { type Fetched as FetchedFile, watchTraffic } from "./traffic.ts";

/** A page to load, and the element that shows that it is ready. */
export interface Target {
  readonly edge: Edge;
  readonly path: string;
  /** A selector for an element that must have a box. */
  readonly ready: string;
  /** Stored in the browser before the page is opened, such as a session. */
  readonly localStorage?: Readonly<Record<string, string>>;
}

/** Times in milliseconds since the navigation. CPU in milliseconds of the main thread, including its slowdown. */
export interface Load extends Omit<Notes, "shifts"> {
  readonly cls: number;
  /** Total blocking time: how much long tasks exceed 50 ms each, after the first paint and from the navigation on. */
  readonly tbt: number;
  readonly tbtFromNavigation: number;
  readonly longestTask: number;
  readonly cpu: number;
  readonly cpuUntilReady: number | null;
  readonly requests: readonly FetchedFile[];
  /** The paths of the scripts that ran. */
  readonly evaluated: readonly string[];
  /** The share of the machine's cores that other processes used. */
  readonly foreignCpu: number;
  readonly errors: readonly string[];
}

export interface LoadOptions {
  /** Without slowdown, to fill the edge's cache. */
  readonly unthrottled?: boolean;
  /** How many times slower the processor is, if not `CPU_SLOWDOWN`. */
  readonly slowdown?: number;
  /** Loads once before and measures the second visit, with the browser's cache and the service worker. */
  readonly again?: boolean;
}

/** The timeout of a load, measured or not. */
const TIMEOUT_MS = 60_000;
const WARM_UP_TIMEOUT_MS = 20_000;

const sumBlockingTime = (longTasks: Notes["longTasks"], from: number): number =>
  longTasks.reduce((sum, [start, duration]) => {
    const visible = start + duration - Math.max(start, from);
    return sum + Math.max(0, visible - 50);
  }, 0);

/** Cumulative layout shift: the worst window of shifts, at most 5 s long, with less than a second between two. */
function cumulativeShift(shifts: Notes["shifts"]): number {
  let [worst, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const [time, score] of shifts) {
    if (time - last > 1000 || time - first > 5000) [sum, first] = [0, time];
    last = time;
    sum += score;
    worst = Math.max(worst, sum);
  }
  return worst;
}

const taskMilliseconds = async (cdp: CDPSession): Promise<number> => {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
};

/** The paths of the scripts that have run, without those that were only fetched. */
async function listEvaluated(cdp: CDPSession): Promise<string[]> {
  await cdp.send("Profiler.enable");
  const { result } = await cdp.send("Profiler.getBestEffortCoverage");
  return result
    .filter(({ functions }) => functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)))
    .flatMap(({ url }) => (url.startsWith("http") ? new URL(url).pathname : []));
}

/** Evaluates code in the page. Playwright's own method would add a script whose compilation counts as the page's. */
async function evaluate<Result>(cdp: CDPSession, work: () => Result): Promise<Result> {
  const { result } = await cdp.send("Runtime.evaluate", {
    expression: `(${work.toString()})()`,
    returnByValue: true,
  });
  return result.value as Result;
}

/** Whether the load event is two seconds ago, and the last long task a second. */
const isPageAtRest = () => {
  const [lastTask, lasted] = window.lecternNotes.longTasks.at(-1) ?? [0, 0];
  const { loadEventEnd } = performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming;
  const now = performance.now();
  return loadEventEnd > 0 && now - loadEventEnd > 2000 && now - lastTask - lasted > 1000;
};

/** Loads a page once, in a browser without any data. */
export async function measureLoad(browser: Browser, target: Target, options: LoadOptions = {}): Promise<Load> {
  const serviceWorkers = options.again === true ? "allow" : "block";
  const context = await openContext(browser, target.localStorage, { serviceWorkers });
  try {
    if (options.again === true) {
      const first = await context.newPage();
      await first.goto(target.edge.origin + target.path);
      await first.locator(target.ready).first().waitFor();
      await sleep(4000);
      if (target.localStorage !== undefined) await waitForStoredBuild(first);
      if (target.localStorage?.["lectern-keeping"] !== undefined) await waitForKeptReads(first);
      await first.close();
    }
    await context.addInitScript(probe, target.ready);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    const traffic = await watchTraffic(cdp, target.edge);
    await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
    let cpuUntilReady: number | null = null;
    cdp.on("Runtime.bindingCalled", ({ name }) => {
      if (name !== "lecternReady") return;
      taskMilliseconds(cdp).then(
        (milliseconds) => {
          cpuUntilReady = milliseconds;
        },
        () => errors.push("the page was gone when it was ready"),
      );
    });
    await cdp.send("Runtime.enable");
    await cdp.send("Runtime.addBinding", { name: "lecternReady" });
    if (options.unthrottled !== true) {
      await waitForIdle();
      await cdp.send("Network.emulateNetworkConditions", SLOW_4G);
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: options.slowdown ?? CPU_SLOWDOWN });
    }
    const foreignCpu = watchForeignCpu();
    const timeout = options.unthrottled === true ? WARM_UP_TIMEOUT_MS : TIMEOUT_MS;
    const until = Date.now() + timeout;
    await page.goto(target.edge.origin + target.path, { waitUntil: "commit", timeout: TIMEOUT_MS });

    // Settled: ready, at rest, and a second without a request. A page that isn't ready runs no code of ours, which would count as its own.
    for (;;) {
      await sleep(500);
      const isAtRest = cpuUntilReady !== null && (await evaluate(cdp, isPageAtRest));
      if (isAtRest && traffic.isQuietFor(1000)) break;
      if (Date.now() > until) {
        const open = traffic.listOpen().join(", ");
        const why =
          cpuUntilReady === null ? "never ready" : isAtRest ? `requests: ${open || "some all the time"}` : "tasks";
        errors.push(`not settled after ${timeout / 1000} s (${why})`);
        break;
      }
    }
    const foreign = foreignCpu();
    const cpu = await taskMilliseconds(cdp);
    const evaluated = await listEvaluated(cdp);
    const { shifts, ...notes } = await evaluate(cdp, () => window.lecternNotes);
    return {
      ...notes,
      cls: cumulativeShift(shifts),
      tbt: sumBlockingTime(notes.longTasks, notes.fcp ?? 0),
      tbtFromNavigation: sumBlockingTime(notes.longTasks, 0),
      longestTask: Math.max(0, ...notes.longTasks.map(([, duration]) => duration)),
      cpu,
      cpuUntilReady,
      requests: traffic.list(),
      evaluated,
      foreignCpu: foreign,
      errors,
    };
  } finally {
    await context.close();
  }
}
