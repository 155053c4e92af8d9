import type { SearchResults } from "@lectern/domain/search";
import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { type SearchQuestion, searchLibrary } from "./search.api.ts";

export type { SearchQuestion } from "./search.api.ts";

/** A question in the words that it is asked and cached in. */
export const toSearchQuestion = (query: string, filters: Omit<SearchQuestion, "query"> = {}): SearchQuestion => ({
  ...filters,
  // A space at the end ends the last word.
  query: query.trimStart().replaceAll(/\s+/g, " "),
  isFavorite: filters.isFavorite === true,
});

/** Queries of the search in everything that was said. A request that is not waited for any longer is aborted. */
export const searchQueries = (client: LecternClient, userId: string) => ({
  find: (question: SearchQuestion) =>
    defineRead<SearchResults, readonly ["search", string, SearchQuestion]>(
      "search",
      ["search", userId, question],
      ({ signal }) => searchLibrary(client, question, signal),
    ),
});
