import { PostgrestClient } from "@supabase/postgrest-js";
import type { AuthChangeEvent, Session } from "@supabase/supabase-js";
import { readStoredSession } from "./auth/stored-session.ts";
import type { LecternClient, LecternClientOptions, WholeClient } from "./client.ts";
import type { Database } from "./database.types.ts";
import { DATA_TIMEOUT_MS } from "./timeouts.ts";

export interface LightClientOptions extends Omit<LecternClientOptions, "storage"> {
  /** Where supabase-js keeps the session. */
  readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem">;
  /** Resolves when there is time for what the page does not need at first. */
  readonly whenIdle: () => Promise<void>;
  /** Resolves when there is that, and somebody does something with the page, or in another tab of it. */
  readonly whenUserActive: () => Promise<void>;
}

/** So long the page waits for a session to be refreshed before it takes it as it is; the auth machine waits 20 s. */
const REFRESH_TIMEOUT_MS = 5_000;

/** In UTF-16 units: what pages that are left may still send is 64 KiB in all. */
const MOST_AFTER_LEAVING = 8_000;

/** Whether a request is to arrive although its page is left or reloaded meanwhile: a small write, which shows at once. */
const shouldKeepalive = ({ method = "GET", body }: RequestInit = {}): boolean =>
  method !== "GET" && method !== "HEAD" && (typeof body !== "string" || body.length <= MOST_AFTER_LEAVING);

/** What this works on, failing with the signal's reason as `fetch` does, though the work itself may not listen. */
const abortable = <Answer>(signal: AbortSignal | null | undefined, work: Promise<Answer>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const end = () => reject(signal?.reason);
    if (signal?.aborted === true) end();
    signal?.addEventListener("abort", end, { once: true });
    work.then(resolve, reject).finally(() => signal?.removeEventListener("abort", end));
  });

/**
 * The client, without supabase-js: tables are read and written at once with the session that supabase-js left in
 * storage. supabase-js itself, four times the size, is loaded when something needs it (signing in or out, a function,
 * a session to refresh), else when somebody is there, and keeps the session from then on.
 */
export function createLightClient({ whenIdle, whenUserActive, ...options }: LightClientOptions): LecternClient {
  const { url, publishableKey, storage, fetch: request = (...asked) => fetch(...asked) } = options;
  const stored = () => readStoredSession(storage, Date.now());
  /** The session in storage, however long it has ended: supabase-js takes it away when it is refused. */
  const kept = (): Session | null => {
    const session = readStoredSession(storage, -Infinity);
    return typeof session === "string" ? null : (session as Session);
  };

  let loaded: WholeClient | undefined;
  let loading: Promise<WholeClient> | undefined;
  const load = (): Promise<WholeClient> => {
    loading ??= import("./client.ts").then(({ createLecternClient }) => (loaded = createLecternClient(options)));
    // Code that could not be fetched must be asked for again.
    loading.catch(() => (loading = undefined));
    return loading;
  };

  const accessToken = async (): Promise<string> => {
    const session = loaded === undefined ? stored() : "unsure";
    if (session === "none") return publishableKey;
    if (session !== "unsure") return session.access_token;
    const { data, error } = await (await load()).auth.getSession();
    // Asked with the public key, the backend would answer that the student has nothing.
    if (error !== null && kept() !== null) throw error;
    return data.session?.access_token ?? publishableKey;
  };

  const ask: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("apikey", publishableKey);
    headers.set("authorization", `Bearer ${await accessToken()}`);
    const answer = await request(input, { ...init, headers, keepalive: shouldKeepalive(init) });
    // Patience ends with this call, so the whole answer must be there: it can be long in coming, too.
    await answer.clone().arrayBuffer();
    return answer;
  };

  const tables = new PostgrestClient<Database>(new URL("rest/v1", url).href, {
    schema: "public",
    timeout: DATA_TIMEOUT_MS,
    retry: false,
    fetch: (input, init) => abortable(init?.signal, ask(input, init)),
  });

  return {
    whenIdle,
    from: tables.from.bind(tables),
    functions: { invoke: async (name, sent) => await (await load()).functions.invoke(name, sent) },
    auth: {
      exchangeCodeForSession: async (code) => await (await load()).auth.exchangeCodeForSession(code),
      getSession: async () => await (await load()).auth.getSession(),
      resetPasswordForEmail: async (...sent) => await (await load()).auth.resetPasswordForEmail(...sent),
      setSession: async (tokens) => await (await load()).auth.setSession(tokens),
      signInWithOAuth: async (provider) => await (await load()).auth.signInWithOAuth(provider),
      signInWithPassword: async (credentials) => await (await load()).auth.signInWithPassword(credentials),
      signOut: async (scope) => await (await load()).auth.signOut(scope),
      signUp: async (credentials) => await (await load()).auth.signUp(credentials),
      updateUser: async (...sent) => await (await load()).auth.updateUser(...sent),

      /** Tells the stored session at once; the rest is supabase-js's. */
      onAuthStateChange(listener: (event: AuthChangeEvent, session: Session | null) => void) {
        const found = stored();
        let isWanted = true;
        let told: { readonly id: string | undefined } | undefined;
        let unsubscribe: (() => void) | undefined;
        const tell = (session: Session | null): void => {
          const id = session?.user.id;
          if (told === undefined) listener("INITIAL_SESSION", session);
          // What was told at once may have changed until now, in another tab.
          else if (told.id !== id) listener(session === null ? "SIGNED_OUT" : "SIGNED_IN", session);
          told = { id };
        };
        const hear = (event: AuthChangeEvent, session: Session | null): void => {
          // None, where one is kept, means that it could not be refreshed: ADR 0039.
          if (event === "INITIAL_SESSION") tell(session ?? kept());
          else listener(event, session);
        };
        const listen = async (begin?: Promise<void>): Promise<void> => {
          await begin;
          if (!isWanted) return;
          try {
            const { auth } = await load();
            if (!isWanted) return;
            const { data } = auth.onAuthStateChange(hear);
            unsubscribe = () => data.subscription.unsubscribe();
          } catch {
            // Code or the network is missing. Not every movement of the mouse is to ask for it again.
            setTimeout(() => void listen(whenUserActive()), DATA_TIMEOUT_MS);
          }
        };
        if (found !== "unsure") tell(found === "none" ? null : (found as Session));
        void listen(found === "unsure" ? undefined : whenUserActive());
        const timer = setTimeout(() => {
          const session = kept();
          if (told === undefined && session !== null) tell(session);
        }, REFRESH_TIMEOUT_MS);
        const stop = () => {
          isWanted = false;
          clearTimeout(timer);
          unsubscribe?.();
        };
        return { data: { subscription: { id: Symbol("session"), callback: hear, unsubscribe: stop } } };
      },
    },
  };
}
