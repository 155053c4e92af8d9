import { Stripe } from "stripe";

export interface CheckoutOrder {
  readonly customer: string;
  /** Id of a price at Stripe. */
  readonly price: string;
  /** The number of the call's turn, from takePaymentTurn. */
  readonly turn: number;
  readonly siteUrl: string;
}

const readTurn = ({ metadata }: Stripe.Checkout.Session): number => Number(metadata?.["turn"] ?? 0);

/**
 * Opens a checkout and closes the customer's others. However many are requested at once, one stays open: each call
 * first opens its own, then lists all, and keeps the one with the latest turn.
 * @returns the open checkout; undefined if it was paid or closed meanwhile
 */
export async function openCheckout(stripe: Stripe, order: CheckoutOrder): Promise<Stripe.Checkout.Session | undefined> {
  const { customer, price, turn, siteUrl } = order;
  await stripe.checkout.sessions.create({
    mode: "subscription",
    customer,
    line_items: [{ price, quantity: 1 }],
    metadata: { turn },
    success_url: `${siteUrl}/dashboard/manage-subscription?checkout=success`,
    cancel_url: `${siteUrl}/dashboard/subscription`,
  });
  const open = await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 });
  const [latest, ...others] = open.data.toSorted((a, b) => readTurn(b) - readTurn(a));
  await Promise.all(others.map((other) => closeCheckout(stripe, other)));
  return latest;
}

export async function closeCheckout(stripe: Stripe, { id }: Stripe.Checkout.Session): Promise<void> {
  await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
    // It was paid or closed meanwhile. The subscriptions, which are read after this, tell which.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  });
}
