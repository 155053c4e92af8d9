import {
  getOpeningCheckout,
  isOpeningPortal,
  type SubscriptionSnapshot,
} from "@lectern/machines/subscription/subscription.selectors";
import type { PricingState } from "@lectern/ui/screens/pricing";
import type { Read } from "../read.ts";

/** SUB-01, SUB-02. An unreadable flag counts as not subscribed, so the plans are shown (AUT-08). */
export function toPricingState(
  { data: isSubscribed, isError }: Read<boolean | null>,
  snapshot: SubscriptionSnapshot,
): PricingState {
  const duration = getOpeningCheckout(snapshot);
  if (duration !== null) return { kind: "opening-checkout", duration };
  if (isOpeningPortal(snapshot)) return { kind: "opening-portal" };
  if (isSubscribed === undefined && !isError) return { kind: "checking" };
  return { kind: isSubscribed === true ? "subscribed" : "choosing" };
}
