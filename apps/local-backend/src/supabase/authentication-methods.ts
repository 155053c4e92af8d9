import type { Database, Sql } from "../database/database.ts";
import type { AuthenticationMethod } from "./access-token.ts";

/**
 * Reads how the requested session is opened; undefined if it is only refreshed. Call it before the request is served,
 * because that uses up its code.
 */
export async function readAuthenticationMethod(request: Request, database: Database): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === "/auth/v1/signup") return "password";
  if (pathname === "/auth/v1/verify") return "otp";
  const grant = searchParams.get("grant_type");
  if (grant !== "pkce") return grant === "password" ? "password" : undefined;
  const body = (await request
    .clone()
    .json()
    .catch(() => null)) as { auth_code?: unknown } | null;
  const [flow] = await database.sql<{ authentication_method: string }>(
    "select authentication_method from auth.flow_state where auth_code = $1",
    [String(body?.auth_code)],
  );
  return flow?.authentication_method;
}

/** Stores how a session was opened, in the table of a hosted project, and returns all its methods. */
export async function rememberAuthenticationMethod(
  session: unknown,
  method: string | undefined,
  sql: Sql,
): Promise<AuthenticationMethod[]> {
  if (method !== undefined) {
    await sql(
      `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
         select gen_random_uuid(), id, $2, now(), now() from auth.sessions where id = $1
         on conflict (session_id, authentication_method) do update set updated_at = now()`,
      [session, method],
    );
  }
  return sql<AuthenticationMethod>(
    `select authentication_method as method, extract(epoch from updated_at)::integer as timestamp
       from auth.mfa_amr_claims where session_id = $1 order by updated_at desc`,
    [session],
  );
}
