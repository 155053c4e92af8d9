import { type Arrival, toTitle } from "@lectern/domain/recording";

/** Whether the recording came, or was completed, while the page was open. */
export const isArriving = (arrivals: readonly Arrival[], id: string): boolean =>
  arrivals.some(({ recording }) => recording.id === id);

/** The announcement of what came, for a live region; empty for nothing. */
export const toArrivalWords = (arrivals: readonly Arrival[]): string =>
  arrivals
    .map(({ recording, isCompleted }) =>
      isCompleted ? `${toTitle(recording.name)} is ready.` : `New recording: ${toTitle(recording.name)}.`,
    )
    .join(" ");

/** "1 recording is being prepared". Only the three newest are known, so three may be more. */
export function toPreparingWords(count: number): string {
  if (count === 1) return "1 recording is being prepared";
  return count < 3 ? `${count} recordings are being prepared` : "Your newest recordings are being prepared";
}
