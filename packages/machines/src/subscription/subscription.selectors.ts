import type { CheckoutDuration } from "@lectern/domain/checkout";
import type { SnapshotFrom } from "xstate";
import type { subscriptionMachine } from "./subscription.machine.ts";
import type { SubscriptionFailure } from "./subscription.types.ts";

export type SubscriptionSnapshot = SnapshotFrom<typeof subscriptionMachine>;

/** The plan whose checkout is being opened, until the browser has left the page; null if none is. */
export const getOpeningCheckout = (snapshot: SubscriptionSnapshot): CheckoutDuration | null =>
  snapshot.matches("openingCheckout") ? snapshot.context.duration : null;

/** The portal is being opened, until the browser has left the page. */
export const isOpeningPortal = (snapshot: SubscriptionSnapshot): boolean => snapshot.matches("openingPortal");

/** The user returned from a checkout, and the payment is being looked up. */
export const isChecking = (snapshot: SubscriptionSnapshot): boolean => snapshot.hasTag("checking");

/** The user returned from a checkout, and no payment was found within 30 s. */
export const isLate = (snapshot: SubscriptionSnapshot): boolean => snapshot.matches("late");

export const getFailure = (snapshot: SubscriptionSnapshot): SubscriptionFailure | null => snapshot.context.failure;
