import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { fetchQuestions, getOutline } from "./outline.api.ts";
import { recordingKeys } from "./recordings.queries.ts";

/** A derived outline does not change while a page is open. A missing one may be derived meanwhile. */
const staleTime = ({ state: { data } }: { state: { data: unknown } }) =>
  data === null || data === undefined ? 15_000 : Number.POSITIVE_INFINITY;

/**
 * Queries of what the server derived from a recording. They have their own file so that pages with lists do not load
 * them.
 */
export const outlineQueries = (client: LecternClient, userId: string) => ({
  /** The outline; null for a recording that has none yet. */
  outline: (id: string) => ({
    ...defineRead("fetch-outline", recordingKeys.outline(userId, id), () => getOutline(client, id)),
    staleTime,
  }),

  /** The questions to begin with of each of these recordings, in their order; none for one without an outline. */
  questions: (ids: readonly string[]) => ({
    ...defineRead("fetch-outline", recordingKeys.questions(userId, ids), () => fetchQuestions(client, ids)),
    staleTime,
  }),
});
