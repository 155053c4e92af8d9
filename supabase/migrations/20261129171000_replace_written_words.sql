-- Where the texts that were written from a lecture still have a word that was corrected, and its replacement there with an Undo
-- (COR-01). Transcripts and quotes of cards stay: see correct_transcripts.
create table private.replacements (
  -- The client makes it, so that a repeat replaces nothing twice.
  id uuid not null,
  -- Not auth.users: see public.recordings.
  user_id uuid not null references private.accounts (id) on delete cascade,
  recording_id uuid not null references public.recordings (id) on delete cascade,
  made_at timestamptz(3) not null default private.moment(),
  is_undone boolean not null default false,
  places integer not null default 0,
  -- [{part, id, before, after}] of each text that was changed; id: of a card. Kept for a day.
  changes jsonb not null default '[]',
  primary key (id, user_id)
);

create index replacements_of_recording on private.replacements (recording_id);
create index replacements_of_user on private.replacements (user_id, made_at desc);

alter table private.replacements enable row level security;
revoke all on private.replacements from public, anon, authenticated, service_role;

-- The texts of a JSON document, without those that name a kind.
create function private.json_texts(p_document jsonb) returns setof text
  language sql immutable
  set search_path = ''
  as $$
    with recursive part (key, value) as (
      select null::text, p_document
      union all
      select inner_part.key, inner_part.value
        from part, lateral (
          select e.key, e.value from jsonb_each(case jsonb_typeof(part.value) when 'object' then part.value else '{}' end) as e
          union all
          select part.key, e from jsonb_array_elements(case jsonb_typeof(part.value) when 'array' then part.value else '[]' end) as e
        ) as inner_part
    )
    select value #>> '{}' from part where jsonb_typeof(value) = 'string' and key is distinct from 'kind'
  $$;

create function private.replace_in_json(p_document jsonb, p_from text, p_to text) returns jsonb
  language plpgsql immutable
  set search_path = ''
  as $$
