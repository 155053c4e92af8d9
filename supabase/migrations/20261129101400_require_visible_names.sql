-- A name of zero-width signs only shows nothing to press. Names that stand are not looked at again.
-- The name of the constraint is what a client sees, as of any other.
create function private.refuse_invisible_name() returns trigger
  language plpgsql
  set search_path = ''
  as $$
declare
  name constant text := to_jsonb(new) ->> tg_argv[0];
begin
  if name is null or name = '' or name ~ '[^\s\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]' then return new; end if;
  raise exception 'new row for relation "%" violates check constraint "a_name_is_visible"', tg_table_name
    using errcode = 'check_violation', schema = 'public', table = tg_table_name, constraint = 'a_name_is_visible';
end
$$;

create trigger refuse_invisible_name before insert or update of name on public.folders
  for each row execute function private.refuse_invisible_name('name');
create trigger refuse_invisible_name before insert or update of name on public.tags
  for each row execute function private.refuse_invisible_name('name');
create trigger refuse_invisible_name before insert or update of original_name on public.recordings
  for each row execute function private.refuse_invisible_name('original_name');
create trigger refuse_invisible_name before insert or update of title on public.study_guides
  for each row execute function private.refuse_invisible_name('title');

revoke all on function private.refuse_invisible_name() from public, anon, authenticated;
