/** Less than a minute is no place to return to; in seconds. */
const WORTH_RETURNING_S = 60;

/** By recording, in memory: a place ends with the document (RDT-11). */
const places = new Map<string, number>();

/** Remembers where a transcript is read; seconds from the start. */
export const rememberPlace = (recordingId: string, seconds: number): void => void places.set(recordingId, seconds);

/** Where a transcript was read last, in this session; undefined at its beginning. */
export function getPlace(recordingId: string): number | undefined {
  const seconds = places.get(recordingId);
  return seconds !== undefined && seconds >= WORTH_RETURNING_S ? seconds : undefined;
}
