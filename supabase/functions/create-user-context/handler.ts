import * as v from "valibot";
import { createUserContextContract } from "@lectern/domain/contracts/create-user-context.ts";
import { call, oneRow } from "../_shared/database.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { hashIdentities } from "../_shared/identity-hash.ts";
import { Refusal } from "../_shared/refusal.ts";

/**
 * Creates account, preferences and referral code at the first sign-in (AUT-06, SRV-03). The ids in the body are
 * ignored.
 */
export const handle = endpoint(createUserContextContract, {
  bodyLimit: 16 * 1024,
  sentences: {
    user: "The request doesn't say which account to set up.",
    googleUserId: "The Google account's id can't be read.",
    appleUserId: "The Apple account's id can't be read.",
  },
  async answer(_body, caller, deps) {
    const hashes = await hashIdentities(caller, deps.environment.registrationHashKey);
    if (hashes.length === 0) throw new Refusal(403, "Please log in with Google or Apple.");
    const context = await call(deps.database, oneRow(v.object({ pre_existing: v.boolean() })), "create_user_context", {
      p_user_id: caller.id,
      p_identity_hashes: hashes,
    });
    return { status: 200, body: { preExisting: context.pre_existing } };
  },
});
