/** Whether this device keeps lectures for the signed-in user. `full`: the kept data stays, and nothing is added. */
export type Keeping = "off" | "on" | "full";

/**
 * One more local-storage key (product decision 37). It can be read before any code is loaded, and it is removed when
 * the user leaves.
 */
const KEEPING_KEY = "lectern-keeping";
const FULL = " full";

type DeviceStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Returns `off` for every user but the one who switched keeping on. */
export function readKeeping(storage: Pick<Storage, "getItem">, userId: string): Keeping {
  try {
    const value = storage.getItem(KEEPING_KEY);
    if (value === userId) return "on";
    return value === userId + FULL ? "full" : "off";
  } catch {
    return "off";
  }
}

/** @returns whether the browser stored it */
export function saveKeeping(storage: DeviceStorage, userId: string, keeping: Keeping): boolean {
  try {
    if (keeping === "off") storage.removeItem(KEEPING_KEY);
    else storage.setItem(KEEPING_KEY, userId + (keeping === "full" ? FULL : ""));
    return true;
  } catch {
    return false;
  }
}

/** Switches keeping off for every user but `staying`. */
export function forgetKeeping(storage: DeviceStorage, staying: string | undefined): void {
  if (staying === undefined || readKeeping(storage, staying) === "off") saveKeeping(storage, "", "off");
}
