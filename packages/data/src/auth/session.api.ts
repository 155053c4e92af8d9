import { type AuthProvider, type OpenSession, type SessionChange, sessionEventNames } from "@lectern/domain/session";
import type { LecternClient } from "../client.ts";
import { toFailure } from "../to-failure.ts";
import { toOpenSession } from "./open-session.ts";

/**
 * Fetches the address at which a user signs in with a provider (AUT-01). The provider then redirects to `redirectTo`,
 * which the backend must allow. Until then supabase-js stores the PKCE verifier.
 *
 * @throws Failure
 */
export async function fetchProviderUrl(
  client: LecternClient,
  provider: AuthProvider,
  redirectTo: string,
): Promise<string> {
  const { data, error } = await client.auth.signInWithOAuth({
    provider,
    options: { redirectTo, skipBrowserRedirect: true },
  });
  if (error) throw toFailure(error);
  return data.url;
}

/** Returns this browser's session, refreshed if it was about to expire; null if there is none. @throws Failure */
export async function getSession(client: LecternClient): Promise<OpenSession | null> {
  const { data, error } = await client.auth.getSession();
  if (error) throw toFailure(error);
  return data.session === null ? null : toOpenSession(data.session);
}

/**
 * Reports every change of the session, first the session found at the start (AUT-10).
 *
 * @returns unsubscribes
 */
export function watchSession(client: LecternClient, listener: (change: SessionChange) => void): () => void {
  const { data } = client.auth.onAuthStateChange((event, session) => {
    const name = sessionEventNames.find((known) => known === event);
    if (name !== undefined) listener({ name, session: session === null ? null : toOpenSession(session) });
  });
  return () => data.subscription.unsubscribe();
}

/**
 * Ends only this browser's session (AUT-09). It is removed from the browser even if the request fails.
 *
 * @throws Failure if the request fails, except with 401, 403 or 404
 */
export async function signOut(client: LecternClient): Promise<void> {
  const { error } = await client.auth.signOut({ scope: "local" });
  if (error) throw toFailure(error);
}
