import type Stripe from "stripe";

/**
 * Returns the address of Stripe's page where a customer cancels or resumes, changes the payment method or pays an open
 * invoice (SUB-03).
 */
export async function openPortal(stripe: Stripe, customer: string, siteUrl: string): Promise<string> {
  const session = await stripe.billingPortal.sessions.create({
    customer,
    return_url: `${siteUrl}/dashboard/manage-subscription`,
  });
  return session.url;
}
