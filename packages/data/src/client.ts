import { createClient, type SupabaseClient, type SupportedStorage } from "@supabase/supabase-js";
import { withDeviceClock } from "./auth/device-clock.ts";
import { SESSION_STORAGE_KEY } from "./auth/stored-session.ts";
import type { Database } from "./database.types.ts";
import { DATA_TIMEOUT_MS } from "./options.ts";

/** supabase-js's own client. */
export type WholeClient = SupabaseClient<Database>;

/** The client that pages use from their first moment: `light-client.ts`, which loads supabase-js when it is needed. */
export interface LecternClient {
  readonly from: WholeClient["from"];
  readonly rpc: WholeClient["rpc"];
  readonly auth: Pick<WholeClient["auth"], "onAuthStateChange">;
  /** Loads supabase-js itself, for its functions and for everything else about the session. */
  readonly load: () => Promise<WholeClient>;
  /** Resolves when the page is idle. Without it, work starts at once. */
  readonly whenIdle?: () => Promise<void>;
  /** Solves a captcha for the auth service, if the project requires one for passwords (SRV-09). */
  readonly solveCaptcha?: (() => Promise<string>) | undefined;
}

export interface LecternClientOptions {
  /** The backend's origin, without a path. */
  readonly url: string;
  /** The public key. Row-level security decides what it may access (DAT-05). */
  readonly publishableKey: string;
  /** Stores the session. Defaults to the browser's local storage. */
  readonly storage?: SupportedStorage;
  readonly fetch?: typeof fetch;
}

/**
 * Creates supabase-js with the product's settings: PKCE with a verifier for each flow, automatic refresh of tokens, no
 * retries of the data API, and no answers in the browser's HTTP cache.
 */
export function createLecternClient({
  url,
  publishableKey,
  storage,
  fetch: send = (...args) => fetch(...args),
}: LecternClientOptions): WholeClient & LecternClient {
  const client = createClient<Database>(url, publishableKey, {
    auth: {
      flowType: "pkce",
      // The callback page exchanges the code or sets the hash's session itself, so that it can show a failure.
      detectSessionInUrl: false,
      storageKey: SESSION_STORAGE_KEY,
      persistSession: true,
      autoRefreshToken: true,
      // So that tabs that sign in at once don't share a verifier (AUT-17).
      experimental: { appendPkceFlowIdToRedirects: true },
      ...(storage === undefined ? {} : { storage: withDeviceClock(storage) }),
    },
    // REC-09: a failed read is not retried. The next focus or reconnect reads again.
    db: { timeout: DATA_TIMEOUT_MS, retry: false },
    global: { fetch: (input, init) => send(input, { ...init, cache: "no-store" }) },
  });
  return Object.assign(client, { load: () => Promise.resolve(client) });
}
