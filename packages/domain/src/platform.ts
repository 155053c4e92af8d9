import { brand } from "./brand.ts";

export type Platform = "ios" | "android" | "macos" | "windows" | "desktop";

/** In the order of PUB-12: an iPhone's user agent contains "like Mac OS X" too. */
const patterns: readonly (readonly [RegExp, Platform])[] = [
  [/iphone|ipad|ipod/i, "ios"],
  [/android/i, "android"],
  [/macintosh|mac os x/i, "macos"],
  [/windows/i, "windows"],
];

/** The platform of a user agent (PUB-12); `desktop` for an unknown one. */
export const parsePlatform = (userAgent: string): Platform =>
  patterns.find(([sign]) => sign.test(userAgent))?.[1] ?? "desktop";

/** The site's own page for a visitor without a store (docs/product.md#calls-to-the-backend). */
const DOWNLOAD_PAGE = "/download";

/** The store's listing for the four platforms, the download page for any other. */
export const getStoreLink = (platform: Platform): string => (platform === "desktop" ? DOWNLOAD_PAGE : brand.storeUrl);
