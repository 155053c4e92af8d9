import type Stripe from "stripe";
import type { Caller } from "../caller.ts";
import type { FunctionDeps } from "../deps.ts";
import { Refusal } from "../refusal.ts";
import { isMissing } from "./stripe.ts";

export const noAccount = () =>
  new Refusal(409, "Your account isn't set up yet. Open your dashboard once, then try again.");

/**
 * Waits for Stripe's answer about a customer; undefined if Stripe says that the customer was deleted. A customer that
 * Stripe doesn't know at all is an error: with a key of Stripe's other mode, that would be every customer.
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

/** Deletes a customer, which at once ends all payments, open ones included. Does nothing if it was done before. */
export async function deleteCustomer(stripe: Stripe, customer: string): Promise<void> {
  await unlessDeleted(stripe, customer, () => stripe.customers.del(customer));
}

/**
 * Returns the caller's customer at Stripe, creating it if there is none: once for each person, however often and
 * quickly it is requested.
 * @param deleted a customer that Stripe reports as deleted, which is replaced
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
    // For a day, Stripe repeats its first answer for a key, even if that customer is gone.
    { idempotencyKey: before === null ? `customer-${caller.id}` : `customer-${caller.id}-after-${before}` },
  );
  const kept = await database.keepStripeCustomer(caller.id, made.id, before);
  // Another request was faster, or the person deleted their account meanwhile.
  if (kept !== made.id) await deleteCustomer(stripe, made.id);
  if (kept === null) throw noAccount();
  return kept;
}
