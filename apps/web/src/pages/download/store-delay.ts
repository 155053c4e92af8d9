import type { Platform } from "@lectern/domain/platform";

/** PUB-11 */
export const STORE_DELAY_MS = 1500;

/** A desktop has nowhere else to go than here (product decision 4); any other platform has a store's page. */
export const leavesForStore = (platform: Platform): boolean => platform !== "desktop";
