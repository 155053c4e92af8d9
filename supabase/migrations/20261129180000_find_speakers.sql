-- A voice that a student has named is found by its right name and by the one that was heard (COR-02, ADR 0067). Names that were not
-- corrected are not indexed: a recogniser's "SPEAKER_00" would find every passage of every lecture. A passage has each name once, after
-- its lines, so that a phrase is found across them.

-- Where a correction names the speaker otherwise, the name of p_segment: by it and its text a line is found.
create function private.with_name(p_segment jsonb, p_heard jsonb, p_shown jsonb) returns jsonb
  language sql immutable
  set search_path = ''
  as $$
    select case when p_heard ->> 'speaker' is not distinct from p_shown ->> 'speaker' then p_segment
      else p_segment || jsonb_build_object('name', p_segment -> 'speaker') end
  $$;

-- What a search finds a segment by: its words as they were heard and, where these differ, as they are shown; and its names, if they do.
create or replace function private.spoken_words(p_heard jsonb, p_shown jsonb) returns jsonb
  language sql immutable
  set search_path = ''
  as $$
    select jsonb_agg(
        case when shown is not distinct from heard then heard else heard
          || jsonb_build_object('text', concat_ws(' ', heard ->> 'text', nullif(shown ->> 'text', heard ->> 'text')))
          || case when shown ->> 'speaker' is not distinct from heard ->> 'speaker' then '{}'::jsonb
            else jsonb_build_object('name', concat_ws(' ', heard ->> 'speaker', shown ->> 'speaker')) end
        end
        order by h.position
      )
      from jsonb_array_elements(p_heard) with ordinality as h (heard, position)
        join jsonb_array_elements(p_shown) with ordinality as s (shown, position) on s.position = h.position
  $$;

-- The words of some segments of spoken_words, folded.
create function private.passage_text(p_spoken jsonb, p_first integer, p_last integer) returns text
  language sql stable
  set search_path = ''
  as $$
    select private.fold(concat_ws(' ',
        string_agg(coalesce(p_spoken -> i ->> 'text', ''), ' ' order by i), string_agg(distinct p_spoken -> i ->> 'name', ' ')
      ))
      from generate_series(p_first, p_last) as i
  $$;

-- Indexes some 30,000 characters of what was said and returns where it continues, or null at its end. A passage has 75 seconds, or 4,000
-- characters and the rest of a segment.
create or replace function private.index_turn(
  p_user_id uuid, p_recording_id uuid, p_language text, p_at timestamptz, p_segments jsonb, p_from integer, p_change integer
) returns integer
  language plpgsql volatile
  set search_path = ''
  as $$
declare
  configuration constant text := private.search_language(p_language);
  at_quarter constant integer := private.quarter(p_at);
  -- Unpacked once.
  whole constant jsonb := p_segments #> '{}';
  many constant integer := jsonb_array_length(whole);
  place integer := p_from;
  segment jsonb;
  here numeric;
  window_of_passage numeric;
  characters integer := 0;
  total integer := 0;
  firsts integer[] := '{}';
  folded text[] := '{}';
begin
  while place < many and total < 30000 loop
    segment := whole -> place;
    here := case when jsonb_typeof(segment -> 'start') = 'number' then floor((segment ->> 'start')::numeric / 75) else 0 end;
    if firsts = '{}' or here <> window_of_passage or characters >= 4000 then
      firsts := firsts || place;
      window_of_passage := here;
      characters := 0;
    end if;
    characters := characters + char_length(coalesce(segment ->> 'text', ''));
    total := total + char_length(coalesce(segment ->> 'text', '')) + 1;
    place := place + 1;
  end loop;
  for i in 1 .. cardinality(firsts) loop
    folded := folded || private.passage_text(whole, firsts[i], coalesce(firsts[i + 1], place) - 1);
  end loop;

  insert into private.passages (shelf, user_id, recording_id, part, first, last, words)
    select private.shelf(p_user_id, configuration, at_quarter), p_user_id, p_recording_id, 'said', firsts[i],
        coalesce(firsts[i + 1], place) - 1, to_tsvector(configuration::regconfig, folded[i])
      from generate_subscripts(folded, 1) as i;
  insert into private.search_shelves values (p_user_id, configuration, at_quarter) on conflict do nothing;
  perform private.count_words(p_user_id, folded, p_change);
  return case when place < many then place end;
end
$$;

-- Indexes the words and names of the segments that a change shows otherwise; what only an undone correction had said leaves the vocabulary.
create or replace function private.index_corrections(p_recording_id uuid, p_heard jsonb, p_before jsonb, p_after jsonb) returns void
  language plpgsql volatile
  set search_path = ''
  as $$
declare
  recording record;
  configuration text;
  changed integer[];
  spoken_before jsonb;
  spoken jsonb;
  was text[];
  is_now text[];
