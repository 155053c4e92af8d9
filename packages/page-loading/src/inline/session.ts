import { readStoredSession } from "@lectern/data/auth/stored-session";

/**
 * Reads the stored session into `window.lecternSession`, for the scripts that follow; undefined if it needs a refresh.
 */
export function readSession(): Window["lecternSession"] {
  let storage: Storage | undefined;
  try {
    storage = localStorage;
  } catch {
    // If storage is refused, there is no session.
  }
  const session = readStoredSession(storage, Date.now());
  if (typeof session !== "string") window.lecternSession = session;
  return window.lecternSession;
}
