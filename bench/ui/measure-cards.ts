import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { steps, type Step } from "./peers/shared/steps.ts";

const types: Readonly<Record<string, string>> = { js: "text/javascript", css: "text/css" };

export interface Timing {
  /** Milliseconds until the change was on the screen. */
  readonly wall: number;
  /** Milliseconds of work of the page's main thread, which excludes other load on the machine. */
  readonly busy: number;
}
export type Timings = Readonly<Record<Step, Timing>>;

/** Opens a built page of cards in a new context, mounts 1,000 cards and updates them. */
export async function measureCards(browser: Browser, folder: string): Promise<Timings> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const sheets = readdirSync(folder).filter((name) => name.endsWith(".css"));
    const links = sheets.map((name) => `<link rel="stylesheet" href="/${name}">`).join("");
    const html = `<!doctype html><html lang="en"><head>${links}</head><body><script type="module" src="/page.js"></script></body></html>`;
    await page.route("http://bench.test/**", async (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      const contentType = types[name.slice(name.lastIndexOf(".") + 1)];
      if (name === "") await route.fulfill({ contentType: "text/html", body: html });
      else if (contentType === undefined) await route.abort();
      else await route.fulfill({ contentType, body: readFileSync(join(folder, name)) });
    });
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto("http://bench.test/");
    await page.waitForFunction(() => "takeStep" in window);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
    const busySoFar = async (): Promise<number> => {
      const { metrics } = await devtools.send("Performance.getMetrics");
      return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
    };
    const timings: Partial<Record<Step, Timing>> = {};
    for (const step of steps) {
      const before = await busySoFar();
      const wall = await page.evaluate((stepName) => window.takeStep(stepName), step);
      timings[step] = { wall, busy: (await busySoFar()) - before };
    }
    const shown = await page.getByRole("heading", { level: 2 }).count();
    if (errors.length > 0 || shown !== 1000) throw new Error(`${folder}: ${shown} cards; ${errors.join("; ")}`);
    return timings as Timings;
  } finally {
    await context.close();
  }
}
