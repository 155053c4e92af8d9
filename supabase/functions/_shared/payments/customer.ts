import type Stripe from "stripe";
import type { Caller } from "../caller.ts";
import type { FunctionDeps } from "../deps.ts";
import { Refusal } from "../refusal.ts";

const noAccount = () => new Refusal(409, "Your account is not set up yet. Open your dashboard once, then try again.");

/**
 * The caller's customer at Stripe, made when there is none: once a person, however often and however quickly it is
 * asked for.
 * @throws Refusal 409 for somebody without an account
 */
export async function customerOf(stripe: Stripe, caller: Caller, { database }: FunctionDeps): Promise<string> {
  const billing = await database.billingOf(caller.id);
  if (billing === undefined) throw noAccount();
  if (billing.stripe_customer_id !== null) return billing.stripe_customer_id;
  const made = await stripe.customers.create(
    { ...(caller.email !== undefined && { email: caller.email }), metadata: { user_id: caller.id } },
    { idempotencyKey: `customer-${caller.id}` },
  );
  const kept = await database.keepStripeCustomer(caller.id, made.id);
  if (kept === null) throw noAccount();
  return kept;
}
