import { type Figure, ranged, table } from "../shared/figures.ts";
import type { Verdict } from "./goals.ts";
import type { Profile } from "./profile.ts";
import type { Bytes, Summary } from "./summary.ts";

const whole = (figure: Figure | null) => (figure === null ? "never" : String(Math.round(figure.median)));
const kB = ({ gz, br }: Bytes) => `${(gz / 1000).toFixed(1)}/${(br / 1000).toFixed(1)}`;

const header = [
  "ms, kB gz/br",
  "req",
  "JS till ready",
  "JS in all",
  "evaluated",
  "CSS",
  "all",
  "FCP",
  "LCP",
  "ready",
  "TBT (nav)",
  "longest",
  "CLS",
  "CPU (till ready)",
  "foreign",
];

const rowOf = (page: Summary): string[] => [
  page.name,
  String(page.requests),
  kB(page.scriptBeforeReady),
  kB(page.script),
  kB(page.scriptEvaluated),
  kB(page.style),
  kB(page.all),
  ranged(page.fcp),
  ranged(page.lcp),
  ranged(page.ready),
  `${whole(page.tbt)} (${ranged(page.tbtFromNavigation)})`,
  whole(page.longestTask),
  page.cls.median.toFixed(3),
  `${whole(page.cpu)} (${whole(page.cpuUntilReady)})`,
  `${Math.round(page.foreignCpu.median * 100)} %`,
];

export const loadTable = (summaries: readonly Summary[]): string => table([header, ...summaries.map(rowOf)]);

export const goalTable = (verdicts: readonly Verdict[]): string =>
  table([
    ["goal", "", "reached", "at most", ""],
    ...verdicts.map(({ page, what, value, limit, met }) => [
      `${page}: ${what}`,
      "",
      value,
      limit,
      met ? "met" : "MISSED",
    ]),
  ]);

/** A table of when each request began and ended, with its compressed bytes. */
export const fileTable = ({ files }: Summary): string =>
  table([
    ["request", "begin", "end", "gz", "br"],
    ...files.map(({ url, kind, start, end, gz, br, fromDevice }) => [
      `${kind} ${url.length > 110 ? `${url.slice(0, 107)}...` : url}`,
      String(start),
      String(end ?? "never"),
      fromDevice ? "device" : String(gz),
      String(br),
    ]),
  ]);

const timesOf = (times: ReadonlyMap<string, number>, count: number) =>
  [...times].slice(0, count).map(([name, time]) => [name, String(Math.round(time))]);

/** A table of how the main thread's time was spent. */
export function profileTable({ byModule, byFunction }: Profile): string {
  return table([
    ["by module", "ms"],
    ...timesOf(byModule, 20),
    ["", ""],
    ["by function", "ms"],
    ...timesOf(byFunction, 30),
  ]);
}
