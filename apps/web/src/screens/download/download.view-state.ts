import type { Platform } from "@lectern/domain/platform";
import type { DownloadState } from "@lectern/ui/screens/download";

/** PUB-11 */
export const STORE_DELAY_MS = 1500;

/** A desktop has nowhere else to go than here (decision 4); any other platform has a store's page. */
export const leavesForStore = (platform: Platform): boolean => platform !== "desktop";

/** Whoever leaves goes on waiting: a store may open as an app, and the page's own link is there if it does not. */
export const downloadState = (platform: Platform, hasWaited: boolean): DownloadState => ({
  kind: hasWaited && !leavesForStore(platform) ? "staying" : "waiting",
});
