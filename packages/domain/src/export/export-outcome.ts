import type { ExportOrder } from "./export-scope.ts";

/**
 * `too-large`: more than the browser can hold, where it can't write to disk. `unwritable`: the disk refused it. `no-times`:
 * captions of a recording that came as text. `no-cards`: a file of cards where none is kept.
 */
export type StopReason = "too-large" | "unwritable" | "no-times" | "no-cards";

/** The listed items: how many recordings and study guides, and whether the browser can hold them. */
export interface ListedItems {
  readonly total: number;
  readonly isTooLarge: boolean;
}

/** `done`: how many are in the export now. */
export type WriteOutcome =
  | { readonly kind: "written"; readonly done: number }
  | { readonly kind: "stopped"; readonly reason: StopReason };

export type FinishOutcome = { readonly kind: "finished" } | { readonly kind: "stopped"; readonly reason: StopReason };

export interface WriteInput extends ExportOrder {
  readonly done: number;
}
