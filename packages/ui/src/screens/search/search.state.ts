import type { SearchMoment, SearchResult } from "@lectern/domain/search";

export type SearchState =
  /** Nothing was searched yet. */
  | { readonly kind: "idle" }
  /** The first results are loading. */
  | { readonly kind: "searching" }
  /** `isOlder`: the results are for the previous query, while the new ones are loading. */
  | { readonly kind: "found"; readonly results: readonly SearchResult[]; readonly isOlder: boolean }
  /** `isHidden`: whether the filters hide results; null if that could not be determined. */
  | { readonly kind: "nothing"; readonly suggestion: string | null; readonly isHidden: boolean | null }
  | { readonly kind: "failed" };

export const searchPeriods = ["any", "week", "month", "year"] as const;
export type SearchPeriod = (typeof searchPeriods)[number];

export interface SearchFilters {
  /** Undefined for recordings inside and outside of all folders. */
  readonly folderId: string | undefined;
  readonly isFavorite: boolean;
  readonly period: SearchPeriod;
}

/** The filters that exclude nothing. */
export const noFilters: SearchFilters = { folderId: undefined, isFavorite: false, period: "any" };

export interface SearchViewProps {
  readonly state: SearchState;
  /** `kept`: without a network what is kept on this device is searched; `offline`: there is nothing to search (OFF-04). @default "online" */
  readonly network?: "online" | "kept" | "offline";
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly filters: SearchFilters;
  readonly onFiltersChange: (filters: SearchFilters) => void;
  /** Sorted by name; empty while they are loading. */
  readonly folders: readonly { readonly id: string; readonly name: string }[];
  /**
   * The address for asking the chosen folder's lectures the typed question; undefined without a folder or a query
   * (UNT-01).
   */
  readonly askHref?: string | undefined;
  readonly resultHref: (result: SearchResult) => string;
  readonly momentHref: (result: SearchResult, moment: SearchMoment) => string;
}
