-- The API exposes `public` only, so no client reaches what is in `private`.
create schema private;
revoke all on schema private from public;
-- The profiles view and the policies run with the rights of the student who asks, and use what is in here.
grant usage on schema private to authenticated, service_role;

-- A new Supabase project grants every new object in `public` to every role. Here each migration grants what it means to.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;

-- The one clock of every rule about time: a test moves time by replacing this function.
create function private.moment() returns timestamptz
  language sql stable
  set search_path = ''
  as $$ select now() $$;

-- The Monday of a week. A week starts on Monday at 00:00 UTC, whatever the time zone of the session.
create function private.week_of(moment timestamptz) returns date
  language sql immutable
  set search_path = ''
  as $$ select date_trunc('week', moment at time zone 'UTC')::date $$;

-- Column grants say which columns a client may write. This trigger repeats it, in case a tool or a later migration grants
-- the whole table (ADR 0035). Attach it with `before update of <every column that clients may not write>`:
-- then an update of the other columns costs nothing.
create function private.refuse_protected_columns() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  if current_user in ('anon', 'authenticated') then
    raise exception 'permission denied: a client cannot change these columns of %', tg_table_name
      using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;

revoke all on function private.moment() from public, anon;
revoke all on function private.week_of(timestamptz) from public, anon;
revoke all on function private.refuse_protected_columns() from public, anon, authenticated;
grant execute on function private.moment() to authenticated, service_role;
grant execute on function private.week_of(timestamptz) to authenticated, service_role;
