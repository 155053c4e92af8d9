import type { Floor } from "./floors/build-floors.ts";
import type { PageName } from "./pages.ts";
import type { Figure } from "../shared/figures.ts";
import type { Summary } from "./summary.ts";

/** A page's goal, and the value that it reached. */
export interface Verdict {
  readonly page: PageName;
  readonly what: string;
  /** The value with its unit: "1.34 s". */
  readonly value: string;
  readonly limit: string;
  readonly met: boolean;
}

interface Goal {
  readonly page: PageName;
  readonly what: string;
  readonly unit: "ms" | "kB" | "";
  readonly value: (page: Summary) => number | undefined;
  readonly limit: (floor: Summary | undefined, page: Summary) => number | undefined;
  /** The floor from which the limit is computed. */
  readonly floor?: Floor;
}

const middle = (figure: Figure | null | undefined) => figure?.median;
const times = (factor: number, value: number | undefined) => (value === undefined ? undefined : factor * value);
const isPicture = ({ lcpElement }: Summary) => /^(img|image|video)\b/.test(lcpElement);
const kilobytes = (bytes: number) => bytes / 1000;

/** A time that may take so many times as long as a floor's. */
const timeByFloor = (
  page: PageName,
  what: string,
  time: "fcp" | "lcp" | "ready" | "cpu",
  factor: number,
  floor: Floor,
): Goal => ({
  page,
  what,
  unit: "ms",
  value: (summary) => middle(summary[time]),
  limit: (measured) => times(factor, middle(measured?.[time])),
  floor,
});

/** So many milliseconds at most. */
const timeUpTo = (page: PageName, what: string, time: "fcp" | "tbtFromNavigation", most: number): Goal => ({
  page,
  what,
  unit: "ms",
  value: (summary) => middle(summary[time]),
  limit: () => most,
});

/** So many compressed kilobytes of script at most. */
const scriptUpTo = (page: PageName, what: string, script: "script" | "scriptBeforeReady", most: number): Goal => ({
  page,
  what,
  unit: "kB",
  value: (summary) => kilobytes(summary[script].gz),
  limit: () => most,
});

const goals: readonly Goal[] = [
  timeByFloor("landing", "first text, 1.15 x the empty page", "fcp", 1.15, "empty"),
  {
    ...timeByFloor("landing", "largest paint, 1.15 x the empty page, 1.8 x a picture", "lcp", 1.15, "empty"),
    limit: (floor, page) => times(isPicture(page) ? 1.8 : 1.15, middle(floor?.lcp)),
  },
  scriptUpTo("landing", "script before any interaction", "script", 15),
  { page: "landing", what: "layout shift", unit: "", value: ({ cls }) => middle(cls), limit: () => 0 },
  timeByFloor("login", "largest paint, 0.5 x React hello", "lcp", 0.5, "hello"),
  scriptUpTo("login", "script before any interaction", "script", 100),
  timeByFloor("library", "ready, 0.75 x router + supabase-js + xstate", "ready", 0.75, "stack"),
  scriptUpTo("library", "script before ready", "scriptBeforeReady", 140),
  scriptUpTo("library", "script in all", "script", 190),
  timeByFloor("library", "main thread, 1.2 x the same floor", "cpu", 1.2, "stack"),
  timeUpTo("library", "blocking time from the navigation", "tbtFromNavigation", 150),
  ...(["home again", "library again", "recording again"] as const).map((page) =>
    timeUpTo(page, "first text of the repeat visit", "fcp", 300),
  ),
  timeByFloor("recording", "ready, 1.0 x router + supabase-js + xstate", "ready", 1, "stack"),
];

/** The floors that these pages' goals are computed from. */
export const floorsFor = (pages: readonly PageName[]): Floor[] => [
  ...new Set(goals.filter(({ page }) => pages.includes(page)).flatMap(({ floor }) => floor ?? [])),
];

const formatValue = (value: number, unit: Goal["unit"]) => {
  if (unit === "ms") return `${Math.round(value)} ms`;
  if (unit === "kB") return `${value.toFixed(1)} kB`;
  return value.toFixed(3);
};

/** Judges the goals that the measured pages and floors allow. */
export function judge(
  pages: ReadonlyMap<PageName, Summary>,
  measured: ReadonlyMap<Floor, Summary>,
): readonly Verdict[] {
  return goals.flatMap((goal) => {
    const page = pages.get(goal.page);
    if (page === undefined) return [];
    const floor = goal.floor === undefined ? undefined : measured.get(goal.floor);
    const [value, limit] = [goal.value(page), goal.limit(floor, page)];
    if (limit === undefined) return [];
    const met = value !== undefined && Number(value.toFixed(3)) <= limit;
    return [
      {
        page: goal.page,
        what: goal.what,
        value: value === undefined ? "never" : formatValue(value, goal.unit),
        limit: formatValue(limit, goal.unit),
        met,
      },
    ];
  });
}
