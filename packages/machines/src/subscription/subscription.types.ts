import type { CheckoutDuration } from "@lectern/domain/checkout";
import type { FailureCode } from "@lectern/domain/failure";

export interface SubscriptionInput {
  readonly userId: string;
  /** Whether the user returned from a successful checkout, so that a webhook with the subscription is expected. */
  readonly returnedFromCheckout: boolean;
}

export interface SubscriptionContext extends SubscriptionInput {
  /** The latest chosen plan. */
  readonly duration: CheckoutDuration | null;
  readonly failure: SubscriptionFailure | null;
}

export interface SubscriptionFailure {
  readonly work: SubscriptionWork;
  readonly code: FailureCode;
}

export type SubscriptionEvent =
  | { type: "plan.chosen"; duration: CheckoutDuration }
  | { type: "portal.requested" }
  | { type: "check.requested" }
  /** The page was restored from the back/forward cache: the user left Stripe's page with the Back button. */
  | { type: "page.returned" }
  /** The screen is no longer shown, so an address that arrives later must not be opened. */
  | { type: "screen.left" };

/** `leaving`: the browser is about to open Stripe's page. `checking`: the payment is being looked up. */
export type SubscriptionTag = "leaving" | "checking";

export type SubscriptionWork = "openCheckout" | "openPortal" | "readSubscription";

/** The address of a Stripe page to open. */
export interface HostedPage {
  readonly url: string;
}

export interface ForUser {
  readonly userId: string;
}

export interface CheckoutOrder extends ForUser {
  readonly duration: CheckoutDuration;
}
