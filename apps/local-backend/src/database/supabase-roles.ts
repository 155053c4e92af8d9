import { readFile } from "node:fs/promises";
import { projectPaths } from "../project-paths.ts";
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
  await database.sql(roles + membership + defaults + authenticationMethods + authFunctions);
}
