import type { PlanLabel } from "@lectern/domain/plan";

/** SUB-03, SUB-05. Only subscribers see this page (product decision 12). */
export type ManageSubscriptionState =
  /** Until the subscribed state is known, and after a checkout until the webhook has landed. */
  | { readonly kind: "checking" }
  /** A checkout came back, and after 30 s the payment had not landed. */
  | { readonly kind: "unconfirmed" }
  /** The profile could not be read. */
  | { readonly kind: "failed" }
  | {
      readonly kind: "active";
      readonly plan: PlanLabel;
      /** ISO 8601 with zone. */
      readonly nextBilling: string | null;
    }
  | {
      readonly kind: "cancelled";
      readonly plan: PlanLabel;
      /** ISO 8601 with zone. */
      readonly accessUntil: string | null;
    };

/** `opening` until the browser has left. */
export type PortalState = { readonly kind: "idle" } | { readonly kind: "opening" };

export interface ManageSubscriptionViewProps {
  readonly state: ManageSubscriptionState;
  readonly portal: PortalState;
  readonly onOpenPortal: () => void;
  /** Look again, from `unconfirmed` and `failed`. */
  readonly onCheckAgain: () => void;
  /**
   * The confetti falls while true, for 4.5 seconds at most, and never over a plan that is cancelled or for readers who asked for
   * stillness.
   */
  readonly celebrating: boolean;
  /** The last piece has fallen. */
  readonly onCelebrated?: (() => void) | undefined;
}
