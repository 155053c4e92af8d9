import { randomBytes, randomUUID } from "node:crypto";
import type { Database, Sql } from "../database/database.ts";
import { withQuery } from "../consent/return-address.ts";
import { findClient, mayRedirectTo } from "./clients.ts";

/** How long a request may stay on the consent page, sign-in included. */
const REQUEST_SECONDS = 10 * 60;
/** How long the client may take to exchange its code. */
const CODE_SECONDS = 2 * 60;

const SCOPES = new Set(["openid", "profile", "email", "phone"]);

interface Authorization {
  readonly authorization_id: string;
  readonly client_id: string;
  readonly user_id: string | null;
  readonly redirect_uri: string;
  readonly scope: string;
  readonly state: string | null;
  readonly status: string;
  readonly stale: boolean;
}

/** A refused request of the consent page, as a hosted project answers it. */
export interface ConsentRefusal {
  readonly status: 400 | 404;
  readonly error_code: string;
  readonly msg: string;
}

const validationFailed = (msg: string): ConsentRefusal => ({
  status: 400,
  error_code: "validation_failed",
  msg,
});

const notFound: ConsentRefusal = {
  status: 404,
  error_code: "oauth_authorization_not_found",
  msg: "authorization not found",
};

/** A code that the browser carries, which can't be guessed. */
const toRandomId = () => randomBytes(24).toString("base64url");

function findFault(query: URLSearchParams, scope: string): string | undefined {
  if ((query.get("response_type") ?? "code") !== "code") return "only response_type=code is supported";
  const unknown = scope.split(/\s+/).find((name) => !SCOPES.has(name));
  if (unknown !== undefined) return `unsupported scope: ${unknown}`;
  if ((query.get("code_challenge_method") ?? "").toUpperCase() !== "S256") return "code_challenge_method must be S256";
  // 32 bytes in base64url, such as "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM".
  if (!/^[\w-]{43}$/.test(query.get("code_challenge") ?? "")) return "code_challenge must be a SHA-256 digest";
  const resource = query.get("resource") ?? "";
  if (resource !== "" && (resource.length > 2048 || !URL.canParse(resource))) return "resource must be an absolute URI";
  if ((query.get("state") ?? "").length > 4096) return "state is too long";
  return undefined;
}

/**
 * Stores a client's request and returns where the browser goes next: to the consent page, or back to the client with an
 * error. Without a known client and one of its own addresses, nothing is sent anywhere.
 */
export async function beginAuthorization(
  database: Database,
  query: URLSearchParams,
  consentPage: string,
): Promise<{ readonly location: string } | ConsentRefusal> {
  const client = await findClient(database.sql, query.get("client_id") ?? "");
  if (client === undefined) return { status: 400, error_code: "oauth_client_not_found", msg: "invalid client_id" };
  const redirectUri = query.get("redirect_uri") ?? "";
  if (!mayRedirectTo(client, redirectUri)) return validationFailed("invalid redirect_uri");
  const state = query.get("state") ?? "";
  const scope = query.get("scope")?.trim() || "email";
  const fault = findFault(query, scope);
  if (fault !== undefined) {
    const error = { error: "invalid_request", error_description: fault, ...(state !== "" && { state }) };
    return { location: withQuery(redirectUri, error) };
  }
  const id = toRandomId();
  await database.sql("delete from auth.oauth_authorizations where created_at < now() - interval '1 day'", []);
  await database.sql(
    `insert into auth.oauth_authorizations (id, authorization_id, client_id, redirect_uri, scope, state, resource,
       code_challenge, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, now() + make_interval(secs => ${REQUEST_SECONDS}))`,
    [
      randomUUID(),
      id,
      client.id,
      redirectUri,
      scope,
      state || null,
      query.get("resource") || null,
      query.get("code_challenge"),
    ],
  );
  return { location: withQuery(consentPage, { authorization_id: id }) };
}

