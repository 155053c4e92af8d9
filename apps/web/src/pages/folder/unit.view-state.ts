import type { RecordingSummary } from "@lectern/domain/recording";

/** Sorts the recordings of a folder, oldest first. */
export const toAskable = (recordings: readonly RecordingSummary[]): readonly RecordingSummary[] =>
  recordings.toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));

/** Returns the ids to send with a question; undefined for the whole folder. */
export const toScope = (
  lectures: readonly Pick<RecordingSummary, "id">[],
  leftOut: ReadonlySet<string>,
): readonly string[] | undefined =>
  lectures.some(({ id }) => leftOut.has(id)) ? lectures.flatMap(({ id }) => (leftOut.has(id) ? [] : [id])) : undefined;

const MOST_STARTERS = 3;

/** Questions to begin with: the first of each lecture's own, the newest lectures first. */
export function toStarters(questions: readonly (readonly string[])[]): readonly string[] {
  const firsts = questions.flatMap((ofLecture) => ofLecture.slice(0, 1));
  return [...new Set(firsts)].slice(0, MOST_STARTERS);
}