begin
  changed := array(
    select (b.position - 1)::integer
      from jsonb_array_elements(p_before) with ordinality as b (segment, position)
        join jsonb_array_elements(p_after) with ordinality as a (segment, position) on a.position = b.position
      where b.segment ->> 'text' is distinct from a.segment ->> 'text' or b.segment ->> 'speaker' is distinct from a.segment ->> 'speaker'
      order by b.position
  );
  if changed = '{}' then return; end if;
  select r.user_id, r.language into recording from public.recordings as r where r.id = p_recording_id;
  configuration := private.search_language(recording.language);
  spoken_before := private.spoken_words(p_heard, p_before) #> '{}';
  spoken := private.spoken_words(p_heard, p_after) #> '{}';
  -- What is not indexed yet will be, with these words.
  update private.passages as p set words = to_tsvector(configuration::regconfig, private.passage_text(spoken, p.first, p.last))
    where p.recording_id = p_recording_id and p.part = 'said'
      and exists (select from unnest(changed) as i where i between p.first and p.last);
  -- A voice has its name in many lines.
  was := array(
    select private.fold(t.body) from (
      select distinct body from unnest(changed) as i, unnest(array[spoken_before -> i ->> 'text', spoken_before -> i ->> 'name']) as body
        where spoken_before -> i ->> 'text' is distinct from spoken -> i ->> 'text' or body = spoken_before -> i ->> 'name'
    ) as t where t.body is not null
  );
  is_now := array(
    select private.fold(t.body) from (
      select distinct body from unnest(changed) as i, unnest(array[spoken -> i ->> 'text', spoken -> i ->> 'name']) as body
        where spoken_before -> i ->> 'text' is distinct from spoken -> i ->> 'text' or body = spoken -> i ->> 'name'
    ) as t where t.body is not null
  );
  perform private.count_words(recording.user_id, is_now, 0);
  perform private.forget_unsaid(
    recording.user_id, array(select private.words_of(was) except select private.words_of(is_now))
  );
end
$$;

-- The sentence of a passage that says most of what is asked, and which of its words and of its name those are, folded.
create or replace function private.best_line(p_lines jsonb, p_language regconfig, p_query tsquery, p_stems text[]) returns jsonb
  language plpgsql stable
  set search_path = ''
  as $$
declare
  line record;
  words text[];
begin
  select l.segment, l.folded, stems.many into line
    from (
      select e.segment, e.position, v.folded, to_tsvector(p_language, v.folded) as vector
        from jsonb_array_elements(p_lines) with ordinality as e (segment, position),
          lateral (select private.fold(concat_ws(' ', e.segment ->> 'text', e.segment ->> 'name')) as folded offset 0) as v
        offset 0
    ) as l,
    lateral (
      select count(*) as many from unnest(tsvector_to_array(l.vector)) as stem where stem = any (p_stems)
    ) as stems
    where stems.many > 0
    order by l.vector @@ p_query desc, stems.many desc, l.position
    limit 1;
  if line.segment is null then return null; end if;
  select array_agg(word) into words
    from unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', line.folded))) as word
    where tsvector_to_array(to_tsvector(p_language, word)) && p_stems;
  return jsonb_build_object(
    'start', line.segment -> 'start', 'speaker', line.segment -> 'speaker',
    'text', private.clip(line.segment ->> 'text', words[1]), 'words', to_jsonb(words), 'many', line.many
  );
end
$$;

-- A moment is found by the names of its line too.
do $do$
declare
  definition constant text := pg_get_functiondef(
    'private.search_recordings(text, uuid, boolean, timestamptz, timestamptz)'::regprocedure
  );
  as_shown constant text := 'select jsonb_agg(stored.segments -> i order by i)';
  as_heard constant text := 'select jsonb_agg(stored.heard -> i order by i)';
begin
  if strpos(definition, as_shown) = 0 or strpos(definition, as_heard) = 0 then
    raise exception 'search_recordings is another function';
  end if;
  execute replace(replace(
    definition,
    as_shown, 'select jsonb_agg(case when stored.heard is null then stored.segments -> i
            else private.with_name(stored.segments -> i, stored.heard -> i, stored.segments -> i) end order by i)'
  ), as_heard, 'select jsonb_agg(private.with_name(stored.heard -> i, stored.heard -> i, stored.segments -> i) order by i)');
end
$do$;

-- Voices that were named before.
insert into private.waiting_texts (user_id, recording_id, part, next, is_new)
  select c.user_id, c.recording_id, 'said', 0, false from public.recording_corrections as c
    where c.corrected is not null and exists (
        select from jsonb_array_elements(c.corrections) as one where one ->> 'kind' = 'speaker' and one ->> 'undoneAt' is null
      ) and not exists (
        select from private.waiting_texts as w where w.recording_id = c.recording_id and w.part = 'said'
      );

revoke all on function private.with_name(jsonb, jsonb, jsonb) from public, anon, authenticated;
revoke all on function private.passage_text(jsonb, integer, integer) from public, anon, authenticated;
