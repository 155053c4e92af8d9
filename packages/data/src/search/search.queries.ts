import type { SearchResults } from "@lectern/domain/search";
import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { type SearchQuestion, searchLibrary } from "./search.api.ts";

export type { SearchQuestion } from "./search.api.ts";

/** Queries of the search in everything that was said. A request that is not waited for any longer is aborted. */
export const searchQueries = (client: LecternClient, userId: string) => ({
  find: (question: SearchQuestion) =>
    defineRead<SearchResults, readonly ["search", string, SearchQuestion]>(
      "search",
      ["search", userId, question],
      ({ signal }) => searchLibrary(client, question, signal),
    ),
});
