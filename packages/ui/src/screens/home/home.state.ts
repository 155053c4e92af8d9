import type { ReactNode } from "react";
import type { RecordingMinutes } from "@lectern/domain/profile";
import type { Arrival, RecentRecording } from "@lectern/domain/recording";

/** `failed` is a read that failed: the card keeps its default, 0, with "not loaded" beside it (product decision 31). */
export type CountState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly count: number };

export type MinutesState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly minutes: RecordingMinutes };

/**
 * Whether there is a subscription is known apart from the minutes. `checking` and `failed`, a flag that could not be
 * read, show neither upsell nor thanks (product decision 31).
 */
export type HomePlanState =
  | { readonly kind: "checking" }
  /** Without a network a plan and its minutes are not shown, since they can't be read (OFF-01). */
  | { readonly kind: "absent" }
  | { readonly kind: "premium" }
  | { readonly kind: "free"; readonly minutes: MinutesState }
  | { readonly kind: "failed"; readonly minutes: MinutesState };

/** SHL-07. `failed` is a first read that failed: the region stays empty (product decision 23). */
export type RecentsState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "empty" }
  /** Three at most, newest first. */
  | { readonly kind: "ready"; readonly recordings: readonly RecentRecording[] };

/** Four regions that load and fail apart. */
export interface HomeState {
  readonly recordings: CountState;
  readonly favorites: CountState;
  readonly plan: HomePlanState;
  readonly recents: RecentsState;
}

export interface HomeViewProps {
  readonly state: HomeState;
  /** What came while the page was open (ARR-01). */
  readonly arrivals?: readonly Arrival[];
  /** Below the words for an empty library: how the first lecture gets here (ARR-03). */
  readonly firstRun?: ReactNode;
  readonly recordingHref: (id: string) => string;
  readonly paths: {
    readonly recordings: string;
    readonly folders: string;
    readonly tools: string;
    readonly subscription: string;
  };
}
