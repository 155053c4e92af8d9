import { attempt } from "@lectern/browser/attempt";

/** Whether this device keeps lectures for the signed-in user. `full`: the kept data stays, and nothing is added. */
export type Keeping = "off" | "on" | "full";

/**
 * One more local-storage key (product decision 37). Its value is "<user id>" while lectures are kept, "<user id> full",
 * "<user id> asked", or the days of use so far with the last one, "<user id> 2 2026-11-26". It is removed when the user leaves.
 */
const KEEPING_KEY = "lectern-keeping";
const FULL = " full";
/** Keeping was offered, or switched off. It is not offered again. */
const ASKED = " asked";
/** The day of use on which keeping is offered. */
const OFFER_DAY = 3;

type DeviceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Returns `off` for every user but the one who switched keeping on. */
export function readKeeping(storage: Pick<Storage, "getItem">, userId: string): Keeping {
  const value = attempt(() => storage.getItem(KEEPING_KEY));
  if (value === userId) return "on";
  return value === userId + FULL ? "full" : "off";
}

/** @returns whether the browser stored it */
export const saveKeeping = (storage: DeviceStorage, userId: string, keeping: Keeping): boolean =>
  attempt(() => {
    storage.setItem(KEEPING_KEY, userId + { off: ASKED, on: "", full: FULL }[keeping]);
    return true;
  }) ?? false;

/**
 * Counts the days on which a student who doesn't keep lectures uses this browser.
 *
 * @param day such as `2026-11-26`
 * @returns whether to offer keeping: once, on the third day
 */
export const countDay = (storage: DeviceStorage, userId: string, day: string): boolean =>
  attempt(() => {
    const [owner, days = "0", last] = storage.getItem(KEEPING_KEY)?.split(" ") ?? [];
    const isKnown = owner === userId;
    if (isKnown && (days === ASKED.trim() || last === day)) return false;
    const count = (isKnown ? Number(days) : 0) + 1;
    storage.setItem(KEEPING_KEY, userId + (count < OFFER_DAY ? ` ${count} ${day}` : ASKED));
    return count >= OFFER_DAY;
  }) ?? false;

/** Forgets the choice of every user but `staying`. */
export function forgetKeeping(storage: DeviceStorage, staying: string | undefined): void {
  attempt(() => {
    const [owner] = storage.getItem(KEEPING_KEY)?.split(" ") ?? [];
    if (staying === undefined || owner !== staying) storage.removeItem(KEEPING_KEY);
  });
}
