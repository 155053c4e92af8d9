import { parseReturnPath } from "@lectern/domain/return-path";
import type { SessionTokens } from "@lectern/domain/session";
import { SESSION_STORAGE_KEY } from "@lectern/data/auth/stored-session";
import { paths } from "../paths.ts";

/** What the app keeps in local storage (AUT-11), beside supabase-js's own session. */
const keys = {
  intendedUrl: "intendedUrl",
  pendingReferralCode: "pendingReferralCode",
  accessToken: "access_token",
  refreshToken: "refresh_token",
  expiresIn: "expires_in",
} as const;

/** Storage may be full or forbidden (private windows): nothing here is worth failing a sign-in for. */
const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};

/** The five keys of AUT-11, each with who writes and who takes it. */
export function createBrowserStorage(storage: Storage, origin: string) {
  const take = (key: string): string | undefined => {
    const value = attempt(() => storage.getItem(key)) ?? undefined;
    if (value !== undefined) attempt(() => storage.removeItem(key));
    return value;
  };

  let enteredByIntendedUrl = false;

  return {
    /** AUT-04: where a visitor without a session wanted to go. */
    rememberIntendedUrl: (pathAndQuery: string): void => {
      attempt(() => storage.setItem(keys.intendedUrl, pathAndQuery));
    },

    /** AUT-03: after a sign-in, the intended page once, else the dashboard. */
    takeLandingPath: (): string => {
      const intended = parseReturnPath(take(keys.intendedUrl), origin);
      enteredByIntendedUrl = intended !== undefined;
      return intended ?? paths.dashboard;
    },

    /**
     * AUT-05: on entering the dashboard, the intended page, else a waiting referral code, else nowhere. An entry that
     * an intended page led to is over: the code waits for the next (product decision 10).
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

    /** PUB-10: a code that arrived before its visitor signed in. */
    rememberReferralCode: (code: string): void => {
      attempt(() => storage.setItem(keys.pendingReferralCode, code));
    },

    /** Written at the callback and on refresh for others to see; the app itself never reads them (product decision 27). */
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
     * AUT-09: whoever signs out is out, also where supabase-js could not say so to the server: it refreshes a session that
     * has ended before it removes it, and a dead network makes it wait longer than anybody.
     */
    forgetSession: (): void => {
      attempt(() => storage.removeItem(SESSION_STORAGE_KEY));
    },
  };
}

export type BrowserStorage = ReturnType<typeof createBrowserStorage>;
