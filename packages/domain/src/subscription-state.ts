import type { Subscription } from "./profile.ts";

/** The state of a subscription (SUB-05). Dates are ISO 8601 with zone. */
export type SubscriptionState =
  | { readonly kind: "not-subscribed" }
  | { readonly kind: "active"; readonly nextBilling: string | null }
  | { readonly kind: "cancelled"; readonly accessUntil: string | null };

/**
 * Derives the state of a subscription (SUB-05). Only the flag decides about access: the server clears it when a
 * cancelled plan ends.
 */
export function toSubscriptionState({ isSubscribed, isCancelled, endDate }: Subscription): SubscriptionState {
  if (!isSubscribed) return { kind: "not-subscribed" };
  return isCancelled ? { kind: "cancelled", accessUntil: endDate } : { kind: "active", nextBilling: endDate };
}
