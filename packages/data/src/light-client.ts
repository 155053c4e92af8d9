import { PostgrestClient } from "@supabase/postgrest-js";
import type { AuthChangeEvent, Session } from "@supabase/supabase-js";
import { readStoredSession } from "./auth/stored-session.ts";
import type { LecternClient, LecternClientOptions, WholeClient } from "./client.ts";
import type { Database } from "./database.types.ts";
import { DATA_TIMEOUT_MS } from "./timeouts.ts";

export interface LightClientOptions extends Omit<LecternClientOptions, "storage"> {
  /** Where supabase-js keeps the session. */
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Resolves when the page is idle. */
  readonly whenIdle: () => Promise<void>;
  /** Resolves when the page is idle and the user is active in it or in another tab of it. */
  readonly whenUserActive: () => Promise<void>;
  /**
   * Calls the listener when another window of this browser has changed the stored session.
   *
   * @returns unsubscribes
   */
  readonly watchStorage?: ((listener: () => void) => () => void) | undefined;
  /** Whether the browser has a network. Without one an expired session is used as it is. @default always */
  readonly isOnline?: (() => boolean) | undefined;
  /** Solves a captcha for the auth service, where the project asks for one with passwords (SRV-09). */
  readonly solveCaptcha?: (() => Promise<string>) | undefined;
}

/** After this time a session that is being refreshed is reported as it is. The auth machine waits 20 s. */
const REFRESH_TIMEOUT_MS = 5_000;

/**
 * A window may be told of another window's sign-in before it can read the session that was stored: how long it waits before it
 * takes the session for gone.
 */
const STORAGE_DELAY_MS = 500;

/** In UTF-16 units. All `keepalive` requests together may have 64 KiB. */
const MAX_KEEPALIVE_LENGTH = 8_000;

/** Whether a request is sent with `keepalive`, so that it arrives after its page was left: a small write, which shows at once. */
const shouldKeepalive = ({ method = "GET", body }: RequestInit = {}): boolean =>
  method !== "GET" && method !== "HEAD" && (typeof body !== "string" || body.length <= MAX_KEEPALIVE_LENGTH);

/** The auth service's statuses for a session that is over, or a user who is gone. */
const refusals: ReadonlySet<number | undefined> = new Set([400, 401, 403, 404]);

/** Another watcher of the session than supabase-js's own. */
interface SessionWatcher {
  /** Follows supabase-js from now on. */
  readonly follow: (client: WholeClient) => void;
  /** Reports the stored session if it is not the one that was reported last. */
  readonly check: () => void;
  /** Whether a session was reported last. */
  readonly hasSession: () => boolean;
}

/** The answer to a request that was not sent, because the session of its page is gone. */
const toEndedResponse = (): Response => Response.json({ message: "this session has ended" }, { status: 401 });

const toHref = (input: RequestInfo | URL): string => (input instanceof Request ? input.url : new URL(input).href);

const readBearer = (headers: HeadersInit | undefined): string =>
  new Headers(headers).get("authorization")?.replace(/^Bearer /, "") ?? "";

/** A promise that rejects with the signal's reason when it aborts, as `fetch` does. The work itself is not stopped. */
const abortable = <Answer>(signal: AbortSignal | null | undefined, work: Promise<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const end = () => reject(signal?.reason);
    if (signal?.aborted === true) end();
    signal?.addEventListener("abort", end, { once: true });
    work.then(resolve, reject).finally(() => signal?.removeEventListener("abort", end));
  });

