import { type DeleteUserResponse, deleteUserRequest } from "@lectern/domain/contracts/delete-user.ts";
import type { FunctionDeps } from "../_shared/deps.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { hashOwners } from "../_shared/identity-hash.ts";
import { deleteCustomer } from "../_shared/payments/customer.ts";
import { asking, createStripe } from "../_shared/payments/stripe.ts";

const endPayments = (customer: string, deps: FunctionDeps): Promise<void> =>
  asking(() => deleteCustomer(createStripe(deps), customer));

/** A checkout that was opened while the person left may have given them another customer than the one that was ended. */
async function endWhatWasLeft(id: string, deps: FunctionDeps, ended: string | null): Promise<void> {
  const left = await deps.database.customersLeftBy(id);
  const forgotten = left.map(async (customer) => {
    if (customer !== ended) await endPayments(customer, deps);
    await deps.database.forgetCustomer(customer);
  });
  await Promise.all(forgotten);
}

/** The last steps, also for a user whose call was cut off before them. `ended`: the customer that is gone already. */
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
 * Deletes the caller and all that is theirs (SRV-07, SET-04). Every step may be repeated, so a call that was cut off is
 * finished by the next one; no deleted user goes on paying.
 */
export const handle = endpoint({
  name: "delete-user",
  request: deleteUserRequest,
  bodyLimit: 16 * 1024,
  sentences: { user_id: "The request does not say which account to delete." },
  callerIsGone: (id, deps) => forget(id, deps),
  async answer(_body, caller, deps) {
    const customer = (await deps.database.billingOf(caller.id))?.stripe_customer_id ?? null;
    if (customer !== null) await endPayments(customer, deps);
    await deps.database.rememberRedemption(caller.id, await hashOwners(caller, deps.environment.registrationHashKey));
    await deps.database.beginDeletion(caller.id);
    await deps.database.eraseUser(caller.id);
    return forget(caller.id, deps, customer);
  },
});
