import { createClient, type SupabaseClient, type SupportedStorage } from "@supabase/supabase-js";
import type { Database } from "./database.types.ts";

export type LecternClient = SupabaseClient<Database>;

export interface LecternClientOptions {
  /** The backend's origin, without a path. */
  readonly url: string;
  /** The public key: what it may do is decided by row-level security (DAT-05). */
  readonly publishableKey: string;
  /** Where the session is kept; the browser's local storage unless given. */
  readonly storage?: SupportedStorage;
  readonly fetch?: typeof fetch;
}

/** Where supabase-js keeps the session: the one that counts (requirements, decision 27). */
export const SESSION_STORAGE_KEY = "lectern-session";

/** A read or write that takes longer has failed: nothing may load for ever (SHL-11). */
const DATA_PATIENCE_MS = 30_000;

export function createLecternClient({ url, publishableKey, storage, fetch }: LecternClientOptions): LecternClient {
  return createClient<Database>(url, publishableKey, {
    auth: {
      flowType: "pkce",
      // The callback page exchanges the code or sets the hash's session itself, so that its failure has a page.
      detectSessionInUrl: false,
      storageKey: SESSION_STORAGE_KEY,
      persistSession: true,
      autoRefreshToken: true,
      ...(storage === undefined ? {} : { storage }),
    },
    // REC-09: a failing read is not tried again; focus and coming back online read anew.
    db: { timeout: DATA_PATIENCE_MS, retry: false },
    ...(fetch === undefined ? {} : { global: { fetch } }),
  });
}
