-- A recording's page asks whether there is a transcript before it asks for it: with the row, the text came once and its
-- segments brought it again. It is told anew at every write of the row: of a long text the first characters tell, so that a star
-- does not read it whole. Nobody can write it, so the trigger of the protected columns needs no name of it.
alter table public.recordings
  add column has_transcript boolean not null
    generated always as (coalesce(left(transcript, 1000) ~ '\S', false)) stored;
