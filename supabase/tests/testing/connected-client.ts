import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { makeClient, type TestBackend } from "./backend.ts";
import type { Tester } from "./mail.ts";

/** A client of the auth server's OAuth server with a session on a student's behalf. */
export interface ConnectedClient {
  readonly clientId: string;
  readonly sessionId: string;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly token: string;
  /** The data API with the client's token. */
  readonly api: SupabaseClient;
}

const decode = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as Record<string, unknown>;

/** Issues a client a session and a token, as the auth server does at the end of an authorization. */
export async function issueClient(backend: TestBackend, student: Tester): Promise<ConnectedClient> {
  const [clientId, sessionId] = [randomUUID(), randomUUID()];
  await backend.sql(
    `insert into auth.oauth_clients (id, registration_type, redirect_uris, grant_types, client_name, client_type)
      values ($1, 'dynamic', 'https://assistant.example/callback', 'authorization_code,refresh_token', 'Assistant', 'public')`,
    [clientId],
  );
  await backend.sql(
    `insert into auth.sessions (id, user_id, oauth_client_id, scopes, aal, created_at, updated_at)
      values ($1, $2, $3, 'email', 'aal1', now(), now())`,
    [sessionId, student.user.id, clientId],
  );
  await backend.sql(
    `insert into auth.oauth_consents (id, user_id, client_id, scopes) values (gen_random_uuid(), $1, $2, 'email')`,
    [student.user.id, clientId],
  );
  const method = "oauth_provider/authorization_code";
  await backend.sql(
    `insert into auth.mfa_amr_claims (id, session_id, authentication_method, created_at, updated_at)
      values (gen_random_uuid(), $1, $2, now(), now())`,
    [sessionId, method],
  );
  const amr = [{ method, timestamp: Math.floor(Date.now() / 1000) }];
  const claims = { ...decode(student.accessToken), session_id: sessionId, client_id: clientId, amr };
  const token = await backend.signToken(claims);
  return { clientId, sessionId, claims, token, api: makeClient(backend, token) };
}

/** Has a student connect a new client. */
export async function connectClient(backend: TestBackend, student: Tester): Promise<ConnectedClient> {
  const client = await issueClient(backend, student);
  const own = makeClient(backend, student.accessToken);
  const { data, error } = await own.rpc("connect_assistant", { p_client_id: client.clientId });
  if (error !== null || data !== true) throw new Error("the client was not connected", { cause: error });
  return client;
}
