import type { Arrival, RecentRecording, RecordingStatus } from "@lectern/domain/recording";

/** How often the newest recordings are asked for, in ms. */
const POLL_MS = 8_000;
/** The same while the student does nothing, or while a recording takes long. */
const SLOW_POLL_MS = 60_000;
/** After this many requests the poll for a recording slows down, and after {@link MOST_REQUESTS} it stops. */
const QUICK_REQUESTS = 30;
const MOST_REQUESTS = 40;

/** What a poll knows of its query. */
export interface Polled {
  readonly isError: boolean;
  /** The answers so far. */
  readonly requests: number;
  readonly shown: readonly { readonly status: RecordingStatus }[];
}

const isProcessing = ({ status }: { readonly status: RecordingStatus }): boolean => status === "processing";

/**
 * The `refetchInterval` of one recording, in ms: polls while it is processing, with at most 40 requests. A failure stops it
 * until focus or the network returns (REC-09).
 */
export function pollWhileProcessing({ isError, requests, shown }: Polled): number | false {
  if (isError || requests >= MOST_REQUESTS || !shown.some(isProcessing)) return false;
  return requests < QUICK_REQUESTS ? POLL_MS : SLOW_POLL_MS;
}

/**
 * Creates the `refetchInterval` of the newest recordings, in ms: polls for arrivals, and counts the requests from the one that
 * showed a recording in progress.
 */
export function createArrivalPoll(): (polled: Polled, isIdle: boolean) => number | false {
  let before: number | undefined;
  return (polled, isIdle) => {
    if (polled.isError) return false;
    const slowest = isIdle ? SLOW_POLL_MS : POLL_MS;
    if (!polled.shown.some(isProcessing)) {
      before = undefined;
      return slowest;
    }
    before ??= polled.requests;
    const interval = pollWhileProcessing({ ...polled, requests: polled.requests - before });
    return interval === false ? false : Math.max(interval, slowest);
  };
}

/**
 * Finds what changed between two reads of the newest recordings, newest first. A recording older than all the others was there
 * before: it shows because another was deleted.
 */
export function findArrivals(before: readonly RecentRecording[], now: readonly RecentRecording[]): readonly Arrival[] {
  const oldest = before.at(-1);
  return now.flatMap((recording) => {
    const known = before.find(({ id }) => id === recording.id);
    const isNew = known === undefined && (oldest === undefined || recording.createdAt > oldest.createdAt);
    const isCompleted = !isProcessing(recording);
    const hasEnded = known !== undefined && isProcessing(known) && isCompleted;
    return isNew || hasEnded ? [{ recording, isCompleted }] : [];
  });
}

/** How many of the newest recordings are processed, for the line above the library's cards. */
export const countPreparing = (recent: readonly RecentRecording[] | undefined): number =>
  recent?.filter(isProcessing).length ?? 0;
