import { tagQueries } from "@lectern/data/tags/tags.queries";
import { sortTags, type Tag } from "@lectern/domain/tag";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useUser } from "./use-user.ts";

export interface Tags {
  /** In the order of lists; undefined while they are loading. */
  readonly tags: readonly Tag[] | undefined;
  /** The tags of the recordings that have any; undefined while they are loading. */
  readonly tagged: ReadonlyMap<string, readonly Tag[]> | undefined;
  readonly isError: boolean;
  /** Reads again what could not be read. */
  readonly refetch: () => void;
}

const none: ReadonlyMap<string, readonly Tag[]> = new Map();

/** Returns each recording's tags in the order of the list, without deleted tags. */
export function toTagged(
  tags: readonly Tag[],
  tagged: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly Tag[]> {
  const sets = new Map<string, readonly Tag[]>();
  const entries = [...tagged].flatMap(([recording, ids]) => {
    // Many recordings have the same tags.
    const key = ids.toSorted().join();
    const tagSet = sets.get(key) ?? tags.filter(({ id }) => ids.includes(id));
    sets.set(key, tagSet);
    return tagSet.length === 0 ? [] : [[recording, tagSet] as const];
  });
  return new Map(entries);
}

/**
 * The student's tags, and the recordings that have them. If there are no tags, the recordings are not requested.
 *
 * @param enabled false until the page's own first data has been read
 */
export function useTags(enabled: boolean): Tags {
  const { client, id: userId } = useUser();
  const queries = tagQueries(client, userId);
  const list = useQuery({ ...queries.list(), enabled });
  const tags = useMemo(() => list.data && sortTags(list.data), [list.data]);
  const hasTags = tags !== undefined && tags.length > 0;
  const read = useQuery({ ...queries.tagged(), enabled: enabled && hasTags });
  const tagged = useMemo(() => {
    if (tags === undefined) return undefined;
    return hasTags ? read.data && toTagged(tags, read.data) : none;
  }, [tags, hasTags, read.data]);
  const refetch = () => {
    if (list.isError) void list.refetch();
    if (read.isError) void read.refetch();
  };
  return { tags, tagged, isError: list.isError || read.isError, refetch };
}
