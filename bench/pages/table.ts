import { type Figure, ranged, table } from "../shared/figures.ts";
import type { Verdict } from "./goals.ts";
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
