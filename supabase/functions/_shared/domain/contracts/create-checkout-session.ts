// Copied from packages/domain by `npm run domain -w @lectern/supabase`: change it there.
import * as v from "valibot";
import { checkoutDurations } from "../checkout.ts";
import { uuid, webAddress } from "./limits.ts";

/** POST /functions/v1/create-checkout-session (docs/product.md#calls-to-the-backend). The server believes the token, never `userId`. */
export const createCheckoutSessionRequest = v.object({ userId: uuid, duration: v.picklist(checkoutDurations) });
export const createCheckoutSessionResponse = v.object({ url: webAddress });

export type CreateCheckoutSessionResponse = v.InferOutput<typeof createCheckoutSessionResponse>;
