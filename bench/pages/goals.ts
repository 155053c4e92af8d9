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

const goals: readonly Goal[] = [
  {
    page: "landing",
    what: "first text, 1.15 x the empty page",
    unit: "ms",
    value: ({ fcp }) => middle(fcp),
    limit: (floor) => times(1.15, middle(floor?.fcp)),
    floor: "empty",
  },
  {
    page: "landing",
    what: "largest paint, 1.15 x the empty page, 1.8 x a picture",
    unit: "ms",
    value: ({ lcp }) => middle(lcp),
    limit: (floor, page) => times(isPicture(page) ? 1.8 : 1.15, middle(floor?.lcp)),
    floor: "empty",
  },
  {
    page: "landing",
    what: "script before any interaction",
    unit: "kB",
    value: ({ script }) => kilobytes(script.gz),
    limit: () => 15,
  },
  { page: "landing", what: "layout shift", unit: "", value: ({ cls }) => middle(cls), limit: () => 0 },
  {
    page: "login",
    what: "largest paint, 0.5 x React hello",
    unit: "ms",
    value: ({ lcp }) => middle(lcp),
    limit: (floor) => times(0.5, middle(floor?.lcp)),
    floor: "hello",
  },
  {
    page: "login",
    what: "script before any interaction",
    unit: "kB",
    value: ({ script }) => kilobytes(script.gz),
    limit: () => 100,
  },
  {
    page: "library",
    what: "ready, 0.75 x router + supabase-js + xstate",
    unit: "ms",
    value: ({ ready }) => middle(ready),
    limit: (floor) => times(0.75, middle(floor?.ready)),
    floor: "stack",
  },
  {
    page: "library",
    what: "script before ready",
    unit: "kB",
    value: ({ scriptBeforeReady }) => kilobytes(scriptBeforeReady.gz),
    limit: () => 140,
  },
  {
    page: "library",
    what: "script in all",
    unit: "kB",
    value: ({ script }) => kilobytes(script.gz),
    limit: () => 190,
  },
  {
    page: "library",
    what: "main thread, 1.2 x the same floor",
    unit: "ms",
    value: ({ cpu }) => middle(cpu),
    limit: (floor) => times(1.2, middle(floor?.cpu)),
    floor: "stack",
  },
  {
    page: "library",
    what: "blocking time from the navigation",
    unit: "ms",
    value: ({ tbtFromNavigation }) => middle(tbtFromNavigation),
    limit: () => 150,
  },
  ...(["home again", "library again", "recording again"] as const).map((page) => ({
    page,
    what: "first text of the repeat visit",
    unit: "ms" as const,
    value: ({ fcp }: Summary) => middle(fcp),
    limit: () => 300,
  })),
  {
    page: "recording",
    what: "ready, 1.0 x router + supabase-js + xstate",
    unit: "ms",
    value: ({ ready }) => middle(ready),
    limit: (floor) => times(1, middle(floor?.ready)),
    floor: "stack",
  },
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
