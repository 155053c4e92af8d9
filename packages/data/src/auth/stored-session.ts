/** Where supabase-js keeps the session: the one that counts (product decision 27). */
export const SESSION_STORAGE_KEY = "lectern-session";

/** supabase-js refreshes a session that ends within this time, before it uses it. */
const EXPIRY_MARGIN_MS = 90_000;

/** What is read of a session before supabase-js is there. */
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
 * The session that supabase-js left in storage, as far as one can tell without it: `none` when there is nothing,
 * `unsure` when only supabase-js can tell, because it must be refreshed first or is not understood.
 *
 * @param now milliseconds since 1970
 */
export function readStoredSession(
  storage: Pick<Storage, "getItem"> | undefined,
  now: number,
): StoredSession | "none" | "unsure" {
  let text: string | null | undefined;
  try {
    text = storage?.getItem(SESSION_STORAGE_KEY);
    // Storage is refused: supabase-js then keeps the session in memory.
    if (text === undefined) return "unsure";
    if (text === null) return "none";
    const session: unknown = JSON.parse(text);
    return isStoredSession(session) && session.expires_at * 1000 > now + EXPIRY_MARGIN_MS ? session : "unsure";
  } catch {
    return "unsure";
  }
}
