import type { Caller } from "../_shared/caller.ts";
import type { FunctionDeps } from "../_shared/deps.ts";
import {
  type ApplyReferralCodeResponse,
  applyReferralCodeRequest,
} from "@lectern/domain/contracts/apply-referral-code.ts";
import { endpoint } from "../_shared/endpoint.ts";
import { hashOwners } from "../_shared/identity-hash.ts";

const refusals = {
  "already-redeemed": "You've already redeemed a referral code.",
  "own-code": "This is your own code. Ask a friend for theirs.",
  "unknown-code": "We don't recognize this code. Check it and try again.",
  "no-account": "Your account isn't set up yet. Open your dashboard once, then try again.",
  "not-verified":
    "Please confirm your email address first: log in once with Google or Apple, or use a password reset link.",
} as const;

async function redeem(caller: Caller, code: string, { database, environment }: FunctionDeps) {
  return database.redeemReferralCode(caller.id, code, await hashOwners(caller, environment.registrationHashKey));
}

/**
 * Redeems a friend's code for the caller (SRV-04, REF-03). If a code can't be redeemed, the status is still 200, with
 * `success` false and the reason.
 */
export const handle = endpoint({
  name: "apply-referral-code",
  request: applyReferralCodeRequest,
  bodyLimit: 16 * 1024,
  sentences: {
    user_id: "The request doesn't say whose account the code is for.",
    referred_by_code: (issue) =>
      issue.type === "max_length" ? refusals["unknown-code"] : "Please enter a referral code.",
  },
  async answer(body, caller, deps) {
    const outcome = await redeem(caller, body.referred_by_code, deps);
    const answer: ApplyReferralCodeResponse =
      outcome === "redeemed" || outcome === "redeemed-before"
        ? { success: true }
        : { success: false, error: refusals[outcome] };
    return { status: 200, body: answer };
  },
});
