import { beforeEach, describe, expect, test } from "vitest";
import { MemoryStorage } from "../testing/memory-storage.ts";
import { createBrowserStorage } from "./browser-storage.ts";

let kept: Storage;
let storage: ReturnType<typeof createBrowserStorage>;
beforeEach(() => {
  kept = new MemoryStorage();
  storage = createBrowserStorage(kept, "https://lectern.example");
});

describe("where a student lands", () => {
  test("AUT-03 after a sign-in the intended page is followed once, then the dashboard", () => {
    storage.rememberIntendedUrl("/dashboard/library/recording/7?tab=transcript");
    expect(storage.takeLandingPath()).toBe("/dashboard/library/recording/7?tab=transcript");
    expect(storage.takeLandingPath()).toBe("/dashboard");
  });

  test("AUT-05 the intended page wins the first entry, a referral code waits for the next", () => {
    storage.rememberIntendedUrl("/dashboard/tools");
    storage.rememberReferralCode("K7 MX");
    expect([storage.takeEntryPath(), storage.takeEntryPath(), storage.takeEntryPath()]).toEqual([
      "/dashboard/tools",
      "/dashboard/referrals?code=K7%20MX",
      undefined,
    ]);
  });

  test("AUT-05 an intended page that the sign-in followed is that entry: the code waits for the next", () => {
    storage.rememberIntendedUrl("/dashboard/tools");
    storage.rememberReferralCode("K7MX");
    expect([storage.takeLandingPath(), storage.takeEntryPath(), storage.takeEntryPath()]).toEqual([
      "/dashboard/tools",
      undefined,
      "/dashboard/referrals?code=K7MX",
    ]);
  });

  test("AUT-12 an intended page elsewhere is cleared and not followed", () => {
    kept.setItem("intendedUrl", "//evil.example/dashboard");
    expect(storage.takeLandingPath()).toBe("/dashboard");
    expect(kept.getItem("intendedUrl")).toBeNull();
  });
});

describe("AUT-11 the token keys", () => {
  test("AUT-11 are written under their names and cleared together, leaving the other keys", () => {
    storage.rememberTokens({ accessToken: "a", refreshToken: "r", expiresIn: 3600 });
    expect(["access_token", "refresh_token", "expires_in"].map((key) => kept.getItem(key))).toEqual(["a", "r", "3600"]);
    storage.rememberIntendedUrl("/dashboard");
    storage.rememberReferralCode("K7MX");
    storage.forgetTokens();
    expect(["access_token", "refresh_token", "expires_in"].map((key) => kept.getItem(key))).toEqual([null, null, null]);
    expect([kept.getItem("intendedUrl"), kept.getItem("pendingReferralCode")]).toEqual(["/dashboard", "K7MX"]);
  });

  test("AUT-09 the session itself goes, and nothing else", () => {
    kept.setItem("lectern-session", "{}");
    storage.rememberIntendedUrl("/dashboard");
    storage.forgetSession();
    expect([kept.getItem("lectern-session"), kept.getItem("intendedUrl")]).toEqual([null, "/dashboard"]);
  });

  test("a storage that refuses to write fails nothing", () => {
    kept.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    expect(() => storage.rememberTokens({ accessToken: "a", refreshToken: "r", expiresIn: 1 })).not.toThrow();
  });
});
