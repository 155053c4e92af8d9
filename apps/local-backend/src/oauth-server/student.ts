import { decodeJwt } from "jose";
import type { MiddlewareHandler } from "hono";
import type { Database } from "../database/database.ts";
import { judgeToken } from "../supabase/access-token.ts";
import { readBearer, refuse } from "../supabase/auth-requests.ts";
import type { BackendEnv } from "../supabase/routes.ts";

/** Finds the student of a session of their own; undefined if the token is a client's, or its session has ended. */
export async function findStudent(
  token: string,
  { database, secret }: { database: Database; secret: string },
): Promise<{ id: string; email: string } | undefined> {
  const verdict = await judgeToken(token, secret);
  if (verdict.kind !== "valid") return undefined;
  const { session_id: session, client_id: client, sub } = verdict.payload;
  if (typeof session !== "string" || client !== undefined) return undefined;
  const [user] = await database.sql<{ id: string; email: string }>(
    `select u.id, coalesce(u.email, '') as email from auth.sessions as session join auth.users as u on u.id = session.user_id
     where session.id = $1 and u.id = $2 and oauth_client_id is null`,
    [session, sub],
  );
  return user;
}

const isOfClient = (token: string): boolean => {
  try {
    return decodeJwt(token)["client_id"] !== undefined;
  } catch {
    return false;
  }
};

/**
 * Refuses the token of a client for everything in the auth service but who its student is: with it a client could
 * otherwise change the password, allow itself more, or sign the student out (CON-04).
 */
export const refuseClientTokens: MiddlewareHandler<BackendEnv> = async (c, next) => {
  if (c.req.method === "OPTIONS" || !isOfClient(readBearer(c))) return next();
  if (c.req.method === "GET" && c.req.path === "/auth/v1/user") return next();
  return refuse(c, 403, "insufficient_scope", "The token of a connected client can't do this");
};
