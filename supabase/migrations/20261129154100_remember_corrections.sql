-- The words and names that a folder's lectures are offered (COR-04). None is applied by itself. They go with the folder; what its
-- recordings were corrected with stays.
create table public.course_corrections (
  -- The client makes it, so that a repeat makes one.
  id uuid not null,
  -- Not auth.users: see public.recordings.
  user_id uuid not null references private.accounts (id) on delete cascade,
  folder_id uuid not null,
  kind text not null check (kind in ('word', 'speaker')),
  heard text not null check (char_length(heard) <= 300),
  shown text not null,
  created_at timestamptz(3) not null default private.moment(),
  primary key (id, user_id),
  unique (folder_id, kind, heard),
  constraint it_is_a_correction check (
    private.is_correction(jsonb_build_object('kind', kind, 'segment', null, 'from', heard, 'to', shown), 1)
  ),
  constraint the_folder_is_the_owners foreign key (folder_id, user_id)
    references public.folders (id, user_id) on delete cascade
);

create index course_corrections_of_user on public.course_corrections (user_id);

alter table public.course_corrections enable row level security;
revoke all on public.course_corrections from public, anon, authenticated;
grant select, delete on public.course_corrections to authenticated;
grant select, insert, update, delete on public.course_corrections to service_role;

create policy "people read the corrections of their own folders" on public.course_corrections
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people delete the corrections of their own folders" on public.course_corrections
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "ended sessions have no access" on public.course_corrections
  as restrictive for all to authenticated using ((select private.is_session_active()));

-- Remembers a correction for a folder of the caller, instead of an earlier one of the same words. False: there is no such folder.
create function public.remember_correction(p_id uuid, p_folder_id uuid, p_kind text, p_from text, p_to text) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  caller constant uuid := auth.uid();
begin
  if caller is null or not private.is_session_active() then
    raise exception 'permission denied: this session has ended' using errcode = 'insufficient_privilege';
  end if;
  -- Two calls are counted one after the other.
  perform from public.folders where id = p_folder_id and user_id = caller for no key update;
  if not found then return false; end if;
  insert into public.course_corrections (id, user_id, folder_id, kind, heard, shown)
    values (p_id, caller, p_folder_id, p_kind, p_from, p_to)
    on conflict (folder_id, kind, heard) do update set id = excluded.id, shown = excluded.shown;
  if (select count(*) > 2000 from public.course_corrections where folder_id = p_folder_id) then
    raise exception 'new row for relation "course_corrections" violates check constraint "at_most_2000_corrections"'
      using errcode = 'check_violation', schema = 'public', table = 'course_corrections', constraint = 'at_most_2000_corrections';
  end if;
  return true;
exception
  -- A repeat of a call whose correction was replaced since: the later one stays.
  when unique_violation then return true;
end
$$;

revoke all on function public.remember_correction(uuid, uuid, text, text, text) from public, anon, authenticated;
grant execute on function public.remember_correction(uuid, uuid, text, text, text) to authenticated;

-- Both are counted in what is kept of a student (PRV-01): see count_kept_data. The rest of that function stays as it is.
do $do$
declare
  definition constant text := pg_get_functiondef('public.kept_data_counts()'::regprocedure);
  edited constant text := replace(definition, $$'summaries', ($$, $$'corrections', (
      select coalesce(sum(jsonb_array_length(corrections)), 0) from public.recording_corrections where user_id = caller
    ) + (select count(*) from public.course_corrections where user_id = caller),
    'summaries', ($$);
begin
  if edited = definition then raise exception 'kept_data_counts is another function'; end if;
  execute edited;
end
$do$;
