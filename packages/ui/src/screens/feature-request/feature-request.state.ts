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
  /** Copies the whole of a message of which the mail holds only the beginning; undefined for one that fitted. */
  readonly onCopyWhole?: (() => void) | undefined;
  readonly paths: { readonly settings: string; readonly subscription: string };
}
