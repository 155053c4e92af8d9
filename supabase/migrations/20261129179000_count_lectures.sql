-- A list's cards say what is inside: how many lectures a folder has, and what a study guide begins with.

-- A computed field: `select=name,lectures`. Like the folder's page, it counts completed recordings.
create function public.lectures(folder public.folders)
  returns integer
  language sql stable security invoker
  set search_path = ''
  as $$
    select count(*)::integer
      from public.recordings as recording
      where recording.folder_id = folder.id and recording.user_id = folder.user_id and recording.status = 'completed'
  $$;

revoke all on function public.lectures(public.folders) from public, anon, authenticated;
grant execute on function public.lectures(public.folders) to authenticated;

alter table public.study_guides
  add column content_opening text generated always as (left(content, 400)) stored;
