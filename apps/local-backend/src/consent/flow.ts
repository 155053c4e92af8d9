import { randomUUID } from "node:crypto";
import type { Database } from "../database/database.ts";
import { signInIdentity } from "./identity.ts";
import type { Provider } from "./provider.ts";
import type { Consent } from "./tickets.ts";

/** How long a sign-in may stay on the consent page. */
const FLOW_SECONDS = 10 * 60;

export interface FlowRequest {
  readonly provider: Provider;
  /** The address to return to, already checked to be ours. */
  readonly returnTo: string;
  /** The app's own PKCE challenge. */
  readonly challenge: { readonly value: string; readonly method: "s256" | "plain" };
}

export interface OAuthError {
  readonly error: string;
  readonly error_code?: string;
  readonly error_description: string;
}

export type FlowOutcome =
  | { kind: "unknown" }
  | { kind: "refused"; returnTo: string; reason: OAuthError }
  | { kind: "granted"; returnTo: string; authCode: string };

/** Stores the begin of a sign-in, in the same table as Supabase, and returns its id. */
export async function beginFlow(database: Database, request: FlowRequest): Promise<string> {
  const id = randomUUID();
  await database.sql("delete from auth.flow_state where created_at < now() - interval '1 day' and id <> $1", [id]);
  await database.sql(
    `insert into auth.flow_state (id, auth_code, authentication_method, code_challenge, code_challenge_method,
       provider_type, referrer, created_at, updated_at)
     values ($1, $2, 'oauth', $3, $4, $5, $6, now(), now())`,
    [id, randomUUID(), request.challenge.value, request.challenge.method, request.provider, request.returnTo],
  );
  return id;
}

interface FlowRow {
  auth_code: string;
  provider_type: string;
  referrer: string;
  user_id: string | null;
  stale: boolean;
}

/** Ends a sign-in. With a consent, signs the identity in, once; without one, passes the provider's error on. */
export function endFlow(
  database: Database,
  flowId: string,
  answer: { consent: Consent } | { reason: OAuthError },
): Promise<FlowOutcome> {
  return database.transaction(async (sql): Promise<FlowOutcome> => {
    const [flow] = await sql<FlowRow>(
      `select auth_code, provider_type, referrer, user_id,
         created_at < now() - make_interval(secs => ${FLOW_SECONDS}) as stale
       from auth.flow_state where id = $1 for update`,
      [flowId],
    );
    if (flow === undefined) return { kind: "unknown" };
    const refused = (reason: OAuthError): FlowOutcome => ({ kind: "refused", returnTo: flow.referrer, reason });
    if (flow.stale) return refused(invalid("bad_oauth_state", "OAuth state has expired"));
    if (flow.user_id !== null) return refused(invalid("flow_state_already_used", "State has already been used"));
    if ("reason" in answer) {
      await sql("delete from auth.flow_state where id = $1", [flowId]);
      return refused(answer.reason);
    }
    if (answer.consent.provider !== flow.provider_type) return refused(unreadableCode);
    const userId = await signInIdentity(sql, answer.consent);
    await sql(
      `update auth.flow_state set user_id = $2, provider_access_token = $3, auth_code_issued_at = now(), updated_at = now()
       where id = $1`,
      [flowId, userId, `stand-in-${flow.provider_type}`],
    );
    return { kind: "granted", returnTo: flow.referrer, authCode: flow.auth_code };
  });
}

const invalid = (error_code: string, error_description: string): OAuthError => ({
  error: "invalid_request",
  error_code,
  error_description,
});

export const unreadableCode: OAuthError = {
  error: "server_error",
  error_code: "unexpected_failure",
  error_description: "Unable to exchange external code",
};
