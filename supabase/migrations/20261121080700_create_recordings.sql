create table public.recordings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  original_name text not null check (char_length(original_name) <= 300),
  -- When the recording started; store_recording keeps it out of the future.
  created_at timestamptz(3) not null default private.moment(),
  status text not null default 'processing' check (status in ('processing', 'completed')),
  is_favorite boolean not null default false,
  folder_id uuid,
  transcript text check (octet_length(transcript) <= 10485760),
  ai_summary text check (char_length(ai_summary) <= 200000),
  ai_notes text check (char_length(ai_notes) <= 200000),
  recording_icon text check (char_length(recording_icon) between 1 and 40),
  recording_icon_color text check (recording_icon_color ~ '^#[0-9A-Fa-f]{6}$'),
  unique (id, user_id),
  -- The folder must be the same person's; a deleted folder leaves its recordings without one.
  constraint the_folder_is_the_owners foreign key (folder_id, user_id)
    references public.folders (id, user_id) on delete set null (folder_id)
);

-- Serves the list, the recent ones, the addable ones and the counts: nearly every recording is completed, so a filter
-- on status costs less than a second index would.
create index recordings_newest_first on public.recordings (user_id, created_at desc, id desc);
create index recordings_favorites_newest_first on public.recordings (user_id, created_at desc, id desc)
  where is_favorite;
create index recordings_of_folder_newest_first on public.recordings (folder_id, created_at desc, id desc)
  where folder_id is not null;

alter table public.recordings enable row level security;
revoke all on public.recordings from public, anon, authenticated;
grant select, update (is_favorite, original_name, ai_notes, folder_id), delete on public.recordings to authenticated;
grant select, insert, update, delete on public.recordings to service_role;

create policy "people read their own recordings" on public.recordings
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people change their own recordings" on public.recordings
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their own recordings" on public.recordings
  for delete to authenticated using (user_id = (select auth.uid()));

create trigger refuse_protected_columns
  before update of id, user_id, created_at, status, transcript, ai_summary, recording_icon, recording_icon_color
  on public.recordings
  for each row execute function private.refuse_protected_columns();
