import { brand } from "./brand.ts";

export type Platform = "ios" | "android" | "macos" | "windows" | "desktop";

/** In the order of PUB-12, since an iPhone's user agent contains "like Mac OS X" too. */
const patterns: readonly (readonly [pattern: RegExp, platform: Platform])[] = [
  [/iphone|ipad|ipod/i, "ios"],
  [/android/i, "android"],
  [/macintosh|mac os x/i, "macos"],
  [/windows/i, "windows"],
];

/** Detects the platform from a user agent (PUB-12); `desktop` if it is unknown. */
export const parsePlatform = (userAgent: string): Platform =>
  patterns.find(([pattern]) => pattern.test(userAgent))?.[1] ?? "desktop";

/** The site's download page, for platforms without a store page (docs/product.md#calls-to-the-backend). */
const DOWNLOAD_PAGE = "/download";

/** The store page for the four platforms, otherwise the download page. */
export const getStoreLink = (platform: Platform): string => (platform === "desktop" ? DOWNLOAD_PAGE : brand.storeUrl);
