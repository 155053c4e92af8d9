import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { type ServiceRoleClient, toServiceRoleClient } from "./database.ts";
import { type Env, type Environment, readEnvironment } from "./environment.ts";

/** A log entry for operators. It contains no personal data. */
export interface LogEntry {
  readonly function: string;
  readonly status: number;
  readonly error: string;
}

/** Everything that a function uses besides its request. */
export interface FunctionDeps {
  readonly environment: Environment;
  /** Tells whom a token belongs to. It uses only the publishable key. */
  readonly auth: SupabaseClient["auth"];
  readonly database: ServiceRoleClient;
  /** The data API with the rights of that token's user, under their policies. */
  readAs(token: string): SupabaseClient;
  /** For requests to other services: Stripe and models. */
  readonly fetch: typeof fetch;
  /** Keeps the host alive until `work` is done, after the answer was sent. */
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
 * Creates the dependencies of every function on one host. Nothing is read or connected before it is used, so that a
 * missing variable fails only calls that need it.
 */
export function createDeps(host: Host): FunctionDeps {
  const environment = readEnvironment(host.env);
  const options = { auth: stateless, ...(host.fetch !== undefined && { global: { fetch: host.fetch } }) };
  let auth: SupabaseClient["auth"] | undefined;
  let database: ServiceRoleClient | undefined;
  return {
    environment,
    get auth() {
      auth ??= createClient(environment.url, environment.publishableKey, options).auth;
      return auth;
    },
    get database() {
      database ??= toServiceRoleClient(createClient(environment.url, environment.secretKey, options));
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
