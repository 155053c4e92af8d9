import type Stripe from "stripe";

/** The part of a person's subscriptions that the account stores. */
export interface Subscription {
  readonly isSubscribed: boolean;
  /** When access ends or the next payment is due, ISO 8601. */
  readonly endDate: string | null;
  readonly isCancelled: boolean;
}

const none: Subscription = { isSubscribed: false, endDate: null, isCancelled: false };

/** Returns until when a subscription is paid, in seconds since 1970; undefined if it gives no access. */
function paidUntil({ status, items, cancel_at: cancelAt }: Stripe.Subscription): number | undefined {
  if (status === "active" || status === "trialing") {
    const end = Math.max(...items.data.map((item) => item.current_period_end));
    return cancelAt === null ? end : Math.min(end, cancelAt);
  }
  // The current period is not paid yet. The profile grants one more day while Stripe tries again.
  if (status === "past_due") return Math.min(...items.data.map((item) => item.current_period_start));
  return undefined;
}

/** Whether only a payment is missing: a subscription is past due, and no other gives access. */
export const isOwing = (subscriptions: readonly Stripe.Subscription[]): boolean =>
  subscriptions.some(({ status }) => status === "past_due") &&
  !subscriptions.some(({ status }) => status === "active" || status === "trialing");

/** Of all of a customer's subscriptions, returns the one that lasts longest (SUB-05). */
export function toSubscription(subscriptions: readonly Stripe.Subscription[]): Subscription {
  let best: { end: number; isCancelled: boolean } | undefined;
  for (const subscription of subscriptions) {
    const end = paidUntil(subscription);
    if (end === undefined || !Number.isFinite(end) || (best !== undefined && best.end >= end)) continue;
    best = { end, isCancelled: subscription.cancel_at_period_end || subscription.cancel_at !== null };
  }
  if (best === undefined) return none;
  return { isSubscribed: true, endDate: new Date(best.end * 1000).toISOString(), isCancelled: best.isCancelled };
}
