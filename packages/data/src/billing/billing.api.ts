import type { CheckoutDuration } from "@lectern/domain/checkout";
import {
  createCheckoutSessionRequest,
  createCheckoutSessionResponse,
} from "@lectern/domain/contracts/create-checkout-session";
import {
  createCustomerPortalRequest,
  createCustomerPortalResponse,
} from "@lectern/domain/contracts/create-customer-portal";
import type { LecternClient } from "../client.ts";
import { callFunction } from "../functions.ts";

/** A page of the payment provider, to leave for. */
export interface HostedPage {
  readonly url: string;
}

/** A checkout for one of the plans (SUB-02). */
export const openCheckout = (
  client: LecternClient,
  { userId, duration }: { readonly userId: string; readonly duration: CheckoutDuration },
): Promise<HostedPage> =>
  callFunction(
    client,
    "create-checkout-session",
    { request: createCheckoutSessionRequest, response: createCheckoutSessionResponse },
    { userId, duration },
  );

/** Where a subscriber changes card and plan (SUB-03). */
export const openPortal = (client: LecternClient, userId: string): Promise<HostedPage> =>
  callFunction(
    client,
    "create-customer-portal",
    { request: createCustomerPortalRequest, response: createCustomerPortalResponse },
    { userId },
  );
