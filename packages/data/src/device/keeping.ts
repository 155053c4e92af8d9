/** Whether this device keeps lectures for the user who is signed in; `full`: what is kept stays, and nothing is added. */
export type Keeping = "off" | "on" | "full";

/** One more local-storage key (product decision 37): it is known before anything is loaded, and goes when the user leaves. */
const KEEPING_KEY = "lectern-keeping";
const FULL = " full";

type DeviceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Off for every user but the one who switched it on. */
export function readKeeping(storage: Pick<Storage, "getItem">, userId: string): Keeping {
  try {
    const value = storage.getItem(KEEPING_KEY);
    if (value === userId) return "on";
    return value === userId + FULL ? "full" : "off";
  } catch {
    return "off";
  }
}

/** @returns whether the browser has stored it */
export function saveKeeping(storage: DeviceStorage, userId: string, keeping: Keeping): boolean {
  try {
    if (keeping === "off") storage.removeItem(KEEPING_KEY);
    else storage.setItem(KEEPING_KEY, userId + (keeping === "full" ? FULL : ""));
    return true;
  } catch {
    return false;
  }
}

/** Switches it off for all but `staying`. */
export function forgetKeeping(storage: DeviceStorage, staying: string | undefined): void {
  if (staying === undefined || readKeeping(storage, staying) === "off") saveKeeping(storage, "", "off");
}
