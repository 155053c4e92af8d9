-- A student's corrections of a transcript (COR-01 to COR-03, ADR 0067). They lie over the stored segments, which stay as they were
-- heard: places and hashes of cards rest on these.
create table public.recording_corrections (
  recording_id uuid primary key,
  -- Not auth.users: see public.recordings.
  user_id uuid not null references private.accounts (id) on delete cascade,
  -- Of each change. One that was made from an older version is refused.
  version integer not null default 0,
  -- [{id, kind: "word" | "speaker" | "line", segment: number | null, from, to, madeAt, undoneAt}], in the order in which they were made
  corrections jsonb not null default '[]',
  -- The segments as they are shown, so that each reader of the database needs not apply them; null where nothing is changed.
  corrected jsonb,
  constraint the_recording_is_the_owners foreign key (recording_id, user_id)
    references public.recordings (id, user_id) on delete cascade,
  constraint at_most_2000_corrections check (
    jsonb_typeof(corrections) = 'array' and jsonb_array_length(corrections) <= 2000 and octet_length(corrections::text) <= 4194304
  )
);

create index recording_corrections_of_user on public.recording_corrections (user_id);

alter table public.recording_corrections enable row level security;
revoke all on public.recording_corrections from public, anon, authenticated;
grant select on public.recording_corrections to authenticated;
grant select, insert, update, delete on public.recording_corrections to service_role;

create policy "people read the corrections of their own recordings" on public.recording_corrections
  for select to authenticated using (user_id = (select auth.uid()));
create policy "ended sessions have no access" on public.recording_corrections
  as restrictive for all to authenticated using ((select private.is_session_active()));

-- A transcript as it is shown, and where that differs, as it was heard.
create view private.shown_segments with (security_invoker = true) as
  select s.recording_id, s.user_id, coalesce(c.corrected, s.segments) as segments,
      case when c.corrected is not null then s.segments end as heard
    from public.recording_segments as s left join public.recording_corrections as c on c.recording_id = s.recording_id;

revoke all on private.shown_segments from public, anon, authenticated, service_role;
grant select on private.shown_segments to authenticated, service_role;

-- Letters, their signs, and digits, as in packages/domain/src/corrections.ts.
create function private.word_signs() returns text
  language sql immutable
  set search_path = ''
  as $$ select '[:alnum:]\u0300-\u036f\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u200c\u200d' $$;

-- A regular expression for whole words. In scripts without spaces between words any place counts.
create function private.word_pattern(p_words text) returns text
  language plpgsql immutable
  set search_path = ''
  as $$
declare
  words constant text collate pg_catalog.pg_c_utf8 := p_words;
  unspaced constant text := '[\u0e00-\u0eff\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]';
  sign constant text := '[' || private.word_signs() || ']';
begin
  return case when words ~ ('^' || sign) and left(words, 1) !~ unspaced then '(?<!' || sign || ')' else '' end
    || regexp_replace(words, '([][\\.*+?^$|(){}])', '\\\1', 'g')
    || case when words ~ (sign || '$') and right(words, 1) !~ unspaced then '(?!' || sign || ')' else '' end;
end
$$;

