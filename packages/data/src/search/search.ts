import { MAX_QUESTION_LENGTH, type SearchResults } from "@lectern/domain/search";
import type { LecternClient } from "../client.ts";
import { fetchData } from "../request.ts";
import { defineRead } from "../options.ts";

/** A search: its query and its filters. */
export interface SearchQuestion {
  /** Words, "phrases" and -excluded words. The last word may be unfinished. */
  readonly query: string;
  readonly folderId?: string | undefined;
  readonly isFavorite?: boolean | undefined;
  /** ISO 8601: only recordings from this time on. */
  readonly from?: string | undefined;
}

/** Searches the transcripts, summaries, notes and study guides in a student's library (FND-01). @throws Failure */
export async function searchLibrary(
  client: LecternClient,
  { query, folderId, isFavorite, from }: SearchQuestion,
  signal: AbortSignal,
): Promise<SearchResults> {
  const found = await fetchData(
    client
      .rpc("search_recordings", {
        p_query: query.slice(0, MAX_QUESTION_LENGTH),
        ...(folderId !== undefined && { p_folder_id: folderId }),
        ...(isFavorite === true && { p_favorites: true }),
        ...(from !== undefined && { p_from: from }),
      })
      .abortSignal(signal),
  );
  return found as unknown as SearchResults;
}

/** Normalizes a search, so that equal searches share a cache entry. */
export const toSearchQuestion = (query: string, filters: Omit<SearchQuestion, "query"> = {}): SearchQuestion => ({
  ...filters,
  // A space at the end completes the last word.
  query: query.trimStart().replaceAll(/\s+/g, " "),
  isFavorite: filters.isFavorite === true,
});

/** Queries of the full-text search. A request whose result is no longer needed is aborted. */
export const searchQueries = (client: LecternClient, userId: string) => ({
  find: (question: SearchQuestion) =>
    defineRead("Error searching recordings", ["search", userId, question] as const, ({ signal }) =>
      searchLibrary(client, question, signal),
    ),
});
