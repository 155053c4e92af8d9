import {
  startTestBackend as start,
  type TestBackend,
  type TestBackendOptions,
  type TestUser,
} from "@lectern/local-backend/testing";
import { type Driver, drivers } from "@lectern/local-backend/testing/long-run";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe } from "vitest";

import { functionsInDeno } from "./deno.ts";

export type { TestBackend, TestUser };
export type Role = "anon" | "authenticated" | "service_role";

/**
 * Starts the whole backend, on PostgreSQL unless `options` names another database. The long run tries PGlite instead, and all
 * functions a second time in Deno and on PostgreSQL (ADR 0017).
 */
export async function startTestBackend(options: TestBackendOptions = {}): Promise<TestBackend> {
  if (process.env["LECTERN_FUNCTIONS"] !== "deno") return start(options);
  const deno = functionsInDeno();
  const backend = await start({ driver: "postgres", ...options, functions: deno.functions });
  const close = async () => {
    await backend.close();
    await deno.stop();
  };
  return { ...backend, close };
}

/** The result of a statement: how many rows it affected, or the error code that refused it. */
export type Attempt = { rows: number } | { error: string };

const attemptFunction = /* sql */ `
  create schema test;
  create function test.attempt(p_role text, p_user uuid, p_statement text) returns jsonb language plpgsql as $$
  declare
    reached integer;
  begin
    perform set_config('request.jwt.claims', json_build_object('sub', p_user, 'role', p_role)::text, true),
      set_config('request.jwt.claim.sub', coalesce(p_user::text, ''), true),
      set_config('request.jwt.claim.role', p_role, true),
      set_config('role', p_role, true);
    execute p_statement;
    get diagnostics reached = row_count;
    raise exception using errcode = 'TEST0', message = reached::text;
  exception
    when sqlstate 'TEST0' then return jsonb_build_object('rows', sqlerrm::integer);
    when others then return jsonb_build_object('error', sqlstate);
  end
  $$;
`;

/** Runs a statement as one of the API's roles and rolls it back. */
export async function attempt(
  backend: TestBackend,
  role: Role,
  user: string | null,
  statement: string,
): Promise<Attempt> {
  const [row] = await backend.sql<{ attempt: Attempt }>("select test.attempt($1, $2, $3) as attempt", [
    role,
    user,
    statement,
  ]);
  return row!.attempt;
}

/** Runs the same tests on a server of one's own, whose users have passwords and which a named proxy may reach (OPS-08). */
export function onOwnServer(title: string, tests: (backend: () => TestBackend) => void): void {
  describe(`${title}, on a server of one's own`, () => {
    let backend: TestBackend;
    beforeAll(async () => {
      const ownServer = { siteUrl: "https://lectern.example", trustedProxies: [], isSignUpOpen: true, mail: undefined };
      backend = await startTestBackend({ ownServer });
      await backend.sql(attemptFunction);
    });
    afterAll(() => backend?.close());
    tests(() => backend);
  });
}

/** Runs the same tests on each database that the product supports; in the short run on PostgreSQL. */
export function onEachDatabase(
  title: string,
  tests: (backend: () => TestBackend, driver: Driver) => void,
  env: Readonly<Record<string, string>> = {},
): void {
  describe.each(drivers)(`${title} (%s)`, (driver) => {
    let backend: TestBackend;
    beforeAll(async () => {
      backend = await startTestBackend({ driver, env });
      await backend.sql(attemptFunction);
    });
    afterAll(() => backend?.close());
    tests(() => backend, driver);
  });
}

/** Runs work while the data API accepts every session, to attack the protection behind that check (SRV-10). */
export async function withoutPreRequest<Result>(backend: TestBackend, work: () => Promise<Result>): Promise<Result> {
  const [kept] = await backend.sql<{ text: string }>(
    "select pg_get_functiondef('public.refuse_ended_session'::regproc) as text",
  );
  await backend.sql("create or replace function public.refuse_ended_session() returns void language sql as ''");
  try {
    return await work();
  } finally {
    await backend.sql(kept!.text);
  }
}

/** Creates a client like the app's, for a token's person, or for a visitor without one. */
export const makeClient = (backend: TestBackend, token?: string): SupabaseClient =>
  createClient(backend.url, backend.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(token !== undefined && { global: { headers: { Authorization: `Bearer ${token}` } } }),
  });

/** Creates a client with the project's secret key. */
export const ownerClient = (backend: TestBackend): SupabaseClient =>
  createClient(backend.url, backend.secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });

/** Sets the clock of every rule about time to a fixed instant; without one, time continues. */
export const setMoment = (backend: TestBackend, iso?: string): Promise<unknown[]> =>
  backend.sql(
    `create or replace function private.moment() returns timestamptz language sql stable set search_path = ''
       as $$ select ${iso === undefined ? "now()" : `'${iso}'::timestamptz`} $$`,
  );
