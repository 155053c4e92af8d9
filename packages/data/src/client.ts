import { createClient, type SupabaseClient, type SupportedStorage } from "@supabase/supabase-js";
import { SESSION_STORAGE_KEY } from "./auth/stored-session.ts";
import type { Database } from "./database.types.ts";
import { DATA_TIMEOUT_MS } from "./timeouts.ts";

/** supabase-js as it is. */
export type WholeClient = SupabaseClient<Database>;

/** As much of supabase-js as the product uses; `light-client.ts` offers the same without its weight. */
export interface LecternClient {
  readonly from: WholeClient["from"];
  readonly functions: Pick<WholeClient["functions"], "invoke">;
  /** Resolves when there is time for what the page does not show at first; without it there always is. */
  readonly whenIdle?: () => Promise<void>;
  readonly auth: Pick<
    WholeClient["auth"],
    | "exchangeCodeForSession"
    | "getSession"
    | "onAuthStateChange"
    | "resetPasswordForEmail"
    | "setSession"
    | "signInWithOAuth"
    | "signInWithPassword"
    | "signOut"
    | "signUp"
    | "updateUser"
  >;
}

export interface LecternClientOptions {
  /** The backend's origin, without a path. */
  readonly url: string;
  /** The public key: what it may do is decided by row-level security (DAT-05). */
  readonly publishableKey: string;
  /** Where the session is kept; the browser's local storage unless given. */
  readonly storage?: SupportedStorage;
  readonly fetch?: typeof fetch;
}

export function createLecternClient({ url, publishableKey, storage, fetch }: LecternClientOptions): WholeClient {
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
    db: { timeout: DATA_TIMEOUT_MS, retry: false },
    ...(fetch === undefined ? {} : { global: { fetch } }),
  });
}
