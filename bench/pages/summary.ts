import { type Figure, toFigure } from "../shared/figures.ts";
import type { Load } from "./measure-load.ts";
import type { Fetched, Kind } from "./traffic.ts";

export interface Bytes {
  readonly gz: number;
  readonly br: number;
}

/** The combined measurements of several loads of one page. */
export interface Summary {
  readonly name: string;
  readonly requests: number;
  readonly script: Bytes;
  /** The part that had arrived when the page was ready. */
  readonly scriptBeforeReady: Bytes;
  /** The part that ran, without what was only fetched. */
  readonly scriptEvaluated: Bytes;
  readonly style: Bytes;
  readonly all: Bytes;
  readonly fcp: Figure | null;
  readonly lcp: Figure | null;
  readonly lcpElement: string;
  readonly ready: Figure | null;
  readonly tbt: Figure;
  readonly tbtFromNavigation: Figure;
  readonly longestTask: Figure;
  readonly cls: Figure;
  /** The elements that shifted in the last run. */
  readonly moved: readonly string[];
  readonly cpu: Figure;
  readonly cpuUntilReady: Figure | null;
  readonly foreignCpu: Figure;
  readonly errors: readonly string[];
}

const NONE: Figure = { median: 0, min: 0, max: 0 };

const countBytes = (files: readonly Fetched[], kind?: Kind): Bytes => {
  const transferred = files.filter((file) => !file.fromDevice && (kind === undefined || file.kind === kind));
  return { gz: transferred.reduce((sum, { gz }) => sum + gz, 0), br: transferred.reduce((sum, { br }) => sum + br, 0) };
};

export function summarise(name: string, loads: readonly Load[]): Summary {
  const last = loads.at(-1);
  if (last === undefined) throw new Error(`${name} was never loaded`);
  const files = last.requests;
  const ready = last.ready ?? Infinity;
  const figure = (pick: (load: Load) => number | null) => toFigure(loads.map(pick));
  return {
    name,
    requests: files.filter(({ fromDevice }) => !fromDevice).length,
    script: countBytes(files, "script"),
    scriptBeforeReady: countBytes(
      files.filter(({ end }) => end !== null && end <= ready),
      "script",
    ),
    scriptEvaluated: countBytes(
      files.filter(({ url }) => last.evaluated.includes(url)),
      "script",
    ),
    style: countBytes(files, "style"),
    all: countBytes(files),
    fcp: figure(({ fcp }) => fcp),
    lcp: figure(({ lcp }) => lcp),
    lcpElement: last.lcpElement,
    ready: figure((load) => load.ready),
    tbt: figure(({ tbt }) => tbt) ?? NONE,
    tbtFromNavigation: figure(({ tbtFromNavigation }) => tbtFromNavigation) ?? NONE,
    longestTask: figure(({ longestTask }) => longestTask) ?? NONE,
    cls: figure(({ cls }) => cls) ?? NONE,
    moved: last.moved,
    cpu: figure(({ cpu }) => cpu) ?? NONE,
    cpuUntilReady: figure(({ cpuUntilReady }) => cpuUntilReady),
    foreignCpu: figure(({ foreignCpu }) => foreignCpu) ?? NONE,
    errors: [...new Set(loads.flatMap(({ errors }) => errors))],
  };
}
