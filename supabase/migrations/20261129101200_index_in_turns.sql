-- Long texts are indexed in turns of some 30,000 characters: the first in the transaction that stores the text, the others by the
-- schedule, so that no neighbour waits for a megabyte (SRV-13, ADR 0021). A deletion reads no text: which words have left a student's
-- vocabulary is found out afterwards, in turns too.

-- The rest of a text that is not indexed yet.
create table private.waiting_texts (
  id bigint generated always as identity primary key,
  -- No reference to the account: see private.vocabulary.
  user_id uuid not null,
  recording_id uuid references public.recordings (id) on delete cascade,
  study_guide_id uuid references public.study_guides (id) on delete cascade,
  part text not null check (part in ('said', 'transcript', 'summary', 'notes', 'guide')),
  -- Where it continues, counted as in private.passages.first.
  next integer not null,
  -- Whether its words count in private.vocabulary.texts.
  is_new boolean not null,
  -- After each turn a text goes to the end of the queue.
  waits_since timestamptz not null default clock_timestamp(),
  constraint it_is_of_one_thing check (num_nonnulls(recording_id, study_guide_id) = 1)
);

create index waiting_texts_of_recording on private.waiting_texts (recording_id) where recording_id is not null;
create index waiting_texts_of_study_guide on private.waiting_texts (study_guide_id) where study_guide_id is not null;
create index waiting_texts_in_order on private.waiting_texts (waits_since, id);

-- Students of whom something was deleted: words that none of their texts has leave their vocabulary.
create table private.vocabulary_sweeps (
  id bigint generated always as identity primary key,
  user_id uuid not null,
  -- The last word that was looked at.
  after text collate "C" not null default ''
);

create index vocabulary_sweeps_of_user on private.vocabulary_sweeps (user_id);

alter table private.waiting_texts enable row level security;
alter table private.vocabulary_sweeps enable row level security;
revoke all on private.waiting_texts from public, anon, authenticated, service_role;
revoke all on private.vocabulary_sweeps from public, anon, authenticated, service_role;

comment on column private.vocabulary.texts is
  'How many texts with this word were stored, long ones by their turns. It orders suggestions; a deletion lowers it not.';

drop trigger forget_speech on public.recording_segments;
drop trigger "A_forget_texts" on public.recordings;
drop trigger index_study_guide on public.study_guides;
drop function private.write_speech(uuid, uuid, jsonb);
drop function private.split_speech(jsonb);
drop function private.index_missing(integer);
drop function private.has_account(uuid);

-- Adds the words of a text to a student's vocabulary. p_change: 1, or 0 for a text that was counted before.
create or replace function private.count_words(p_user_id uuid, p_folded text[], p_change integer) returns void
  language plpgsql volatile
  set search_path = ''
  as $$
begin
  -- Two texts of one person have words in common: the second waits here, not in the middle.
  perform private.lock_vocabulary(p_user_id);
  insert into private.vocabulary as v (user_id, word, texts)
    select p_user_id, word, 1 from private.words_of(p_folded) as word
    on conflict (user_id, word) do update set texts = v.texts + p_change where p_change > 0;
end
$$;

create function private.lock_vocabulary(p_user_id uuid) returns void
  language sql volatile
  set search_path = ''
  as $$ select pg_advisory_xact_lock('private.vocabulary'::regclass::oid::integer, hashtext(p_user_id::text)) $$;

create function private.try_vocabulary(p_user_id uuid) returns boolean
  language sql volatile
  set search_path = ''
  as $$ select pg_try_advisory_xact_lock('private.vocabulary'::regclass::oid::integer, hashtext(p_user_id::text)) $$;

-- The different words of folded texts that a vocabulary has.
create function private.words_of(p_folded text[]) returns setof text
  language sql immutable
  set search_path = ''
  as $$
    select distinct word
      from unnest(p_folded) as folded, unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', folded))) as word
      where char_length(word) between 3 and 40 and word !~ '^[0-9]+$'
  $$;

