create function private.may_delete_from(name text) returns boolean
  language sql stable
  set search_path = ''
  as $$ select has_table_privilege(name, 'select') and has_table_privilege(name, 'delete') $$;

revoke all on function private.may_delete_from(text) from public, anon, authenticated;

-- What the auth server keeps of a person beyond the deletion: its own log, with ids and addresses, and sign-ins that were
-- begun and not finished, with a token of the provider (SRV-07). Called after the deletion, which the log tells of too.
-- False: this database does not let us; see docs/deploy.md.
create or replace function public.forget_person(p_user_id uuid) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  is_forgotten boolean := true;
begin
  if to_regclass('auth.flow_state') is not null then
    if private.may_delete_from('auth.flow_state') then
      delete from auth.flow_state where user_id = p_user_id;
    else
      is_forgotten := false;
    end if;
  end if;
  if to_regclass('auth.audit_log_entries') is not null then
    if private.may_delete_from('auth.audit_log_entries') then
      delete from auth.audit_log_entries where payload::text like '%' || p_user_id || '%';
    else
      is_forgotten := false;
    end if;
  end if;
  return is_forgotten;
end
$$;
