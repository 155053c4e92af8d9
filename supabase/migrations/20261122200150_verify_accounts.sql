-- Which accounts belong to the owner of their address (ADR 0028). Any person can sign up with any address, and without
-- confirmation mails the auth server marks every address as confirmed, so that mark says nothing. Google and Apple verify
-- an address, and so does a mail link that was followed, which is recorded here.
create table private.followed_mail_links (
  user_id uuid primary key references auth.users (id) on delete cascade,
  followed_at timestamptz not null default private.moment()
);

alter table private.followed_mail_links enable row level security;
revoke all on private.followed_mail_links from public, anon, authenticated, service_role;

create function private.is_verified(p_user_id uuid) returns boolean
  language sql stable security definer
  set search_path = ''
  as $$
    select exists (select from auth.identities where user_id = p_user_id and provider in ('google', 'apple'))
      or exists (select from private.followed_mail_links where user_id = p_user_id)
  $$;

-- Whether the caller's account is verified, so that a page can say beforehand what needs it.
create function public.is_address_confirmed() returns boolean
  language sql stable security definer
  set search_path = ''
  as $$ select private.is_session_active() and private.is_verified(auth.uid()) $$;

-- Records that the caller followed a mail link, if that is how their session began: the auth server writes it into the
-- access token (amr). Returns whether the account is verified. The app calls it right before it sets the new password:
-- the password of before the first link may be that of a person who does not read this mailbox, so it is removed, and every
-- other session ends, as when Google or Apple verifies it.
create function public.confirm_address() returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  caller constant uuid := auth.uid();
  claims constant jsonb := nullif(current_setting('request.jwt.claims', true), '')::jsonb;
begin
  if caller is null or not private.is_session_active() then
    raise exception 'permission denied: this session has ended' using errcode = 'insufficient_privilege';
  end if;
  if private.is_verified(caller) then return true; end if;
  if jsonb_typeof(claims -> 'amr') is distinct from 'array' or not exists (
    select from jsonb_array_elements(claims -> 'amr') as entry
      where entry ->> 'method' in ('recovery', 'magiclink', 'otp', 'invite', 'email/signup')
  ) then
    return false;
  end if;
  insert into private.followed_mail_links (user_id) values (caller) on conflict do nothing;
  update auth.users set encrypted_password = null where id = caller and coalesce(encrypted_password, '') <> '';
  delete from auth.sessions where user_id = caller and id <> (claims ->> 'session_id')::uuid;
  return true;
end
$$;

revoke all on function private.is_verified(uuid) from public, anon, authenticated;
revoke all on function public.is_address_confirmed() from public, anon, authenticated;
grant execute on function public.is_address_confirmed() to authenticated;
revoke all on function public.confirm_address() from public, anon, authenticated;
grant execute on function public.confirm_address() to authenticated;
