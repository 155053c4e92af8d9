-- The auth server keeps a log of its own, with ids and addresses, that outlives a deleted person (SRV-07). Called
-- after the deletion, which that log tells of too. False: this database does not let us; see docs/deploy.md.
create function public.forget_person(p_user_id uuid) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  if to_regclass('auth.audit_log_entries') is null then return true; end if;
  if not has_table_privilege('auth.audit_log_entries', 'select, delete') then return false; end if;
  delete from auth.audit_log_entries where payload::text like '%' || p_user_id || '%';
  return true;
end
$$;

revoke all on function public.forget_person(uuid) from public, anon, authenticated;
grant execute on function public.forget_person(uuid) to service_role;
