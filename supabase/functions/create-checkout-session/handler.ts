import type { Stripe } from "stripe";
import { createCheckoutSessionContract } from "@lectern/domain/contracts/create-checkout-session.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { type CheckoutOrder, closeCheckout, openCheckout } from "../_shared/payments/checkout.ts";
import { findOrCreateCustomer, noAccount, unlessDeleted } from "../_shared/payments/customer.ts";
import { openPortal } from "../_shared/payments/portal.ts";
import { findPrice } from "../_shared/payments/price.ts";
import { findSiteUrl } from "../_shared/payments/site-url.ts";
import { callStripe, createStripe } from "../_shared/payments/stripe.ts";
import { isOwing, toSubscription } from "../_shared/payments/subscription.ts";
import { takePaymentTurn } from "../_shared/payments/turn.ts";
import { Refusal } from "../_shared/refusal.ts";

/**
 * Returns the address where this customer pays: a new checkout, or the portal if an invoice is open.
 * @throws Refusal 409 for a subscriber
 */
async function addressToPay(stripe: Stripe, order: CheckoutOrder): Promise<string> {
  const { customer, siteUrl } = order;
  const checkout = await openCheckout(stripe, order);
  // Read after the open checkouts, so that payments made until then are included.
  const { data } = await stripe.subscriptions.list({ customer, status: "all", limit: 100 });
  if (toSubscription(data).isSubscribed) {
    if (checkout !== undefined) await closeCheckout(stripe, checkout);
    if (isOwing(data)) return openPortal(stripe, customer, siteUrl);
    throw new Refusal(409, "You're already subscribed. Open Your Subscription to change your plan.");
  }
  if (checkout === undefined) throw new Refusal(409, "This checkout has been closed. Please choose a plan again.");
  if (checkout.url === null) throw new TypeError("a checkout without an address");
  return checkout.url;
}

/** Opens a checkout at Stripe for the caller (SUB-02). Only the webhook reports a payment, never the redirect back. */
export const handle = endpoint(createCheckoutSessionContract, {
  bodyLimit: 16 * 1024,
  sentences: {
    userId: "The request doesn't say who wants to subscribe.",
    duration: "Choose a month, a semester or a year.",
  },
  async answer(body, caller, deps, _exchange, request) {
    const siteUrl = findSiteUrl(request, deps);
    const stripe = createStripe(deps);
    const turn = await takePaymentTurn(caller, deps);
    return callStripe(async () => {
      const [customer, price] = await Promise.all([
        findOrCreateCustomer(stripe, caller, deps),
        findPrice(stripe, body.duration),
      ]);
      const pay = (customerId: string) =>
        unlessDeleted(stripe, customerId, () => addressToPay(stripe, { customer: customerId, price, turn, siteUrl }));
      const url = (await pay(customer)) ?? (await pay(await findOrCreateCustomer(stripe, caller, deps, customer)));
      // Deleted twice: the account is being deleted.
      if (url === undefined) throw noAccount();
      return { status: 200, body: { url } };
    });
  },
});
