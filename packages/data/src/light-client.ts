import { PostgrestClient } from "@supabase/postgrest-js";
import type { AuthChangeEvent, Session } from "@supabase/supabase-js";
import { readStoredSession } from "./auth/stored-session.ts";
import type { LecternClient, LecternClientOptions, WholeClient } from "./client.ts";
import type { Database } from "./database.types.ts";
import { DATA_TIMEOUT_MS } from "./options.ts";

export interface LightClientOptions extends Omit<LecternClientOptions, "storage">, Pick<LecternClient, "solveCaptcha"> {
  /** The storage in which supabase-js keeps the session. */
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Resolves when the page is idle. */
  readonly whenIdle: () => Promise<void>;
  /** Resolves when the page is idle and the user is active in this tab or another tab of the product. */
  readonly whenUserActive: () => Promise<void>;
  /**
   * Calls the listener when another window of this browser changes the stored session.
   *
   * @returns unsubscribes
   */
  readonly watchStorage?: ((listener: () => void) => () => void) | undefined;
  /** Whether the browser has a network. If it has none, an expired session is used as it is. @default always */
  readonly isOnline?: (() => boolean) | undefined;
}

/** After this time, a session that is being refreshed is reported unrefreshed. The auth machine waits 20 s. */
const REFRESH_TIMEOUT_MS = 5_000;

/**
 * A window may be notified of another window's sign-in before it can read the stored session. It waits this long before
 * it treats the session as gone.
 */
const STORAGE_DELAY_MS = 500;

/** In UTF-16 code units. All pending `keepalive` requests together may have 64 KiB. */
const MAX_KEEPALIVE_LENGTH = 8_000;

/**
 * Whether to send a request with `keepalive`, so that it arrives even if its page is left. Only for small writes, which
 * the page shows optimistically.
 */
const shouldKeepalive = ({ method = "GET", body }: RequestInit = {}): boolean =>
  method !== "GET" && method !== "HEAD" && (typeof body !== "string" || body.length <= MAX_KEEPALIVE_LENGTH);

/** The auth service's statuses for a session that has ended or a user who is gone. */
const refusals: ReadonlySet<number | undefined> = new Set([400, 401, 403, 404]);

/** A watcher of the session in addition to supabase-js's own. */
interface SessionWatcher {
  /** Follows supabase-js's events from now on. */
  readonly follow: (client: WholeClient) => void;
  /** Reports the stored session if it differs from the last reported one. */
  readonly check: () => void;
  /** Whether the last report had a session. */
  readonly hasSession: () => boolean;
}

/** The answer to a request that was not sent, because the page's session is gone. */
const toEndedResponse = (): Response => Response.json({ message: "this session has ended" }, { status: 401 });

const toHref = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : new URL(input).href);

const readBearer = (headers: HeadersInit | undefined): string =>
  new Headers(headers).get("authorization")?.replace(/^Bearer /, "") ?? "";

/**
 * Returns a promise that rejects with the signal's reason when it aborts, as `fetch` does. The work itself continues.
 */
const abortable = <Answer>(signal: AbortSignal | null | undefined, work: Promise<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const end = () => reject(signal?.reason);
    if (signal?.aborted === true) end();
    signal?.addEventListener("abort", end, { once: true });
    work.then(resolve, reject).finally(() => signal?.removeEventListener("abort", end));
  });

type SessionListener = (event: AuthChangeEvent, session: Session | null) => void;

interface SessionSource extends Pick<LightClientOptions, "whenUserActive" | "watchStorage"> {
  readonly isOnline: () => boolean;
  readonly load: () => Promise<WholeClient>;
  readonly readSession: () => ReturnType<typeof readStoredSession>;
  /** Also an expired one. */
  readonly readAnySession: () => Session | null;
}

