import { type SearchQuestion, toSearchQuestion } from "@lectern/data/search/search";
import type { SearchResults } from "@lectern/domain/search";
import { paths } from "../../paths.ts";
import { noFilters, type SearchFilters, searchPeriods, type SearchState } from "@lectern/ui/screens/search";

/** Whether a filter excludes anything. */
export const isFiltered = ({ folderId, isFavorite, period }: SearchFilters): boolean =>
  folderId !== noFilters.folderId || isFavorite || period !== noFilters.period;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Parses the filters in the URL, ignoring invalid values. */
export function parseFilters(searchParams: URLSearchParams): SearchFilters {
  const folderId = searchParams.get("folder") ?? "";
  const period = searchParams.get("recorded");
  return {
    folderId: uuid.test(folderId) ? folderId : undefined,
    isFavorite: searchParams.has("favorites"),
    period: searchPeriods.find((one) => one === period) ?? "any",
  };
}

/** Returns the URL parameters of a query with its filters. */
export function toSearchParams(query: string, { folderId, isFavorite, period }: SearchFilters): URLSearchParams {
  return new URLSearchParams([
    ...(query === "" ? [] : [["q", query]]),
    ...(folderId === undefined ? [] : [["folder", folderId]]),
    ...(isFavorite ? [["favorites", ""]] : []),
    ...(period === "any" ? [] : [["recorded", period]]),
  ] as [string, string][]);
}

const days = { week: 7, month: 30, year: 365 } as const;
const DAY_MS = 86_400_000;

/** @param now in ms; the period starts at the beginning of a day, so that the query key stays the same all day */
export function toQuestion(
  query: string,
  { folderId, isFavorite, period }: SearchFilters,
  now: number,
): SearchQuestion {
  const from = period === "any" ? undefined : new Date((Math.floor(now / DAY_MS) - days[period]) * DAY_MS);
  return toSearchQuestion(query, { folderId, isFavorite, from: from?.toISOString() });
}

/** The latest answer, and whether it answers an earlier query. */
export interface SearchRead {
  readonly data: SearchResults | undefined;
  readonly isError: boolean;
  readonly isPlaceholderData: boolean;
}

/**
 * Derives the state of the search. Earlier results stay until the new ones have arrived.
 *
 * @param unfiltered the result of the same query without filters, read if the filters leave nothing; undefined without
 * filters
 */
export function toSearchState(
  { data, isError, isPlaceholderData }: SearchRead,
  query: string,
  unfiltered?: Pick<SearchRead, "data" | "isError">,
): SearchState {
  if (query.trim() === "") return { kind: "idle" };
  if (isError) return { kind: "failed" };
  if (data === undefined) return { kind: "searching" };
  if (data.results.length > 0) return { kind: "found", results: data.results, isOlder: isPlaceholderData };
  if (isPlaceholderData) return { kind: "searching" };
  const { suggestion } = data;
  if (unfiltered === undefined) return { kind: "nothing", suggestion, isHidden: false };
  if (unfiltered.isError) return { kind: "nothing", suggestion, isHidden: null };
  if (unfiltered.data === undefined) return { kind: "searching" };
  return { kind: "nothing", suggestion, isHidden: unfiltered.data.results.length > 0 };
}

/** The address for asking the lectures of the chosen folder the typed question (UNT-01). */
export const toAskHref = ({ folderId }: SearchFilters, query: string): string | undefined =>
  folderId === undefined || query.trim() === "" ? undefined : paths.folderAsking(folderId, query.trim());
