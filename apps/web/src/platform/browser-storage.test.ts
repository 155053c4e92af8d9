import { beforeEach, describe, expect, test } from "vitest";
import { MemoryStorage } from "@lectern/browser/testing/memory-storage";
import { createBrowserStorage } from "./browser-storage.ts";

let localStorage: Storage;
let storage: ReturnType<typeof createBrowserStorage>;
beforeEach(() => {
  localStorage = new MemoryStorage();
  storage = createBrowserStorage(localStorage, "https://lectern.example");
});

describe("the page that opens after a sign-in", () => {
  test("AUT-03 opens the intended page after one sign-in, then the dashboard", () => {
    storage.rememberIntendedUrl("/dashboard/library/recording/7?tab=transcript");
    expect(storage.takeLandingPath()).toBe("/dashboard/library/recording/7?tab=transcript");
    expect(storage.takeLandingPath()).toBe("/dashboard");
  });

  test("AUT-05 opens the intended page at the first entry, and the referral code's page at the next", () => {
    storage.rememberIntendedUrl("/dashboard/tools");
    storage.rememberReferralCode("K7 MX");
    expect([storage.takeEntryPath(), storage.takeEntryPath(), storage.takeEntryPath()]).toEqual([
      "/dashboard/tools",
      "/dashboard/referrals?code=K7%20MX",
      undefined,
    ]);
  });

  test("AUT-05 a sign-in with an intended page counts as the first entry", () => {
    storage.rememberIntendedUrl("/dashboard/tools");
    storage.rememberReferralCode("K7MX");
    expect([storage.takeLandingPath(), storage.takeEntryPath(), storage.takeEntryPath()]).toEqual([
      "/dashboard/tools",
      undefined,
      "/dashboard/referrals?code=K7MX",
    ]);
  });

  test("AUT-05 opens the referral code's page at once if the intended page was the dashboard itself", () => {
    storage.rememberReferralCode("K7MX");
    storage.rememberIntendedUrl("/dashboard");
    expect([storage.takeLandingPath(), storage.takeEntryPath(), storage.takeEntryPath()]).toEqual([
      "/dashboard",
      "/dashboard/referrals?code=K7MX",
      undefined,
    ]);
  });

  test.each(["/login", "/login?x=1", "/signup", "/auth/callback"])(
    "AUT-03 opens the dashboard if the intended page was %s, which would redirect to itself",
    (page) => {
      storage.rememberIntendedUrl(page);
      expect(storage.takeLandingPath()).toBe("/dashboard");
    },
  );

  test("AUT-02 reads whose session the browser has, even an expired one that can be refreshed", () => {
    expect(storage.readUserId()).toBeUndefined();
    const session = { access_token: "a", refresh_token: "r", expires_in: 3600, user: { id: "maya" } };
    localStorage.setItem("lectern-session", JSON.stringify({ ...session, expires_at: 0 }));
    expect(storage.readUserId()).toBe("maya");
    localStorage.setItem("lectern-session", "{broken");
    expect(storage.readUserId()).toBeUndefined();
  });

  test("AUT-16 opens the page of an ended session instead of an older intended page, and no other page after it", () => {
    storage.rememberIntendedUrl("/dashboard/settings");
    storage.rememberReferralCode("K7MX");
    expect([storage.takeLandingPath("/dashboard/tools"), storage.takeEntryPath()]).toEqual([
      "/dashboard/tools",
      undefined,
    ]);
    expect(storage.takeLandingPath()).toBe("/dashboard");
  });

  test("AUT-12 removes an intended page on another site, and opens the dashboard", () => {
    localStorage.setItem("intendedUrl", "//evil.example/dashboard");
    expect(storage.takeLandingPath()).toBe("/dashboard");
    expect(localStorage.getItem("intendedUrl")).toBeNull();
  });
});

describe("AUT-11 the token keys", () => {
  test("AUT-11 are written by name and removed together, without other keys", () => {
    storage.rememberTokens({ accessToken: "a", refreshToken: "r", expiresIn: 3600 });
    expect(["access_token", "refresh_token", "expires_in"].map((key) => localStorage.getItem(key))).toEqual([
      "a",
      "r",
      "3600",
    ]);
    storage.rememberIntendedUrl("/dashboard");
    storage.rememberReferralCode("K7MX");
    storage.forgetTokens();
    expect(["access_token", "refresh_token", "expires_in"].map((key) => localStorage.getItem(key))).toEqual([
      null,
      null,
      null,
    ]);
    expect([localStorage.getItem("intendedUrl"), localStorage.getItem("pendingReferralCode")]).toEqual([
      "/dashboard",
      "K7MX",
    ]);
  });

  test("AUT-09 forgetSession removes only the session", () => {
    localStorage.setItem("lectern-session", "{}");
    storage.rememberIntendedUrl("/dashboard");
    storage.forgetSession();
    expect([localStorage.getItem("lectern-session"), localStorage.getItem("intendedUrl")]).toEqual([
      null,
      "/dashboard",
    ]);
  });

  test("does not throw if the storage is full", () => {
    localStorage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    expect(() => storage.rememberTokens({ accessToken: "a", refreshToken: "r", expiresIn: 1 })).not.toThrow();
  });
});
