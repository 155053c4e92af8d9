import type { ReactNode } from "react";
import type { RecordingMinutes } from "@lectern/domain/profile";
import type { Arrival, RecentRecording } from "@lectern/domain/recording";

/** `failed`: the read failed, and the card shows its default, 0, with "Couldn't load" beside it (product decision 31). */
export type CountState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly count: number };

export type MinutesState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly minutes: RecordingMinutes };

/**
 * The subscription loads separately from the minutes. `checking` and `failed` (the flag could not be read) show neither
 * upsell nor thanks (product decision 31).
 */
export type HomePlanState =
  | { readonly kind: "checking" }
  /** Without a network, plan and minutes are hidden because they can't be read (OFF-01). */
  | { readonly kind: "absent" }
  | { readonly kind: "premium" }
  | { readonly kind: "free"; readonly minutes: MinutesState }
  | { readonly kind: "failed"; readonly minutes: MinutesState };

/** SHL-07. `failed`: the first read failed, and the region stays empty (product decision 23). */
export type RecentsState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "empty" }
  /** At most three, newest first. */
  | { readonly kind: "ready"; readonly recordings: readonly RecentRecording[] };

/** The next steps of a student (DAY-02). `failed`: none could be read, which is only logged; the greeting has their place. */
export type NextUpState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | {
      readonly kind: "ready";
      /** A calendar day in the reader's time zone: `2026-12-12` */
      readonly today: string;
      /** The cards of the next session. */
      readonly due: { readonly count: number; readonly href: string };
      /** The nearest exam that is not over. `name`: the folder's. */
      readonly exam: { readonly name: string; readonly date: string; readonly href: string } | null;
      /** Where reading stopped last, in seconds from the recording's start. */
      readonly reading: { readonly title: string; readonly seconds: number; readonly href: string } | null;
      /** A lecture that arrived in the last day. */
      readonly arrived: { readonly title: string; readonly href: string } | null;
    };

/** Regions that load and fail separately. */
export interface HomeState {
  readonly recordings: CountState;
  readonly favorites: CountState;
  readonly plan: HomePlanState;
  readonly recents: RecentsState;
  readonly next: NextUpState;
}

export interface HomeViewProps {
  readonly state: HomeState;
  /** Recordings that arrived while the page was open (ARR-01). */
  readonly arrivals?: readonly Arrival[];
  /** Notices that come before the rest (END-01). */
  readonly notices?: ReactNode;
  /** How to make the first recording, in the welcome card of an empty library (ARR-03). */
  readonly firstRun?: ReactNode;
  readonly recordingHref: (id: string) => string;
  readonly paths: {
    readonly recordings: string;
    readonly folders: string;
    readonly tools: string;
    /** Undefined where no plans are sold (OPS-08), and none is offered. */
    readonly subscription: string | undefined;
  };
}
