/** The session storage key for a session that ended in this tab. */
export const ENDED_SESSION_KEY = "lectern-ended-session";
