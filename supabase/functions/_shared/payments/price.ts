import type Stripe from "stripe";
import { type CheckoutDuration, planOffers } from "@lectern/domain/checkout.ts";

interface Billing {
  /** The key by which Stripe finds the price, whatever its id. */
  readonly lookupKey: string;
  readonly interval: "week" | "month" | "year";
  readonly count: number;
}

export const billingOfDuration: Readonly<Record<CheckoutDuration, Billing>> = {
  month: { lookupKey: "lectern_month", interval: "month", count: 1 },
  semester: { lookupKey: "lectern_semester", interval: "week", count: 16 },
  year: { lookupKey: "lectern_year", interval: "year", count: 1 },
};

/** Thrown if a price is missing at Stripe, or differs from the one on the page. For the log. */
class PriceMismatch extends Error {
  override readonly name = "PriceMismatch";
}

/**
 * Finds the id of a plan's price, and checks that it is the amount that the page shows.
 * @throws PriceMismatch
 */
export async function findPrice(stripe: Stripe, duration: CheckoutDuration): Promise<string> {
  const { lookupKey, interval, count } = billingOfDuration[duration];
  const cents = planOffers.find((offer) => offer.duration === duration)?.cents;
  const { data } = await stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 });
  const [price] = data;
  const isPromised =
    price?.unit_amount === cents &&
    price?.currency === "usd" &&
    price.recurring?.interval === interval &&
    price.recurring.interval_count === count;
  if (price === undefined || !isPromised) throw new PriceMismatch(lookupKey);
  return price.id;
}
