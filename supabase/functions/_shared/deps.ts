import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { type Database, createDatabase } from "./database.ts";
import { type Env, type Environment, readEnvironment } from "./environment.ts";

/** Something that an operator should see. Holds no personal data. */
export interface LogEntry {
  readonly function: string;
  readonly status: number;
  readonly error: string;
}

/** All that a function reaches beyond its request. */
export interface FunctionDeps {
  readonly environment: Environment;
  /** To ask who a token belongs to; it carries the publishable key only. */
  readonly auth: SupabaseClient["auth"];
  /** Past row-level security: hand it ids of the caller, never of the body. */
  readonly database: Database;
  /** The API as the holder of that token sees it, under its policies. */
  readAs(token: string): SupabaseClient;
  /** To the world outside, Stripe and models. */
  readonly fetch: typeof fetch;
  /** Keeps the host alive until `work` is done, after the answer has gone out. */
  defer(work: Promise<unknown>): void;
  log(entry: LogEntry): void;
}

interface Host {
  env: Env;
  fetch?: typeof fetch;
  defer?: (work: Promise<unknown>) => void;
  log?: (entry: LogEntry) => void;
}

const stateless = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };

// oxlint-disable-next-line no-console -- the one place where functions write to their host's log
const logToConsole = (entry: LogEntry): void => console.error(JSON.stringify(entry));

/**
 * The dependencies of every function on one host. Nothing is read or connected before it is used, so that a missing
 * variable is the failure of the call that needs it.
 */
export function createDeps(host: Host): FunctionDeps {
  const environment = readEnvironment(host.env);
  const options = { auth: stateless, ...(host.fetch !== undefined && { global: { fetch: host.fetch } }) };
  let auth: SupabaseClient["auth"] | undefined;
  let database: Database | undefined;
  return {
    environment,
    get auth() {
      auth ??= createClient(environment.url, environment.publishableKey, options).auth;
      return auth;
    },
    get database() {
      database ??= createDatabase(createClient(environment.url, environment.secretKey, options));
      return database;
    },
    readAs: (token) =>
      createClient(environment.url, environment.publishableKey, {
        ...options,
        global: { ...options.global, headers: { Authorization: `Bearer ${token}` } },
      }),
    fetch: host.fetch ?? ((input, init) => fetch(input, init)),
    defer: host.defer ?? ((work) => void work),
    log: host.log ?? logToConsole,
  };
}