begin
  return case jsonb_typeof(p_document)
    when 'string' then to_jsonb(private.replace_words(p_document #>> '{}', p_from, p_to))
    when 'array' then (
      select coalesce(jsonb_agg(private.replace_in_json(e, p_from, p_to) order by at), '[]')
        from jsonb_array_elements(p_document) with ordinality as one (e, at)
    )
    when 'object' then (
      select coalesce(jsonb_object_agg(key, case key when 'kind' then value else private.replace_in_json(value, p_from, p_to) end), '{}')
        from jsonb_each(p_document)
    )
    else p_document
  end;
end
$$;

-- The texts that were written from a recording of the caller, each as a JSON document: {part, id, body}.
create function private.written_texts(p_recording_id uuid, p_user_id uuid) returns table (part text, id uuid, body jsonb)
  language sql stable
  set search_path = ''
  as $$
    select texts.part, null::uuid, texts.body
      from public.recordings as r, lateral (
        values ('title', to_jsonb(r.original_name)), ('summary', to_jsonb(r.ai_summary)), ('notes', to_jsonb(r.ai_notes))
      ) as texts (part, body)
      where r.id = p_recording_id and r.user_id = p_user_id and texts.body is not null
    union all
    select 'outline', null, jsonb_build_object(
        'chapters', o.chapters, 'questions', o.questions, 'terms', o.terms, 'points', o.points, 'tasks', o.tasks, 'dates', o.dates,
        'forms', o.forms, 'thesis', o.thesis, 'cards', o.cards
      )
      from public.recording_outlines as o where o.recording_id = p_recording_id and o.user_id = p_user_id
    union all
    select 'cards', c.id, jsonb_build_object('front', c.front, 'back', c.back, 'choices', c.choices)
      from public.cards as c where c.recording_id = p_recording_id and c.user_id = p_user_id and c.standing <> 'dismissed'
  $$;

create function private.count_places(p_document jsonb, p_from text) returns bigint
  language sql immutable
  set search_path = ''
  as $$
    select coalesce(sum(regexp_count(body collate pg_catalog.pg_c_utf8, private.word_pattern(p_from))), 0)::bigint
      from private.json_texts(p_document) as body where strpos(body, p_from) > 0
  $$;

-- Stores one text of written_texts. False: it is not p_before any more.
create function private.store_written_text(
  p_recording_id uuid, p_user_id uuid, p_part text, p_id uuid, p_before jsonb, p_after jsonb
) returns boolean
  language plpgsql volatile
  set search_path = ''
  as $$
begin
  perform from private.written_texts(p_recording_id, p_user_id) as stored
    where stored.part = p_part and stored.id is not distinct from p_id and stored.body = p_before;
  if not found then return false; end if;
  if p_part = 'title' then
    update public.recordings set original_name = p_after #>> '{}' where id = p_recording_id;
  elsif p_part = 'summary' then
    update public.recordings set ai_summary = p_after #>> '{}' where id = p_recording_id;
  elsif p_part = 'notes' then
    update public.recordings set ai_notes = p_after #>> '{}' where id = p_recording_id;
  elsif p_part = 'outline' then
    update public.recording_outlines set
        chapters = p_after -> 'chapters', questions = p_after -> 'questions', terms = p_after -> 'terms',
        points = nullif(p_after -> 'points', 'null'), tasks = nullif(p_after -> 'tasks', 'null'),
        dates = nullif(p_after -> 'dates', 'null'), forms = nullif(p_after -> 'forms', 'null'),
        thesis = nullif(p_after -> 'thesis', 'null'), cards = nullif(p_after -> 'cards', 'null')
      where recording_id = p_recording_id;
  else
    update public.cards set
        front = p_after ->> 'front', back = p_after ->> 'back', choices = nullif(p_after -> 'choices', 'null')
      where id = p_id and user_id = p_user_id;
  end if;
  return true;
end
$$;

-- How often the texts that were written from a recording of the caller have the words: {title, summary, notes, outline, cards}.
create function public.written_places(p_recording_id uuid, p_from text) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  as $$
declare
  caller constant uuid := auth.uid();
begin
  if caller is null or not private.is_session_active() then
    raise exception 'permission denied: this session has ended' using errcode = 'insufficient_privilege';
  end if;
  if char_length(p_from) not between 1 and 200 then
    raise exception 'words have at most 200 characters' using errcode = 'invalid_parameter_value';
  end if;
  return jsonb_build_object('title', 0, 'summary', 0, 'notes', 0, 'outline', 0, 'cards', 0) || coalesce((
    select jsonb_object_agg(counted.part, counted.places) from (
      select t.part, sum(private.count_places(t.body, p_from)) as places
        from private.written_texts(p_recording_id, caller) as t group by t.part
    ) as counted
  ), '{}');
end
$$;

-- Replaces words in the texts that were written from a recording of the caller, once an id. Returns how many places it changed; null
-- without such a recording.
create function public.replace_written_words(p_id uuid, p_recording_id uuid, p_from text, p_to text) returns integer
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  caller constant uuid := auth.uid();
  written record;
  made private.replacements;
  after jsonb;
begin
  if caller is null or not private.is_session_active() then
    raise exception 'permission denied: this session has ended' using errcode = 'insufficient_privilege';
  end if;
  if not coalesce(private.is_correction(jsonb_build_object('kind', 'word', 'segment', null, 'from', p_from, 'to', p_to), 1), false) then
    raise exception 'words have at most 200 characters' using errcode = 'invalid_parameter_value';
  end if;
  perform from public.recordings where id = p_recording_id and user_id = caller for no key update;
  if not found then return null; end if;
  -- A repeat waits here for the first call.
  insert into private.replacements (id, user_id, recording_id) values (p_id, caller, p_recording_id) on conflict do nothing;
  if not found then
    return (select places from private.replacements where id = p_id and user_id = caller);
  end if;
  made.changes := '[]';
  made.places := 0;
  for written in select * from private.written_texts(p_recording_id, caller) loop
    after := private.replace_in_json(written.body, p_from, p_to);
    continue when after = written.body;
    perform private.store_written_text(p_recording_id, caller, written.part, written.id, written.body, after);
    made.changes := made.changes || jsonb_build_object('part', written.part, 'id', written.id, 'before', written.body, 'after', after);
    made.places := made.places + private.count_places(written.body, p_from);
  end loop;
  update private.replacements set changes = made.changes, places = made.places where id = p_id and user_id = caller;
  delete from private.replacements
    where user_id = caller and id <> p_id and (
      made_at < private.moment() - interval '1 day'
      or id in (select id from private.replacements where user_id = caller order by made_at desc, id desc offset 20)
    );
  return made.places;
end
$$;

-- Undoes a call of replace_written_words, once: a text that was changed since stays as it is. False for a call that isn't known, or no
-- longer.
create function public.undo_replacement(p_id uuid) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  caller constant uuid := auth.uid();
  made private.replacements;
  change jsonb;
begin
  if caller is null or not private.is_session_active() then
    raise exception 'permission denied: this session has ended' using errcode = 'insufficient_privilege';
  end if;
  select * into made from private.replacements where id = p_id and user_id = caller;
  if not found then return false; end if;
  perform from public.recordings where id = made.recording_id and user_id = caller for no key update;
  select * into made from private.replacements where id = p_id and user_id = caller for update;
  if not found then return false; end if;
  if made.is_undone then return true; end if;
  for change in select one from jsonb_array_elements(made.changes) as one loop
    perform private.store_written_text(
      made.recording_id, caller, change ->> 'part', (change ->> 'id')::uuid, change -> 'after', change -> 'before'
    );
  end loop;
  update private.replacements set is_undone = true where id = p_id and user_id = caller;
  return true;
end
$$;

revoke all on function private.json_texts(jsonb) from public, anon, authenticated;
revoke all on function private.replace_in_json(jsonb, text, text) from public, anon, authenticated;
revoke all on function private.written_texts(uuid, uuid) from public, anon, authenticated;
revoke all on function private.count_places(jsonb, text) from public, anon, authenticated;
revoke all on function private.store_written_text(uuid, uuid, text, uuid, jsonb, jsonb) from public, anon, authenticated;
revoke all on function public.written_places(uuid, text) from public, anon, authenticated;
revoke all on function public.replace_written_words(uuid, uuid, text, text) from public, anon, authenticated;
revoke all on function public.undo_replacement(uuid) from public, anon, authenticated;
grant execute on function public.written_places(uuid, text) to authenticated;
grant execute on function public.replace_written_words(uuid, uuid, text, text) to authenticated;
grant execute on function public.undo_replacement(uuid) to authenticated;
