export interface LectureCardsItem {
  readonly id: string;
  readonly name: string;
}

/** `failed` is a first read that failed: the page says nothing (product decision 23). */
export type LectureCardsState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "empty" }
  | { readonly kind: "ready"; readonly items: readonly LectureCardsItem[] };

export interface LectureCardsViewProps {
  readonly state: LectureCardsState;
}
