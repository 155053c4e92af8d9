import { ask } from "./ask.ts";
import type { Meeting } from "./qmsum.ts";

/** Measures how long answers take, including reading the transcript, in milliseconds. */
export function measureTime(meetings: readonly Meeting[]): { readonly p95: number } {
  const times = meetings.flatMap(({ questions, ...meeting }) =>
    questions.slice(0, 3).map(({ query }) => {
      const started = performance.now();
      ask(query, { transcript: "", ...meeting });
      return performance.now() - started;
    }),
  );
  return { p95: Math.round(times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0) };
}