create function private.replace_words(p_text text, p_from text, p_to text) returns text
  language sql immutable
  set search_path = ''
  as $$
    select case when strpos(p_text, p_from) = 0 then p_text else
      regexp_replace(p_text collate pg_catalog.pg_c_utf8, private.word_pattern(p_from), replace(p_to, '\', '\\'), 'g')
    end
  $$;

-- Segments with corrections, each over what the earlier ones show: as applyCorrections of packages/domain/src/corrections.ts.
create function private.apply_corrections(p_segments jsonb, p_corrections jsonb) returns jsonb
  language plpgsql immutable
  set search_path = ''
  as $$
declare
  texts text[];
  speakers text[];
  correction record;
  pattern text;
  replacement text;
  place integer;
begin
  select array_agg(coalesce(segment ->> 'text', '') order by position), array_agg(coalesce(segment ->> 'speaker', '') order by position)
    into texts, speakers
    from jsonb_array_elements(p_segments) with ordinality as e (segment, position);
  for correction in
    select c ->> 'kind' as kind, (c ->> 'segment')::integer + 1 as place, c ->> 'from' as heard, c ->> 'to' as shown
      from jsonb_array_elements(p_corrections) with ordinality as e (c, position)
      where c ->> 'undoneAt' is null
      order by e.position
  loop
    continue when correction.place > cardinality(texts);
    if correction.kind = 'line' then
      texts[correction.place] := correction.shown;
    elsif correction.kind = 'speaker' then
      if correction.place is not null then
        speakers[correction.place] := correction.shown;
      elsif correction.heard <> '' then
        speakers := array_replace(speakers, correction.heard, correction.shown);
      end if;
    else
      pattern := private.word_pattern(correction.heard);
      replacement := replace(correction.shown, '\', '\\');
      for place in
        select t.place from unnest(texts) with ordinality as t (body, place)
          where strpos(t.body, correction.heard) > 0 and (correction.place is null or t.place = correction.place)
      loop
        texts[place] := regexp_replace(texts[place] collate pg_catalog.pg_c_utf8, pattern, replacement, 'g');
      end loop;
    end if;
  end loop;
  return (
    select coalesce(jsonb_agg(
        case when t.body is not distinct from coalesce(segment ->> 'text', '') and t.speaker is not distinct from coalesce(segment ->> 'speaker', '')
          then segment
          else segment || jsonb_build_object('text', t.body)
            || case when t.speaker = '' then '{}'::jsonb else jsonb_build_object('speaker', t.speaker) end
        end order by e.position
      ), '[]')
      from jsonb_array_elements(p_segments) with ordinality as e (segment, position)
        join unnest(texts, speakers) with ordinality as t (body, speaker, position) on t.position = e.position
  );
end
$$;

-- What a search finds a segment by: its words as they were heard and, where these differ, as they are shown.
create function private.spoken_words(p_heard jsonb, p_shown jsonb) returns jsonb
  language sql immutable
  set search_path = ''
  as $$
    select jsonb_agg(
        case when shown ->> 'text' is not distinct from heard ->> 'text' then heard
          else jsonb_set(heard, '{text}', to_jsonb(concat_ws(' ', heard ->> 'text', shown ->> 'text'))) end
        order by h.position
      )
      from jsonb_array_elements(p_heard) with ordinality as h (heard, position)
        join jsonb_array_elements(p_shown) with ordinality as s (shown, position) on s.position = h.position
  $$;

create view private.searched_segments with (security_invoker = true) as
  select s.recording_id, case when s.heard is null then s.segments else private.spoken_words(s.heard, s.segments) end as segments
    from private.shown_segments as s;

revoke all on private.searched_segments from public, anon, authenticated, service_role;

-- Indexes the words of the segments that a change shows otherwise; what only an undone correction had said leaves the vocabulary.
create function private.index_corrections(p_recording_id uuid, p_heard jsonb, p_before jsonb, p_after jsonb) returns void
  language plpgsql volatile
  set search_path = ''
  as $$
declare
  recording record;
  configuration text;
  changed integer[];
  spoken jsonb;
begin
  changed := array(
    select (b.position - 1)::integer
      from jsonb_array_elements(p_before) with ordinality as b (segment, position)
        join jsonb_array_elements(p_after) with ordinality as a (segment, position) on a.position = b.position
      where b.segment ->> 'text' is distinct from a.segment ->> 'text'
      order by b.position
  );
  if changed = '{}' then return; end if;
  select r.user_id, r.language into recording from public.recordings as r where r.id = p_recording_id;
  configuration := private.search_language(recording.language);
  spoken := private.spoken_words(p_heard, p_after) #> '{}';
  -- What is not indexed yet will be, with these words.
  update private.passages as p set words = to_tsvector(configuration::regconfig, private.fold((
      select string_agg(spoken -> i ->> 'text', ' ' order by i) from generate_series(p.first, p.last) as i
    )))
    where p.recording_id = p_recording_id and p.part = 'said'
      and exists (select from unnest(changed) as i where i between p.first and p.last);
  perform private.count_words(
    recording.user_id, array(select private.fold(coalesce(p_after -> i ->> 'text', '')) from unnest(changed) as i), 0
  );
  perform private.forget_unsaid(recording.user_id, array(
    select private.words_of(array(select private.fold(coalesce(p_before -> i ->> 'text', '')) from unnest(changed) as i))
    except select private.words_of(array(select private.fold(coalesce(p_after -> i ->> 'text', '')) from unnest(changed) as i))
  ));
end
$$;

-- Whether a correction can be stored: as isCorrection of packages/domain/src/corrections.ts.
create function private.is_correction(p_correction jsonb, p_segments integer) returns boolean
  language plpgsql immutable
  set search_path = ''
  as $$
declare
  kind constant text := p_correction ->> 'kind';
  place constant jsonb := p_correction -> 'segment';
  old constant text := p_correction ->> 'from';
  new constant text := p_correction ->> 'to';
  is_placed constant boolean := jsonb_typeof(p_correction -> 'segment') = 'number';
begin
  if jsonb_typeof(p_correction -> 'from') is distinct from 'string' or jsonb_typeof(p_correction -> 'to') is distinct from 'string'
    or coalesce(jsonb_typeof(place), 'null') not in ('number', 'null')
    or kind is null or kind not in ('word', 'speaker', 'line')
  then
    return false;
  end if;
  -- Of a transcript without segments only words are corrected, in all of it.
  if is_placed and not (place::text ~ '^\d{1,7}$' and place::text::integer < p_segments) then return false; end if;
  if p_segments = 0 and kind <> 'word' then return false; end if;
  return new <> '' and new <> old and new !~ '^\s|\s$|\s\s|[\t\n\r]' and new is nfc normalized
    and char_length(new) <= case kind when 'word' then 200 when 'speaker' then 100 else 5000 end
    and case kind
      when 'line' then is_placed and char_length(old) <= 5000
      when 'speaker' then char_length(old) <= 5000 and (is_placed or old <> '')
      else char_length(old) <= 200 and old collate pg_catalog.pg_c_utf8 ~ ('[' || private.word_signs() || ']')
    end;
end
$$;

-- Adds corrections [{id, kind, segment, from, to}] to a recording of the caller and undoes others, by their ids. Repeating a call
-- changes nothing.
-- {"outcome": "changed", "version", "corrections"} | {"outcome": "changed-elsewhere"}: another call came first, and nothing is
-- changed | {"outcome": "not-found"}
create function public.change_corrections(
  p_recording_id uuid, p_version integer, p_add jsonb default '[]', p_undo uuid[] default '{}'
) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  caller constant uuid := auth.uid();
  now_at constant jsonb := to_jsonb(private.moment());
  stored public.recording_corrections;
  heard jsonb;
  shown jsonb;
  added jsonb;
  is_undo boolean;
begin
  if caller is null or not private.is_session_active() then
    raise exception 'permission denied: this session has ended' using errcode = 'insufficient_privilege';
  end if;
  if jsonb_typeof(p_add) is distinct from 'array' or jsonb_array_length(p_add) > 200 or p_version is null
    or p_undo is null or cardinality(p_undo) > 200
    or exists (
      select from jsonb_array_elements(p_add) as one
        where coalesce(one ->> 'id', '') !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    )
  then
    raise exception 'at most 200 corrections with ids, and 200 to undo' using errcode = 'invalid_parameter_value';
  end if;
  perform from public.recordings where id = p_recording_id and user_id = caller for key share;
  if not found then return jsonb_build_object('outcome', 'not-found'); end if;
  insert into public.recording_corrections (recording_id, user_id) values (p_recording_id, caller) on conflict do nothing;
  -- The second of two calls waits here for the first.
  select * into stored from public.recording_corrections where recording_id = p_recording_id for no key update;

  select coalesce(jsonb_agg(
      jsonb_build_object(
        'id', one -> 'id', 'kind', one -> 'kind', 'segment', one -> 'segment', 'from', one -> 'from', 'to', one -> 'to',
        'madeAt', now_at, 'undoneAt', null
      ) order by position
    ), '[]') into added
    from jsonb_array_elements(p_add) with ordinality as e (one, position)
    where not stored.corrections @> jsonb_build_array(jsonb_build_object('id', one -> 'id'));
  is_undo := exists (
    select from jsonb_array_elements(stored.corrections) as one
      where one ->> 'undoneAt' is null and (one ->> 'id')::uuid = any (p_undo)
  );
  if added = '[]' and not is_undo then
    return jsonb_build_object('outcome', 'changed', 'version', stored.version, 'corrections', stored.corrections);
  end if;
  if stored.version <> p_version then return jsonb_build_object('outcome', 'changed-elsewhere'); end if;

  -- The schedule may be indexing the recording. It is waited for here, so that it reads no older text afterwards.
  perform private.lock_vocabulary(caller);
  select s.segments into heard from public.recording_segments as s where s.recording_id = p_recording_id;
  if exists (
    select from jsonb_array_elements(added) as one
      where not private.is_correction(one, coalesce(jsonb_array_length(heard), 0))
  ) or (select count(*) <> count(distinct one ->> 'id') from jsonb_array_elements(added) as one) then
    raise exception 'new row for relation "recording_corrections" violates check constraint "it_is_a_correction"'
      using errcode = 'check_violation', schema = 'public', table = 'recording_corrections', constraint = 'it_is_a_correction';
  end if;
  if is_undo then
    stored.corrections := (
      select jsonb_agg(
          case when one ->> 'undoneAt' is null and (one ->> 'id')::uuid = any (p_undo)
            then jsonb_set(one, '{undoneAt}', now_at) else one end
          order by position
        ) from jsonb_array_elements(stored.corrections) with ordinality as e (one, position)
    );
  end if;
  stored.corrections := stored.corrections || added;
  if heard is not null then
    -- Over what is shown, since a later correction covers an earlier one.
    shown := case when is_undo then private.apply_corrections(heard, stored.corrections)
      else private.apply_corrections(coalesce(stored.corrected, heard), added) end;
  end if;
  update public.recording_corrections set
      version = stored.version + 1, corrections = stored.corrections, corrected = nullif(shown, heard)
    where recording_id = p_recording_id;
  if heard is not null then
    perform private.index_corrections(p_recording_id, heard, coalesce(stored.corrected, heard), shown);
  end if;
  return jsonb_build_object('outcome', 'changed', 'version', stored.version + 1, 'corrections', stored.corrections);
end
$$;

-- Segments that are replaced by others are shown with the corrections that there are.
create function private.correct_again() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  update public.recording_corrections as c
    set corrected = nullif(private.apply_corrections(new.segments, c.corrections), new.segments)
    where c.recording_id = new.recording_id;
  return null;
end
$$;

create trigger correct_again
  after update of segments on public.recording_segments
  for each row execute function private.correct_again();

-- The quote of a card stands in the lines that it names, as they were heard or as they are shown.
create function private.has_quote(p_source text, p_recording_id uuid, p_card jsonb) returns boolean
  language sql stable
  set search_path = ''
  as $$
    select strpos(private.collapse_blanks(p_source), private.collapse_blanks(p_card ->> 'quote')) > 0 or exists (
      select from private.shown_segments as s, lateral (
          select string_agg(s.segments -> place ->> 'text', ' ' order by place) as body
            from generate_series((p_card ->> 'first')::integer, (p_card ->> 'last')::integer) as place
        ) as lines
        where s.recording_id = p_recording_id and s.heard is not null
          and strpos(private.collapse_blanks(lines.body), private.collapse_blanks(p_card ->> 'quote')) > 0
    )
  $$;

-- Changes one passage of an earlier function, which stands in it as often as p_times says. The rest of it stays as it is.
create function private.edit_function(p_name text, p_old text, p_new text, p_times integer default 1) returns void
  language plpgsql volatile
  set search_path = ''
  as $$
declare
  definition text;
begin
  select pg_get_functiondef(p.oid) into strict definition
    from pg_catalog.pg_proc as p join pg_catalog.pg_namespace as n on n.oid = p.pronamespace
    where n.nspname || '.' || p.proname = p_name;
  if (length(definition) - length(replace(definition, p_old, ''))) / length(p_old) <> p_times then
    raise exception 'the function % has not % of "%"', p_name, p_times, p_old;
  end if;
  execute replace(definition, p_old, p_new);
end
$$;

-- Whoever reads a transcript for a student or for the assistant reads it as it is shown.
select private.edit_function(name, 'public.recording_segments as', 'private.shown_segments as')
  from unnest(array[
    'private.search_recordings', 'private.find_unit_passages', 'private.read_unit_terms', 'private.read_also_said', 'public.read_unit'
  ]) as name;
select private.edit_function('private.search_recordings', 'sg.segments #> ''{}'' as segments into', 'sg.segments #> ''{}'' as segments, sg.heard #> ''{}'' as heard into');
select private.edit_function('private.search_recordings', 'null::jsonb as segments into', 'null::jsonb as segments, null::jsonb as heard into');
-- A word that was corrected is still found, in its line as it was heard.
select private.edit_function('private.search_recordings', 'if moment is not null then', 'if moment is null and passage.part = ''said'' and stored.heard is not null then
      moment := private.best_line(
        (select jsonb_agg(stored.heard -> i order by i) from generate_series(passage.first, passage.last) as i),
        passage.language::regconfig, passage.query, passage.stems
      );
    end if;
    if moment is not null then');
select private.edit_function('public.index_next_text', 'from public.recording_segments as s where', 'from private.searched_segments as s where');
select private.edit_function('private.index_speech', 'recorded.created_at, new.segments, 0,', 'recorded.created_at,
    (select s.segments from private.searched_segments as s where s.recording_id = new.recording_id), 0,');
select private.edit_function(
    name, 'strpos(private.collapse_blanks(source), private.collapse_blanks(' || card || ' ->> ''quote'')) = 0',
    'not private.has_quote(source, p_recording_id, ' || card || ')'
  ) from (values ('public.store_own_card', 'p_card'), ('public.store_proposed_cards', 'proposed')) as edited (name, card);
-- With a recording that the assistant reads come its corrections.
select private.edit_function('public.take_assistant_turn', '''segments'', parts.segments', '''segments'', parts.segments, ''corrections'', (
            select c.corrections from public.recording_corrections as c where c.recording_id = one.id
          )');
drop function private.edit_function(text, text, text, integer);

revoke all on function private.word_signs() from public, anon, authenticated;
revoke all on function private.word_pattern(text) from public, anon, authenticated;
revoke all on function private.replace_words(text, text, text) from public, anon, authenticated;
revoke all on function private.apply_corrections(jsonb, jsonb) from public, anon, authenticated;
revoke all on function private.spoken_words(jsonb, jsonb) from public, anon, authenticated;
revoke all on function private.index_corrections(uuid, jsonb, jsonb, jsonb) from public, anon, authenticated;
revoke all on function private.is_correction(jsonb, integer) from public, anon, authenticated;
revoke all on function private.correct_again() from public, anon, authenticated;
revoke all on function private.has_quote(text, uuid, jsonb) from public, anon, authenticated;
revoke all on function public.change_corrections(uuid, integer, jsonb, uuid[]) from public, anon, authenticated;
grant execute on function public.change_corrections(uuid, integer, jsonb, uuid[]) to authenticated;
