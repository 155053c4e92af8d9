import type { KeptCounts } from "@lectern/domain/kept-data";
import type { ReactNode } from "react";

/** PRV-01. The descriptions are there in each; the student's own numbers are what is read. */
type KeptDataState =
  | { readonly kind: "loading" }
  | { readonly kind: "failed" }
  | { readonly kind: "ready"; readonly counts: KeptCounts };

export interface KeptDataViewProps {
  readonly state: KeptDataState;
  readonly onRetry: () => void;
  /** Takes a copy of the library out. */
  readonly exportAction?: ReactNode;
  readonly paths: { readonly settings: string; readonly privacyPolicy: string };
}
