import * as v from "valibot";
import { uuid, webAddress } from "./limits.ts";

/**
 * POST /functions/v1/create-customer-portal (docs/product.md#calls-to-the-backend). The server identifies the caller by
 * the token and ignores `userId`.
 */
export const createCustomerPortalRequest = v.object({ userId: uuid });
export const createCustomerPortalResponse = v.object({ url: webAddress });
export const createCustomerPortalContract = {
  name: "create-customer-portal",
  request: createCustomerPortalRequest,
  response: createCustomerPortalResponse,
};
