-- A student's own assistants (ChatGPT, an editor) read lectures through the function `mcp` (CON-01 … CON-04, ADR 0068). The
-- auth server gives such a client a whole user's token that names the client. What it may do is decided here.

-- An auth server without this column is older than September 2025: stop here, since every request would fail.
do $$ begin perform oauth_client_id from auth.sessions limit 0; end $$;

-- Which clients a student has connected. Without a row the token of a client reaches nothing, whatever the auth server issued:
-- it would let a client approve the next client with its own token.
create table private.connected_assistants (
  -- Not auth.users: a call locks the account, and a deletion of that person would deadlock with it.
  user_id uuid not null references private.accounts (id) on delete cascade,
  -- No reference to auth.oauth_clients, which belongs to the auth server.
  client_id uuid not null,
  -- As the student saw it.
  name text not null check (char_length(name) <= 200),
  -- Where the client leads to; its name is its own invention.
  host text not null check (char_length(host) <= 200),
  connected_at timestamptz not null default private.moment(),
  last_used_at timestamptz,
  -- How many tools were called since `minute`.
  minute timestamptz not null default '-infinity',
  calls integer not null default 0 check (calls >= 0),
  primary key (user_id, client_id)
);

alter table private.connected_assistants enable row level security;
revoke all on private.connected_assistants from public, anon, authenticated, service_role;

-- A client's token is active only while the student has that client connected, and its session is of that client.
create or replace function private.is_session_active() returns boolean
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '');
  own_session constant uuid := claims ->> 'session_id';
begin
  if own_session is null then return not coalesce(claims ? 'client_id', false); end if;
  return exists (
    select from auth.sessions as session
      where session.id = own_session and (session.not_after is null or session.not_after > private.moment())
        and (not claims ? 'client_id' or session.oauth_client_id::text is not distinct from claims ->> 'client_id')
        and (session.oauth_client_id is null or exists (
          select from private.connected_assistants as connected
            where connected.user_id = session.user_id and connected.client_id = session.oauth_client_id
        ))
  );
end
$$;

-- Whether the request is a connected client's. The session says so too: after a second factor the auth server issues a token
-- for the same session without the claim.
create function private.is_connected_client() returns boolean
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '');
begin
  return coalesce(claims ? 'client_id', false) or exists (
    select from auth.sessions where id = (claims ->> 'session_id')::uuid and oauth_client_id is not null
  );
end
$$;

-- Whether the request is of the student's own active session. A function for students that bypasses row-level security
-- requires it, unless a tool of `mcp` reads with it.
create function private.is_own_session() returns boolean
  language plpgsql stable security definer
  set search_path = ''
  as $$ begin return private.is_session_active() and not private.is_connected_client(); end $$;

-- Which requests the data API answers for a connected client: what the tools of `mcp` read.
create function private.is_read_by_tools(p_method text, p_path text) returns boolean
  language sql immutable
  set search_path = ''
  as $$
    select p_method in ('GET', 'HEAD') and p_path in (
        '/recordings', '/recording_segments', '/recording_corrections', '/recording_outlines', '/folders', '/tags', '/recording_tags'
      )
      or p_method in ('GET', 'HEAD', 'POST')
        and p_path in ('/rpc/search_recordings', '/rpc/find_unit_passages', '/rpc/read_unit', '/rpc/due_fronts')
  $$;

create or replace function public.refuse_ended_session() returns void
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  if not private.is_session_active() then
    raise sqlstate 'PT401' using message = 'this session has ended';
  end if;
  if private.is_connected_client() and not coalesce(
    private.is_read_by_tools(current_setting('request.method', true), current_setting('request.path', true)), false
  ) then
    raise sqlstate 'PT403' using message = 'a connected assistant may not do this';
  end if;
end
$$;

-- On each table a client writes nothing, and reads only what the tools read.
do $$
declare
  target record;
  verb text;
