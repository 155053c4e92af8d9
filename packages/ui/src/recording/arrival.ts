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

/** "Preparing 1 recording…". Since only the three newest are known, three may be more. */
export function toPreparingWords(count: number): string {
  if (count === 1) return "Preparing 1 recording…";
  return count < 3 ? `Preparing ${count} recordings…` : "Preparing your newest recordings…";
}
