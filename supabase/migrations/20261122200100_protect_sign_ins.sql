-- The beta programme sends no confirmation mail, so an account that signed up with a password has an unverified address.
-- When the owner of that address signs in with Google or Apple, the auth server gives them the same account. By then the
-- password must be gone and every session that was started with it must have ended (SRV-01, ADR 0028). The
-- owner sets a new password by mail.

-- Sessions that were ended here. Their access tokens remain genuine for up to an hour, so policies check this table.
create table private.ended_sessions (
  session_id uuid primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  ended_at timestamptz not null default private.moment()
);

create index ended_sessions_by_user on private.ended_sessions (user_id);

alter table private.ended_sessions enable row level security;
revoke all on private.ended_sessions from public, anon, authenticated, service_role;

create function private.remove_unverified_password() returns trigger
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  -- An earlier sign-in with Google or Apple has verified the address, and with it the password.
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

create trigger remove_unverified_password
  after insert on auth.identities
  for each row when (new.provider in ('google', 'apple'))
  execute function private.remove_unverified_password();

-- Whether the session of this request's access token has not been ended here. Every table that students reach has a
-- restrictive policy with this condition; the policies call it in a subquery, so that it runs once a statement.
create function private.is_session_active() returns boolean
  language sql stable security definer
  set search_path = ''
  as $$
    select not exists (
      select from private.ended_sessions
      where session_id::text = nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id'
    )
  $$;

-- Without confirmation mails the auth server would accept any new address unverified, and the real owner of that address
-- would be given this account at their first sign-in with Google or Apple (SRV-01). The product has no way to change an
-- address, so every change is refused.
create function private.refuse_email_change() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  raise exception 'the address of an account does not change' using errcode = '42501';
end
$$;

create trigger refuse_email_change
  before update of email on auth.users
  for each row when (old.email is not null and lower(old.email) is distinct from lower(new.email))
  execute function private.refuse_email_change();

revoke all on function private.remove_unverified_password() from public, anon, authenticated;
revoke all on function private.is_session_active() from public, anon;
revoke all on function private.refuse_email_change() from public, anon, authenticated;
grant execute on function private.is_session_active() to authenticated;
