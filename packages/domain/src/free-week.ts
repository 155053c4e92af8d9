import type { Referrals } from "./profile.ts";

/** Friends who must redeem a code before its owner records for a week without limit (docs/product.md#constants). */
export const FRIENDS_FOR_FREE_WEEK = 7;
/** Minutes for both sides of a redemption (docs/product.md#constants). */
export const REFERRAL_MINUTES = 20;

/** REF-05. Once a person (product decision 9). */
export type FreeWeek =
  | { readonly kind: "in-progress" /** 0 to `FRIENDS_FOR_FREE_WEEK` */; readonly friends: number }
  | { readonly kind: "active" /** ISO 8601 with zone */; readonly end: string | null }
  | { readonly kind: "used" /** ISO 8601 with zone */; readonly end: string };

export function toFreeWeek({ isFreeWeek, freeWeekEnd, count }: Referrals): FreeWeek {
  if (isFreeWeek) return { kind: "active", end: freeWeekEnd };
  if (freeWeekEnd !== null) return { kind: "used", end: freeWeekEnd };
  return { kind: "in-progress", friends: Math.min(Math.max(count, 0), FRIENDS_FOR_FREE_WEEK) };
}
