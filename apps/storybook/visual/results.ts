import type { Story, Theme } from "./stories.ts";
import type { Undecided } from "./stage.ts";

/** A screenshot that a run took, cropped to the story. */
export interface Screenshot {
  readonly png: Buffer;
  /** Its `pixelHash`. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

/** Where a screenshot and its baseline differ. */
interface Difference {
  /** Pixels that differ. */
  readonly pixels: number;
  /** `800×120 → 800×121` when the sizes differ. */
  readonly size?: string;
  /** An image that marks the difference. */
  readonly image: { readonly png: Buffer; readonly width: number; readonly height: number };
}

/**
 * The result for one screenshot or one accessibility tree. `broken`: the story threw, did not settle, violates a rule of
 * axe, or has words or controls where none may stand. `skipped`: this browser renders differently from the one that rendered the baselines.
 */
export type Verdict =
  | { readonly kind: "same" | "skipped" }
  | { readonly kind: "broken"; readonly error: string }
  | { readonly kind: "new"; readonly screenshot: Screenshot }
  | {
      readonly kind: "changed";
      readonly screenshot: Screenshot;
      /** `undefined` when the baselines have no pixels to compare with. */
      readonly difference: Difference | undefined;
    }
  | { readonly kind: "removed" }
  | { readonly kind: "new tree"; readonly tree: string }
  | { readonly kind: "changed tree"; readonly tree: string; readonly before: string }
  | { readonly kind: "removed tree" };

export interface Result {
  /** A screenshot's name: `cards/recording-card/RecordingCard/default.piece-light`. A tree's has no theme. */
  readonly name: string;
  readonly story?: Story;
  readonly theme?: Theme;
  readonly verdict: Verdict;
}

/** A check that axe could not decide, and a reviewer's reason to accept it. Without a reason it fails the run. */
export interface Finding extends Undecided {
  readonly story: Story;
  readonly reason: string | undefined;
}

export interface Run {
  readonly results: readonly Result[];
  /** The checks that axe could not decide. */
  readonly findings: readonly Finding[];
  /** Screenshots that differed between a new page and one that had shown other stories; the new page's counted. */
  readonly unsteady: readonly string[];
  readonly seconds: number;
  readonly stories: number;
}

export const hasPassed = ({ verdict: { kind } }: Result): boolean => kind === "same" || kind === "skipped";
