import { type RecordingSummary, toTitle } from "./recording.ts";

const sorted = new WeakMap<readonly RecordingSummary[], readonly RecordingSummary[]>();

/**
 * Sorts a list by the recordings' names, in the reader's alphabet and numbers by value (REC-17). Each list is sorted
 * once.
 */
export function sortByName(recordings: readonly RecordingSummary[]): readonly RecordingSummary[] {
  const cached = sorted.get(recordings);
  if (cached !== undefined) return cached;
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const byName = recordings.toSorted((a, b) => compare(toTitle(a.name), toTitle(b.name)));
  sorted.set(recordings, byName);
  return byName;
}
