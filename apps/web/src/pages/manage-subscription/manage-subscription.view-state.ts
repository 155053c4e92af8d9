import { planLabel } from "@lectern/domain/plan";
import type { Subscription } from "@lectern/domain/profile";
import { subscriptionStateOf } from "@lectern/domain/subscription-state";
import {
  isChecking,
  isLate,
  isOpeningPortal,
  type SubscriptionSnapshot,
} from "@lectern/machines/subscription/subscription.selectors";
import type { ManageSubscriptionState, PortalState } from "@lectern/ui/screens/manage-subscription";

export interface SubscriptionRead {
  readonly data: Subscription | undefined;
  readonly isError: boolean;
  /** A newer answer is on its way. */
  readonly isFetching: boolean;
}

/** Who does not subscribe has another page to go to (product decision 12). */
export type ManageState = ManageSubscriptionState | { readonly kind: "not-subscribed" };

/** SUB-03, SUB-05. What the rows say, unless a checkout came back and its payment is not known yet. */
export function manageState(read: SubscriptionRead, snapshot: SubscriptionSnapshot, now: Date): ManageState {
  if (isChecking(snapshot)) return { kind: "checking" };
  const { data, isError, isFetching } = read;
  const subscription = data === undefined ? undefined : subscriptionStateOf(data);
  if (subscription !== undefined && subscription.kind !== "not-subscribed") {
    return { ...subscription, plan: planLabel(data?.endDate ?? null, now) };
  }
  if (isLate(snapshot)) return { kind: "unconfirmed" };
  if (subscription === undefined) return { kind: isError ? "failed" : "checking" };
  // The student may have paid since a stale read: it does not redirect.
  return { kind: isFetching ? "checking" : "not-subscribed" };
}

export const portalState = (snapshot: SubscriptionSnapshot): PortalState => ({
  kind: isOpeningPortal(snapshot) ? "opening" : "idle",
});
