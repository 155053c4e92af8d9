import { parseReturnPath } from "@lectern/domain/return-path";
import type { SessionTokens } from "@lectern/domain/session";
import { SESSION_STORAGE_KEY } from "@lectern/data/auth/stored-session";
import { paths } from "../paths.ts";

/** The app's keys in local storage (AUT-11), beside supabase-js's own session. */
const keys = {
  intendedUrl: "intendedUrl",
  pendingReferralCode: "pendingReferralCode",
  accessToken: "access_token",
  refreshToken: "refresh_token",
  expiresIn: "expires_in",
} as const;

/** Storage may be full or forbidden (private windows), which must not fail a sign-in. */
export const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** Reads and writes the five keys of AUT-11. No method throws. */
export function createBrowserStorage(storage: Storage, origin: string) {
  const take = (key: string): string | undefined => {
    const value = attempt(() => storage.getItem(key)) ?? undefined;
    if (value !== undefined) attempt(() => storage.removeItem(key));
    return value;
  };

  let enteredByIntendedUrl = false;

  return {
    /** AUT-04: stores the page that a visitor without a session wanted to open. */
    rememberIntendedUrl: (pathAndQuery: string): void => {
      attempt(() => storage.setItem(keys.intendedUrl, pathAndQuery));
    },

    /** AUT-03: the page to open after a sign-in: the intended page, once, or the dashboard. */
    takeLandingPath: (): string => {
      const intended = parseReturnPath(take(keys.intendedUrl), origin);
      enteredByIntendedUrl = intended !== undefined;
      return intended ?? paths.dashboard;
    },

    /**
     * AUT-05: where to redirect on entering the dashboard: the intended page, or the referrals page with a stored code, or
     * undefined. After an entry by an intended page the code waits for the next entry (product decision 10).
     */
    takeEntryPath: (): string | undefined => {
      if (enteredByIntendedUrl) {
        enteredByIntendedUrl = false;
        return undefined;
      }
      const intended = parseReturnPath(take(keys.intendedUrl), origin);
      if (intended !== undefined) return intended;
      const code = take(keys.pendingReferralCode);
      return code === undefined ? undefined : paths.referrals(code);
    },

    /** PUB-10: stores the code of a referral link until its visitor signs in. */
    rememberReferralCode: (code: string): void => {
      attempt(() => storage.setItem(keys.pendingReferralCode, code));
    },

    /** Writes the tokens at the callback and on refresh, for other programs; the app never reads them (product decision 27). */
    rememberTokens: ({ accessToken, refreshToken, expiresIn }: SessionTokens): void => {
      attempt(() => {
        storage.setItem(keys.accessToken, accessToken);
        storage.setItem(keys.refreshToken, refreshToken);
        storage.setItem(keys.expiresIn, String(expiresIn));
      });
    },

    forgetTokens: (): void => {
      for (const key of [keys.accessToken, keys.refreshToken, keys.expiresIn]) attempt(() => storage.removeItem(key));
    },

    /**
     * AUT-09: removes the session even when supabase-js could not sign out at the server: it refreshes an expired session
     * before it removes it, which a lost network delays for too long.
     */
    forgetSession: (): void => {
      attempt(() => storage.removeItem(SESSION_STORAGE_KEY));
    },
  };
}

export type BrowserStorage = ReturnType<typeof createBrowserStorage>;
