import type Stripe from "stripe";
import type { Caller } from "../caller.ts";
import type { FunctionDeps } from "../deps.ts";
import { Refusal } from "../refusal.ts";
import { isMissing } from "./stripe.ts";

export const noAccount = () =>
  new Refusal(409, "Your account is not set up yet. Open your dashboard once, then try again.");

/**
 * Stripe's answer about a customer; undefined when it says that this one was deleted. One that it does not know at all fails:
 * with a key of Stripe's other mode that would be everybody's.
 */
export async function unlessDeleted<T>(
  stripe: Stripe,
  customer: string,
  ask: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (!isMissing(error)) throw error;
    const { deleted } = await stripe.customers.retrieve(customer);
    if (deleted !== true) throw error;
    return undefined;
  }
}

/** Ends what a customer pays, at once, and what could still be paid. Nothing when that was done before. */
export async function deleteCustomer(stripe: Stripe, customer: string): Promise<void> {
  await unlessDeleted(stripe, customer, () => stripe.customers.del(customer));
}

/**
 * The caller's customer at Stripe, made when there is none: once a person, however often and however quickly it is
 * asked for.
 * @param deleted one that Stripe says is deleted: another takes its place
 * @throws Refusal 409 for a user without an account
 */
export async function findOrCreateCustomer(
  stripe: Stripe,
  caller: Caller,
  { database }: FunctionDeps,
  deleted?: string,
): Promise<string> {
  const billing = await database.billingOf(caller.id);
  if (billing === undefined) throw noAccount();
  const { stripe_customer_id: before } = billing;
  if (before !== null && before !== deleted) return before;
  const made = await stripe.customers.create(
    { ...(caller.email !== undefined && { email: caller.email }), metadata: { user_id: caller.id } },
    // Stripe repeats for a day what it answered to a key, also when that customer is gone.
    { idempotencyKey: before === null ? `customer-${caller.id}` : `customer-${caller.id}-after-${before}` },
  );
  const kept = await database.keepStripeCustomer(caller.id, made.id, before);
  // Another came first, or the person left meanwhile.
  if (kept !== made.id) await deleteCustomer(stripe, made.id);
  if (kept === null) throw noAccount();
  return kept;
}
