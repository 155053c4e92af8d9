import { Stripe } from "stripe";
import {
  type CreateCheckoutSessionResponse,
  createCheckoutSessionRequest,
} from "../_shared/domain/contracts/create-checkout-session.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { customerOf } from "../_shared/payments/customer.ts";
import { priceOf } from "../_shared/payments/price.ts";
import { asking, stripeOf } from "../_shared/payments/stripe.ts";
import { subscriptionOf } from "../_shared/payments/subscription.ts";
import { Refusal } from "../_shared/refusal.ts";

/** A checkout left open in another tab must not be paid as well. */
async function closeOpenCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const open = await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
  const closed = open.data.map(({ id }) =>
    stripe.checkout.sessions.expire(id).catch((error: unknown) => {
      // Paid or closed meanwhile: the subscriptions, read after this, tell which.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    }),
  );
  await Promise.all(closed);
}

/** Opens a checkout at Stripe for the caller (SUB-02). What is paid arrives with the webhook, never with the way back. */
export const handle = endpoint({
  name: "create-checkout-session",
  request: createCheckoutSessionRequest,
  bodyLimit: 16 * 1024,
  sentences: {
    userId: "The request does not say who wants to subscribe.",
    duration: "Choose a month, a semester or a year.",
  },
  async answer(body, caller, deps) {
    const { siteUrl } = deps.environment;
    const stripe = stripeOf(deps);
    return asking(async () => {
      const customer = await customerOf(stripe, caller, deps);
      const [price] = await Promise.all([priceOf(stripe, body.duration), closeOpenCheckouts(stripe, customer)]);
      const subscriptions = await stripe.subscriptions.list({ customer, status: "all", limit: 100 });
      if (subscriptionOf(subscriptions.data).isSubscribed) {
        throw new Refusal(409, "You are already subscribed. Open Your Subscription to change your plan.");
      }
      const session = await stripe.checkout.sessions.create({
        mode: "subscription",
        customer,
        line_items: [{ price, quantity: 1 }],
        success_url: `${siteUrl}/dashboard/manage-subscription?checkout=success`,
        cancel_url: `${siteUrl}/dashboard/subscription`,
      });
      if (session.url === null) throw new TypeError("a checkout without an address");
      return { status: 200, body: { url: session.url } satisfies CreateCheckoutSessionResponse };
    });
  },
});
