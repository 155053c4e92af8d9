import type { Arrival, RecentRecording, RecordingStatus } from "./recording.ts";

/** How often the newest recordings are read, in ms. */
const POLL_MS = 8_000;
/** The slower interval while the student is idle, or if a recording takes long. */
const SLOW_POLL_MS = 60_000;
/** After this many requests, polling for a recording slows down. After {@link MOST_REQUESTS} it stops. */
const QUICK_REQUESTS = 30;
const MOST_REQUESTS = 40;

/** The state of a polled query. */
export interface Polled {
  readonly isError: boolean;
  /** How many answers there were so far. */
  readonly requests: number;
  readonly shown: readonly { readonly status: RecordingStatus }[];
}

const isProcessing = ({ status }: { readonly status: RecordingStatus }): boolean => status === "processing";

/**
 * Creates the `refetchInterval` of one recording, in ms. Polls while it is processing, with at most 40 requests each time
 * that it begins to. After a failure it stops until the window is focused or the network returns (REC-09).
 */
export function createProcessingPoll(): (polled: Polled) => number | false {
  let requestsAtStart: number | undefined;
  return ({ isError, requests, shown }) => {
    if (!shown.some(isProcessing)) {
      requestsAtStart = undefined;
      return false;
    }
    requestsAtStart ??= requests;
    const ownRequests = requests - requestsAtStart;
    if (isError || ownRequests >= MOST_REQUESTS) return false;
    return ownRequests < QUICK_REQUESTS ? POLL_MS : SLOW_POLL_MS;
  };
}

/**
 * Creates the `refetchInterval` of the newest recordings, in ms. Polls for arrivals, and counts the requests since a
 * recording was first seen in progress.
 */
export function createArrivalPoll(): (polled: Polled, isIdle: boolean) => number | false {
  const poll = createProcessingPoll();
  return (polled, isIdle) => {
    const interval = poll(polled);
    if (polled.isError) return false;
    const slowest = isIdle ? SLOW_POLL_MS : POLL_MS;
    if (!polled.shown.some(isProcessing)) return slowest;
    return interval === false ? false : Math.max(interval, slowest);
  };
}

/**
 * Finds the changes between two reads of the newest recordings, newest first. A recording older than all the earlier
 * ones is not new: it shows because another was deleted.
 */
export function findArrivals(before: readonly RecentRecording[], now: readonly RecentRecording[]): readonly Arrival[] {
  const oldest = before.at(-1);
  return now.flatMap((recording) => {
    const earlier = before.find(({ id }) => id === recording.id);
    const isNew = earlier === undefined && (oldest === undefined || recording.createdAt > oldest.createdAt);
    const isCompleted = !isProcessing(recording);
    const hasEnded = earlier !== undefined && isProcessing(earlier) && isCompleted;
    return isNew || hasEnded ? [{ recording, isCompleted }] : [];
  });
}

/** Counts the newest recordings that are being processed, for the line above the library's cards. */
export const countPreparing = (recent: readonly RecentRecording[] | undefined): number =>
  recent?.filter(isProcessing).length ?? 0;
