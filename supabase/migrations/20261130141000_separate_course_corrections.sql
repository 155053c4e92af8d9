-- Two students' folders may have the same id (create_folders), so what a folder remembers is one for each folder and owner. Before, who
-- knew a folder's id changed what its owner had remembered, through a folder with that id (SRV-01, COR-04).
alter table public.course_corrections
  drop constraint course_corrections_folder_id_kind_heard_key,
  add constraint one_correction_of_the_words unique (folder_id, user_id, kind, heard);

create or replace function public.remember_correction(p_id uuid, p_folder_id uuid, p_kind text, p_from text, p_to text) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  caller constant uuid := auth.uid();
begin
  if caller is null or not private.is_own_session() then
    raise exception 'permission denied: this session has ended' using errcode = 'insufficient_privilege';
  end if;
  -- Two calls are counted one after the other.
  perform from public.folders where id = p_folder_id and user_id = caller for no key update;
  if not found then return false; end if;
  insert into public.course_corrections (id, user_id, folder_id, kind, heard, shown)
    values (p_id, caller, p_folder_id, p_kind, p_from, p_to)
    on conflict (folder_id, user_id, kind, heard) do update set id = excluded.id, shown = excluded.shown;
  if (select count(*) > 2000 from public.course_corrections where folder_id = p_folder_id and user_id = caller) then
    raise exception 'new row for relation "course_corrections" violates check constraint "at_most_2000_corrections"'
      using errcode = 'check_violation', schema = 'public', table = 'course_corrections', constraint = 'at_most_2000_corrections';
  end if;
  return true;
exception
  -- A repeat of a call whose correction was replaced since: the later one stays.
  when unique_violation then return true;
end
$$;
