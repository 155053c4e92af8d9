import type { SearchResults } from "@lectern/domain/search";
import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { type SearchQuestion, searchLibrary } from "./search.api.ts";

export type { SearchQuestion } from "./search.api.ts";

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
    defineRead<SearchResults, readonly ["search", string, SearchQuestion]>(
      "search",
      ["search", userId, question],
      ({ signal }) => searchLibrary(client, question, signal),
    ),
});
