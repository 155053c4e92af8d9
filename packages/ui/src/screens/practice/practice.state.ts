export interface PracticeItem {
  readonly id: string;
  readonly name: string;
}

/** `failed` is a first read that failed: the page says nothing (product decision 23). */
export type PracticeState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "empty" }
  | { readonly kind: "ready"; readonly items: readonly PracticeItem[] };

export interface PracticeViewProps {
  readonly state: PracticeState;
}
