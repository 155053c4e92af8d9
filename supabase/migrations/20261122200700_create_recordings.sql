create table public.recordings (
  id uuid primary key default gen_random_uuid(),
  -- A person who stores a recording has locked their account. A reference to auth.users would wait there for a deletion of
  -- that person, which waits for the account: a deadlock.
  user_id uuid not null references private.accounts (id) on delete cascade,
  original_name text not null check (char_length(original_name) <= 300),
  -- When the recording started; store_recording replaces a time in the future by the current one.
  created_at timestamptz(3) not null default private.moment(),
  status text not null default 'processing' check (status in ('processing', 'completed')),
  is_favorite boolean not null default false,
  -- Whether its student has read it (ADR 0064). No list shows it, so no index contains it.
  is_read boolean not null default false,
  folder_id uuid,
  transcript text check (octet_length(transcript) <= 10485760),
  ai_summary text check (char_length(ai_summary) <= 200000),
  ai_notes text check (char_length(ai_notes) <= 200000),
  recording_icon text check (char_length(recording_icon) between 1 and 40),
  recording_icon_color text check (recording_icon_color ~ '^#[0-9A-Fa-f]{6}$'),
  -- The page of a recording asks whether there is a transcript before it asks for the transcript itself. The value is
  -- computed at every write of the row; it reads the first characters only, so that a star doesn't read a long text.
  -- A generated column can't be written, so refuse_protected_columns needs no entry for it.
  has_transcript boolean not null
    generated always as (coalesce(left(transcript, 1000) ~ '\S', false)) stored,
  -- What the phone said it recorded, rounded up as it is charged. Null: not known.
  minutes numeric(8, 2) check (minutes >= 0),
  -- The cards near the screen ask for it and for the minutes, apart from the list: its indexes hold neither.
  summary_opening text generated always as (left(ai_summary, 400)) stored,
  -- The language that the transcript was found to be in when it arrived (ADR 0043): stop words, stems and the
  -- assistant's own sentences are of that language. Null: it was not determined at arrival, and the assistant determines
  -- it when it reads the transcript.
  language text check (language ~ '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' and char_length(language) <= 35),
  unique (id, user_id),
  -- The folder must be the same person's; a deleted folder leaves its recordings without one.
  constraint the_folder_is_the_owners foreign key (folder_id, user_id)
    references public.folders (id, user_id) on delete set null (folder_id)
);

-- The indexes contain what a card shows, so that a list reads the index alone (docs/scale.md has the figures): a row of
-- the table is as wide as its summary, and for a keyset's "or" the planner would otherwise sort from the second page on.
--
-- The first serves the list, the recent ones, the addable ones and the counts: nearly every recording is completed, so a
-- filter on status costs less than a second index would.
create index recordings_newest_first on public.recordings (user_id, created_at desc, id desc)
  include (status, is_favorite, folder_id, original_name, recording_icon, recording_icon_color);
create index recordings_favorites_newest_first on public.recordings (user_id, created_at desc, id desc)
  include (status, is_favorite, folder_id, original_name, recording_icon, recording_icon_color)
  where is_favorite;
create index recordings_of_folder_newest_first on public.recordings (folder_id, created_at desc, id desc)
  include (user_id, status, is_favorite, original_name, recording_icon, recording_icon_color)
  where folder_id is not null;

alter table public.recordings enable row level security;
revoke all on public.recordings from public, anon, authenticated;
grant select, update (is_favorite, is_read, original_name, ai_notes, folder_id), delete on public.recordings to authenticated;
grant select, insert, update, delete on public.recordings to service_role;

create policy "people read their own recordings" on public.recordings
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people change their own recordings" on public.recordings
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their own recordings" on public.recordings
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "ended sessions have no access" on public.recordings
  as restrictive for all to authenticated using ((select private.is_session_active()));

create trigger refuse_protected_columns
  before update of
    id, user_id, created_at, status, transcript, ai_summary, recording_icon, recording_icon_color, language, minutes
  on public.recordings
  for each row execute function private.refuse_protected_columns();

-- The notes of a person's recordings have 50 MB together, some ten thousand pages. Counted only when notes grow; writes of
-- the same person that grow wait for one another, because neither sees what the other has not committed. A text's length
-- is read without the text.
create function private.limit_notes() returns trigger
  language plpgsql volatile
  set search_path = ''
  as $$
declare
  owners constant uuid[] := array(
    select distinct after.user_id from after join before on before.id = after.id
      where coalesce(octet_length(after.ai_notes), 0) > coalesce(octet_length(before.ai_notes), 0)
      order by 1
  );
begin
  if owners = '{}' then return null; end if;
  perform pg_advisory_xact_lock('public.recordings'::regclass::oid::integer, hashtext(owner::text)) from unnest(owners) as owner;
  if exists (
    select from public.recordings where user_id = any (owners)
      group by user_id having sum(octet_length(ai_notes)) > 52428800
  ) then
    raise exception 'new row for relation "recordings" violates check constraint "at_most_50_mb_of_notes"'
      using errcode = 'check_violation', schema = 'public', table = 'recordings', constraint = 'at_most_50_mb_of_notes';
  end if;
  return null;
end
$$;

revoke all on function private.limit_notes() from public, anon, authenticated;

create trigger limit_notes
  after update on public.recordings
  referencing old table as before new table as after
  for each statement execute function private.limit_notes();
