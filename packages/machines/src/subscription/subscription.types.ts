import type { CheckoutDuration } from "@lectern/domain/checkout";
import type { FailureCode } from "@lectern/domain/failure";

export interface SubscriptionInput {
  readonly userId: string;
  /** The page was opened by a checkout that succeeded: the subscription is on its way, as a webhook. */
  readonly returnedFromCheckout: boolean;
}

export interface SubscriptionContext extends SubscriptionInput {
  /** The plan chosen last. */
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
  /** The page came back from the browser's memory: Stripe's page was left by Back. */
  | { type: "page.returned" }
  /** The screen is no longer shown: nobody may be sent away from another one. */
  | { type: "screen.left" };

/** `leaving`: the browser is about to go to Stripe. `checking`: is it paid? */
export type SubscriptionTag = "leaving" | "checking";

export type SubscriptionWork = "openCheckout" | "openPortal" | "readSubscription";

/** The hosted page to go to. */
export interface HostedPage {
  readonly url: string;
}

export interface ForUser {
  readonly userId: string;
}

export interface CheckoutOrder extends ForUser {
  readonly duration: CheckoutDuration;
}
