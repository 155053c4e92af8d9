-- The beta programme sends no confirmation mail, so an address that signed up with a password is nobody's until proven.
-- When its owner comes by Google or Apple, the auth server gives them that account: whoever chose the password, and whoever
-- signed in with it, must be out by then (SRV-01). The owner gets a password back by mail.

-- Sessions that were ended here: their access tokens are genuine for up to an hour more.
create table private.ended_sessions (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  ended_at timestamptz not null default private.moment()
);

create index ended_sessions_by_user on private.ended_sessions (user_id);

alter table private.ended_sessions enable row level security;
revoke all on private.ended_sessions from public, anon, authenticated, service_role;

create function private.end_unproven_password() returns trigger
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  -- Whoever came by Google or Apple before has proven the address, and with it the password.
  if exists (
    select from auth.identities
    where user_id = new.user_id and provider in ('google', 'apple') and id <> new.id
  ) then
    return null;
  end if;
  update auth.users set encrypted_password = null
    where id = new.user_id and coalesce(encrypted_password, '') <> '';
  if not found then return null; end if;
  delete from private.ended_sessions where ended_at < private.moment() - interval '1 day';
  insert into private.ended_sessions (session_id, user_id)
    select id, user_id from auth.sessions where user_id = new.user_id on conflict do nothing;
  delete from auth.sessions where user_id = new.user_id;
  return null;
end
$$;

revoke all on function private.end_unproven_password() from public, anon, authenticated;

create trigger end_unproven_password
  after insert on auth.identities
  for each row when (new.provider in ('google', 'apple'))
  execute function private.end_unproven_password();

-- Whether the token of this request belongs to a session that was not ended here.
create function private.session_stands() returns boolean
  language sql stable security definer
  set search_path = ''
  as $$
    select not exists (
      select from private.ended_sessions
      where session_id::text = nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id'
    )
  $$;

revoke all on function private.session_stands() from public, anon;
grant execute on function private.session_stands() to authenticated;

create policy "an ended session reaches nothing" on private.accounts
  as restrictive for all to authenticated using ((select private.session_stands()));
create policy "an ended session reaches nothing" on public.user_info
  as restrictive for all to authenticated using ((select private.session_stands()));
create policy "an ended session reaches nothing" on public.folders
  as restrictive for all to authenticated using ((select private.session_stands()));
create policy "an ended session reaches nothing" on public.recordings
  as restrictive for all to authenticated using ((select private.session_stands()));
create policy "an ended session reaches nothing" on public.recording_segments
  as restrictive for all to authenticated using ((select private.session_stands()));
create policy "an ended session reaches nothing" on public.study_guides
  as restrictive for all to authenticated using ((select private.session_stands()));
