import type { CheckoutDuration } from "@lectern/domain/checkout";
import { createCheckoutSessionContract } from "@lectern/domain/contracts/create-checkout-session";
import { createCustomerPortalContract } from "@lectern/domain/contracts/create-customer-portal";
import type { LecternClient } from "../client.ts";
import { callFunction } from "../functions.ts";

/** The address of a page at the payment provider. */
export interface HostedPage {
  readonly url: string;
}

/** Creates a checkout for a plan (SUB-02). @throws Failure */
export const openCheckout = (
  client: LecternClient,
  { userId, duration }: { readonly userId: string; readonly duration: CheckoutDuration },
): Promise<HostedPage> => callFunction(client, createCheckoutSessionContract, { userId, duration });

/** Creates a session of the portal, where a subscriber changes card and plan (SUB-03). @throws Failure */
export const openPortal = (client: LecternClient, userId: string): Promise<HostedPage> =>
  callFunction(client, createCustomerPortalContract, { userId });
