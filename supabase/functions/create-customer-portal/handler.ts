import {
  type CreateCustomerPortalResponse,
  createCustomerPortalRequest,
} from "../_shared/domain/contracts/create-customer-portal.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { asking, stripeOf } from "../_shared/payments/stripe.ts";
import { Refusal } from "../_shared/refusal.ts";

/** Opens Stripe's page where the caller cancels, resumes or pays otherwise (SUB-03). */
export const handle = endpoint({
  name: "create-customer-portal",
  request: createCustomerPortalRequest,
  bodyLimit: 16 * 1024,
  sentences: { userId: "The request does not say whose subscription to open." },
  async answer(_body, caller, deps) {
    const { siteUrl } = deps.environment;
    const customer = (await deps.database.billingOf(caller.id))?.stripe_customer_id ?? null;
    if (customer === null) throw new Refusal(409, "There is no subscription of yours to manage yet.");
    const session = await asking(() =>
      stripeOf(deps).billingPortal.sessions.create({
        customer,
        return_url: `${siteUrl}/dashboard/manage-subscription`,
      }),
    );
    return { status: 200, body: { url: session.url } satisfies CreateCustomerPortalResponse };
  },
});
