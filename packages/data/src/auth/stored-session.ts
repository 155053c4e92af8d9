/** The key under which supabase-js stores the session (product decision 27). */
export const SESSION_STORAGE_KEY = "lectern-session";

/** supabase-js refreshes a session before using it if it expires within this time. In milliseconds. */
const EXPIRY_MARGIN_MS = 90_000;

/** The fields of a stored session that are read without supabase-js. */
export interface StoredSession {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
  /** Seconds since 1970. */
  readonly expires_at: number;
  readonly user: { readonly id: string; readonly email?: string };
}

const isStoredSession = (value: unknown): value is StoredSession => {
  const session = value as Partial<StoredSession> | null;
  return (
    typeof session === "object" &&
    typeof session?.access_token === "string" &&
    typeof session.refresh_token === "string" &&
    typeof session.expires_at === "number" &&
    typeof session.user?.id === "string"
  );
};

/**
 * Reads the session that supabase-js stored. Returns `none` if there is no session, and `needs-refresh` if supabase-js
 * must decide because the session must be refreshed or can't be parsed.
 *
 * @param now milliseconds since 1970
 */
export function readStoredSession(
  storage: Pick<Storage, "getItem"> | undefined,
  now: number,
): StoredSession | "none" | "needs-refresh" {
  let text: string | null | undefined;
  try {
    text = storage?.getItem(SESSION_STORAGE_KEY);
    // If storage is not accessible, supabase-js keeps the session in memory.
    if (text === undefined) return "needs-refresh";
    if (text === null) return "none";
    const session: unknown = JSON.parse(text);
    return isStoredSession(session) && session.expires_at * 1000 > now + EXPIRY_MARGIN_MS ? session : "needs-refresh";
  } catch {
    return "needs-refresh";
  }
}
