import { attempt } from "@lectern/browser/attempt";
import { readStoredSession } from "@lectern/data/auth/stored-session";

/**
 * Reads the stored session into `window.lecternSession`, for the scripts that follow; undefined if it needs a refresh.
 */
export function readSession(): Window["lecternSession"] {
  const storage = attempt(() => localStorage);
  const session = readStoredSession(storage, Date.now());
  if (typeof session !== "string") window.lecternSession = session;
  return window.lecternSession;
}
