import { applyReferralCodeContract } from "@lectern/domain/contracts/apply-referral-code";
import { Failure } from "@lectern/domain/failure";
import type { LecternClient } from "../client.ts";
import { callFunction } from "../functions.ts";

/**
 * Redeems a friend's code. A user can redeem one code, once (REF-03, REF-04).
 *
 * @throws Failure with the server's sentence as `detail`; `invalid` when the server refused the code
 */
export async function applyReferralCode(
  client: LecternClient,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<void> {
  const { success, error } = await callFunction(client, applyReferralCodeContract, {
    user_id: userId,
    referred_by_code: code,
  });
  if (!success) throw new Failure("invalid", error ?? undefined);
}
