import { cpus, loadavg } from "node:os";

/** @param share 0.5 for the median */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const milliseconds = (time: number): string => `${time < 10 ? time.toFixed(2) : Math.round(time)} ms`;

/** The machine on which the figures were measured, and its load. */
export const machine = (): string =>
  `node ${process.version}, ${cpus().length} cores, load ${loadavg()
    .map((load) => load.toFixed(1))
    .join(" ")}`;

const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map((_, index) => (index === 0 ? "---" : "---:"))), ...rows.map(line)].join("\n");
}
