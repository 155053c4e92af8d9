import type { ExportOrder } from "./export-scope.ts";

/**
 * Why an export stops. `too-large`: more than the browser can hold in memory, and it can't write to disk. `unwritable`:
 * the disk refused the file. `no-times`: captions of a recording that has no times. `no-cards`: a file of cards, but no
 * card is kept.
 */
export type StopReason = "too-large" | "unwritable" | "no-times" | "no-cards";

/** The items found for an export: how many recordings and study guides, and whether the browser can hold them. */
export interface ListedItems {
  readonly total: number;
  readonly isTooLarge: boolean;
}

/** `done`: how many items the export contains so far. */
export type WriteOutcome =
  | { readonly kind: "written"; readonly done: number }
  | { readonly kind: "stopped"; readonly reason: StopReason };

export type FinishOutcome = { readonly kind: "finished" } | { readonly kind: "stopped"; readonly reason: StopReason };

export interface WriteInput extends ExportOrder {
  readonly done: number;
}
