import type { Page } from "@playwright/test";
import { walk } from "./walk.ts";

const MEGABYTE = 1024 * 1024;

/**
 * Repeats the walk in one tab, and reads after every few what is in memory once the garbage is collected.
 *
 * @returns a table, and how many times the heap of the second walk the last one has
 */
export async function measureMemory(page: Page, walks: number): Promise<{ rows: string[][]; grew: number }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable");
  const read = async () => {
    await cdp.send("HeapProfiler.collectGarbage");
    const { metrics } = await cdp.send("Performance.getMetrics");
    const find = (metricName: string) => metrics.find(({ name }) => name === metricName)?.value ?? Number.NaN;
    return { heap: find("JSHeapUsedSize") / MEGABYTE, nodes: find("Nodes"), listeners: find("JSEventListeners") };
  };
  const rows = [["walk", "heap", "nodes", "listeners"]];
  let [second, last] = [Number.NaN, Number.NaN];
  for (let turn = 1; turn <= walks; turn += 1) {
    for (const { act, shows } of walk) {
      await act(page);
      if (shows === undefined) continue;
      await page
        .locator(shows.selector)
        .filter({ hasText: shows.text ?? "" })
        .first()
        .waitFor();
    }
    await page.getByRole("link", { name: "Recordings", exact: true }).first().click();
    await page.getByRole("article").first().waitFor();
    if (turn > 2 && turn < walks && turn % 5 !== 0) continue;
    const { heap, nodes, listeners } = await read();
    if (turn === 2) second = heap;
    last = heap;
    rows.push([String(turn), `${heap.toFixed(1)} MB`, String(nodes), String(listeners)]);
    process.stderr.write(`${rows.at(-1)?.join("  ")}\n`);
  }
  return { rows, grew: last / second };
}
