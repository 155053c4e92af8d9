import * as v from "valibot";
import { checkoutDurations } from "../checkout.ts";
import { uuid, webAddress } from "./limits.ts";

/**
 * POST /functions/v1/create-checkout-session (docs/product.md#calls-to-the-backend). The server identifies the caller
 * by the token and ignores `userId`.
 */
export const createCheckoutSessionRequest = v.object({ userId: uuid, duration: v.picklist(checkoutDurations) });
export const createCheckoutSessionResponse = v.object({ url: webAddress });
export const createCheckoutSessionContract = {
  name: "create-checkout-session",
  request: createCheckoutSessionRequest,
  response: createCheckoutSessionResponse,
};