/** Tells a listener of the stored session, and then of its changes, which supabase-js reports once it has loaded. */
function watchSession(
  listener: SessionListener,
  { whenUserActive, watchStorage, isOnline, load, readSession, readAnySession }: SessionSource,
) {
  const initialSession = readSession();
  let isWanted = true;
  let reported: { readonly id: string | undefined } | undefined;
  let unfollow: (() => void) | undefined;
  const report = (session: Session | null): void => {
    const id = session?.user.id;
    if (reported === undefined) listener("INITIAL_SESSION", session);
    // Another tab may have changed the reported session.
    else if (reported.id !== id) listener(session === null ? "SIGNED_OUT" : "SIGNED_IN", session);
    reported = { id };
  };
  const onChange: SessionListener = (event, session) => {
    // There is a stored session, but supabase-js has none: it could not be refreshed (ADR 0039), or another user
    // has signed in since the last user's session closed.
    if (event === "INITIAL_SESSION" || event === "SIGNED_OUT") return report(session ?? readAnySession());
    if (reported !== undefined) reported = { id: session?.user.id };
    listener(event, session);
  };
  const watcher: SessionWatcher = {
    follow({ auth }) {
      const { data } = auth.onAuthStateChange(onChange);
      unfollow = () => data.subscription.unsubscribe();
    },
    check() {
      if (reported !== undefined) report(readAnySession());
    },
    hasSession: () => reported?.id !== undefined,
  };
  const listen = async (begin?: Promise<void>): Promise<void> => {
    await begin;
    if (!isWanted) return;
    try {
      await load();
    } catch {
      // Offline, or a failed chunk load. The delay prevents mouse movements from repeating it at once.
      setTimeout(() => void listen(whenUserActive()), DATA_TIMEOUT_MS);
    }
  };
  const unwatch = watchStorage?.(watcher.check);
  if (initialSession !== "needs-refresh") report(initialSession === "none" ? null : (initialSession as Session));
  // The user's pages are read from the device. The server decides about the session once it can be reached.
  else if (!isOnline() && readAnySession() !== null) report(readAnySession());
  void listen(initialSession === "needs-refresh" ? undefined : whenUserActive());
  const timer = setTimeout(() => {
    const session = readAnySession();
    if (reported === undefined && session !== null) report(session);
  }, REFRESH_TIMEOUT_MS);
  const stop = (): void => {
    isWanted = false;
    unwatch?.();
    clearTimeout(timer);
    unfollow?.();
  };
  return { watcher, onChange, stop };
}

/**
 * Creates a client that reads and writes tables without supabase-js, using the session that supabase-js stored.
 * supabase-js, which is four times as large, is loaded when a call needs it (signing in or out, a function, a session
 * to refresh), otherwise when the user becomes active. From then on supabase-js manages the session.
 */
