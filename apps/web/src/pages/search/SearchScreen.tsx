import { folderQueries } from "@lectern/data/folders/folders.queries";
import { searchQueries } from "@lectern/data/search/search";
import { MAX_QUESTION_LENGTH } from "@lectern/domain/search";
import { noFilters, type SearchFilters, SearchView } from "@lectern/ui/screens/search";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useEffect, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { findSearch, focusSearch, shouldFocusSearch } from "../../commands/page-search.ts";
import { useKeptSearch, usePreparedSearch, useSearch } from "../../features/keeping/use-kept-search.ts";
import { useOnline } from "@lectern/browser/use-online";
import { useUser } from "../../flows/use-user.ts";
import { useAsBackLink } from "../../features/back-link/back-link.ts";
import { momentHref, resultHref } from "../../paths.ts";
import { isFiltered, parseFilters, toAskHref, toQuestion, toSearchParams, toSearchState } from "./search.view-state.ts";

/** A search is sent, and stored in the URL, after a pause in typing of this length, in ms. */
const PAUSE_MS = 120;

/** The URL is the source of truth for the query and its filters. The field is ahead of it by one pause. */
export function SearchScreen() {
  const { client, id: userId } = useUser();
  useAsBackLink("Search");
  const [searchParams, setSearchParams] = useSearchParams();
  const urlQuery = (searchParams.get("q") ?? "").slice(0, MAX_QUESTION_LENGTH);
  const filters = parseFilters(searchParams);
  const [typed, setTyped] = useState(urlQuery);
  const [lastUrlQuery, setLastUrlQuery] = useState(urlQuery);
  const [openedAt] = useState(Date.now);
  const navigationType = useNavigationType();
  const { state: visit } = useLocation();
  useEffect(() => {
    const field = shouldFocusSearch(visit) ? findSearch() : undefined;
    if (field !== undefined) focusSearch(field);
  }, [visit]);
  if (urlQuery !== lastUrlQuery) {
    setLastUrlQuery(urlQuery);
    // On Back, Forward or a link the field follows the URL. If the URL was replaced, the field itself did it.
    if (navigationType !== NavigationType.Replace) setTyped(urlQuery);
  }

  const ask = (query: string, among: SearchFilters) => setSearchParams(toSearchParams(query, among), { replace: true });
  useEffect(() => {
    if (typed === urlQuery) return undefined;
    const timer = setTimeout(() => ask(typed, filters), PAUSE_MS);
    return () => clearTimeout(timer);
  });

  const { data: folders = [] } = useQuery(folderQueries(client, userId).list());
  const question = toQuestion(urlQuery, filters, openedAt);
  const unfilteredQuestion = toQuestion(urlQuery, noFilters, openedAt);
  const isOnline = useOnline();
  const { read, isOfKept } = useSearch(question, urlQuery.trim() !== "");
  usePreparedSearch(isOfKept);
  const isNarrowed = isFiltered(filters);
  const isHidden = isNarrowed && !read.isPlaceholderData && read.data?.results.length === 0;
  const unfiltered = useQuery({
    ...searchQueries(client, userId).find(unfilteredQuestion),
    enabled: isHidden && !isOfKept,
  });
  const unfilteredKept = useKeptSearch(unfilteredQuestion, isHidden && isOfKept);
  const state = useDeferredValue(
    toSearchState(read, urlQuery, isNarrowed ? (isOfKept ? unfilteredKept : unfiltered) : undefined),
  );

  return (
    <SearchView
      state={state}
      network={isOfKept ? "kept" : isOnline ? "online" : "offline"}
      query={typed}
      onQueryChange={(query) => setTyped(query.slice(0, MAX_QUESTION_LENGTH))}
      filters={filters}
      onFiltersChange={(changed) => ask(typed, changed)}
      folders={folders}
      askHref={toAskHref(filters, typed)}
      resultHref={resultHref}
      momentHref={momentHref}
    />
  );
}
