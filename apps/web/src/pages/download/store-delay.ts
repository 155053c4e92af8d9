import type { Platform } from "@lectern/domain/platform";

/** PUB-11 */
export const STORE_DELAY_MS = 1500;

/** Every platform but a desktop has a store's page (product decision 4). */
export const leavesForStore = (platform: Platform): boolean => platform !== "desktop";
