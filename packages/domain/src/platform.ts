import { brand } from "./brand.ts";

export type Platform = "ios" | "android" | "macos" | "windows" | "desktop";

/** PUB-12, in its order: an iPhone's user agent says "like Mac OS X" as well. */
const signs: readonly (readonly [RegExp, Platform])[] = [
  [/iphone|ipad|ipod/i, "ios"],
  [/android/i, "android"],
  [/macintosh|mac os x/i, "macos"],
  [/windows/i, "windows"],
];

export const platformOf = (userAgent: string): Platform =>
  signs.find(([sign]) => sign.test(userAgent))?.[1] ?? "desktop";

/** One listing serves the four platforms; anything else is sent to the site's own download page (spec section 7). */
export const storeLinkOf = (platform: Platform): string =>
  platform === "desktop" ? `${brand.siteUrl}/download` : brand.storeUrl;
