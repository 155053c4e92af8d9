import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { fetchQuestions, getOutline, isReadByEarlierVersion } from "./outline.api.ts";
import { recordingKeys } from "./recordings.queries.ts";

/**
 * Queries of what the server derived from a recording. They have their own file so that pages with lists do not load
 * them.
 */
export const outlineQueries = (client: LecternClient, userId: string) => ({
  /** The outline; null for a recording that has none yet. A model's replaces that of the rules while a page is open. */
  outline: (id: string) =>
    defineRead("Error fetching outline", recordingKeys.outline(userId, id), () => getOutline(client, id)),

  /** Whether a model read the recording by an earlier version (TUT-04). */
  isReadByEarlierVersion: (id: string) =>
    defineRead("Error fetching outline", recordingKeys.reading(userId, id), () => isReadByEarlierVersion(client, id)),

  /** The questions to begin with of each of these recordings, in their order; none for one without an outline. */
  questions: (ids: readonly string[]) =>
    defineRead("Error fetching outline", recordingKeys.questions(userId, ids), () => fetchQuestions(client, ids)),
});
