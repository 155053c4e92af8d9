import { type DeleteUserResponse, deleteUserRequest } from "../_shared/domain/contracts/delete-user.ts";
import type { FunctionDeps } from "../_shared/deps.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { asking, isMissing, stripeOf } from "../_shared/payments/stripe.ts";

/** The last step, also for somebody whose call was cut off before it. */
async function forget(id: string, deps: FunctionDeps) {
  if (!(await deps.database.forgetPerson(id)))
    deps.log({ function: "delete-user", status: 200, error: "AuditLogKept" });
  return { status: 200, body: { success: true } satisfies DeleteUserResponse };
}

/**
 * Deletes the caller and all that is theirs (SRV-07, SET-04). Every step may be repeated, so a call that was cut off is
 * finished by the next one; nobody who is gone from here goes on paying.
 */
export const handle = endpoint({
  name: "delete-user",
  request: deleteUserRequest,
  bodyLimit: 16 * 1024,
  sentences: { user_id: "The request does not say which account to delete." },
  callerIsGone: forget,
  async answer(_body, caller, deps) {
    const customer = (await deps.database.billingOf(caller.id))?.stripe_customer_id ?? null;
    if (customer !== null) {
      const stripe = stripeOf(deps);
      await asking(async () => {
        // Ends every subscription at once, and closes checkouts that are still open.
        await stripe.customers.del(customer).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
      });
    }
    await deps.database.eraseUser(caller.id);
    return forget(caller.id, deps);
  },
});
