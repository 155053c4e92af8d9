import type { Undecided } from "./examiners/examiner.ts";
import type { Story } from "./stories.ts";

/** A screenshot that a run took, cropped to the story. */
export interface Screenshot {
  readonly png: Buffer;
  /** Its `pixelHash`. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

/** A screenshot of an earlier commit. */
export interface ScreenshotBefore extends Screenshot {
  /** The commit that it was rendered from. */
  readonly commit: string;
  /** Whether it is the baseline itself: it has its hash, or comes from a commit of the main branch that brought that hash. */
  readonly isBaseline: boolean;
}

/** Where a screenshot differs from the one before. */
interface Difference {
  /** Pixels that differ. */
  readonly pixels: number;
  /** `800×120 → 800×121` when the sizes differ. */
  readonly size?: string;
  /** An image that marks the difference. */
  readonly image: { readonly png: Buffer; readonly width: number; readonly height: number };
}

/**
 * The result for one screenshot or one accessibility tree. `broken`: the story threw, did not settle, or an examiner found
 * a violation. `skipped`: this browser renders differently from the one that rendered the baselines, and nothing else
 * could be rendered to compare with.
 */
export type Verdict =
  | { readonly kind: "same" | "skipped" }
  | { readonly kind: "broken"; readonly error: string }
  | { readonly kind: "new"; readonly screenshot: Screenshot }
  | {
      readonly kind: "changed";
      readonly screenshot: Screenshot;
      /** `undefined` when it was not or could not be rendered. */
      readonly before?: ScreenshotBefore;
      readonly difference?: Difference;
    }
  | { readonly kind: "removed"; readonly before?: ScreenshotBefore }
  | { readonly kind: "new tree"; readonly tree: string }
  | { readonly kind: "changed tree"; readonly tree: string; readonly before: string }
  | { readonly kind: "removed tree" };

export interface Result {
  /** A screenshot's name: `cards/recording-card/RecordingCard/default.piece-light`. A tree's has no theme. */
  readonly name: string;
  readonly story?: Story;
  readonly theme?: string;
  readonly verdict: Verdict;
}

/** A check that an examiner could not decide, and a reviewer's reason to accept it. Without a reason it fails the run. */
export interface Finding extends Undecided {
  readonly story: Story;
  readonly reason: string | undefined;
}

export interface Run {
  readonly results: readonly Result[];
  /** The checks that an examiner could not decide. */
  readonly findings: readonly Finding[];
  /** Screenshots that differed between a new page and one that had shown other stories; the new page's counted. */
  readonly unsteady: readonly string[];
  readonly seconds: number;
  readonly stories: number;
}

export const hasPassed = ({ verdict: { kind } }: Result): boolean => kind === "same" || kind === "skipped";
