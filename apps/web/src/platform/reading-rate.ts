import { attempt } from "@lectern/browser/attempt";

/** A local-storage key of this device, as the reading settings' is (product decision 45). */
const STORAGE_KEY = "lectern-reading-rate";

/** How fast texts are read aloud on this device; 1 is the voice's own speed. */
export function getReadingRate(storage: Pick<Storage, "getItem">): number {
  const rate = Number(attempt(() => storage.getItem(STORAGE_KEY)));
  return rate >= 0.5 && rate <= 2 ? rate : 1;
}

/** Keeps it; where storage is refused it lasts until the text is left. */
export function saveReadingRate(rate: number, storage: Pick<Storage, "setItem">): void {
  attempt(() => storage.setItem(STORAGE_KEY, String(rate)));
}
