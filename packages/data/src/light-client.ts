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
  /** Solves a captcha for the auth service, where the project asks for one with passwords (SRV-09). */
  readonly solveCaptcha?: (() => Promise<string>) | undefined;
}

/** After this time a session that is being refreshed is reported as it is. The auth machine waits 20 s. */
const REFRESH_TIMEOUT_MS = 5_000;

/** In UTF-16 units. All `keepalive` requests together may have 64 KiB. */
const MAX_KEEPALIVE_LENGTH = 8_000;

/** Whether a request is sent with `keepalive`, so that it arrives after its page was left: a small write, which shows at once. */
const shouldKeepalive = ({ method = "GET", body }: RequestInit = {}): boolean =>
  method !== "GET" && method !== "HEAD" && (typeof body !== "string" || body.length <= MAX_KEEPALIVE_LENGTH);

/** The auth service's statuses for a session that is over, or a user who is gone. */
const refusals: ReadonlySet<number | undefined> = new Set([400, 401, 403, 404]);

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
  solveCaptcha,
  ...options
}: LightClientOptions): LecternClient {
  const { url, publishableKey, storage, fetch: request = (...asked) => fetch(...asked) } = options;
  const stored = () => readStoredSession(storage, Date.now());
  /** The session in storage, expired or not: supabase-js removes it when the server refuses it. */
  const storedSession = (): Session | null => {
    const session = readStoredSession(storage, -Infinity);
    return typeof session === "string" ? null : (session as Session);
  };

  let loaded: WholeClient | undefined;
  let loading: Promise<WholeClient> | undefined;
  const load = (): Promise<WholeClient> => {
    loading ??= import("./client.ts").then(({ createLecternClient }) => (loaded = createLecternClient(options)));
    // A failed chunk load must be repeated.
    loading.catch(() => (loading = undefined));
    return loading;
  };

  const accessToken = async (): Promise<string> => {
    const session = loaded === undefined ? stored() : "unsure";
    if (session === "none") return publishableKey;
    if (session !== "unsure") return session.access_token;
    const { data, error } = await (await load()).auth.getSession();
    // With the public key the backend would answer that the student has no rows.
    if (error !== null && storedSession() !== null) throw error;
    return data.session?.access_token ?? publishableKey;
  };

  /** Refreshes a session that the data API refused, and closes one that the auth service refuses too. */
  const refreshOrClose = async (): Promise<void> => {
    try {
      const { auth } = await load();
      const { error } = await auth.refreshSession();
      // supabase-js keeps a refused session until its access token expires.
      if (refusals.has(error?.status)) await auth.signOut({ scope: "local" });
    } catch {
      // Offline, or a failed chunk load: the next refused request asks again.
    }
  };

  const sendWithToken: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const token = await accessToken();
    headers.set("apikey", publishableKey);
    headers.set("authorization", `Bearer ${token}`);
    const answer = await request(input, { ...init, headers, keepalive: shouldKeepalive(init) });
    // The session may have been ended elsewhere: by a new password, or by the account's deletion (SRV-10).
    if (answer.status === 401 && token !== publishableKey) void refreshOrClose();
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
    sent: Sent,
  ): Promise<Sent & { captchaToken?: string }> => ({
    ...sent!,
    ...(solveCaptcha !== undefined && { captchaToken: await solveCaptcha() }),
  });

  return {
    whenIdle,
    from: tables.from.bind(tables),
    rpc: tables.rpc.bind(tables),
    functions: { invoke: async (name, sent) => await (await load()).functions.invoke(name, sent) },
    auth: {
      exchangeCodeForSession: async (code) => await (await load()).auth.exchangeCodeForSession(code),
      getSession: async () => await (await load()).auth.getSession(),
      getUser: async (token) => await (await load()).auth.getUser(token),
      resetPasswordForEmail: async (email, sent) =>
        await (await load()).auth.resetPasswordForEmail(email, await withCaptcha(sent)),
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
      updateUser: async (...sent) => await (await load()).auth.updateUser(...sent),

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
          // No session, although one is stored, means that it could not be refreshed (ADR 0039).
          if (event === "INITIAL_SESSION") report(session ?? storedSession());
          else listener(event, session);
        };
        const listen = async (begin?: Promise<void>): Promise<void> => {
          await begin;
          if (!isWanted) return;
          try {
            const { auth } = await load();
            if (!isWanted) return;
            const { data } = auth.onAuthStateChange(onChange);
            unsubscribe = () => data.subscription.unsubscribe();
          } catch {
            // Offline, or a failed chunk load. The delay keeps mouse movements from repeating it at once.
            setTimeout(() => void listen(whenUserActive()), DATA_TIMEOUT_MS);
          }
        };
        if (found !== "unsure") report(found === "none" ? null : (found as Session));
        void listen(found === "unsure" ? undefined : whenUserActive());
        const timer = setTimeout(() => {
          const session = storedSession();
          if (reported === undefined && session !== null) report(session);
        }, REFRESH_TIMEOUT_MS);
        const stop = () => {
          isWanted = false;
          clearTimeout(timer);
          unsubscribe?.();
        };
        return { data: { subscription: { id: Symbol("session"), callback: onChange, unsubscribe: stop } } };
      },
    },
  };
}
