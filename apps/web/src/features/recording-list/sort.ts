import { type RecordingSummary, toTitle } from "@lectern/domain/recording";

const sorted = new WeakMap<readonly RecordingSummary[], readonly RecordingSummary[]>();

/** Sorts a list by what its recordings are called, in the reader's alphabet, numbers by value (REC-17); once a list. */
export function sortByName(recordings: readonly RecordingSummary[]): readonly RecordingSummary[] {
  const known = sorted.get(recordings);
  if (known !== undefined) return known;
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  const byName = recordings.toSorted((a, b) => compare(toTitle(a.name), toTitle(b.name)));
  sorted.set(recordings, byName);
  return byName;
}
