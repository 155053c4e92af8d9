-- A student's tags and the recordings that carry them (UNT-04).
create table public.tags (
  -- The client makes it, so that a creation whose answer was lost can be repeated.
  id uuid not null default gen_random_uuid(),
  -- Not auth.users: see public.recordings.
  user_id uuid not null references private.accounts (id) on delete cascade,
  -- Without spaces around it, and composed, so that "é" is one name however it was typed.
  name text not null check (name <> '' and name !~ '^\s|\s$' and char_length(name) <= 40 and name is nfc normalized),
  -- Of the palette in packages/domain/src/tag.ts; a theme says what it looks like.
  color text not null default 'gray' check (color in ('gray', 'red', 'orange', 'yellow', 'green', 'blue', 'purple', 'pink')),
  -- Milliseconds, as a client's dates have them.
  created_at timestamptz(3) not null default private.moment(),
  -- Together with its owner: an id that another person's tag has is free, and tells nothing of that tag.
  primary key (id, user_id)
);

-- One tag a name, whatever its case.
create unique index one_tag_a_name on public.tags (user_id, lower(name));

alter table public.tags enable row level security;
revoke all on public.tags from public, anon, authenticated;
grant select, insert (id, user_id, name, color), update (name, color), delete on public.tags to authenticated;
grant select, insert, update, delete on public.tags to service_role;

create policy "people read their own tags" on public.tags
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people create tags of their own" on public.tags
  for insert to authenticated with check (user_id = (select auth.uid()));
create policy "people change their own tags" on public.tags
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their own tags" on public.tags
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "ended sessions have no access" on public.tags
  as restrictive for all to authenticated using ((select private.is_session_active()));

create trigger refuse_protected_columns
  before update of id, user_id, created_at on public.tags
  for each row execute function private.refuse_protected_columns();

-- A person has at most 200 tags, counted once a statement. Inserts of the same person wait for one another, because neither
-- sees what the other has not committed.
create function private.limit_tags() returns trigger
  language plpgsql volatile
  set search_path = ''
  as $$
begin
  perform pg_advisory_xact_lock('public.tags'::regclass::oid::integer, hashtext(owner.user_id::text))
    from (select distinct user_id from added order by user_id) as owner;
  if exists (
    select from public.tags
      where user_id in (select user_id from added)
      group by user_id
      having count(*) > 200
  ) then
    raise exception 'new row for relation "tags" violates check constraint "at_most_200_tags"'
      using errcode = 'check_violation', schema = 'public', table = 'tags', constraint = 'at_most_200_tags';
  end if;
  return null;
end
$$;

create trigger limit_tags
  after insert on public.tags
  referencing new table as added
  for each statement execute function private.limit_tags();

-- change_recordings writes it; a client reads it only. Both sides are the same person's, by its keys.
create table public.recording_tags (
  user_id uuid not null,
  recording_id uuid not null,
  tag_id uuid not null,
  primary key (user_id, recording_id, tag_id),
  constraint the_recording_is_the_owners foreign key (recording_id, user_id)
    references public.recordings (id, user_id) on delete cascade,
  constraint the_tag_is_the_owners foreign key (tag_id, user_id)
    references public.tags (id, user_id) on delete cascade
);

create index recording_tags_of_tag on public.recording_tags (tag_id, user_id);

alter table public.recording_tags enable row level security;
revoke all on public.recording_tags from public, anon, authenticated;
grant select on public.recording_tags to authenticated;
grant select, insert, update, delete on public.recording_tags to service_role;

create policy "people read the tags of their own recordings" on public.recording_tags
  for select to authenticated using (user_id = (select auth.uid()));
create policy "ended sessions have no access" on public.recording_tags
  as restrictive for all to authenticated using ((select private.is_session_active()));

-- A recording has at most 20 tags.
create function private.limit_recording_tags() returns trigger
  language plpgsql volatile
  set search_path = ''
  as $$
begin
  if exists (
    select from public.recording_tags as stored
      where (stored.user_id, stored.recording_id) in (select user_id, recording_id from added)
      group by stored.user_id, stored.recording_id
      having count(*) > 20
  ) then
    raise exception 'new row for relation "recording_tags" violates check constraint "at_most_20_tags_a_recording"'
      using errcode = 'check_violation', schema = 'public', table = 'recording_tags',
        constraint = 'at_most_20_tags_a_recording';
  end if;
  return null;
end
$$;

create trigger limit_recording_tags
  after insert on public.recording_tags
  referencing new table as added
  for each statement execute function private.limit_recording_tags();

revoke all on function private.limit_tags() from public, anon, authenticated;
revoke all on function private.limit_recording_tags() from public, anon, authenticated;

-- The tags of all the caller's recordings that have any, in one answer, since the data API shortens lists:
-- {recording's id: [tags' ids]}.
create function public.tagged_recordings() returns jsonb
  language sql stable security invoker
  set search_path = ''
  as $$
    select coalesce(jsonb_object_agg(one.recording_id, one.tags), '{}')
      from (
        select recording_id, jsonb_agg(tag_id order by tag_id) as tags from public.recording_tags
          where user_id = (select auth.uid()) group by recording_id
      ) as one
  $$;

revoke all on function public.tagged_recordings() from public, anon, authenticated;
grant execute on function public.tagged_recordings() to authenticated;
