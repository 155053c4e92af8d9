import type Stripe from "stripe";

/** The part of a person's subscriptions that an account stores. */
export interface Subscription {
  readonly isSubscribed: boolean;
  /** When access ends or the next payment is due, ISO 8601. */
  readonly endDate: string | null;
  readonly isCancelled: boolean;
}

const none: Subscription = { isSubscribed: false, endDate: null, isCancelled: false };

/** Until when one subscription is paid, in seconds since 1970; undefined when it gives no access. */
function paidUntil({ status, items, cancel_at: cancelAt }: Stripe.Subscription): number | undefined {
  if (status === "active" || status === "trialing") {
    const end = Math.max(...items.data.map((item) => item.current_period_end));
    return cancelAt === null ? end : Math.min(end, cancelAt);
  }
  // The period that has begun is not paid for; the profile gives a day more while Stripe tries again.
  if (status === "past_due") return Math.min(...items.data.map((item) => item.current_period_start));
  return undefined;
}

/** Whether what is missing is a payment: something is past due, and nothing else gives access. */
export const isOwing = (subscriptions: readonly Stripe.Subscription[]): boolean =>
  subscriptions.some(({ status }) => status === "past_due") &&
  !subscriptions.some(({ status }) => status === "active" || status === "trialing");

/** SUB-05: of all that a customer subscribed to, what lasts longest. */
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
