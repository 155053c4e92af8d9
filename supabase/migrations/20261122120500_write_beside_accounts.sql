-- Who stores a recording or a study guide, or takes a turn, holds the row of their account, which must be there. A row that
-- refers to auth.users would wait there for whoever deletes that person, who waits for the account: a deadlock, and one of
-- the two fails.
alter table private.assistant_turns
  drop constraint assistant_turns_user_id_fkey,
  add constraint assistant_turns_user_id_fkey foreign key (user_id) references private.accounts (id) on delete cascade;
alter table private.summary_readings
  drop constraint summary_readings_user_id_fkey,
  add constraint summary_readings_user_id_fkey foreign key (user_id) references private.accounts (id) on delete cascade;
alter table public.recordings
  drop constraint recordings_user_id_fkey,
  add constraint recordings_user_id_fkey foreign key (user_id) references private.accounts (id) on delete cascade;
alter table public.recording_segments
  drop constraint recording_segments_user_id_fkey,
  add constraint recording_segments_user_id_fkey foreign key (user_id) references private.accounts (id) on delete cascade;
alter table public.study_guides
  drop constraint study_guides_user_id_fkey,
  add constraint study_guides_user_id_fkey foreign key (user_id) references private.accounts (id) on delete cascade;
alter table private.ingestions
  drop constraint ingestions_user_id_fkey,
  add constraint ingestions_user_id_fkey foreign key (user_id) references private.accounts (id) on delete cascade;