/**
 * Creates a client that reads and writes tables without supabase-js, with the session that supabase-js stored. supabase-js,
 * four times the size, is loaded when a call needs it (signing in or out, a function, a session to refresh), otherwise when
 * the user is active. It owns the session from then on.
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
  /** The session in storage, expired or not: supabase-js removes it when the server refuses it. */
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
      // Before the call that it was loaded for, which may end the session.
      for (const watcher of watchers) watcher.follow(loaded);
      return loaded;
    });
    // A failed chunk load must be repeated.
    loading.catch(() => (loading = undefined));
    return loading;
  };

  /** The public key for a visitor; undefined when the page's session is gone, which is reported. */
  const tokenWithoutSession = async (): Promise<string | undefined> => {
    const watching = [...watchers].filter((watcher) => watcher.hasSession());
    if (watching.length === 0) return publishableKey;
    await new Promise((resolve) => setTimeout(resolve, STORAGE_DELAY_MS));
    for (const watcher of watching) watcher.check();
    // With the public key the backend would answer that the student has no rows.
    return storedSession()?.access_token;
  };

  const accessToken = async (): Promise<string | undefined> => {
    const session = loaded === undefined ? stored() : "needs-refresh";
    if (session === "none") return await tokenWithoutSession();
    if (session !== "needs-refresh") return session.access_token;
    // Nothing can be refreshed, and the request fails for lack of a network, not after supabase-js has tried for 30 s.
    const expired = isOnline() ? null : storedSession();
    if (expired !== null) return expired.access_token;
    const { data, error } = await (await load()).auth.getSession();
    if (error !== null && storedSession() !== null) throw error;
    return data.session?.access_token ?? (await tokenWithoutSession());
  };

  /** Refreshes the session, and closes one that the auth service refuses. */
  const refresh = async (): Promise<void> => {
    try {
      const { auth } = await load();
      const { error } = await auth.refreshSession();
      // supabase-js keeps a refused session until its access token expires.
      if (refusals.has(error?.status)) await auth.signOut({ scope: "local" });
    } catch {
      // Offline, or a failed chunk load: the next refused request asks again.
    }
  };

  let refreshing: Promise<void> | undefined;
  /** Refreshes or closes the session whose token was refused (AUT-16), once for all requests that were. */
  const refreshOrClose = async (refused: string): Promise<void> => {
    // Another request or another window has refreshed, closed or replaced it meanwhile.
    if (storedSession()?.access_token !== refused) {
      for (const watcher of watchers) watcher.check();
      return;
    }
    refreshing ??= refresh().finally(() => (refreshing = undefined));
    await refreshing;
  };

  const functionsUrl = new URL("functions/v1/", url).href;
  /** What supabase-js sends with: a function refuses an ended session as the data API does. */
  const sendForWholeClient: typeof fetch = async (input, init) => {
    const answer = await request(input, init);
    const token = readBearer(init?.headers);
    // Without a session no token is sent, and the page says that its call failed (RDT-08).
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
    const answer = await request(input, { ...init, headers, keepalive: shouldKeepalive(init) });
    // The session may have been ended elsewhere: by a new password, or by the account's deletion (SRV-10). The page waits
    // with what it shows, because it is about to be left.
    if (answer.status === 401 && token !== publishableKey) await refreshOrClose(token);
    // The timeout covers this call only, so it includes the body, which may hang as well.
    await answer.clone().arrayBuffer();
    return answer;
  };

  const tables = new PostgrestClient<Database>(new URL("rest/v1", url).href, {
    schema: "public",
    timeout: DATA_TIMEOUT_MS,
    retry: false,
    fetch: (input, init) => abortable(init?.signal, sendWithToken(input, init)),
  });

  const withCaptcha = async <Sent extends object | undefined>(
    options: Sent,
  ): Promise<Sent & { captchaToken?: string }> => ({
    ...options!,
    ...(solveCaptcha !== undefined && { captchaToken: await solveCaptcha() }),
  });

  return {
    whenIdle,
    from: tables.from.bind(tables),
    rpc: tables.rpc.bind(tables),
    functions: { invoke: async (name, options) => await (await load()).functions.invoke(name, options) },
    auth: {
      exchangeCodeForSession: async (code) => await (await load()).auth.exchangeCodeForSession(code),
      getSession: async () => await (await load()).auth.getSession(),
      getUser: async (token) => await (await load()).auth.getUser(token),
      resetPasswordForEmail: async (email, options) =>
        await (await load()).auth.resetPasswordForEmail(email, await withCaptcha(options)),
      setSession: async (tokens) => await (await load()).auth.setSession(tokens),
      signInWithOAuth: async (provider) => await (await load()).auth.signInWithOAuth(provider),
      signInWithPassword: async (credentials) =>
        await (await load()).auth.signInWithPassword({
          ...credentials,
          options: await withCaptcha(credentials.options),
        }),
      signOut: async (scope) => await (await load()).auth.signOut(scope),
      signUp: async (credentials) =>
        await (await load()).auth.signUp({ ...credentials, options: await withCaptcha(credentials.options) }),
      updateUser: async (...args) => await (await load()).auth.updateUser(...args),

      /** Reports the stored session at once. supabase-js reports the changes. */
      onAuthStateChange(listener: (event: AuthChangeEvent, session: Session | null) => void) {
        const found = stored();
        let isWanted = true;
        let reported: { readonly id: string | undefined } | undefined;
        let unsubscribe: (() => void) | undefined;
        const report = (session: Session | null): void => {
          const id = session?.user.id;
          if (reported === undefined) listener("INITIAL_SESSION", session);
          // Another tab may have changed the session that was reported at once.
          else if (reported.id !== id) listener(session === null ? "SIGNED_OUT" : "SIGNED_IN", session);
          reported = { id };
        };
        const onChange = (event: AuthChangeEvent, session: Session | null): void => {
          // No session, although one is stored, means that it could not be refreshed (ADR 0039), or that another user has
          // signed in since the last one's was closed.
          if (event === "INITIAL_SESSION" || event === "SIGNED_OUT") return report(session ?? storedSession());
          if (reported !== undefined) reported = { id: session?.user.id };
          listener(event, session);
        };
        const watcher: SessionWatcher = {
          follow({ auth }) {
            const { data } = auth.onAuthStateChange(onChange);
            unsubscribe = () => data.subscription.unsubscribe();
          },
          check() {
            if (reported !== undefined) report(storedSession());
          },
          hasSession: () => reported?.id !== undefined,
        };
        watchers.add(watcher);
        if (loaded !== undefined) watcher.follow(loaded);
        const unwatch = watchStorage?.(watcher.check);
        const listen = async (begin?: Promise<void>): Promise<void> => {
          await begin;
          if (!isWanted) return;
          try {
            await load();
          } catch {
            // Offline, or a failed chunk load. The delay keeps mouse movements from repeating it at once.
            setTimeout(() => void listen(whenUserActive()), DATA_TIMEOUT_MS);
          }
        };
        if (found !== "needs-refresh") report(found === "none" ? null : (found as Session));
        // The user's pages are read from the device; the server decides about the session when it can be asked.
        else if (!isOnline() && storedSession() !== null) report(storedSession());
        void listen(found === "needs-refresh" ? undefined : whenUserActive());
        const timer = setTimeout(() => {
          const session = storedSession();
          if (reported === undefined && session !== null) report(session);
        }, REFRESH_TIMEOUT_MS);
        const stop = () => {
          isWanted = false;
          watchers.delete(watcher);
          unwatch?.();
          clearTimeout(timer);
          unsubscribe?.();
        };
        return { data: { subscription: { id: Symbol("session"), callback: onChange, unsubscribe: stop } } };
      },
    },
  };
}
