import type { SubscriptionWork } from "@lectern/machines/subscription/subscription.types";

/** SUB-02, while the checkout opens. */
export const OPENING_CHECKOUT = "Getting your checkout session ready...";

/** SUB-02, SUB-03. A read that fails is only logged (AUT-08). */
export const billingFailures: Partial<Record<SubscriptionWork, string>> = {
  openCheckout: "Failed to create checkout session. Please try again.",
  openPortal: "Failed to load subscription page. Please try again.",
};

export const billingLogLines: Record<SubscriptionWork, string> = {
  openCheckout: "Error creating checkout session",
  openPortal: "Error opening the billing portal",
  readSubscription: "Error fetching subscription status",
};
