import * as v from "valibot";
import { applyReferralCodeContract } from "@lectern/domain/contracts/apply-referral-code.ts";
import { call } from "../_shared/database.ts";
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

const redemption = v.picklist([
  "redeemed",
  "redeemed-before",
  "already-redeemed",
  "own-code",
  "unknown-code",
  "not-verified",
  "no-account",
]);

/**
 * Redeems a friend's code for the caller (SRV-04, REF-03). If a code can't be redeemed, the status is still 200, with
 * `success` false and the reason.
 */
export const handle = endpoint(applyReferralCodeContract, {
  bodyLimit: 16 * 1024,
  sentences: {
    user_id: "The request doesn't say whose account the code is for.",
    referred_by_code: (issue) =>
      issue.type === "max_length" ? refusals["unknown-code"] : "Please enter a referral code.",
  },
  async answer(body, caller, deps) {
    const outcome = await call(deps.database, redemption, "redeem_referral_code", {
      p_user_id: caller.id,
      p_code: body.referred_by_code,
      p_identity_hashes: await hashOwners(caller, deps.environment.registrationHashKey),
    });
    if (outcome === "redeemed" || outcome === "redeemed-before") return { status: 200, body: { success: true } };
    return { status: 200, body: { success: false, error: refusals[outcome] } };
  },
});
