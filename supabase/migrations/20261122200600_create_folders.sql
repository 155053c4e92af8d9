create table public.folders (
  -- The client may make it, so that a creation whose answer was lost can be repeated.
  id uuid not null default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null check (btrim(name) <> '' and char_length(name) <= 300),
  description text check (char_length(description) <= 5000),
  color text not null default '#3B82F6' check (color ~ '^#[0-9A-Fa-f]{6}$'),
  -- The exam that the folder is for (UNT-06), on a day of the reader's calendar. Null: none.
  exam_date date check (exam_date between '2000-01-01' and '2199-12-31'),
  exam_name text check (btrim(exam_name) <> '' and char_length(exam_name) <= 60),
  -- The percentage of cards to be remembered on the day.
  exam_target smallint check (exam_target between 1 and 100),
  -- The last day of its recordings (END-01), which end_courses.sql deletes after it. Null: they stay.
  course_end date check (course_end between '2000-01-01' and '2199-12-31'),
  -- When the notice of the last day began to stand. The server alone writes it.
  course_end_noticed_at timestamptz,
  -- Milliseconds, as a client's dates have them: paging by (created_at, id) compares with what the client was given.
  created_at timestamptz(3) not null default private.moment(),
  -- Together with its owner: an id that another person's folder has is free, and tells nothing of that folder. The target of
  -- the recordings' foreign key.
  primary key (id, user_id),
  constraint an_exam_has_a_date check (exam_date is not null or num_nonnulls(exam_name, exam_target) = 0)
);

create index folders_newest_first on public.folders (user_id, created_at desc, id desc);
create index folders_by_course_end on public.folders (course_end) where course_end is not null;

alter table public.folders enable row level security;
revoke all on public.folders from public, anon, authenticated;
grant select, insert (id, user_id, name, description, color), delete on public.folders to authenticated;
grant update (name, description, color, exam_date, exam_name, exam_target, course_end) on public.folders to authenticated;
grant select, insert, update, delete on public.folders to service_role;

create policy "people read their own folders" on public.folders
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people create folders of their own" on public.folders
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own folders" on public.folders
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their own folders" on public.folders
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "ended sessions have no access" on public.folders
  as restrictive for all to authenticated using ((select private.is_session_active()));

create trigger refuse_protected_columns
  before update of id, user_id, created_at, course_end_noticed_at on public.folders
  for each row execute function private.refuse_protected_columns();

-- A person has at most a thousand folders (ADR 0036), counted once a statement. Inserts of the same person
-- wait for one another, because neither sees what the other has not committed.
create function private.limit_folders() returns trigger
  language plpgsql volatile
  set search_path = ''
  as $$
begin
  perform pg_advisory_xact_lock('public.folders'::regclass::oid::integer, hashtext(owner.user_id::text))
    from (select distinct user_id from added order by user_id) as owner;
  if exists (
    select from public.folders
      where user_id in (select user_id from added)
      group by user_id
      having count(*) > 1000
  ) then
    raise exception 'new row for relation "folders" violates check constraint "at_most_1000_folders"'
      using errcode = 'check_violation', schema = 'public', table = 'folders', constraint = 'at_most_1000_folders';
  end if;
  return null;
end
$$;

revoke all on function private.limit_folders() from public, anon, authenticated;

create trigger limit_folders
  after insert on public.folders
  referencing new table as added
  for each statement execute function private.limit_folders();
