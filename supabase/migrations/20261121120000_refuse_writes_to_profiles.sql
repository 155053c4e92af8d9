-- PostgreSQL asks whether a view's columns can be written before it asks who may write them, so that a client's write to
-- profiles failed as "cannot update column", which the API takes for a failure of the server's. With these triggers the
-- question of who comes first, and nobody may.
create function private.refuse_write() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  raise exception 'permission denied for view %', tg_table_name using errcode = 'insufficient_privilege';
end
$$;

revoke all on function private.refuse_write() from public, anon, authenticated, service_role;

create trigger refuse_write instead of insert or update or delete on public.profiles
  for each row execute function private.refuse_write();
