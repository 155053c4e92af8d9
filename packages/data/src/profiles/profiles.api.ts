import { Failure } from "@lectern/domain/failure";
import type { Referrals, Subscription } from "@lectern/domain/profile";
import { fetchOptionalRow, fetchRows } from "../fetch-rows.ts";
import type { LecternClient } from "../client.ts";
import { rowRequest, rowsRequest } from "../request.ts";
import { toSubscriptionFlag, toMinutes } from "./profile-rows.ts";

/** The subscription flag, which also says whether the user has a profile (AUT-06): null without one. */
export const subscriptionFlagRequest = (userId: string) =>
  rowsRequest(
    (client) => client.from("profiles").select("is_subscribed").eq("id", userId),
    ([row]) => (row === undefined ? null : toSubscriptionFlag(row)),
  );

/** The user's subscription. @throws Failure `not-found` without a profile */
export async function getSubscription(client: LecternClient, userId: string): Promise<Subscription> {
  const row = await fetchRows(
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
  rowRequest(
    (client) =>
      client
        .from("profiles")
        .select("recording_time,bonus_recording_time,free_week,free_week_end")
        .eq("id", userId)
        .single(),
    toMinutes,
  );

/**
 * Fetches the user's own code, the code that they redeemed, their free week, and whether they may redeem a code.
 *
 * @throws Failure `not-found` without a profile
 */
export async function getReferrals(client: LecternClient, userId: string): Promise<Referrals> {
  const [row, isAddressConfirmed] = await Promise.all([
    fetchRows(
      client
        .from("profiles")
        .select("referral_code,referred_by_code,referral_count,free_week,free_week_end")
        .eq("id", userId)
        .single(),
    ),
    fetchOptionalRow(client.rpc("is_address_confirmed")),
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

/** Null until the first checkout. */
export async function getStripeCustomerId(client: LecternClient, userId: string): Promise<string | null> {
  return (await fetchRows(client.from("profiles").select("stripe_customer_id").eq("id", userId).single()))
    .stripe_customer_id;
}
