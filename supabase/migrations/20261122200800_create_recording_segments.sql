-- The transcript with its times, beside the recording so that reading a recording stays light.
create table public.recording_segments (
  recording_id uuid primary key,
  -- Not auth.users: see public.recordings.
  user_id uuid not null references private.accounts (id) on delete cascade,
  -- [{start, end, speaker?, text}], seconds from the recording's start
  segments jsonb not null check (jsonb_typeof(segments) = 'array'),
  -- What the page shows of a transcript first, a few kilobytes: a hundred segments, and one more if there are others.
  opening jsonb not null
    generated always as (jsonb_path_query_array(segments, '$[0 to 100]')) stored,
  constraint the_recording_is_the_owners foreign key (recording_id, user_id)
    references public.recordings (id, user_id) on delete cascade
);

create index recording_segments_of_user on public.recording_segments (user_id);

alter table public.recording_segments enable row level security;
revoke all on public.recording_segments from public, anon, authenticated;
grant select on public.recording_segments to authenticated;
grant select, insert, update, delete on public.recording_segments to service_role;

create policy "people read the segments of their own recordings" on public.recording_segments
  for select to authenticated using (user_id = (select auth.uid()));
create policy "ended sessions have no access" on public.recording_segments
  as restrictive for all to authenticated using ((select private.is_session_active()));
