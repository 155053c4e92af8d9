import type { ReactNode } from "react";
import type { ListedStudyGuide } from "@lectern/domain/study-guide";

/** STG-01. `failed`: the first read failed, and the page has one quiet line to try again (product decision 23). */
export type StudyGuidesState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "empty" }
  | { readonly kind: "no-match"; readonly query: string }
  | { readonly kind: "ready"; readonly guides: readonly ListedStudyGuide[] };

export interface StudyGuidesViewProps {
  readonly state: StudyGuidesState;
  /** Loads the list again after a failed first read. */
  readonly onRetry: () => void;
  /** The text of the search field. */
  readonly query: string;
  readonly onQueryChange: (query: string) => void;
  /** What was said or written that matches the query, below the guides whose title does (FND-01). */
  readonly moments?: ReactNode;
  readonly guideHref: (id: string) => string;
  /** Called after the person has confirmed. */
  readonly onDelete: (id: string) => void;
}
