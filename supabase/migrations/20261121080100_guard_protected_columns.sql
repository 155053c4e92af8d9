-- Column grants say which columns a client may write. This trigger says it a second time, for the day a tool or a
-- migration grants the whole table again. Attach it with `before update of <every column no client writes>`, so that
-- a write of the other columns costs nothing.
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

revoke all on function private.refuse_protected_columns() from public, anon, authenticated;
