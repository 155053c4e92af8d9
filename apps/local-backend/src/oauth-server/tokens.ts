import { randomBytes, randomUUID } from "node:crypto";
import { s256 } from "../consent/tickets.ts";
import type { Database, Sql } from "../database/database.ts";
import { signAccessToken, type TokenUser } from "../supabase/access-token.ts";
import { rememberAuthenticationMethod } from "../supabase/authentication-methods.ts";
import type { Client } from "./clients.ts";
import { invalidGrant, invalidRequest, type OAuthRefusal } from "./refusal.ts";

const ACCESS_SECONDS = 60 * 60;
/** A client that asks twice at the same time has lost an answer, not its token. */
const RETRY_SECONDS = 10;

interface TokenOptions {
  readonly database: Database;
  readonly secret: string;
  readonly issuer: string;
}

interface TokenAnswer {
  readonly access_token: string;
  readonly token_type: "bearer";
  readonly expires_in: number;
  readonly refresh_token: string;
  readonly scope: string;
}

interface OpenSession {
  readonly id: string;
  readonly user_id: string;
  readonly oauth_client_id: string;
  readonly scopes: string;
}

async function makeTokens(sql: Sql, session: OpenSession, { secret, issuer }: TokenOptions): Promise<TokenAnswer> {
  const [user] = await sql<TokenUser & { id: string; email: string | null }>(
    `select id, email, phone, raw_app_meta_data as app_metadata, raw_user_meta_data as user_metadata
     from auth.users where id = $1`,
    [session.user_id],
  );
  const refreshToken = randomBytes(32).toString("base64url");
  await sql("insert into auth.oauth_refresh_tokens (token_hash, session_id) values ($1, $2)", [
    s256(refreshToken),
    session.id,
  ]);
  const amr = await rememberAuthenticationMethod(session.id, "oauth_provider/authorization_code", sql);
  const claims = {
    sub: session.user_id,
    aud: "authenticated",
    role: "authenticated",
    email: user?.email ?? "",
    session_id: session.id,
    client_id: session.oauth_client_id,
    scope: session.scopes,
    exp: Math.floor(Date.now() / 1000) + ACCESS_SECONDS,
  };
  return {
    access_token: await signAccessToken(claims, user, { secret, issuer, amr }),
    token_type: "bearer",
    expires_in: ACCESS_SECONDS,
    refresh_token: refreshToken,
    scope: session.scopes,
  };
}

const endSession = (sql: Sql, id: string) => sql("delete from auth.sessions where id = $1", [id]);

interface CodeRow {
  readonly authorization_id: string;
  readonly client_id: string;
  readonly user_id: string;
  readonly redirect_uri: string;
  readonly scope: string;
  readonly code_challenge: string;
  readonly session_id: string | null;
  readonly stale: boolean;
}

/**
 * Opens a session of a client for its code, once. A code that comes again was intercepted, so the session that
 * it opened ends (RFC 6749, section 4.1.2).
 */
function exchangeCode(
  options: TokenOptions,
  client: Client,
  form: URLSearchParams,
): Promise<TokenAnswer | OAuthRefusal> {
  return options.database.transaction(async (sql) => {
    const [row] = await sql<CodeRow>(
      `select authorization_id, client_id, user_id, redirect_uri, scope, code_challenge, session_id,
         expires_at <= now() as stale
       from auth.oauth_authorizations where authorization_code = $1 and status = 'approved' for update`,
      [form.get("code") ?? ""],
    );
    if (row === undefined || row.client_id !== client.id) return invalidGrant("Invalid authorization code");
    if (row.session_id !== null) {
      await endSession(sql, row.session_id);
      return invalidGrant("Invalid authorization code");
    }
    if (row.stale) return invalidGrant("Authorization code has expired");
    const redirectUri = form.get("redirect_uri");
    if (redirectUri !== null && redirectUri !== row.redirect_uri) return invalidGrant("Invalid redirect_uri");
    const verifier = form.get("code_verifier") ?? "";
    if (!/^[\w.~-]{43,128}$/.test(verifier) || s256(verifier) !== row.code_challenge) {
      return invalidGrant("PKCE verification failed");
    }
    const session = { id: randomUUID(), user_id: row.user_id, oauth_client_id: client.id, scopes: row.scope };
    await sql(
      `insert into auth.sessions (id, user_id, aal, oauth_client_id, scopes, created_at, updated_at)
       values ($1, $2, 'aal1', $3, $4, now(), now())`,
      [session.id, session.user_id, session.oauth_client_id, session.scopes],
    );
    await sql("update auth.oauth_authorizations set session_id = $2 where authorization_id = $1", [
      row.authorization_id,
      session.id,
    ]);
    return makeTokens(sql, session, options);
  });
}

/** Replaces a refresh token. One that was replaced before was stolen, so its session ends. */
function refreshTokens(
  options: TokenOptions,
  client: Client,
  form: URLSearchParams,
): Promise<TokenAnswer | OAuthRefusal> {
  return options.database.transaction(async (sql) => {
    const hash = s256(form.get("refresh_token") ?? "");
    const [row] = await sql<OpenSession & { is_used: boolean; is_retry: boolean }>(
      `select session.id, session.user_id, session.oauth_client_id, session.scopes, used_at is not null as is_used,
         used_at > now() - make_interval(secs => ${RETRY_SECONDS}) as is_retry
       from auth.oauth_refresh_tokens as token join auth.sessions as session on session.id = token.session_id
       where token_hash = $1 and (not_after is null or not_after > now()) for update`,
      [hash],
    );
    if (row === undefined || row.oauth_client_id !== client.id) return invalidGrant("Invalid refresh token");
    if (row.is_used) {
      if (!row.is_retry) await endSession(sql, row.id);
      return invalidGrant("Refresh token was already used");
    }
    await sql("update auth.oauth_refresh_tokens set used_at = now() where token_hash = $1", [hash]);
    await sql("update auth.sessions set refreshed_at = now() at time zone 'utc', updated_at = now() where id = $1", [
      row.id,
    ]);
    return makeTokens(sql, row, options);
  });
}

/** Answers a request for a token, by its grant. */
export function grantTokens(
  options: TokenOptions,
  client: Client,
  form: URLSearchParams,
): Promise<TokenAnswer | OAuthRefusal> {
  const grant = form.get("grant_type");
  if (grant === "authorization_code") return exchangeCode(options, client, form);
  if (grant === "refresh_token") return refreshTokens(options, client, form);
  if (grant === null) return Promise.resolve(invalidRequest("grant_type is required"));
  const error_description = "The grant type must be authorization_code or refresh_token";
  return Promise.resolve({ status: 400, error: "unsupported_grant_type", error_description });
}
