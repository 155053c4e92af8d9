import * as v from "valibot";
import { uuid } from "./limits.ts";
import { line } from "./text.ts";

/**
 * POST /functions/v1/apply-referral-code (docs/product.md#calls-to-the-backend). The server identifies the caller by
 * the token and ignores `user_id`.
 */
export const applyReferralCodeRequest = v.object({ user_id: uuid, referred_by_code: line(64) });
/** `error` is a sentence for the person who typed the code (REF-03). */
export const applyReferralCodeResponse = v.object({ success: v.boolean(), error: v.optional(v.nullable(v.string())) });
export const applyReferralCodeContract = {
  name: "apply-referral-code",
  request: applyReferralCodeRequest,
  response: applyReferralCodeResponse,
};
