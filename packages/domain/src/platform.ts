import { brand } from "./brand.ts";

export type Platform = "ios" | "android" | "macos" | "windows" | "desktop";

/** PUB-12, in its order: an iPhone's user agent says "like Mac OS X" as well. */
const patterns: readonly (readonly [RegExp, Platform])[] = [
  [/iphone|ipad|ipod/i, "ios"],
  [/android/i, "android"],
  [/macintosh|mac os x/i, "macos"],
  [/windows/i, "windows"],
];

export const parsePlatform = (userAgent: string): Platform =>
  patterns.find(([sign]) => sign.test(userAgent))?.[1] ?? "desktop";

/** Where the site itself waits for a visitor without a store (docs/product.md#calls-to-the-backend). */
const DOWNLOAD_PAGE = "/download";

/** One listing serves the four platforms; anything else is sent to the site's own download page. */
export const getStoreLink = (platform: Platform): string => (platform === "desktop" ? DOWNLOAD_PAGE : brand.storeUrl);
