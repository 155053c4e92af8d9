import { type CheckoutDuration, planOffers, type PlanOffer } from "@lectern/domain/checkout";
import { billingOfDuration } from "@lectern/supabase/functions/_shared/payments/price";

/** A plan as an operator creates it at Stripe, in the terms of docs/deploy.md. */
export interface Plan {
  readonly price: string;
  readonly lookupKey: string;
  readonly offer: PlanOffer;
  readonly interval: "week" | "month" | "year";
  readonly count: number;
  /** As a SQL interval. */
  readonly period: string;
}

export const plans: readonly Plan[] = planOffers.map((offer) => {
  const { lookupKey, interval, count } = billingOfDuration[offer.duration];
  return { price: `price_${lookupKey}`, lookupKey, offer, interval, count, period: `${count} ${interval}` };
});

/** @throws TypeError for an unknown price */
export function planOfPrice(price: string): Plan {
  const plan = plans.find((candidate) => candidate.price === price);
  if (plan === undefined) throw new TypeError(`there is no price "${price}"`);
  return plan;
}

export const priceOfDuration = (duration: CheckoutDuration): string => `price_${billingOfDuration[duration].lookupKey}`;
