import type { Referrals } from "./profile.ts";

/** How many friends must redeem a code before its owner gets the free week (REF-05). */
export const FRIENDS_FOR_FREE_WEEK = 7;
/** Minutes that both students get when a code is redeemed (SRV-04). */
export const REFERRAL_MINUTES = 20;

/** A student's free week (REF-05). Each student has one at most (product decision 9). */
export type FreeWeek =
  | { readonly kind: "in-progress" /** 0 to `FRIENDS_FOR_FREE_WEEK` */; readonly friends: number }
  | { readonly kind: "active" /** ISO 8601 with zone */; readonly end: string | null }
  | { readonly kind: "used" /** ISO 8601 with zone */; readonly end: string };

/**
 * Derives the free week from the profile, which has only a flag and an end date. The machine `free-week` doesn't: it
 * redeems codes.
 */
export function toFreeWeek({ isFreeWeek, freeWeekEnd, count }: Referrals): FreeWeek {
  if (isFreeWeek) return { kind: "active", end: freeWeekEnd };
  if (freeWeekEnd !== null) return { kind: "used", end: freeWeekEnd };
  return { kind: "in-progress", friends: Math.min(Math.max(count, 0), FRIENDS_FOR_FREE_WEEK) };
}
