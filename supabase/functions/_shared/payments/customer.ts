import type Stripe from "stripe";
import * as v from "valibot";
import type { Caller } from "../caller.ts";
import { call, readRows, type ServiceRoleClient } from "../database.ts";
import type { FunctionDeps } from "../deps.ts";
import { Refusal } from "../refusal.ts";
import { isMissing } from "./stripe.ts";

export const noAccount = () =>
  new Refusal(409, "Your account isn't set up yet. Open your dashboard once, then try again.");

const billing = v.object({ stripe_customer_id: v.nullable(v.string()) });

/** Reads a person's customer at Stripe: null if there is none yet, undefined if there is no account. */
export async function readCustomer(database: ServiceRoleClient, userId: string): Promise<string | null | undefined> {
  const request = database.from("profiles").select("stripe_customer_id").eq("id", userId);
  const [profile] = await readRows(v.array(billing), request);
  return profile?.stripe_customer_id;
}

/** Called after the customer was deleted at Stripe. Returns false if it was already forgotten. */
export const forgetCustomer = (database: ServiceRoleClient, customer: string) =>
  call(database, v.boolean(), "forget_customer", { p_customer_id: customer });

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
  const before = await readCustomer(database, caller.id);
  if (before === undefined) throw noAccount();
  if (before !== null && before !== deleted) return before;
  const created = await stripe.customers.create(
    { ...(caller.email !== undefined && { email: caller.email }), metadata: { user_id: caller.id } },
    // For a day, Stripe repeats its first answer for a key, even if that customer is gone.
    { idempotencyKey: before === null ? `customer-${caller.id}` : `customer-${caller.id}-after-${before}` },
  );
  const customerId = await call(database, v.nullable(v.string()), "keep_stripe_customer", {
    p_user_id: caller.id,
    p_customer_id: created.id,
    p_instead_of: before,
  });
  // Another request was faster, or the person deleted their account meanwhile.
  if (customerId !== created.id) await deleteCustomer(stripe, created.id);
  if (customerId === null) throw noAccount();
  return customerId;
}
