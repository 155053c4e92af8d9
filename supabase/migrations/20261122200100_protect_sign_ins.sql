-- The beta programme sends no confirmation mail, so an account that signed up with a password has an unverified address.
-- When the owner of that address signs in with Google or Apple, the auth server gives them the same account. By then the
-- password must be gone and every session that was started with it must have ended (SRV-01, ADR 0028). The
-- owner sets a new password by mail.

create function private.remove_unverified_password() returns trigger
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  -- An earlier sign-in with Google or Apple, or a mail link, has verified the address, and with it the password.
  if exists (
    select from auth.identities
    where user_id = new.user_id and provider in ('google', 'apple') and id <> new.id
  ) or exists (select from private.followed_mail_links where user_id = new.user_id) then
    return null;
  end if;
  update auth.users set encrypted_password = null
    where id = new.user_id and coalesce(encrypted_password, '') <> '';
  if not found then return null; end if;
  delete from auth.sessions where user_id = new.user_id;
  return null;
end
$$;

create trigger remove_unverified_password
  after insert on auth.identities
  for each row when (new.provider in ('google', 'apple'))
  execute function private.remove_unverified_password();

-- Whether the session of this request's access token still exists. The auth server deletes a session at sign-out, and all
-- others of a person at a new password; the access token remains genuine for up to an hour. Every table that students reach
-- has a restrictive policy with this condition, in a subquery, so that it runs once a statement; a function that runs past
-- row-level security on a student's behalf calls it too. Each token of the auth server names its session.
--
-- PL/pgSQL, because it keeps its plan for the connection; in SQL the look-up is planned at every statement.
create function private.is_session_active() returns boolean
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  own_session constant uuid := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
begin
  return own_session is null or exists (
    select from auth.sessions
      where id = own_session and (not_after is null or not_after > private.moment())
  );
end
$$;

-- What the data API calls before each request: 401 instead of no rows, so that a page that is still open elsewhere signs out
-- and does not show an empty library. The policies stay what refuses: they hold where this setting is missing.
create function public.refuse_ended_session() returns void
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  if not private.is_session_active() then
    raise sqlstate 'PT401' using message = 'this session has ended';
  end if;
end
$$;

revoke all on function public.refuse_ended_session() from public;
grant execute on function public.refuse_ended_session() to anon, authenticated, service_role;
alter role authenticator set pgrst.db_pre_request = 'public.refuse_ended_session';
notify pgrst, 'reload config';

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

-- The first password of an account, a Google user's or one whose password was removed, is set within an hour after a mail
-- link was followed. Otherwise an access token that was read once would be enough to keep the account for good. A password
-- that exists can be replaced: the auth server also does so when a sign-in renews its hash.
create function private.refuse_password_without_mail() returns trigger
  language plpgsql stable security definer
  set search_path = ''
  as $$
begin
  if not exists (
    select from auth.sessions as session
      join auth.mfa_amr_claims as claim on claim.session_id = session.id
      where session.user_id = new.id
        and claim.authentication_method in ('recovery', 'magiclink', 'otp', 'invite', 'email/signup')
        and claim.updated_at > now() - interval '1 hour'
  ) then
    raise exception 'a first password is set after following a mail link' using errcode = '42501';
  end if;
  return new;
end
$$;

create trigger refuse_password_without_mail
  before update of encrypted_password on auth.users
  for each row when (coalesce(old.encrypted_password, '') = '' and coalesce(new.encrypted_password, '') <> '')
  execute function private.refuse_password_without_mail();

revoke all on function private.refuse_password_without_mail() from public, anon, authenticated;
revoke all on function private.remove_unverified_password() from public, anon, authenticated;
revoke all on function private.is_session_active() from public, anon;
revoke all on function private.refuse_email_change() from public, anon, authenticated;
grant execute on function private.is_session_active() to authenticated;
