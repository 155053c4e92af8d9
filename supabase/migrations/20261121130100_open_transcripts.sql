-- What the page shows of a transcript first, a few kilobytes: a hundred segments, and one more where others follow.
alter table public.recording_segments
  add column opening jsonb not null
    generated always as (jsonb_path_query_array(segments, '$[0 to 100]')) stored;
