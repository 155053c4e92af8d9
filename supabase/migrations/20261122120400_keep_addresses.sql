-- Without confirmation mails the auth server would take any new address at its word, and whoever owns it would be given
-- that account at their first sign-in by Google or Apple (SRV-01). Nothing in the product changes an address.
create function private.keep_address() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  raise exception 'the address of an account does not change' using errcode = '42501';
end
$$;

revoke all on function private.keep_address() from public, anon, authenticated;

create trigger keep_address
  before update of email on auth.users
  for each row when (old.email is not null and lower(old.email) is distinct from lower(new.email))
  execute function private.keep_address();
