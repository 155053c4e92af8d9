import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { fetchTaggedRecordings, listTags, type TaggedRecordings } from "./tags.api.ts";

/** The query keys of tags. */
export const tagKeys = {
  list: (userId: string) => ["tags", userId, "list"] as const,
  tagged: (userId: string) => ["tags", userId, "tagged"] as const,
};

/** Queries of tags. */
export const tagQueries = (client: LecternClient, userId: string) => ({
  list: () => defineRead("fetch-tags", tagKeys.list(userId), () => listTags(client, userId)),
  /** The tags of each recording: for chips, for the filter and for counts. */
  tagged: () => ({
    ...defineRead<TaggedRecordings, ReturnType<typeof tagKeys.tagged>>("fetch-tags", tagKeys.tagged(userId), () =>
      fetchTaggedRecordings(client),
    ),
    // TanStack Query can't compare a Map, and comparing a large one would take long.
    structuralSharing: false as const,
  }),
});
