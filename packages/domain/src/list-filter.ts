import type { RecordingSummary } from "./recording.ts";
import type { Tag } from "./tag.ts";

/** The filter of a list of recordings. A recording must satisfy all of it. */
export interface ListFilterChoice {
  /** The ids of tags. */
  readonly tags: readonly string[];
  /** Only recordings that are in no folder. */
  readonly isUnfiled: boolean;
}

const TAG_PARAMETER = "tag";
const FOLDER_PARAMETER = "folder";
const NO_FOLDER = "none";

/** Reads the filter in a URL: `?tag=<id>&tag=<id>&folder=none`. */
export const readListFilter = (searchParams: URLSearchParams): ListFilterChoice => ({
  tags: [...new Set(searchParams.getAll(TAG_PARAMETER))],
  isUnfiled: searchParams.get(FOLDER_PARAMETER) === NO_FOLDER,
});

/** Returns the same URL parameters with another filter. */
export function writeListFilter(searchParams: URLSearchParams, { tags, isUnfiled }: ListFilterChoice): URLSearchParams {
  const next = new URLSearchParams(searchParams);
  next.delete(TAG_PARAMETER);
  next.delete(FOLDER_PARAMETER);
  for (const tag of tags) next.append(TAG_PARAMETER, tag);
  if (isUnfiled) next.set(FOLDER_PARAMETER, NO_FOLDER);
  return next;
}

export const isFiltered = ({ tags, isUnfiled }: ListFilterChoice): boolean => isUnfiled || tags.length > 0;

/**
 * Returns the recordings that satisfy the filter; undefined while their tags are loading. Without a filter, returns the
 * same array.
 */
export function filterRecordings(
  recordings: readonly RecordingSummary[],
  { tags, isUnfiled }: ListFilterChoice,
  tagged: ReadonlyMap<string, readonly Tag[]> | undefined,
): readonly RecordingSummary[] | undefined {
  if (tags.length === 0 && !isUnfiled) return recordings;
  if (tags.length > 0 && tagged === undefined) return undefined;
  return recordings.filter((recording) => {
    const recordingTags = tagged?.get(recording.id);
    return (
      (!isUnfiled || recording.folderId === null) &&
      tags.every((tagId) => recordingTags?.some(({ id }) => id === tagId) === true)
    );
  });
}
