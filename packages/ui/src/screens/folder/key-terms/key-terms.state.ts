import type { UnitTerms } from "@lectern/domain/unit-terms";

/** `failed` says so in the region; `closed` is its button alone. */
type KeyTermsState =
  | { readonly kind: "closed" }
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly index: UnitTerms };

export interface KeyTermsProps {
  readonly state: KeyTermsState;
  readonly onOpenChange: (open: boolean) => void;
  readonly onRetry: () => void;
  /** The target of a moment in a recording, with the words to mark there; null seconds are of a transcript without times. */
  readonly momentHref: (recordingId: string, seconds: number | null, words: string) => string;
}
