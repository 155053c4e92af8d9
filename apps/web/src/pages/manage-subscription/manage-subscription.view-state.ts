import { toPlanLabel } from "@lectern/domain/plan";
import type { Subscription } from "@lectern/domain/profile";
import { toSubscriptionState } from "@lectern/domain/subscription-state";
import {
  isChecking,
  isLate,
  isOpeningPortal,
  type SubscriptionSnapshot,
} from "@lectern/machines/subscription/subscription.selectors";
import type { ManageSubscriptionState, PortalState } from "@lectern/ui/screens/manage-subscription";
import type { Read } from "../../features/read.ts";

interface SubscriptionRead extends Read<Subscription> {
  /** Whether the data is being refetched. */
  readonly isFetching: boolean;
}

/** A student without a subscription is redirected to the plans (product decision 12). */
export type ManageState = ManageSubscriptionState | { readonly kind: "not-subscribed" };

/**
 * SUB-03, SUB-05. The profile's subscription, unless the student returned from a checkout and the payment has not
 * arrived.
 */
export function toManageState(read: SubscriptionRead, snapshot: SubscriptionSnapshot, now: Date): ManageState {
  if (isChecking(snapshot)) return { kind: "checking" };
  const { data, isError, isFetching } = read;
  const subscription = data === undefined ? undefined : toSubscriptionState(data);
  if (subscription !== undefined && subscription.kind !== "not-subscribed") {
    return { ...subscription, plan: toPlanLabel(data?.endDate ?? null, now) };
  }
  if (isLate(snapshot)) return { kind: "unconfirmed" };
  if (subscription === undefined) return { kind: isError ? "failed" : "checking" };
  // The student may have paid since a stale read, so it does not redirect.
  return { kind: isFetching ? "checking" : "not-subscribed" };
}

export const toPortalState = (snapshot: SubscriptionSnapshot): PortalState => ({
  kind: isOpeningPortal(snapshot) ? "opening" : "idle",
});
