import { createCustomerPortalContract } from "@lectern/domain/contracts/create-customer-portal.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { readCustomer, unlessDeleted } from "../_shared/payments/customer.ts";
import { openPortal } from "../_shared/payments/portal.ts";
import { findSiteUrl } from "../_shared/payments/site-url.ts";
import { callStripe, createStripe } from "../_shared/payments/stripe.ts";
import { takePaymentTurn } from "../_shared/payments/turn.ts";
import { Refusal } from "../_shared/refusal.ts";

const noSubscription = () => new Refusal(409, "You don't have a subscription to manage yet.");

/** Opens Stripe's page where the caller cancels or resumes, or changes the payment method (SUB-03). */
export const handle = endpoint(createCustomerPortalContract, {
  bodyLimit: 16 * 1024,
  sentences: { userId: "The request doesn't say whose subscription to open." },
  async answer(_body, caller, deps, _exchange, request) {
    await takePaymentTurn(caller, deps);
    const customer = (await readCustomer(deps.database, caller.id)) ?? null;
    if (customer === null) throw noSubscription();
    const stripe = createStripe(deps);
    const open = () => openPortal(stripe, customer, findSiteUrl(request, deps));
    const url = await callStripe(() => unlessDeleted(stripe, customer, open));
    if (url === undefined) throw noSubscription();
    return { status: 200, body: { url } };
  },
});
