import type { CheckoutDuration } from "@lectern/domain/checkout";
import type { SnapshotFrom } from "xstate";
import type { subscriptionMachine } from "./subscription.machine.ts";
import type { SubscriptionFailure } from "./subscription.types.ts";

export type SubscriptionSnapshot = SnapshotFrom<typeof subscriptionMachine>;

/** The plan whose checkout is being opened, until the browser has left. */
export const getOpeningCheckout = (snapshot: SubscriptionSnapshot): CheckoutDuration | null =>
  snapshot.matches("openingCheckout") ? snapshot.context.duration : null;

/** The portal is being opened, until the browser has left. */
export const isOpeningPortal = (snapshot: SubscriptionSnapshot): boolean => snapshot.matches("openingPortal");

/** A checkout came back, and whether it is paid is being found out. */
export const isChecking = (snapshot: SubscriptionSnapshot): boolean => snapshot.hasTag("checking");

/** A checkout came back and, after the wait, nothing is known of it. */
export const isLate = (snapshot: SubscriptionSnapshot): boolean => snapshot.matches("late");

/** This very visit saw the subscription begin. */
export const isNewlySubscribed = (snapshot: SubscriptionSnapshot): boolean => snapshot.matches("subscribed");

export const getFailure = (snapshot: SubscriptionSnapshot): SubscriptionFailure | null => snapshot.context.failure;
