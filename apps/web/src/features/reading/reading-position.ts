import { useCallback, useState } from "react";

/** Positions in the first minute are not worth returning to; in seconds. */
const WORTH_RETURNING_S = 60;

/** By recording, the last one read at the end; in memory until the document ends (RDT-11). */
const positions = new Map<string, number>();

/** Saves how far a transcript was read, in seconds from the start. */
export function saveReadingPosition(recordingId: string, seconds: number): void {
  positions.delete(recordingId);
  positions.set(recordingId, seconds);
}

/** The position, in seconds, at which a transcript was read last in this session; undefined near its beginning. */
export function getReadingPosition(recordingId: string): number | undefined {
  const seconds = positions.get(recordingId);
  return seconds !== undefined && seconds >= WORTH_RETURNING_S ? seconds : undefined;
}

/**
 * Where a transcript goes on on its page, and what remembers it.
 *
 * @param hasMoment whether the address leads to a moment, so that no place is offered
 */
export function useReadingPosition(recordingId: string, hasMoment: boolean) {
  // Computed once, so that the offer does not change while the page is read.
  const [continueAt] = useState(() => (hasMoment ? undefined : getReadingPosition(recordingId)));
  const onRead = useCallback((seconds: number) => saveReadingPosition(recordingId, seconds), [recordingId]);
  return { continueAt, onRead };
}

/** The recording that was read last in this session; undefined if none was, or near its beginning. */
export function getLastRead(): { readonly recordingId: string; readonly seconds: number } | undefined {
  const recordingId = [...positions.keys()].at(-1);
  const seconds = recordingId === undefined ? undefined : getReadingPosition(recordingId);
  return recordingId === undefined || seconds === undefined ? undefined : { recordingId, seconds };
}
