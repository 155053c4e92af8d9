import { type DeleteUserResponse, deleteUserRequest } from "@lectern/domain/contracts/delete-user.ts";
import type { FunctionDeps } from "../_shared/deps.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { Refusal } from "../_shared/refusal.ts";
import { hashOwners } from "../_shared/identity-hash.ts";
import { deleteCustomer } from "../_shared/payments/customer.ts";
import { asking, createStripe } from "../_shared/payments/stripe.ts";

const endPayments = (customer: string, deps: FunctionDeps): Promise<void> =>
  asking(() => deleteCustomer(createStripe(deps), customer));

/** Deletes a customer that a checkout opened during the deletion may have created after the first one was deleted. */
async function endWhatWasLeft(id: string, deps: FunctionDeps, ended: string | null): Promise<void> {
  const left = await deps.database.customersLeftBy(id);
  const forgotten = left.map(async (customer) => {
    if (customer !== ended) await endPayments(customer, deps);
    await deps.database.forgetCustomer(customer);
  });
  await Promise.all(forgotten);
}

/**
 * The last steps, also for a user whose earlier call was interrupted before them. `ended`: the customer that is already
 * deleted.
 */
async function forget(id: string, deps: FunctionDeps, ended: string | null = null) {
  await endWhatWasLeft(id, deps, ended);
  if (!(await deps.database.forgetPerson(id)))
    deps.log({ function: "delete-user", status: 200, error: "AuditLogKept" });
  const deletion = await deps.database.endDeletion(id);
  const deleted = deletion && {
    recordings: deletion.recordings,
    folders: deletion.folders,
    tags: deletion.tags,
    studyGuides: deletion.study_guides,
    cards: deletion.cards,
    reviews: deletion.reviews,
  };
  return { status: 200, body: { success: true, ...(deleted && { deleted }) } satisfies DeleteUserResponse };
}

/**
 * Deletes the caller and all their data (SRV-07, SET-04). Every step can be repeated, so the next call completes an
 * interrupted one. No deleted user continues to pay.
 */
export const handle = endpoint({
  name: "delete-user",
  request: deleteUserRequest,
  bodyLimit: 16 * 1024,
  sentences: { user_id: "The request doesn't say which account to delete." },
  callerIsGone: (id, deps) => forget(id, deps),
  async answer(body, caller, deps) {
    if (body.user_id !== caller.id) throw new Refusal(403, "You can delete only your own account.");
    const customer = (await deps.database.billingOf(caller.id))?.stripe_customer_id ?? null;
    if (customer !== null) await endPayments(customer, deps);
    await deps.database.rememberRedemption(caller.id, await hashOwners(caller, deps.environment.registrationHashKey));
    await deps.database.beginDeletion(caller.id);
    await deps.database.eraseUser(caller.id);
    return forget(caller.id, deps, customer);
  },
});
