-- A summary or an outline that was begun before words were replaced was stored after that with the former ones (COR-01). What is stored
-- has the words of the last day's replacements that stand.
alter table private.replacements add column heard text, add column shown text;

-- p_most: a replacement that would make it longer, in bytes, is left out.
create function private.replace_again(p_recording_id uuid, p_document jsonb, p_most integer) returns jsonb
  language plpgsql stable
  set search_path = ''
  as $$
declare
  words record;
begin
  for words in
    select heard, shown from private.replacements
      where recording_id = p_recording_id and not is_undone and heard is not null
        and made_at > private.moment() - interval '1 day'
      order by made_at, id
  loop
    continue when octet_length(p_document::text)
      + private.count_places(p_document, words.heard) * (octet_length(words.shown) - octet_length(words.heard)) > p_most;
    p_document := private.replace_in_json(p_document, words.heard, words.shown);
  end loop;
  return p_document;
end
$$;

revoke all on function private.replace_again(uuid, jsonb, integer) from public, anon, authenticated;

create or replace function public.finish_summary_job(p_recording_id uuid, p_lease uuid, p_summary text) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  -- replace_written_words waits here, and the other way round.
  perform from public.recordings where id = p_recording_id for no key update;
  delete from private.summary_jobs where recording_id = p_recording_id and lease = p_lease;
  if not found then return false; end if;
  update public.recordings
    set ai_summary = coalesce(private.replace_again(p_recording_id, to_jsonb(p_summary), 200000) #>> '{}', ai_summary),
        status = 'completed'
    where id = p_recording_id;
  return true;
end
$$;

-- The rest of both functions stays as it is.
do $do$
declare
  store constant text := pg_get_functiondef('public.store_outline(uuid, integer, jsonb)'::regprocedure);
  replacing_store constant text := replace(store, E'for no key update;\n  if not found then return false; end if;\n', $$for no key update;
  if not found then return false; end if;
  p_outline := private.replace_again(p_recording_id, p_outline, 1048576);
$$);
  write constant text := pg_get_functiondef('public.replace_written_words(uuid, uuid, text, text)'::regprocedure);
  remembering_write constant text := replace(
    write, '(id, user_id, recording_id) values (p_id, caller, p_recording_id)',
    '(id, user_id, recording_id, heard, shown) values (p_id, caller, p_recording_id, p_from, p_to)'
  );
begin
  if replacing_store = store then raise exception 'store_outline is another function'; end if;
  if remembering_write = write then raise exception 'replace_written_words is another function'; end if;
  execute replacing_store;
  execute remembering_write;
end
$do$;
