-- As for turns: who stores a recording or a study guide holds the row of the account, which must be there.
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
