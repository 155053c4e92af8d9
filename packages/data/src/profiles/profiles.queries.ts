import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";
import { withFirstRequest, sendRequest } from "../request.ts";
import { getReferrals, getSubscription, minutesRequest, subscriptionFlagRequest } from "./profiles.api.ts";

/** The query keys of profiles. */
export const profileKeys = {
  all: (userId: string) => ["profiles", userId] as const,
  subscriptionFlag: (userId: string) => ["profiles", userId, "subscription-flag"] as const,
  subscription: (userId: string) => ["profiles", userId, "subscription"] as const,
  minutes: (userId: string) => ["profiles", userId, "minutes"] as const,
  referrals: (userId: string) => ["profiles", userId, "referrals"] as const,
};

/** Whether a query says if the user is subscribed: the flag, or the subscription. */
export const isPlanKey = (key: readonly unknown[]): key is readonly ["profiles", string, string] =>
  key[0] === "profiles" && (key[2] === "subscription-flag" || key[2] === "subscription");

/** Queries of the user's profile. */
export const profileQueries = (client: LecternClient, userId: string) => ({
  /** The client's `isSubscribed`. An unknown or failed flag, or none, counts as false (AUT-08). */
  subscriptionFlag: () => {
    const request = subscriptionFlagRequest(userId);
    return withFirstRequest(
      request,
      defineRead("fetch-subscription-flag", profileKeys.subscriptionFlag(userId), () => sendRequest(client, request)),
    );
  },
  subscription: () =>
    defineRead("fetch-subscription", profileKeys.subscription(userId), () => getSubscription(client, userId)),
  minutes: () => {
    const request = minutesRequest(userId);
    return withFirstRequest(
      request,
      defineRead("fetch-minutes", profileKeys.minutes(userId), () => sendRequest(client, request)),
    );
  },
  referrals: () => defineRead("fetch-referrals", profileKeys.referrals(userId), () => getReferrals(client, userId)),
});
