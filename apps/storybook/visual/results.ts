import type { Story, Theme } from "./stories.ts";
import type { Undecided } from "./stage.ts";

/** A picture that a run took, cut to what is kept. */
export interface Picture {
  readonly png: Buffer;
  /** `pixelHash` of it. */
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

/** Where a picture and its baseline differ. */
interface Difference {
  /** Pixels that differ. */
  readonly pixels: number;
  /** `800×120 → 800×121` when the sizes differ. */
  readonly size?: string;
  readonly picture: { readonly png: Buffer; readonly width: number; readonly height: number };
}

/**
 * What became of one picture or one accessibility tree. `broken`: the story threw, did not come to rest, or violates a
 * rule of axe. `skipped`: this browser draws otherwise than the one that drew the baselines.
 */
export type Verdict =
  | { readonly kind: "same" | "skipped" }
  | { readonly kind: "broken"; readonly error: string }
  | { readonly kind: "new"; readonly picture: Picture }
  | {
      readonly kind: "changed";
      readonly picture: Picture;
      /** `undefined` when the baselines have no pixels to compare with. */
      readonly difference: Difference | undefined;
    }
  | { readonly kind: "removed" }
  | { readonly kind: "new tree"; readonly tree: string }
  | { readonly kind: "changed tree"; readonly tree: string; readonly before: string }
  | { readonly kind: "removed tree" };

export interface Result {
  /** Of a picture: `cards/recording-card/RecordingCard/default.piece-light`. Of a tree the same without the theme. */
  readonly name: string;
  readonly story?: Story;
  readonly theme?: Theme;
  readonly verdict: Verdict;
}

/** Something that axe could not decide, and why a person found it right. Without a reason it fails the run. */
export interface Finding extends Undecided {
  readonly story: Story;
  readonly reason: string | undefined;
}

export interface Run {
  readonly results: readonly Result[];
  /** What axe could not decide. */
  readonly findings: readonly Finding[];
  /** Pictures that a fresh page drew otherwise than a page that had shown other stories; the fresh one counted. */
  readonly unsteady: readonly string[];
  readonly seconds: number;
  readonly stories: number;
}

export const hasPassed = ({ verdict: { kind } }: Result): boolean => kind === "same" || kind === "skipped";
