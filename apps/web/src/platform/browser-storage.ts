import { attempt } from "@lectern/browser/attempt";
import { parseReturnPath } from "@lectern/browser/return-path";
import type { SessionTokens } from "@lectern/domain/session";
import { readStoredSession, SESSION_STORAGE_KEY } from "@lectern/data/auth/stored-session";
import { paths } from "../paths.ts";
import { REFERRAL_CODE_KEY } from "@lectern/page-loading/page/referral-code-key";

/** The app's keys in local storage (AUT-11), in addition to supabase-js's own session. */
const keys = {
  intendedUrl: "intendedUrl",
  pendingReferralCode: REFERRAL_CODE_KEY,
  accessToken: "access_token",
  refreshToken: "refresh_token",
  expiresIn: "expires_in",
} as const;

const signInPages: readonly string[] = [paths.login, paths.signup, paths.authCallback];

const isSignInPage = (path: string, origin: string): boolean => signInPages.includes(new URL(path, origin).pathname);

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

    /**
     * AUT-03: returns the page to open after a sign-in: the intended page, once, or the dashboard.
     *
     * @param returnPath the page where this student's session ended in this tab, opened instead of an older intended
     * page (AUT-16)
     */
    takeLandingPath: (returnPath?: string): string => {
      const stored = parseReturnPath(take(keys.intendedUrl), origin);
      const intended = returnPath ?? stored;
      // The pages of a sign-in would redirect to themselves endlessly.
      const landing = intended === undefined || isSignInPage(intended, origin) ? paths.dashboard : intended;
      enteredByIntendedUrl = landing !== paths.dashboard;
      return landing;
    },

    /**
     * AUT-05: returns where to redirect when the dashboard is entered: the intended page, or the referrals page with a
     * stored code, or undefined. After an entry through an intended page other than the dashboard itself, the code
     * waits for the next entry (product decision 10).
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

    /** Whether a referral code is stored for its visitor's sign-in. */
    hasReferralCode: (): boolean => (attempt(() => storage.getItem(keys.pendingReferralCode)) ?? null) !== null,

    /**
     * Returns the id of the user whose session this browser has, even one that must be refreshed; undefined without
     * one.
     */
    readUserId: (): string | undefined => {
      const session = readStoredSession(storage, -Infinity);
      return typeof session === "string" ? undefined : session.user.id;
    },

    /**
     * Writes the tokens at the callback and on refresh, for other programs. The app never reads them (product decision
     * 27).
     */
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
     * AUT-09: removes the session even if supabase-js could not sign out at the server. supabase-js refreshes an
     * expired session before removing it, which takes too long without a network.
     */
    forgetSession: (): void => {
      attempt(() => storage.removeItem(SESSION_STORAGE_KEY));
    },
  };
}

export type BrowserStorage = ReturnType<typeof createBrowserStorage>;