export function createLightClient({
  whenIdle,
  whenUserActive,
  watchStorage,
  isOnline = () => true,
  solveCaptcha,
  ...options
}: LightClientOptions): LecternClient {
  const { url, publishableKey, storage, fetch: request = (...args) => fetch(...args) } = options;
  const stored = () => readStoredSession(storage, Date.now());
  /** Returns the session in storage, even an expired one: supabase-js removes it if the server refuses it. */
  const storedSession = (): Session | null => {
    const session = readStoredSession(storage, -Infinity);
    return typeof session === "string" ? null : (session as Session);
  };

  const watchers = new Set<SessionWatcher>();
  let loaded: WholeClient | undefined;
  let loading: Promise<WholeClient> | undefined;
  const load = (): Promise<WholeClient> => {
    loading ??= import("./client.ts").then(({ createLecternClient }) => {
      loaded = createLecternClient({ ...options, fetch: sendForWholeClient });
      // Before the call that needed supabase-js, because the call may end the session.
      for (const watcher of watchers) watcher.follow(loaded);
      return loaded;
    });
    // So that a failed chunk load can be repeated.
    loading.catch(() => (loading = undefined));
    return loading;
  };

  /** Returns the public key for a visitor. If the page's session is gone, reports that and returns undefined. */
  const tokenWithoutSession = async (): Promise<string | undefined> => {
    const watching = [...watchers].filter((watcher) => watcher.hasSession());
    if (watching.length === 0) return publishableKey;
    await new Promise((resolve) => setTimeout(resolve, STORAGE_DELAY_MS));
    for (const watcher of watching) watcher.check();
    // With the public key, the backend would answer as if the student had no rows.
    return storedSession()?.access_token;
  };

  const accessToken = async (): Promise<string | undefined> => {
    const session = loaded === undefined ? stored() : "needs-refresh";
    if (session === "none") return await tokenWithoutSession();
    if (session !== "needs-refresh") return session.access_token;
    // Nothing can be refreshed offline. The request then fails at once; supabase-js would retry for 30 s.
    const expired = isOnline() ? null : storedSession();
    if (expired !== null) return expired.access_token;
    const { data, error } = await (await load()).auth.getSession();
    if (error !== null && storedSession() !== null) throw error;
    return data.session?.access_token ?? (await tokenWithoutSession());
  };

  /** Refreshes the session. If the auth service refuses it, closes it. */
  const refresh = async (): Promise<void> => {
    try {
      const { auth } = await load();
      const { error } = await auth.refreshSession();
      // supabase-js keeps a refused session until its access token expires.
      if (refusals.has(error?.status)) await auth.signOut({ scope: "local" });
    } catch {
      // Offline, or a failed chunk load: the next refused request tries again.
    }
  };

  let refreshing: Promise<void> | undefined;
  /** Refreshes or closes the session whose token was refused (AUT-16), once for all refused requests. */
  const refreshOrClose = async (refused: string): Promise<void> => {
    // Meanwhile, another request or window has refreshed, closed or replaced it.
    if (storedSession()?.access_token !== refused) {
      for (const watcher of watchers) watcher.check();
      return;
    }
    refreshing ??= refresh().finally(() => (refreshing = undefined));
    await refreshing;
  };

  const functionsUrl = new URL("functions/v1/", url).href;
  /** The `fetch` that supabase-js uses, so that a function refuses an ended session as the data API does. */
  const sendForWholeClient: typeof fetch = async (input, init) => {
    const answer = await request(input, init);
    const token = readBearer(init?.headers);
    // Without a session no token is sent, and the page shows that its call failed (RDT-08).
    const wasSignedIn = token !== "" && token !== publishableKey;
    if (answer.status === 401 && wasSignedIn && toHref(input).startsWith(functionsUrl)) await refreshOrClose(token);
    return answer;
  };

  const sendWithToken: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const token = await accessToken();
    if (token === undefined) return toEndedResponse();
    headers.set("apikey", publishableKey);
    headers.set("authorization", `Bearer ${token}`);
    const answer = await request(input, {
      ...init,
      headers,
      keepalive: shouldKeepalive(init),
      // A hosted data API sends no Cache-Control, and the browser's HTTP cache outlives the session (SEC-01).
      cache: "no-store",
    });
    // The session may have been ended elsewhere, by a new password or by account deletion (SRV-10). The page keeps what
    // it shows, because the user is about to be led away from it.
    if (answer.status === 401 && token !== publishableKey) await refreshOrClose(token);
    // The timeout covers only this call, including its body, which may hang as well.
    await answer.clone().arrayBuffer();
    return answer;
  };

  const tables = new PostgrestClient<Database>(new URL("rest/v1", url).href, {
    schema: "public",
    timeout: DATA_TIMEOUT_MS,
    retry: false,
    fetch: (input, init) => abortable(init?.signal, sendWithToken(input, init)),
  });

  return {
    whenIdle,
    solveCaptcha,
    from: tables.from.bind(tables),
    rpc: tables.rpc.bind(tables),
    load,
    auth: {
      /** Reports the stored session at once. Later changes are reported by supabase-js. */
      onAuthStateChange(listener: SessionListener) {
        const { watcher, onChange, stop } = watchSession(listener, {
          whenUserActive,
          watchStorage,
          isOnline,
          load,
          readSession: stored,
          readAnySession: storedSession,
        });
        watchers.add(watcher);
        if (loaded !== undefined) watcher.follow(loaded);
        const unsubscribe = () => {
          watchers.delete(watcher);
          stop();
        };
        return { data: { subscription: { id: Symbol("session"), callback: onChange, unsubscribe } } };
      },
    },
  };
}
