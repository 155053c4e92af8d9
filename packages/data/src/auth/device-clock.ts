import type { SupportedStorage } from "@supabase/supabase-js";
import { SESSION_STORAGE_KEY, type StoredSession } from "./stored-session.ts";

const parse = (text: string | null): Partial<StoredSession> | undefined => {
  try {
    return (JSON.parse(text ?? "null") as Partial<StoredSession> | null) ?? undefined;
  } catch {
    return undefined;
  }
};

/** How long an access token is valid, in seconds; undefined for a token that can't be read. */
function readLifetime(token: string): number | undefined {
  try {
    const payload = token.split(".")[1]!.replaceAll("-", "+").replaceAll("_", "/");
    const { exp, iat } = JSON.parse(atob(payload)) as { readonly exp: number; readonly iat: number };
    return exp > iat ? exp - iat : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes supabase-js store a session's end by this device's clock. It compares the end with that clock, so that a device
 * an hour fast would refresh a new session at each request. A token has just been issued when it is first stored.
 */
export const withDeviceClock = (storage: SupportedStorage): SupportedStorage => ({
  getItem: (key) => storage.getItem(key),
  removeItem: (key) => storage.removeItem(key),
  setItem: async (key, value) => {
    const session = key === SESSION_STORAGE_KEY ? parse(value) : undefined;
    const lifetime = readLifetime(session?.access_token ?? "");
    if (lifetime === undefined) return await storage.setItem(key, value);
    const before = parse(await storage.getItem(key));
    // A refresh within the second in which a token was issued gives the same access token, but another refresh token.
    const isStored = before?.refresh_token === session?.refresh_token;
    const expires_at = isStored ? before?.expires_at : Math.floor(Date.now() / 1000) + lifetime;
    await storage.setItem(key, JSON.stringify({ ...session, expires_at }));
  },
});
