import type { RecordingMinutes, Referrals, Subscription } from "@lectern/domain/profile";
import { Failure } from "@lectern/domain/failure";
import {
  fetchOptionalData,
  fetchData,
  rowRequest,
  rowsRequest,
  withFirstRequest,
  sendRequest,
  type SelectedRow,
} from "../request.ts";
import type { LecternClient } from "../client.ts";
import { defineRead } from "../options.ts";

const minutesColumns = "recording_time,bonus_recording_time,free_week,free_week_end" as const;

/**
 * Maps a row to the minutes left; missing values count as 0. After a free week, the flag is cleared and the end date
 * stays.
 */
const toMinutes = (row: SelectedRow<"profiles", typeof minutesColumns>): RecordingMinutes => ({
  weekly: row.recording_time ?? 0,
  bonus: row.bonus_recording_time ?? 0,
  freeWeekEnd: row.free_week === true ? row.free_week_end : null,
});

/** The subscription flag, which also says whether the user has a profile (AUT-06): null without one. */
export const subscriptionFlagRequest = (userId: string) =>
  rowsRequest(
    (client) => client.from("profiles").select("is_subscribed").eq("id", userId),
    ([row]) => (row === undefined ? null : (row.is_subscribed ?? false)),
  );

/** The user's subscription. @throws Failure `not-found` without a profile */
export async function getSubscription(client: LecternClient, userId: string): Promise<Subscription> {
  const row = await fetchData(
    client
      .from("profiles")
      .select("is_subscribed,subscription_end_date,subscription_plan_cancelled")
      .eq("id", userId)
      .single(),
  );
  return {
    isSubscribed: row.is_subscribed ?? false,
    endDate: row.subscription_end_date,
    isCancelled: row.subscription_plan_cancelled ?? false,
  };
}

/** The minutes of recording that the user has left. */
export const minutesRequest = (userId: string) =>
  rowRequest((client) => client.from("profiles").select(minutesColumns).eq("id", userId).single(), toMinutes);

/**
 * Fetches the user's own code, the code that they redeemed, their free week, and whether they may redeem a code.
 *
 * @throws Failure `not-found` without a profile
 */
export async function getReferrals(client: LecternClient, userId: string): Promise<Referrals> {
  const [row, isAddressConfirmed] = await Promise.all([
    fetchData(
      client
        .from("profiles")
        .select("referral_code,referred_by_code,referral_count,free_week,free_week_end")
        .eq("id", userId)
        .single(),
    ),
    fetchOptionalData(client.rpc("is_address_confirmed")),
  ]);
  if (row.referral_code === null) throw new Failure("malformed");
  return {
    code: row.referral_code,
    referredByCode: row.referred_by_code,
    count: row.referral_count ?? 0,
    isFreeWeek: row.free_week ?? false,
    freeWeekEnd: row.free_week_end,
    isAddressConfirmed: isAddressConfirmed === true,
  };
}

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
      defineRead("Error fetching subscription status", profileKeys.subscriptionFlag(userId), () =>
        sendRequest(client, request),
      ),
    );
  },
  subscription: () =>
    defineRead("Error fetching subscription status", profileKeys.subscription(userId), () =>
      getSubscription(client, userId),
    ),
  minutes: () => {
    const request = minutesRequest(userId);
    return withFirstRequest(
      request,
      defineRead("Error fetching recordings", profileKeys.minutes(userId), () => sendRequest(client, request)),
    );
  },
  referrals: () =>
    defineRead("Error fetching referrals", profileKeys.referrals(userId), () => getReferrals(client, userId)),
});
