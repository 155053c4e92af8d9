import { type AuthProvider, type OpenSession, type SessionChange, sessionEventNames } from "@lectern/domain/session";
import type { LecternClient } from "../client.ts";
import { toFailure } from "../to-failure.ts";
import { toOpenSession } from "./open-session.ts";

/**
 * Where the browser must go to sign in with a provider (AUT-01). The answer comes back to `redirectTo`, which the
 * backend must know; the verifier of that answer is kept until then.
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

/** The session that is open in this browser, refreshed when it had to be. */
export async function getSession(client: LecternClient): Promise<OpenSession | null> {
  const { data, error } = await client.auth.getSession();
  if (error) throw toFailure(error);
  return data.session === null ? null : toOpenSession(data.session);
}

/**
 * Tells every change of the session, the first one being what was found at the start (AUT-10).
 *
 * @returns how to stop
 */
export function watchSession(client: LecternClient, listener: (change: SessionChange) => void): () => void {
  const { data } = client.auth.onAuthStateChange((event, session) => {
    const name = sessionEventNames.find((known) => known === event);
    if (name !== undefined) listener({ name, session: session === null ? null : toOpenSession(session) });
  });
  return () => data.subscription.unsubscribe();
}

/**
 * Closes the session of this browser only (AUT-09). The session is gone here even when the backend can't be told; that,
 * except for a 401, 403 or 404, is the failure.
 */
export async function signOut(client: LecternClient): Promise<void> {
  const { error } = await client.auth.signOut({ scope: "local" });
  if (error) throw toFailure(error);
}
