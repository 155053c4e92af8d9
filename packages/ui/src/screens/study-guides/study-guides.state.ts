import type { StudyGuideSummary } from "@lectern/domain/study-guide";

/** STG-01. `failed` is a first read that failed: the page says nothing (product decision 23). */
export type StudyGuidesState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "empty" }
  | { readonly kind: "no-match"; readonly query: string }
  | { readonly kind: "ready"; readonly guides: readonly StudyGuideSummary[] };

export interface StudyGuidesViewProps {
  readonly state: StudyGuidesState;
  /** What the search box holds. */
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** Where these words are searched in everything that was said. */
  readonly searchHref: (query: string) => string;
  readonly guideHref: (id: string) => string;
  /** Called after the person confirmed. */
  readonly onDelete: (id: string) => void;
}
