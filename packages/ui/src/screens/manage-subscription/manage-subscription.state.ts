import type { PlanLabel } from "@lectern/domain/plan";

/** SUB-03, SUB-05. Only subscribers see this page (product decision 12). */
export type ManageSubscriptionState =
  /** Until the subscription is known, and after a checkout until the webhook has arrived. */
  | { readonly kind: "checking" }
  /** After a checkout, the payment had not arrived within 30 s. */
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

/** `opening` until the browser has left the page. */
export type PortalState = { readonly kind: "idle" } | { readonly kind: "opening" };

export interface ManageSubscriptionViewProps {
  readonly state: ManageSubscriptionState;
  readonly portal: PortalState;
  readonly onOpenPortal: () => void;
  /** Checks again, from `unconfirmed` and `failed`. */
  readonly onCheckAgain: () => void;
  /**
   * Whether confetti falls, for at most 4.5 seconds. It never falls for a cancelled plan, or with a preference for
   * reduced motion.
   */
  readonly celebrating: boolean;
  /** Called when the last piece of confetti has fallen. */
  readonly onCelebrated?: (() => void) | undefined;
}
