import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Entry } from "../baselines.ts";
import type { Undecided } from "../examiners/examiner.ts";
import type { Verdict } from "../results.ts";

export type DifferenceKind = Exclude<Verdict["kind"], "same" | "skipped">;

/** The kinds in the order in which the report counts and filters them. */
export const kinds: readonly DifferenceKind[] = [
  "changed",
  "new",
  "removed",
  "changed tree",
  "new tree",
  "removed tree",
  "broken",
];

/** An image file of the report. */
export interface ReportImage {
  /** From the report's folder: `images/cards/RecordingCard/default.piece-light.after.png`. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** A screenshot that is or could become a baseline; the file is lossless. */
export interface ReportScreenshot extends ReportImage {
  /** `pixelHash` of it. */
  readonly hash: string;
}

/** A screenshot of an earlier commit. */
export interface ReportBefore extends ReportScreenshot {
  /** The commit's full hash. */
  readonly commit: string;
  /** Whether it is the baseline; the commit may render another one where the baseline was accepted in a later one. */
  readonly isBaseline: boolean;
}

/** A screenshot or an accessibility tree that differs from its baseline, or a broken story. */
export interface ReportEntry {
  readonly name: string;
  readonly kind: DifferenceKind;
  /** The story's id; a removed screenshot has none. */
  readonly story?: string;
  readonly theme?: string;
  /** The baseline that the screenshot was compared with. */
  readonly baseline?: Entry;
  /** How the story looked before; left out where that could not be rendered. */
  readonly before?: ReportBefore;
  readonly after?: ReportScreenshot;
  /** Where the two differ, in how many pixels, and `800×120 → 800×121` when the sizes do. */
  readonly difference?: ReportImage & { readonly pixels: number; readonly size?: string };
  /** The baseline that the accessibility tree was compared with. */
  readonly treeBefore?: string;
  readonly treeAfter?: string;
  readonly error?: string;
}

/** Something that an examiner could not decide. Without a reason it fails the run. */
export interface ReportFinding extends Undecided {
  readonly story: { readonly id: string; readonly title: string; readonly name: string };
  readonly reason?: string;
}

/** The contents of `results.json`: all that the page shows and the review needs. */
export interface Report {
  readonly version: typeof reportVersion;
  /** The project's name. */
  readonly project: string;
  /** The command that compares: `npm run visual`. */
  readonly command: string;
  /** Whether its screenshots may become baselines; where the browser that renders those runs. */
  readonly isReference: boolean;
  readonly reference: string;
  /** The commit that the screenshots before were rendered from: `3f9a1c2 Round the card`. */
  readonly base?: string;
  /** The platform that drew the screenshots: `linux x64`. */
  readonly system: string;
  /** The version of the browser that drew the screenshots. */
  readonly browser: string;
  /** The version of the browser that drew the baselines. */
  readonly baselines?: string;
  /** Where a Storybook runs: the story links lead there. */
  readonly link: string;
  readonly seconds: number;
  readonly stories: number;
  readonly same: number;
  readonly skipped: number;
  /** By name, so that a component's stand together. */
  readonly entries: readonly ReportEntry[];
  readonly findings: readonly ReportFinding[];
  readonly unsteady: readonly string[];
}

/** Raised when `results.json` changes its form. */
export const reportVersion = 2;

/** Names of trees and screenshots sort alike: a story's tree stands before its screenshots. */
export const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : Number(a.name > b.name);

/** `cards/RecordingCard/default.piece-light` → `cards/RecordingCard`. */
export const toComponent = (name: string): string => name.slice(0, name.lastIndexOf("/"));

/**
 * Names the group that a person reviews together: a screen or a component with its parts. `screens/pricing/Pricing.states/…` and
 * `screens/pricing/PricingView/…` → `screens/pricing`; `cards/RecordingCard/…` → `cards/RecordingCard`.
 */
export const toGroup = (name: string): string => name.split("/").slice(0, -1).slice(0, 2).join("/");

/** `cards/RecordingCard/default.piece-light` → `default.piece-light`. */
export const toVariant = (name: string): string => name.slice(name.lastIndexOf("/") + 1);

/** A broken story has nothing to accept. */
export const isReviewable = ({ kind }: ReportEntry): boolean => kind !== "broken";

export const count = (number: number, noun: string, plural = `${noun}s`): string =>
  `${number.toLocaleString("en-US")} ${number === 1 ? noun : plural}`;

/** A report may come from elsewhere: its names become paths below the baselines, and its paths are read. */
const isInside = (path: string): boolean => !path.split(/[/\\]/).some((part) => part === ".." || part === "");

/**
 * Reads what `writeReport` wrote.
 *
 * @param command the command that compares
 * @throws Error when the folder holds no report, or one that this version did not write
 */
export function readReport(folder: string, command: string): Report {
  const file = join(folder, "results.json");
  if (!existsSync(file)) throw new Error(`No report in ${folder}: run ${command} first`);
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  if (report.version !== reportVersion)
    throw new Error(`The report in ${folder} was written by another version: run ${command} again`);
  for (const { name, before, after, difference } of report.entries) {
    const paths = [before, after, difference].flatMap((image) => (image === undefined ? [] : [image.path]));
    if (![name, ...paths].every(isInside) || !paths.every((path) => path.startsWith("images/")))
      throw new Error(`The report in ${folder} names a file outside of it: ${name}`);
  }
  return report;
}
