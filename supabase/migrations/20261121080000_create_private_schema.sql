-- What no client may reach: the API exposes `public` only.
create schema private;
revoke all on schema private from public;
-- The profiles view runs with its reader's rights, so the reader needs a way to what it reads.
grant usage on schema private to authenticated, service_role;

-- A new project grants everything new in `public` to every role. Here each migration grants what it means to.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

-- The one clock of every rule about time; a test moves time by replacing it.
create function private.moment() returns timestamptz
  language sql stable
  set search_path = ''
  as $$ select now() $$;

-- A week starts Monday 00:00 UTC, whatever the zone of the session.
create function private.week_of(moment timestamptz) returns date
  language sql immutable
  set search_path = ''
  as $$ select date_trunc('week', moment at time zone 'UTC')::date $$;

revoke all on function private.moment() from public, anon;
revoke all on function private.week_of(timestamptz) from public, anon;
grant execute on function private.moment() to authenticated, service_role;
grant execute on function private.week_of(timestamptz) to authenticated, service_role;
