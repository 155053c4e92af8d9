import * as v from "valibot";
import { type DeleteUserResponse, deleteUserContract } from "@lectern/domain/contracts/delete-user.ts";
import { call, count, DatabaseError, NO_ANSWER } from "../_shared/database.ts";
import type { FunctionDeps } from "../_shared/deps.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { Refusal } from "../_shared/refusal.ts";
import { hashOwners } from "../_shared/identity-hash.ts";
import { deleteCustomer, forgetCustomer, readCustomer } from "../_shared/payments/customer.ts";
import { callStripe, createStripe } from "../_shared/payments/stripe.ts";

/** The counts of what was deleted; no row if the account was deleted before, or was not deleted now. */
const deletedCounts = v.array(
  v.pipe(
    v.object({ recordings: count, folders: count, tags: count, study_guides: count, cards: count, reviews: count }),
    v.transform(({ study_guides: studyGuides, ...counts }) => ({ ...counts, studyGuides })),
  ),
);

/** Customers at Stripe whose account was deleted here. */
const customers = v.array(v.object({ stripe_customer_id: v.string() }));

/** Deletes a person at the auth server, and with them all their rows. Does nothing if they are gone. */
async function eraseUser(id: string, { database }: FunctionDeps): Promise<void> {
  const { error } = await database.auth.admin.deleteUser(id);
  if (error === null || error.code === "user_not_found") return;
  throw new DatabaseError(error.name === "AuthRetryableFetchError" ? NO_ANSWER : error.code, { cause: error });
}

const endPayments = (customer: string, deps: FunctionDeps): Promise<void> =>
  callStripe(() => deleteCustomer(createStripe(deps), customer));

/** Deletes a customer that a checkout opened during the deletion may have created after the first one was deleted. */
async function endLeftoverPayments(id: string, deps: FunctionDeps, ended: string | null): Promise<void> {
  const customerIds = await call(deps.database, customers, "customers_left_by", { p_user_id: id });
  const forgotten = customerIds.map(async ({ stripe_customer_id: customer }) => {
    if (customer !== ended) await endPayments(customer, deps);
    await forgetCustomer(deps.database, customer);
  });
  await Promise.all(forgotten);
}

/**
 * Ends payments that began during the deletion, removes the person's traces, and counts what was deleted. Also for a user
 * whose earlier call was interrupted before it. `ended`: the customer that is already deleted.
 */
async function finishDeletion(id: string, deps: FunctionDeps, ended: string | null = null) {
  const { database } = deps;
  await endLeftoverPayments(id, deps, ended);
  // False if the database doesn't let the auth server's log be changed.
  if (!(await call(database, v.boolean(), "forget_person", { p_user_id: id })))
    deps.log({ function: "delete-user", status: 200, error: "AuditLogKept" });
  const [deleted] = await call(database, deletedCounts, "end_deletion", { p_user_id: id });
  return { status: 200, body: { success: true, ...(deleted && { deleted }) } satisfies DeleteUserResponse };
}

/**
 * Deletes the caller and all their data (SRV-07, SET-04). Every step can be repeated, so the next call completes an
 * interrupted one. No deleted user continues to pay.
 */
export const handle = endpoint(deleteUserContract, {
  bodyLimit: 16 * 1024,
  sentences: { user_id: "The request doesn't say which account to delete." },
  callerIsGone: (id, deps) => finishDeletion(id, deps),
  async answer(body, caller, deps) {
    if (body.user_id !== caller.id) throw new Refusal(403, "You can delete only your own account.");
    const { database, environment } = deps;
    const ofCaller = { p_user_id: caller.id };
    const customer = (await readCustomer(database, caller.id)) ?? null;
    if (customer !== null) await endPayments(customer, deps);
    // A person who redeemed a code can't redeem another with a new account.
    const hashes = await hashOwners(caller, environment.registrationHashKey);
    await call(database, v.null(), "remember_redemption", { ...ofCaller, p_identity_hashes: hashes });
    // From now on, the database counts the rows of this person that are deleted.
    await call(database, v.null(), "begin_deletion", ofCaller);
    await eraseUser(caller.id, deps);
    return finishDeletion(caller.id, deps, customer);
  },
});
