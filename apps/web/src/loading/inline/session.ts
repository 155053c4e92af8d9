import { readStoredSession } from "@lectern/data/auth/stored-session";

/** The session in storage, when it needs no refresh; put into `window.lecternSession` for the scripts that follow. */
export function readSession(): Window["lecternSession"] {
  let storage: Storage | undefined;
  try {
    storage = localStorage;
  } catch {
    // Storage is refused: nothing is known of a session.
  }
  const session = readStoredSession(storage, Date.now());
  if (typeof session !== "string") window.lecternSession = session;
  return window.lecternSession;
}
