import type { LecternClient } from "../client.ts";
import { read } from "../options.ts";
import { getMinutes, getReferrals, getSubscription, getSubscriptionFlag } from "./profiles.api.ts";

/** The only place where a key of profiles is spelt. */
export const profileKeys = {
  all: (userId: string) => ["profiles", userId] as const,
  subscriptionFlag: (userId: string) => ["profiles", userId, "subscription-flag"] as const,
  subscription: (userId: string) => ["profiles", userId, "subscription"] as const,
  minutes: (userId: string) => ["profiles", userId, "minutes"] as const,
  referrals: (userId: string) => ["profiles", userId, "referrals"] as const,
};

export const profileQueries = (client: LecternClient, userId: string) => ({
  /** The client's `isSubscribed`; unknown and failed count as false (AUT-08). */
  subscriptionFlag: () =>
    read("fetch-subscription-flag", profileKeys.subscriptionFlag(userId), () => getSubscriptionFlag(client, userId)),
  subscription: () =>
    read("fetch-subscription", profileKeys.subscription(userId), () => getSubscription(client, userId)),
  minutes: () => read("fetch-minutes", profileKeys.minutes(userId), () => getMinutes(client, userId)),
  referrals: () => read("fetch-referrals", profileKeys.referrals(userId), () => getReferrals(client, userId)),
});
