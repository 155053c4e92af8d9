/** Replaces `show.ts` in a page that is built for a server: renders the page to text as often as requested. */
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

const RUNS = 200;

export function show(page: ReactNode): void {
  const times: number[] = [];
  let html = "";
  // The first half is a warm-up and does not count.
  for (let run = 0; run < 2 * RUNS; run++) {
    const started = performance.now();
    html = renderToString(page);
    if (run >= RUNS) times.push(performance.now() - started);
  }
  const median = times.toSorted((a, b) => a - b)[RUNS / 2];
  process.stdout.write(JSON.stringify({ html, median }));
}
