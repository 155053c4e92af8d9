import type { OpenSession, SessionChange } from "@lectern/domain/session";

/**
 * Changes of the session, as events of the machine (AUT-10). All of them but the first and the last carry a session.
 */
export type SessionEvent =
  | { type: "session.restored"; session: OpenSession | null }
  | { type: "session.opened"; session: OpenSession }
  | { type: "session.refreshed"; session: OpenSession }
  | { type: "session.updated"; session: OpenSession }
  | { type: "session.recovered"; session: OpenSession }
  | { type: "session.verified"; session: OpenSession }
  | { type: "session.closed" };

const typeByName = {
  SIGNED_IN: "session.opened",
  TOKEN_REFRESHED: "session.refreshed",
  USER_UPDATED: "session.updated",
  PASSWORD_RECOVERY: "session.recovered",
  MFA_CHALLENGE_VERIFIED: "session.verified",
} as const;

/**
 * Maps a change of the session to the machine's event. If a change should carry a session but doesn't, the session
 * counts as closed.
 */
export function toSessionEvent({ name, session }: SessionChange): SessionEvent {
  if (name === "INITIAL_SESSION") return { type: "session.restored", session };
  if (name === "SIGNED_OUT" || session === null) return { type: "session.closed" };
  return { type: typeByName[name], session };
}
