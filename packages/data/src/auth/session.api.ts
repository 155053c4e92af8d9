import { type AuthProvider, type OpenSession, type SessionChange, sessionEventNames } from "@lectern/domain/session";
import type { Session } from "@supabase/supabase-js";
import type { LecternClient, WholeClient } from "../client.ts";
import { toFailure } from "../to-failure.ts";

/** Maps a session of supabase-js to the fields that the product uses. */
export const toOpenSession = (session: Session): OpenSession => ({
  user: { id: session.user.id, email: session.user.email ?? "" },
  tokens: {
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    expiresIn: session.expires_in,
  },
});

/** Calls the auth service with supabase-js, and returns the answer's data. @throws Failure */
export async function callAuth<Answer extends { readonly data: unknown; readonly error: unknown }>(
  client: LecternClient,
  call: (auth: WholeClient["auth"]) => Promise<Answer>,
): Promise<Extract<Answer, { error: null }>["data"]> {
  const { auth } = await client.load();
  const { data, error } = await call(auth);
  if (error) throw toFailure(error);
  return data;
}

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
  const options = { redirectTo, skipBrowserRedirect: true };
  return (await callAuth(client, (auth) => auth.signInWithOAuth({ provider, options }))).url;
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
  const { auth } = await client.load();
  const { error } = await auth.signOut({ scope: "local" });
  if (error) throw toFailure(error);
}
