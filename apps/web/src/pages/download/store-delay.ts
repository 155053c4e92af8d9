import type { Platform } from "@lectern/domain/platform";

/** PUB-11 */
export const STORE_DELAY_MS = 1500;

/** Whether the page opens a store: every platform but a desktop has one (product decision 4). */
export const leavesForStore = (platform: Platform): boolean => platform !== "desktop";
