import type { FeatureCategory } from "@lectern/domain/support";

/** SUP-02: the form is for subscribers; others see `upsell`. */
export type FeatureRequestState =
  | { readonly kind: "checking" }
  | { readonly kind: "upsell" }
  | { readonly kind: "form" };

/** All texts are trimmed and not empty (SUP-04). */
export interface FeatureRequest {
  readonly category: FeatureCategory;
  readonly title: string;
  readonly message: string;
}

export interface FeatureRequestViewProps {
  readonly state: FeatureRequestState;
  /** The app opens the mail client and reports the result. The form keeps its texts. */
  readonly onSubmit: (request: FeatureRequest) => void;
  /** Copies the whole message if the mail has only its beginning; undefined if the message fit. */
  readonly onCopyWhole?: (() => void) | undefined;
  readonly paths: { readonly settings: string; readonly subscription: string };
}