-- Whether a text of a student has a word. Of a word that a language leaves out, whether there is any text in it.
create function private.is_said(p_user_id uuid, p_word text) returns boolean
  language sql stable
  set search_path = ''
  as $$
    select exists (
      select from private.search_shelves as s
          cross join lateral (select phraseto_tsquery(s.language::regconfig, p_word) as asked) as q
          cross join lateral (
            select from private.passages as p
              where p.shelf = private.shelf(p_user_id, s.language, s.quarter) and p.user_id = p_user_id
                and (p.words @@ q.asked or numnode(q.asked) = 0)
              limit 1
          ) as found
        where s.user_id = p_user_id
    )
  $$;

-- Takes words out of a student's vocabulary that none of their texts has.
create function private.forget_unsaid(p_user_id uuid, p_words text[]) returns void
  language sql volatile
  set search_path = ''
  as $$
    delete from private.vocabulary as v
      where v.user_id = p_user_id and v.word = any (p_words) and not private.is_said(p_user_id, v.word)
  $$;

-- Indexes some 30,000 characters of a text and returns where it continues, or null at its end.
create function private.index_turn(
  p_user_id uuid, p_recording_id uuid, p_study_guide_id uuid, p_part text, p_language text, p_at timestamptz,
  p_text text, p_from integer, p_change integer
) returns integer
  language plpgsql volatile
  set search_path = ''
  as $$
declare
  configuration constant text := private.search_language(p_language);
  at_quarter constant integer := private.quarter(p_at);
  -- In memory once: a stored text would be read again.
  whole constant text := p_text || '';
  turn text := substr(whole, p_from, 30000);
  bodies text[];
begin
  if p_from + char_length(turn) <= char_length(whole) then
    turn := coalesce(substring(turn from '^.*\n'), substring(turn from '^.*\s'), turn);
  end if;
  with passage as materialized (select * from private.split_text(turn)),
    written as (
      insert into private.passages (shelf, user_id, recording_id, study_guide_id, part, first, last, words)
        select private.shelf(p_user_id, configuration, at_quarter), p_user_id, p_recording_id, p_study_guide_id, p_part,
            p.first + p_from - 1, p.last + p_from - 1, to_tsvector(configuration::regconfig, p.folded)
          from passage as p
    )
    select array_agg(folded) into bodies from passage;
  insert into private.search_shelves values (p_user_id, configuration, at_quarter) on conflict do nothing;
  perform private.count_words(p_user_id, bodies, p_change);
  return case when p_from + char_length(turn) <= char_length(whole) then p_from + char_length(turn) end;
end
$$;

