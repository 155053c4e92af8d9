import { randomBytes, randomUUID } from "node:crypto";
import type { OAuthError } from "../consent/flow.ts";
import { s256 } from "../consent/tickets.ts";
import type { Database } from "../database/database.ts";

/** How long a link is valid, as in a hosted project. */
const LINK_SECONDS = 60 * 60;

export interface RecoveryRequest {
  readonly email: string;
  /** The address that the link opens, already checked to be ours. */
  readonly returnTo: string;
  readonly challenge: { readonly value: string; readonly method: "s256" | "plain" };
  /** The least time between two links of a person. */
  readonly spacingSeconds: number;
}

/**
 * Stores that a person requested a new password, in the same tables as Supabase.
 *
 * @returns the link's token; undefined if no account has this address, or its last link is too recent, which the answer must
 * not reveal
 */
export function beginRecovery(database: Database, request: RecoveryRequest): Promise<string | undefined> {
  return database.transaction(async (sql) => {
    const [user] = await sql<{ id: string }>(
      `select id from auth.users where lower(email) = $1
         and (recovery_sent_at is null or recovery_sent_at <= now() - make_interval(secs => $2)) for update`,
      [request.email, request.spacingSeconds],
    );
    if (user === undefined) return undefined;
    const flow = randomUUID();
    const token = `pkce_${flow}.${randomBytes(24).toString("base64url")}`;
    await sql("update auth.users set recovery_token = $2, recovery_sent_at = now() where id = $1", [
      user.id,
      s256(token),
    ]);
    await sql(
      `insert into auth.flow_state (id, auth_code, authentication_method, code_challenge, code_challenge_method,
         provider_type, referrer, created_at, updated_at)
       values ($1, $2, 'recovery', $3, $4, 'email', $5, now(), now())`,
      [flow, randomUUID(), request.challenge.value, request.challenge.method, request.returnTo],
    );
    return token;
  });
}

export const linkExpired: OAuthError = {
  error: "access_denied",
  error_code: "otp_expired",
  error_description: "Email link is invalid or has expired",
};

/**
 * Uses a link. It works once, in time, and until a newer one is requested. Its code works only in the requesting
 * browser.
 */
export function endRecovery(database: Database, token: string): Promise<{ authCode: string } | undefined> {
  return database.transaction(async (sql) => {
    const [user] = await sql<{ id: string }>(
      `update auth.users set recovery_token = null
       where recovery_token = $1 and recovery_sent_at > now() - make_interval(secs => ${LINK_SECONDS})
       returning id`,
      [s256(token)],
    );
    if (user === undefined) return undefined;
    // The code's own short lifetime begins here.
    const [flow] = await sql<{ auth_code: string }>(
      `update auth.flow_state set user_id = $2, auth_code_issued_at = now(), created_at = now(), updated_at = now()
       where id = $1 and user_id is null returning auth_code`,
      [token.slice("pkce_".length).split(".")[0], user.id],
    );
    return flow && { authCode: flow.auth_code };
  });
}