begin
  for target in
    select c.oid::regclass as name, c.relname in (
        'recordings', 'recording_segments', 'recording_corrections', 'recording_outlines', 'folders', 'tags', 'recording_tags'
      ) and c.relnamespace = 'public'::regnamespace as is_read
      from pg_catalog.pg_class as c
      where c.relkind in ('r', 'p') and c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and exists (select from pg_catalog.pg_policy where polrelid = c.oid)
  loop
    if target.is_read then
      execute format('create policy "connected assistants insert nothing" on %s
        as restrictive for insert to authenticated with check ((select private.is_own_session()))', target.name);
      foreach verb in array array['update', 'delete'] loop
        execute format('create policy "connected assistants %s nothing" on %s
          as restrictive for %s to authenticated using ((select private.is_own_session()))', verb, target.name, verb);
      end loop;
    else
      execute format('create policy "connected assistants have no access" on %s
        as restrictive for all to authenticated using ((select private.is_own_session()))', target.name);
    end if;
  end loop;
end
$$;

-- Every earlier function that passes row-level security for students is closed to clients.
do $$
declare
  definition text;
begin
  for definition in
    select replace(pg_catalog.pg_get_functiondef(oid), 'private.is_session_active()', 'private.is_own_session()')
      from pg_catalog.pg_proc
      where pronamespace = 'public'::regnamespace and prosecdef and proname <> 'refuse_ended_session'
        and has_function_privilege('authenticated', oid, 'execute')
  loop
    -- What is kept of the caller counts the new table (PRV-01).
    execute replace(definition, E'\n    ''sign-in'', (',
      E'\n    ''connections'', (select count(*) from private.connected_assistants where user_id = caller),\n    ''sign-in'', (');
  end loop;
end
$$;

-- A client finds lectures and no study guides, which no tool reads.
create or replace function public.search_recordings(
  p_query text,
  p_folder_id uuid default null,
  p_favorites boolean default false,
  p_from timestamptz default null,
  p_until timestamptz default null
) returns jsonb
  language sql stable security invoker
  set search_path = ''
  as $$
    select case
      when private.is_connected_client() then jsonb_set(found, '{results}', jsonb_path_query_array(found, '$.results[*] ? (@.kind == "recording")'))
      else found
    end
    from private.search_recordings(p_query, p_folder_id, p_favorites, p_from, p_until) as found
  $$;

-- The fronts of the cards that are asked next. A tool reads with it past row-level security, since a client reads no card.
create function public.due_fronts(p_folder_id uuid default null, p_limit integer default 20)
  returns table (id uuid, recording_id uuid, recording_name text, folder_id uuid, front text, due timestamptz)
  language sql stable security definer
  set search_path = ''
  as $$
    select card.id, card.recording_id, card.recording_name, recording.folder_id, card.front, card.due
      from public.due_cards(null, p_folder_id, null, least(greatest(p_limit, 1), 50)) with ordinality as card
      join public.recordings as recording on recording.id = card.recording_id and recording.user_id = (select auth.uid())
      where private.is_session_active()
      order by card.ordinality
  $$;

-- Connects a client that the auth server knows, with its name and host; again, it renews them. The consent page calls it
-- before it approves the authorization. Returns false for an unknown client.
create function public.connect_assistant(p_client_id uuid) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  caller constant uuid := auth.uid();
begin
  if caller is null or not private.is_own_session() then
    raise exception 'permission denied: this session has ended' using errcode = 'insufficient_privilege';
  end if;
  insert into private.connected_assistants (user_id, client_id, name, host)
    select caller, client.id, left(coalesce(client.client_name, ''), 200),
        left(coalesce(substring(split_part(client.redirect_uris, ',', 1) from '^[^:/]+://([^/?#]*)'), ''), 200)
      from auth.oauth_clients as client
      where client.id = p_client_id and client.deleted_at is null
    on conflict (user_id, client_id) do update set name = excluded.name, host = excluded.host;
  return found;
end
$$;

-- The caller's connected clients, the newest first.
create function public.connected_assistants()
  returns table (client_id uuid, name text, host text, connected_at timestamptz, last_used_at timestamptz)
  language sql stable security definer
  set search_path = ''
  as $$
    select client_id, name, host, connected_at, last_used_at from private.connected_assistants
      where user_id = (select auth.uid()) and private.is_own_session()
      order by connected_at desc, client_id
  $$;

-- Disconnects a client: from this statement on its tokens are refused. Returns false if it was not connected.
create function public.disconnect_assistant(p_client_id uuid) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  caller constant uuid := auth.uid();
  was_connected boolean;
begin
  if caller is null or not private.is_own_session() then
    raise exception 'permission denied: this session has ended' using errcode = 'insufficient_privilege';
  end if;
  delete from private.connected_assistants where user_id = caller and client_id = p_client_id;
  was_connected := found;
  delete from auth.sessions where user_id = caller and oauth_client_id = p_client_id;
  begin
    update auth.oauth_consents set revoked_at = now()
      where user_id = caller and client_id = p_client_id and revoked_at is null;
  exception when insufficient_privilege then
    -- The auth server then doesn't ask again; the token that it gives reaches nothing without a row above.
  end;
  return was_connected;
end
$$;

-- Takes a call of a tool: sixty a minute and student, of all clients together.
-- outcome: 'taken' | 'too-soon' (again after retry_after seconds) | 'not-connected'
create function public.take_tool_call(p_user_id uuid, p_client_id uuid)
  returns table (outcome text, retry_after integer)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  now_at constant timestamptz := private.moment();
  this_minute constant timestamptz := date_trunc('minute', now_at);
begin
  -- Two calls at once are counted one after the other.
  perform from private.accounts where id = p_user_id for no key update;
  if not exists (select from private.connected_assistants where user_id = p_user_id and client_id = p_client_id) then
    return query select 'not-connected', null::integer;
  elsif (select sum(calls) from private.connected_assistants where user_id = p_user_id and minute = this_minute) >= 60 then
    return query select 'too-soon', ceil(extract(epoch from this_minute + interval '1 minute' - now_at))::integer;
  else
    update private.connected_assistants
      set last_used_at = now_at, calls = case when minute = this_minute then calls + 1 else 1 end, minute = this_minute
      where user_id = p_user_id and client_id = p_client_id;
    return query select 'taken', null::integer;
  end if;
end
$$;

-- Otherwise a client could replace the student's password and sign in with it: the auth server lets every token of a user do so,
-- and a trigger doesn't see which one. So a student with connected clients replaces a password only after following a mail link.
create function private.refuse_password_of_connected() returns trigger
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  if exists (select from private.connected_assistants where user_id = new.id) and not exists (
    select from auth.sessions as session
      join auth.mfa_amr_claims as claim on claim.session_id = session.id
      where session.user_id = new.id and session.oauth_client_id is null
        and claim.authentication_method in ('recovery', 'magiclink', 'otp', 'invite', 'email/signup')
        and claim.updated_at > now() - interval '1 hour'
  ) then
    raise exception 'with connected assistants a password is changed after following a mail link' using errcode = '42501';
  end if;
  return new;
end
$$;

create trigger refuse_password_of_connected
  before update of encrypted_password on auth.users
  for each row when (
    coalesce(old.encrypted_password, '') <> '' and coalesce(new.encrypted_password, '') <> ''
    and old.encrypted_password <> new.encrypted_password
  )
  execute function private.refuse_password_of_connected();

revoke all on function private.is_connected_client() from public, anon;
revoke all on function private.is_own_session() from public, anon;
revoke all on function private.is_read_by_tools(text, text) from public, anon, authenticated;
revoke all on function private.refuse_password_of_connected() from public, anon, authenticated;
revoke all on function public.due_fronts(uuid, integer) from public, anon;
revoke all on function public.connect_assistant(uuid) from public, anon;
revoke all on function public.connected_assistants() from public, anon;
revoke all on function public.disconnect_assistant(uuid) from public, anon;
revoke all on function public.take_tool_call(uuid, uuid) from public, anon, authenticated;
grant execute on function private.is_connected_client() to authenticated;
grant execute on function private.is_own_session() to authenticated;
grant execute on function public.due_fronts(uuid, integer) to authenticated;
grant execute on function public.connect_assistant(uuid) to authenticated;
grant execute on function public.connected_assistants() to authenticated;
grant execute on function public.disconnect_assistant(uuid) to authenticated;
grant execute on function public.take_tool_call(uuid, uuid) to service_role;
