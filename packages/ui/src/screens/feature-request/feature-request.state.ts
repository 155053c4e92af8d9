import type { FeatureCategory } from "@lectern/domain/support";

/** SUP-02: for subscribers; `upsell` for everybody else. */
export type FeatureRequestState =
  | { readonly kind: "checking" }
  | { readonly kind: "upsell" }
  | { readonly kind: "form" };

/** Every text trimmed, none empty (SUP-04). */
export interface FeatureRequest {
  readonly category: FeatureCategory;
  readonly title: string;
  readonly message: string;
}

export interface FeatureRequestViewProps {
  readonly state: FeatureRequestState;
  /** The app opens the mail client and says how that went; what is typed stays. */
  readonly onSubmit: (request: FeatureRequest) => void;
  readonly paths: { readonly settings: string; readonly subscription: string };
}
