import type { Subscription } from "./profile.ts";

/** SUB-05 */
export type SubscriptionState =
  | { readonly kind: "not-subscribed" }
  | { readonly kind: "active"; readonly nextBilling: string | null }
  | { readonly kind: "cancelled"; readonly accessUntil: string | null };

/** SUB-05: the flag alone decides about access; the server takes it back when a cancelled plan reaches its end. */
export function toSubscriptionState({ isSubscribed, isCancelled, endDate }: Subscription): SubscriptionState {
  if (!isSubscribed) return { kind: "not-subscribed" };
  return isCancelled ? { kind: "cancelled", accessUntil: endDate } : { kind: "active", nextBilling: endDate };
}
