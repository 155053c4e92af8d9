import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import type { Answer, Shown } from "./watch.ts";

/** An action of a student. */
export interface Action {
  readonly name: string;
  readonly input: "click" | "key";
  readonly act: (page: Page) => Promise<void>;
  readonly shows?: Shown;
}

/** Event Timing reports only events that took at least 16 ms. */
const SHORTEST_MS = 16;
const QUIET_MS = 500;
const TIMEOUT_MS = 20_000;

/** Performs an action, waits until the page is idle, and returns how the page responded. */
export async function measure(page: Page, { name, act, shows }: Action): Promise<Answer> {
  await page.evaluate((wanted) => window.lecternUse.begin(wanted), shows);
  await act(page);
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    await sleep(100);
    const { events, tasks, shown, last, now } = await page.evaluate(() => {
      const { begin: _, ...notes } = window.lecternUse;
      return { ...notes, now: performance.now() };
    });
    if (now - last > QUIET_MS && (shows === undefined || shown !== null)) {
      const frame = Math.max(SHORTEST_MS, ...events.map(([, duration]) => duration));
      return { frame, shown, longTasks: tasks };
    }
    if (Date.now() > until) throw new Error(`${name}: ${shows?.selector} ${shows?.text ?? ""} never came`);
  }
}
