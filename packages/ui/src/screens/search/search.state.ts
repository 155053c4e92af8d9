import type { SearchMoment, SearchResult } from "@lectern/domain/search";

export type SearchState =
  /** Nothing was asked. */
  | { readonly kind: "idle" }
  /** The first results are on their way. */
  | { readonly kind: "searching" }
  /** `isOlder`: these answer what was typed before, while the new ones are on their way. */
  | { readonly kind: "found"; readonly results: readonly SearchResult[]; readonly isOlder: boolean }
  /** `isHidden`: there are results that the filters don't show; null when that could not be found out. */
  | { readonly kind: "nothing"; readonly suggestion: string | null; readonly isHidden: boolean | null }
  | { readonly kind: "failed" };

export const searchPeriods = ["any", "week", "month", "year"] as const;
export type SearchPeriod = (typeof searchPeriods)[number];

export interface SearchFilters {
  /** Undefined: in all folders and outside of them. */
  readonly folderId: string | undefined;
  readonly isFavorite: boolean;
  readonly period: SearchPeriod;
}

/** The filters under which everything counts. */
export const noFilters: SearchFilters = { folderId: undefined, isFavorite: false, period: "any" };

export interface SearchViewProps {
  readonly state: SearchState;
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  readonly filters: SearchFilters;
  readonly onFiltersChange: (filters: SearchFilters) => void;
  /** By name; empty while they load. */
  readonly folders: readonly { readonly id: string; readonly name: string }[];
  /** Where the chosen folder's lectures are asked what was typed; undefined without a folder or words (UNT-01). */
  readonly askHref?: string | undefined;
  readonly resultHref: (result: SearchResult) => string;
  readonly momentHref: (result: SearchResult, moment: SearchMoment) => string;
}
