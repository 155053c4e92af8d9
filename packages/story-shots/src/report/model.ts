import type { Entry } from "../baselines.ts";
import type { Undecided } from "../examiners/examiner.ts";
import type { Verdict } from "../results.ts";

export type DifferenceKind = Exclude<Verdict["kind"], "same" | "skipped">;

/** The kinds of differences, in the order in which the report counts them. */
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
  /** The path from the report's folder: `images/cards/RecordingCard/default.piece-light.after.png`. */
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** A screenshot that is or could become a baseline; the file is lossless. */
export interface ReportScreenshot extends ReportImage {
  /** The screenshot's `pixelHash`. */
  readonly hash: string;
}

/** A screenshot of an earlier commit. */
export interface ReportBefore extends ReportScreenshot {
  /** The commit's full hash. */
  readonly commit: string;
  /**
   * Whether it is the baseline. If the baseline was accepted in a later commit, this commit may render another
   * screenshot.
   */
  readonly isBaseline: boolean;
}

/** A screenshot or an accessibility tree that differs from its baseline, or a broken story. */
export interface ReportEntry {
  readonly name: string;
  readonly kind: DifferenceKind;
  /** The story's id. A removed screenshot has none. */
  readonly story?: string;
  readonly theme?: string;
  /** The baseline that the screenshot was compared with. */
  readonly baseline?: Entry;
  /** The story's earlier look; left out if it could not be rendered. */
  readonly before?: ReportBefore;
  readonly after?: ReportScreenshot;
  /**
   * An image that marks the differences, the number of differing pixels, and `800×120 → 800×121` if the sizes differ.
   */
  readonly difference?: ReportImage & { readonly pixels: number; readonly size?: string };
  /** The baseline that the accessibility tree was compared with. */
  readonly treeBefore?: string;
  readonly treeAfter?: string;
  readonly error?: string;
}

/** A check that an examiner could not decide. Without a reason it fails the run. */
export interface ReportFinding extends Undecided {
  readonly story: { readonly id: string; readonly title: string; readonly name: string };
  readonly reason?: string;
}

/** The contents of `results.json`: everything that the page shows. */
export interface Report {
  readonly version: typeof reportVersion;
  /** The project's name. */
  readonly project: string;
  /** The command that compares: `npm run visual`. */
  readonly command: string;
  /** Whether its screenshots may become baselines, and the platform of the browser that renders those. */
  readonly isReference: boolean;
  readonly reference: string;
  /** The commit that the earlier screenshots were rendered from: `3f9a1c2 Round the card`. */
  readonly base?: string;
  /** The platform on which the screenshots were rendered: `linux x64`. */
  readonly system: string;
  /** The version of the browser that rendered the screenshots. */
  readonly browser: string;
  /** The version of the browser that rendered the baselines. */
  readonly baselines?: string;
  /** The address of the Storybook that the report links to. */
  readonly link: string;
  readonly seconds: number;
  readonly stories: number;
  readonly same: number;
  readonly skipped: number;
  /** Sorted by name, so that a component's entries are together. */
  readonly entries: readonly ReportEntry[];
  readonly findings: readonly ReportFinding[];
  readonly unsteady: readonly string[];
}

/** Raise it when the form of `results.json` changes. */
export const reportVersion = 2;

/** Sorts names of trees and screenshots together: a story's tree comes before its screenshots. */
export const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  a.name < b.name ? -1 : Number(a.name > b.name);

/**
 * Names the group that is reviewed together: a screen or a component with its parts. `screens/pricing/Pricing.states/…`
 * and `screens/pricing/PricingView/…` → `screens/pricing`; `cards/RecordingCard/…` → `cards/RecordingCard`.
 */
export const toGroup = (name: string): string => name.split("/").slice(0, -1).slice(0, 2).join("/");

/** `cards/RecordingCard/default.piece-light` → `default.piece-light`. */
export const toVariant = (name: string): string => name.slice(name.lastIndexOf("/") + 1);

export const count = (number: number, noun: string, plural = `${noun}s`): string =>
  `${number.toLocaleString("en-US")} ${number === 1 ? noun : plural}`;
