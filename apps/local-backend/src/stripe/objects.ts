import { planOfPrice, type Plan } from "./plans.ts";
import type { CheckoutRow, CustomerRow, SubscriptionRow } from "./store.ts";

/** Rows as objects of Stripe's API, with the fields that its client and our functions read. */

export const listObject = (url: string, data: readonly unknown[]) => ({ object: "list", url, has_more: false, data });

/** The first page of a list, with ten items by default. */
export const pageObject = (url: string, data: readonly unknown[], limit = "10") => ({
  ...listObject(url, data.slice(0, Number(limit))),
  has_more: data.length > Number(limit),
});

export const customerObject = ({ id, email, metadata, created }: CustomerRow) => ({
  id,
  object: "customer",
  email,
  metadata,
  created,
  livemode: false,
});

export const deletedCustomerObject = (id: string) => ({ id, object: "customer", deleted: true });

export const priceObject = ({ price, lookupKey, offer, interval, count }: Plan) => ({
  id: price,
  object: "price",
  active: true,
  currency: "usd",
  lookup_key: lookupKey,
  product: "prod_lectern_premium",
  type: "recurring",
  unit_amount: offer.cents,
  recurring: { interval, interval_count: count, usage_type: "licensed" },
  livemode: false,
});

export const subscriptionObject = (row: SubscriptionRow) => ({
  id: row.id,
  object: "subscription",
  customer: row.customer,
  status: row.status,
  cancel_at_period_end: row.cancel_at_period_end,
  cancel_at: row.cancel_at_period_end ? row.period_end : null,
  created: row.created,
  livemode: false,
  items: listObject(`/v1/subscription_items?subscription=${row.id}`, [
    {
      id: row.id.replace("sub_", "si_"),
      object: "subscription_item",
      subscription: row.id,
      quantity: 1,
      price: priceObject(planOfPrice(row.price)),
      current_period_start: row.period_start,
      current_period_end: row.period_end,
    },
  ]),
});

export const checkoutObject = (row: CheckoutRow, pageUrl: string) => ({
  id: row.id,
  object: "checkout.session",
  mode: "subscription",
  customer: row.customer,
  status: row.status,
  payment_status: row.status === "complete" ? "paid" : "unpaid",
  subscription: row.subscription,
  metadata: row.metadata,
  success_url: row.success_url,
  cancel_url: row.cancel_url,
  url: row.status === "open" ? pageUrl : null,
  created: row.created,
  livemode: false,
});

/** An invoice of a subscription, paid or unpaid. */
export const invoiceObject = (row: SubscriptionRow, { id, isPaid }: { id: string; isPaid: boolean }) => ({
  id,
  object: "invoice",
  customer: row.customer,
  status: isPaid ? "paid" : "open",
  amount_due: planOfPrice(row.price).offer.cents,
  parent: { type: "subscription_details", subscription_details: { subscription: row.id } },
  livemode: false,
});
