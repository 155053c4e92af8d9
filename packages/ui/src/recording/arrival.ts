import { type Arrival, toTitle } from "@lectern/domain/recording";

/** Whether the recording was added or completed while the page was open. */
export const isArriving = (arrivals: readonly Arrival[], id: string): boolean =>
  arrivals.some(({ recording }) => recording.id === id);

/** Returns the announcement of arrivals for a live region; empty for none. */
export const toArrivalWords = (arrivals: readonly Arrival[]): string =>
  arrivals
    .map(({ recording, isCompleted }) =>
      isCompleted ? `${toTitle(recording.name)} is ready.` : `New recording: ${toTitle(recording.name)}.`,
    )
    .join(" ");

/** "1 recording is being prepared". Since only the three newest are known, three may be more. */
export function toPreparingWords(count: number): string {
  if (count === 1) return "1 recording is being prepared";
  return count < 3 ? `${count} recordings are being prepared` : "Your newest recordings are being prepared";
}
