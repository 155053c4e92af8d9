import type { Database } from "./database.ts";

/** Creates what a Supabase project already has before its first migration, and lite lacks. */
const roles = /* sql */ `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then
    create role authenticated nologin noinherit;
  end if;
  if not exists (select from pg_roles where rolname = 'service_role') then
    create role service_role nologin noinherit bypassrls;
  end if;
  if not exists (select from pg_roles where rolname = 'authenticator') then
    create role authenticator nologin noinherit;
  end if;
end $$;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
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
 * Creates the roles once, before the first migration. Migrations revoke some of their default privileges, and a later
 * start must not grant them again.
 */
export async function prepareRoles(database: Database): Promise<void> {
  const [state] = await database.sql<{ migrated: boolean }>(
    "select exists (select from supabase_migrations.schema_migrations) as migrated",
    [],
  );
  await database.sql((state?.migrated === true ? "" : roles) + authenticationMethods + authFunctions);
}