/** Locks a request that waits for the student's answer. Its id belongs to the first student who opens it. */
async function findPending(sql: Sql, id: string, userId: string): Promise<Authorization | ConsentRefusal> {
  const [authorization] = await sql<Authorization>(
    `select authorization_id, client_id, user_id, redirect_uri, scope, state, status, expires_at <= now() as stale
     from auth.oauth_authorizations where authorization_id = $1 for update`,
    [id],
  );
  if (
    authorization === undefined ||
    authorization.stale ||
    (authorization.user_id !== null && authorization.user_id !== userId)
  )
    return notFound;
  return authorization.status === "pending"
    ? authorization
    : validationFailed("authorization request cannot be processed");
}

const isRefusal = (result: Authorization | ConsentRefusal): result is ConsentRefusal => "error_code" in result;

async function approve(sql: Sql, { authorization_id, redirect_uri, state }: Authorization): Promise<string> {
  const code = toRandomId();
  await sql(
    `update auth.oauth_authorizations set status = 'approved', approved_at = now(), authorization_code = $2,
       expires_at = now() + make_interval(secs => ${CODE_SECONDS})
     where authorization_id = $1`,
    [authorization_id, code],
  );
  return withQuery(redirect_uri, { code, ...(state !== null && { state }) });
}

async function hasConsented(sql: Sql, { client_id, scope }: Authorization, userId: string): Promise<boolean> {
  const [consent] = await sql<{ scopes: string }>(
    "select scopes from auth.oauth_consents where user_id = $1 and client_id = $2 and revoked_at is null",
    [userId, client_id],
  );
  const allowed = new Set(consent?.scopes.split(" "));
  return consent !== undefined && scope.split(/\s+/).every((name) => allowed.has(name));
}

/**
 * Describes a request to the student who is asked. As on a hosted project, a client that they have allowed before gets
 * its code at once, and the answer is only where to take it.
 */
export const describeAuthorization = (
  database: Database,
  id: string,
  user: { readonly id: string; readonly email: string },
): Promise<object | ConsentRefusal> =>
  database.transaction(async (sql) => {
    const authorization = await findPending(sql, id, user.id);
    if (isRefusal(authorization)) return authorization;
    if (authorization.user_id === null) {
      await sql("update auth.oauth_authorizations set user_id = $2 where authorization_id = $1", [id, user.id]);
      if (await hasConsented(sql, authorization, user.id)) return { redirect_url: await approve(sql, authorization) };
    }
    const client = await findClient(sql, authorization.client_id);
    if (client === undefined) return notFound;
    return {
      authorization_id: id,
      redirect_uri: authorization.redirect_uri,
      client: {
        id: client.id,
        name: client.client_name ?? "",
        uri: client.client_uri ?? "",
        logo_uri: client.logo_uri ?? "",
      },
      user,
      scope: authorization.scope,
    };
  });

/** Stores the student's answer, once, and returns where it is taken. */
export const decideAuthorization = (
  database: Database,
  id: string,
  { userId, action }: { readonly userId: string; readonly action: "approve" | "deny" },
): Promise<{ readonly redirect_url: string } | ConsentRefusal> =>
  database.transaction(async (sql) => {
    const authorization = await findPending(sql, id, userId);
    if (isRefusal(authorization)) return authorization;
    // As on a hosted project: a request is opened before it is answered.
    if (authorization.user_id === null) return notFound;
    if (action === "deny") {
      await sql("update auth.oauth_authorizations set status = 'denied' where authorization_id = $1", [id]);
      const error = { error: "access_denied", error_description: "User denied the request" };
      return {
        redirect_url: withQuery(authorization.redirect_uri, {
          ...error,
          ...(authorization.state && { state: authorization.state }),
        }),
      };
    }
    await sql(
      `insert into auth.oauth_consents (id, user_id, client_id, scopes) values ($1, $2, $3, $4)
       on conflict (user_id, client_id)
         do update set scopes = excluded.scopes, granted_at = now(), revoked_at = null`,
      [randomUUID(), userId, authorization.client_id, authorization.scope],
    );
    return { redirect_url: await approve(sql, authorization) };
  });