-- The same of what was said: a passage has 75 seconds, or 4,000 characters and the rest of a segment.
create function private.index_turn(
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
  bodies text[] := '{}';
  characters integer := 0;
  total integer := 0;
  firsts integer[] := '{}';
  folded text[] := '{}';
begin
  while place < many and total < 30000 loop
    segment := whole -> place;
    here := case when jsonb_typeof(segment -> 'start') = 'number' then floor((segment ->> 'start')::numeric / 75) else 0 end;
    if bodies <> '{}' and (here <> window_of_passage or characters >= 4000) then
      folded := folded || private.fold(array_to_string(bodies, ' '));
      bodies := '{}';
      characters := 0;
    end if;
    if bodies = '{}' then firsts := firsts || place; end if;
    window_of_passage := here;
    bodies := bodies || coalesce(segment ->> 'text', '');
    characters := characters + char_length(coalesce(segment ->> 'text', ''));
    total := total + char_length(coalesce(segment ->> 'text', '')) + 1;
    place := place + 1;
  end loop;
  if bodies <> '{}' then folded := folded || private.fold(array_to_string(bodies, ' ')); end if;

  insert into private.passages (shelf, user_id, recording_id, part, first, last, words)
    select private.shelf(p_user_id, configuration, at_quarter), p_user_id, p_recording_id, 'said', firsts[i],
        coalesce(firsts[i + 1], place) - 1, to_tsvector(configuration::regconfig, folded[i])
      from generate_subscripts(folded, 1) as i;
  insert into private.search_shelves values (p_user_id, configuration, at_quarter) on conflict do nothing;
  perform private.count_words(p_user_id, folded, p_change);
  return case when place < many then place end;
end
$$;

-- Indexes the beginning of a text, and leaves the rest to the schedule.
create or replace function private.write_text(
  p_user_id uuid, p_recording_id uuid, p_study_guide_id uuid, p_part text, p_language text, p_at timestamptz, p_text text
) returns void
  language plpgsql volatile
  set search_path = ''
  as $$
declare
  rest constant integer := private.index_turn(
    p_user_id, p_recording_id, p_study_guide_id, p_part, p_language, p_at, p_text, 1, 1
  );
begin
  if rest is not null then
    insert into private.waiting_texts (user_id, recording_id, study_guide_id, part, next, is_new)
      values (p_user_id, p_recording_id, p_study_guide_id, p_part, rest, true);
  end if;
end
$$;

-- In the transaction that stores or changes the segments, by whatever way. A definer, because nothing else reaches passages.
create or replace function private.index_speech() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  recorded record;
  rest integer;
begin
  if tg_op = 'UPDATE' then
    delete from private.waiting_texts where recording_id = old.recording_id and part = 'said';
    delete from private.passages where recording_id = old.recording_id and part = 'said';
    if found then insert into private.vocabulary_sweeps (user_id) values (old.user_id); end if;
  end if;
  select r.language, r.created_at into recorded from public.recordings as r where r.id = new.recording_id;
  rest := private.index_turn(
    new.user_id, new.recording_id, recorded.language, recorded.created_at, new.segments, 0, case tg_op when 'INSERT' then 1 else 0 end
  );
  if rest is not null then
    insert into private.waiting_texts (user_id, recording_id, part, next, is_new)
      values (new.user_id, new.recording_id, 'said', rest, tg_op = 'INSERT');
  end if;
  return null;
end
$$;

create or replace function private.index_recording_texts() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  of_part text;
  earlier text;
  later text;
  rest integer;
  change integer;
begin
  foreach of_part in array array['summary', 'notes'] loop
    earlier := case when tg_op = 'INSERT' then null when of_part = 'summary' then old.ai_summary else old.ai_notes end;
    later := case when of_part = 'summary' then new.ai_summary else new.ai_notes end;
    continue when earlier is not distinct from later;
    change := case when earlier is null then 1 else 0 end;
    if earlier is not null then
      delete from private.waiting_texts as w where w.recording_id = old.id and w.part = of_part;
      delete from private.passages as p where p.recording_id = old.id and p.part = of_part;
    end if;
    rest := null;
    if later is not null then
      rest := private.index_turn(new.user_id, new.id, null, of_part, new.language, new.created_at, later, 1, change);
    end if;
    if rest is not null then
      insert into private.waiting_texts (user_id, recording_id, part, next, is_new)
        values (new.user_id, new.id, of_part, rest, change > 0);
    end if;
    if char_length(earlier) <= 30000 then
      perform private.forget_unsaid(old.user_id, array(
        select private.words_of(array(select folded from private.split_text(earlier)))
        except select private.words_of(array(select folded from private.split_text(left(later, 30000))))
      ));
    elsif earlier is not null then
      insert into private.vocabulary_sweeps (user_id) values (old.user_id);
    end if;
  end loop;
  -- store_recording indexes a transcript without segments; one that was stored otherwise is indexed with its summary.
  if tg_op = 'UPDATE' and new.has_transcript
    and not exists (select from public.recording_segments as s where s.recording_id = new.id)
    and not exists (select from private.passages as p where p.recording_id = new.id and p.part = 'transcript')
  then
    perform private.write_text(new.user_id, new.id, null, 'transcript', new.language, new.created_at, new.transcript);
  end if;
  return null;
end
$$;

create or replace function private.index_study_guide() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  if tg_op = 'UPDATE' then
    delete from private.waiting_texts where study_guide_id = old.id;
    delete from private.passages where study_guide_id = old.id;
    if found then insert into private.vocabulary_sweeps (user_id) values (old.user_id); end if;
  end if;
  if new.content is not null then
    perform private.write_text(
      new.user_id, null, new.id, 'guide',
      -- A guide arrives without its language: the newest recording's is the likely one.
      (select r.language from public.recordings as r where r.user_id = new.user_id order by r.created_at desc, r.id desc limit 1),
      new.created_at,
      new.content
    );
  end if;
  return null;
end
$$;

create trigger index_study_guide
  after insert or update of content on public.study_guides
  for each row execute function private.index_study_guide();

-- The passages go with what they are of. Of a deleted account nothing is left to look at.
create function private.sweep_vocabulary() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  insert into private.vocabulary_sweeps (user_id)
    select distinct user_id from gone
      where current_setting('lectern.deleted_account', true) is distinct from user_id::text;
  return null;
end
$$;

create trigger sweep_vocabulary
  after delete on public.recordings
  referencing old table as gone
  for each statement execute function private.sweep_vocabulary();
create trigger sweep_vocabulary
  after delete on public.study_guides
  referencing old table as gone
  for each statement execute function private.sweep_vocabulary();

create or replace function private.forget_words() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  delete from private.search_shelves where user_id = old.id;
  delete from private.vocabulary where user_id = old.id;
  delete from private.vocabulary_sweeps where user_id = old.id;
  return null;
end
$$;

-- Indexes the next turn of the text that has waited longest, or looks at words of a vocabulary for 40 milliseconds. False: nothing
-- waits, or what waits is in use. It waits for no lock: who is in its way goes first, and the text has its turn later.
create function public.index_next_text() returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  waiting record;
  turn private.waiting_texts;
  recording record;
  guide record;
  segments jsonb;
  change integer;
  rest integer;
  began constant timestamptz := clock_timestamp();
  word text;
  last_word text;
  gone text[] := '{}';
  is_last boolean;
begin
  for waiting in select id, user_id, recording_id, study_guide_id from private.waiting_texts order by waits_since, id limit 50 loop
    continue when not private.try_vocabulary(waiting.user_id);
    if waiting.recording_id is not null then
      select r.language, r.created_at, r.transcript, r.ai_summary, r.ai_notes into recording
        from public.recordings as r where r.id = waiting.recording_id for key share skip locked;
    else
      select g.content, g.created_at into guide
        from public.study_guides as g where g.id = waiting.study_guide_id for key share skip locked;
    end if;
    continue when not found;
    select * into turn from private.waiting_texts where id = waiting.id for update skip locked;
    continue when not found;

    change := case when turn.is_new then 1 else 0 end;
    if turn.next = (case turn.part when 'said' then 0 else 1 end) then
      delete from private.passages as p
        where p.recording_id = turn.recording_id and p.part = turn.part or p.study_guide_id = turn.study_guide_id;
    end if;
    if turn.part = 'said' then
      select s.segments into segments from public.recording_segments as s where s.recording_id = turn.recording_id;
      if found then
        rest := private.index_turn(
          turn.user_id, turn.recording_id, recording.language, recording.created_at, segments, turn.next, change
        );
      end if;
    elsif turn.part = 'guide' then
      if guide.content is not null then
        rest := private.index_turn(
          turn.user_id, null, turn.study_guide_id, 'guide',
          (select r.language from public.recordings as r where r.user_id = turn.user_id order by r.created_at desc, r.id desc limit 1),
          guide.created_at, guide.content, turn.next, change
        );
      end if;
    else
      rest := private.index_turn(
        turn.user_id, turn.recording_id, null, turn.part, recording.language, recording.created_at,
        case turn.part when 'transcript' then recording.transcript when 'summary' then recording.ai_summary else recording.ai_notes end,
        turn.next, change
      );
    end if;
    if rest is null then
      delete from private.waiting_texts where id = turn.id;
    else
      update private.waiting_texts set next = rest, waits_since = clock_timestamp() where id = turn.id;
    end if;
    return true;
  end loop;

  for waiting in select id, user_id, after from private.vocabulary_sweeps order by id limit 50 loop
    continue when not private.try_vocabulary(waiting.user_id);
    perform from private.vocabulary_sweeps where id = waiting.id and after = waiting.after for update skip locked;
    continue when not found;
    -- One look is enough for all that was deleted before it begins.
    if waiting.after = '' then
      delete from private.vocabulary_sweeps where user_id = waiting.user_id and id > waiting.id;
    end if;
    is_last := true;
    for word in
      select v.word from private.vocabulary as v where v.user_id = waiting.user_id and v.word > waiting.after order by v.word
    loop
      if last_word is not null and clock_timestamp() > began + interval '40 milliseconds' then
        is_last := false;
        exit;
      end if;
      last_word := word;
      if not private.is_said(waiting.user_id, word) then gone := gone || word; end if;
    end loop;
    delete from private.vocabulary as v where v.user_id = waiting.user_id and v.word = any (gone);
    if is_last then
      delete from private.vocabulary_sweeps where id = waiting.id;
    else
      update private.vocabulary_sweeps set after = last_word where id = waiting.id;
    end if;
    return true;
  end loop;
  return false;
end
$$;

-- Has everything indexed again, by the schedule: after a change of how words are folded or stemmed, or of what was stored without
-- these triggers. Until a text has its turn, its former passages are found. Returns how many texts wait.
create function private.index_again() returns bigint
  language plpgsql volatile
  set search_path = ''
  as $$
declare
  waiting bigint;
begin
  delete from private.vocabulary where true;
  delete from private.vocabulary_sweeps where true;
  delete from private.waiting_texts where true;
  insert into private.waiting_texts (user_id, recording_id, study_guide_id, part, next, is_new)
    select s.user_id, s.recording_id, null::uuid, 'said', 0, true from public.recording_segments as s
    union all
    select r.user_id, r.id, null, 'transcript', 1, true from public.recordings as r
      where r.has_transcript and not exists (select from public.recording_segments as s where s.recording_id = r.id)
    union all
    select r.user_id, r.id, null, 'summary', 1, true from public.recordings as r where r.ai_summary is not null
    union all
    select r.user_id, r.id, null, 'notes', 1, true from public.recordings as r where r.ai_notes is not null
    union all
    select g.user_id, null, g.id, 'guide', 1, true from public.study_guides as g where g.content is not null;
  get diagnostics waiting = row_count;
  return waiting;
end
$$;

-- Words are folded otherwise since bound_search.
select private.index_again();

revoke all on function private.lock_vocabulary(uuid) from public, anon, authenticated;
revoke all on function private.try_vocabulary(uuid) from public, anon, authenticated;
revoke all on function private.words_of(text[]) from public, anon, authenticated;
revoke all on function private.is_said(uuid, text) from public, anon, authenticated;
revoke all on function private.forget_unsaid(uuid, text[]) from public, anon, authenticated;
revoke all on function private.index_turn(uuid, uuid, uuid, text, text, timestamptz, text, integer, integer)
  from public, anon, authenticated;
revoke all on function private.index_turn(uuid, uuid, text, timestamptz, jsonb, integer, integer) from public, anon, authenticated;
revoke all on function private.sweep_vocabulary() from public, anon, authenticated;
revoke all on function private.index_again() from public, anon, authenticated;
revoke all on function public.index_next_text() from public, anon, authenticated;
grant execute on function public.index_next_text() to service_role;
