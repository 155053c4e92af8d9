import type { StudyGuideSummary } from "@lectern/domain/study-guide";

/** STG-01. `failed`: the first read failed, and the page shows no message (product decision 23). */
export type StudyGuidesState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "empty" }
  | { readonly kind: "no-match"; readonly query: string }
  | { readonly kind: "ready"; readonly guides: readonly StudyGuideSummary[] };

export interface StudyGuidesViewProps {
  readonly state: StudyGuidesState;
  /** The text of the search field. */
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** Returns the address of the full-text search for a query. */
  readonly searchHref: (query: string) => string;
  readonly guideHref: (id: string) => string;
  /** Called after the person has confirmed. */
  readonly onDelete: (id: string) => void;
}
