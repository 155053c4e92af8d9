import { type Figure, formatFigure, table } from "../shared/figures.ts";
import type { Verdict } from "./goals.ts";
import type { Bytes, Summary } from "./summary.ts";

const formatMedian = (figure: Figure | null) => (figure === null ? "never" : String(Math.round(figure.median)));
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

const toRow = (page: Summary): string[] => [
  page.name,
  String(page.requests),
  kB(page.scriptBeforeReady),
  kB(page.script),
  kB(page.scriptEvaluated),
  kB(page.style),
  kB(page.all),
  formatFigure(page.fcp),
  formatFigure(page.lcp),
  formatFigure(page.ready),
  `${formatMedian(page.tbt)} (${formatFigure(page.tbtFromNavigation)})`,
  formatMedian(page.longestTask),
  page.cls.median.toFixed(3),
  `${formatMedian(page.cpu)} (${formatMedian(page.cpuUntilReady)})`,
  `${Math.round(page.foreignCpu.median * 100)} %`,
];

export const loadTable = (summaries: readonly Summary[]): string => table([header, ...summaries.map(toRow)]);

export const goalTable = (verdicts: readonly Verdict[]): string =>
  table([
    ["goal", "reached", "at most", ""],
    ...verdicts.map(({ page, what, value, limit, met }) => [`${page}: ${what}`, value, limit, met ? "met" : "MISSED"]),
  ]);
