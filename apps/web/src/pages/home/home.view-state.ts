import type { RecordingMinutes } from "@lectern/domain/profile";
import type { RecentRecordings } from "@lectern/data/recordings/recordings.queries";
import type {
  CountState,
  HomePlanState,
  HomeState,
  MinutesState,
  NextUpState,
  RecentsState,
} from "@lectern/ui/screens/home";
import { type Read, toReadState } from "../../features/read.ts";

export interface HomeReads {
  readonly recordings: Read<number>;
  readonly favorites: Read<number>;
  readonly isSubscribed: Read<boolean | null>;
  readonly minutes: Read<RecordingMinutes>;
  readonly recent: Read<RecentRecordings>;
}

const countState = (read: Read<number>): CountState => toReadState(read, (count) => ({ kind: "ready", count }));

/** An unreadable flag shows the minutes and no upsell (product decision 31). */
function planState(
  isSubscribed: Read<boolean | null>,
  minutes: Read<RecordingMinutes>,
  isOffline: boolean,
): HomePlanState {
  if (isOffline && (isSubscribed.data === undefined || minutes.data === undefined)) return { kind: "absent" };
  if (isSubscribed.data === true) return { kind: "premium" };
  if (isSubscribed.data === undefined && !isSubscribed.isError) return { kind: "checking" };
  return {
    kind: isSubscribed.data === undefined ? "failed" : "free",
    minutes: toReadState(minutes, (data): MinutesState => ({ kind: "ready", minutes: data })),
  };
}

const recentsState = (read: Read<RecentRecordings>): RecentsState =>
  toReadState(read, ({ recordings }) => (recordings.length === 0 ? { kind: "empty" } : { kind: "ready", recordings }));

/**
 * Each region loads, shows and fails separately (SHL-09).
 *
 * @param isOffline whether this device shows kept data because there is no network
 */
export const toHomeState = (
  { recordings, favorites, isSubscribed, minutes, recent }: HomeReads,
  isOffline = false,
  next: NextUpState = { kind: "loading" },
): HomeState => ({
  recordings: countState(recordings),
  favorites: countState(favorites),
  plan: planState(isSubscribed, minutes, isOffline),
  recents: recentsState(recent),
  next,
});
