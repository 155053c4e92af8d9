import { readFile } from "node:fs/promises";
import { projectPaths } from "../project-paths.ts";
import { clientSessions } from "../oauth-server/tables.ts";
import type { Database } from "./database.ts";

/** A Supabase project has these before its first migration, and lite lacks them. */
const grants = /* sql */ `
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/** A role that is no superuser may change to the roles that it created only once they are granted to it. */
const membership = /* sql */ `
do $$
declare
  changed_to text;
begin
  foreach changed_to in array array['anon', 'authenticated', 'service_role'] loop
    if not pg_has_role(current_user, changed_to, 'set') then
      execute format('grant %I to %I with set true, inherit false', changed_to, current_user);
    end if;
  end loop;
end $$;
`;

/** How each session was opened. A hosted project stores it, and lite doesn't. */
const authenticationMethods = /* sql */ `
create table if not exists auth.mfa_amr_claims (
  id uuid primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  authentication_method text not null,
  unique (session_id, authentication_method)
);
`;

/** The tables of a hosted project's OAuth server, without its enumerations. lite has none. */
const oauthServer = /* sql */ `
create table if not exists auth.oauth_clients (
  id uuid primary key,
  client_secret_hash text,
  registration_type text not null check (registration_type in ('dynamic', 'manual')),
  redirect_uris text not null,
  grant_types text not null,
  client_name text check (char_length(client_name) <= 1024),
  client_uri text check (char_length(client_uri) <= 2048),
  logo_uri text check (char_length(logo_uri) <= 2048),
  client_type text not null default 'confidential' check (client_type in ('public', 'confidential')),
  token_endpoint_auth_method text not null default 'none',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create table if not exists auth.oauth_authorizations (
  id uuid primary key,
  authorization_id text not null unique,
  client_id uuid not null references auth.oauth_clients (id) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
  redirect_uri text not null check (char_length(redirect_uri) <= 2048),
  scope text not null check (char_length(scope) <= 4096),
  state text check (char_length(state) <= 4096),
  resource text check (char_length(resource) <= 2048),
  code_challenge text check (char_length(code_challenge) <= 128),
  code_challenge_method text,
  response_type text not null default 'code',
  status text not null default 'pending' check (status in ('pending', 'approved', 'denied', 'expired')),
  authorization_code text unique check (char_length(authorization_code) <= 255),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '3 minutes',
  approved_at timestamptz,
  nonce text check (char_length(nonce) <= 255)
);
create table if not exists auth.oauth_consents (
  id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  client_id uuid not null references auth.oauth_clients (id) on delete cascade,
  scopes text not null check (char_length(scopes) <= 2048 and char_length(trim(scopes)) > 0),
  granted_at timestamptz not null default now(),
  revoked_at timestamptz check (revoked_at >= granted_at),
  unique (user_id, client_id)
);
alter table auth.sessions add column if not exists oauth_client_id uuid references auth.oauth_clients (id) on delete cascade;
create index if not exists sessions_oauth_client_id_idx on auth.sessions (oauth_client_id);
`;

/** lite replaces its auth functions at every start. Its auth.email() reads a setting that lite never sets. */
const authFunctions = /* sql */ `
create or replace function auth.email() returns text language sql stable as $$
  select coalesce(
    nullif(current_setting('request.jwt.claim.email', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
  )
$$;
grant usage on schema auth to anon, authenticated, service_role;
grant execute on all functions in schema auth to anon, authenticated, service_role;
`;

/**
 * Creates the roles that the server lacks and, before the first migration, their default privileges. Migrations revoke
 * some of these, and a later start must not grant them again.
 */
export async function prepareRoles(database: Database): Promise<void> {
  const [state] = await database.sql<{ migrated: boolean }>(
    "select exists (select from supabase_migrations.schema_migrations) as migrated",
    [],
  );
  const roles = await readFile(projectPaths.roles, "utf8");
  const defaults = state?.migrated === true ? "" : grants;
  await database.sql(
    roles + membership + defaults + authenticationMethods + oauthServer + clientSessions + authFunctions,
  );
}
