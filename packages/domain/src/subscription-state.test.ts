import { expect, test } from "vitest";
import { toSubscriptionState } from "./subscription-state.ts";

const endDate = "2027-03-01T00:00:00Z";

test.each([
  [{ isSubscribed: false, isCancelled: false, endDate: null }, { kind: "not-subscribed" }],
  [{ isSubscribed: false, isCancelled: true, endDate }, { kind: "not-subscribed" }],
  [
    { isSubscribed: true, isCancelled: false, endDate },
    { kind: "active", nextBilling: endDate },
  ],
  [
    { isSubscribed: true, isCancelled: false, endDate: null },
    { kind: "active", nextBilling: null },
  ],
  [
    { isSubscribed: true, isCancelled: true, endDate },
    { kind: "cancelled", accessUntil: endDate },
  ],
])("SUB-05 derives %j as %j", (subscription, state) => expect(toSubscriptionState(subscription)).toEqual(state));
