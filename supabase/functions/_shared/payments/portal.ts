import type Stripe from "stripe";

/** The address of Stripe's page where a customer cancels, resumes, pays otherwise or pays what is owed (SUB-03). */
export async function openPortal(stripe: Stripe, customer: string, siteUrl: string): Promise<string> {
  const session = await stripe.billingPortal.sessions.create({
    customer,
    return_url: `${siteUrl}/dashboard/manage-subscription`,
  });
  return session.url;
}
