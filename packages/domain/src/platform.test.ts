import { expect, test } from "vitest";
import { brand } from "./brand.ts";
import { parsePlatform, getStoreLink } from "./platform.ts";

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15", "ios"],
  ["Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)", "ios"],
  ["Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0 like Mac OS X)", "ios"],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 9)", "android"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", "macos"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "windows"],
  ["Mozilla/5.0 (X11; Linux x86_64)", "desktop"],
  ["", "desktop"],
])("PUB-12 detects %j as %s", (userAgent, platform) => expect(parsePlatform(userAgent)).toBe(platform));

test.each([
  ["ios", brand.storeUrl],
  ["android", brand.storeUrl],
  ["macos", brand.storeUrl],
  ["windows", brand.storeUrl],
  ["desktop", "/download"],
] as const)("PUB-11 the store link for %s is %s", (platform, link) => expect(getStoreLink(platform)).toBe(link));
