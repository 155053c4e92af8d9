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
import type { Read } from "../../features/read.ts";

export interface HomeReads {
  readonly recordings: Read<number>;
  readonly favorites: Read<number>;
  readonly isSubscribed: Read<boolean | null>;
  readonly minutes: Read<RecordingMinutes>;
  readonly recent: Read<RecentRecordings>;
}

const countState = ({ data, isError }: Read<number>): CountState => {
  if (data !== undefined) return { kind: "ready", count: data };
  return { kind: isError ? "failed" : "loading" };
};

const minutesState = ({ data, isError }: Read<RecordingMinutes>): MinutesState => {
  if (data !== undefined) return { kind: "ready", minutes: data };
  return { kind: isError ? "failed" : "loading" };
};

/** An unreadable flag shows the minutes and no upsell (product decision 31). */
function planState(
  isSubscribed: Read<boolean | null>,
  minutes: Read<RecordingMinutes>,
  isOffline: boolean,
): HomePlanState {
  if (isOffline && (isSubscribed.data === undefined || minutes.data === undefined)) return { kind: "absent" };
  if (isSubscribed.data === true) return { kind: "premium" };
  if (isSubscribed.data === undefined && !isSubscribed.isError) return { kind: "checking" };
  return { kind: isSubscribed.data === undefined ? "failed" : "free", minutes: minutesState(minutes) };
}

function recentsState({ data, isError }: Read<RecentRecordings>): RecentsState {
  if (data === undefined) return { kind: isError ? "failed" : "loading" };
  return data.recordings.length === 0 ? { kind: "empty" } : { kind: "ready", recordings: data.recordings };
}

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
