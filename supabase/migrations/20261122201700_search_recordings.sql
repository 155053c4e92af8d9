-- Search in everything that was said and written (FND-01, FND-04; ADR 0021). The full-text operator is not leakproof: behind
-- row-level security PostgreSQL reads every passage of the student instead of the index. So a function past it filters by the
-- caller, and nothing else reaches these tables.
create schema if not exists extensions;
create extension if not exists btree_gin with schema extensions;
create extension if not exists pg_trgm with schema extensions;
create extension if not exists unaccent with schema extensions;

-- The words of a stretch of text, without the text: that is read where it is stored.
create table private.passages (
  -- The student, language and quarter of a year (private.shelf): a question reads the newest shelves, as many as it needs.
  shelf bigint not null,
  -- No reference to the account, for which each deletion would read all passages: they go with recording or guide.
  user_id uuid not null,
  recording_id uuid references public.recordings (id) on delete cascade,
  study_guide_id uuid references public.study_guides (id) on delete cascade,
  -- transcript: of what was said, where there are no segments.
  part text not null check (part in ('said', 'transcript', 'summary', 'notes', 'guide')),
  -- Of what was said, positions of segments from 0; of a text, positions of characters from 1.
  first integer not null,
  last integer not null,
  words tsvector not null,
  constraint it_is_of_one_thing check (num_nonnulls(recording_id, study_guide_id) = 1)
);

-- Equal keys are stored once: unique by position they would take nine times the pages.
create index passages_of_recording on private.passages (recording_id) where recording_id is not null;
create index passages_of_study_guide on private.passages (study_guide_id) where study_guide_id is not null;
create index passages_by_word on private.passages using gin (shelf, words);

-- Where a student's passages are. A question is asked in each language.
create table private.search_shelves (
  -- No reference to the account: see private.vocabulary.
  user_id uuid not null,
  -- The name of the text search configuration, in which the words are stemmed.
  language text not null,
  quarter integer not null,
  primary key (user_id, language, quarter)
);

-- A student's own words, without accents: what a word that is being typed may become, and what a mistyped one may mean.
-- No reference to the account, so that a deletion that waits for a recording is not waited for (private.forget_words).
create table private.vocabulary (
  user_id uuid not null,
  word text collate "C" not null,
  -- The transcripts, summaries, notes and study guides that contain it.
  texts integer not null,
  primary key (user_id, word)
);

create index vocabulary_by_likeness on private.vocabulary using gin (user_id, word extensions.gin_trgm_ops);

alter table private.passages enable row level security;
alter table private.search_shelves enable row level security;
alter table private.vocabulary enable row level security;
revoke all on private.passages from public, anon, authenticated, service_role;
revoke all on private.search_shelves from public, anon, authenticated, service_role;
revoke all on private.vocabulary from public, anon, authenticated, service_role;

-- The text search configuration of a language (BCP 47). Words of a language without one match as they are.
create function private.search_language(p_language text) returns text
  language sql immutable
  set search_path = ''
  as $$
    select case lower(split_part(p_language, '-', 1))
      when 'ar' then 'arabic' when 'ca' then 'catalan' when 'da' then 'danish' when 'de' then 'german'
      when 'el' then 'greek' when 'en' then 'english' when 'es' then 'spanish' when 'eu' then 'basque'
      when 'fi' then 'finnish' when 'fr' then 'french' when 'ga' then 'irish' when 'hi' then 'hindi'
      when 'hu' then 'hungarian' when 'hy' then 'armenian' when 'id' then 'indonesian' when 'it' then 'italian'
      when 'lt' then 'lithuanian' when 'nb' then 'norwegian' when 'ne' then 'nepali' when 'nl' then 'dutch'
      when 'nn' then 'norwegian' when 'no' then 'norwegian' when 'pt' then 'portuguese' when 'ro' then 'romanian'
      when 'ru' then 'russian' when 'sr' then 'serbian' when 'sv' then 'swedish' when 'ta' then 'tamil'
      when 'tr' then 'turkish' when 'yi' then 'yiddish' else 'simple'
    end
  $$;

-- The quarter of a year in which something was recorded, counted through.
create function private.quarter(p_at timestamptz) returns integer
  language sql immutable
  set search_path = ''
  as $$
    select (extract(year from p_at at time zone 'UTC') * 4 + extract(quarter from p_at at time zone 'UTC'))::integer
  $$;

-- The number of a student's shelf. Two may have the same one, so passages are asked for their student too.
create function private.shelf(p_user_id uuid, p_language text, p_quarter integer) returns bigint
  language sql immutable
  set search_path = ''
  as $$ select hashtextextended(p_user_id::text || p_language || p_quarter::text, 0) $$;

-- Lower case, without accents, in any locale of the database. In scripts without spaces between words each character is one.
create function private.fold(p_text text) returns text
  language plpgsql stable
  set search_path = ''
  as $$
declare
  folded text := lower(p_text collate pg_catalog.pg_c_utf8);
begin
  if octet_length(folded) = char_length(folded) then return folded; end if;
  if folded is not nfkc normalized then folded := normalize(folded, nfkc); end if;
  folded := extensions.unaccent(folded);
  if octet_length(folded) = char_length(folded) then return folded; end if;
  -- Signs that a database in the locale C takes for letters.
  folded := translate(folded, '、。・؟،؛۔।॥', '         ');
  return regexp_replace(folded, '([\u0e00-\u0eff\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff])', ' \1 ', 'g');
end
$$;

-- What was said in 75 seconds; where there are no times, 4,000 characters and the rest of a segment.
create function private.split_speech(p_segments jsonb) returns table (first integer, last integer, folded text)
  language sql stable
  set search_path = ''
  as $$
    select min(s.i), max(s.i), private.fold(string_agg(s.body, ' ' order by s.i))
      from (
        select t.*, sum(char_length(t.body)) over (partition by t.seventy_five order by t.i) / 4000 as part
          from (
            select (position - 1)::integer as i, coalesce(segment ->> 'text', '') as body,
                case when jsonb_typeof(segment -> 'start') = 'number'
                  then floor((segment ->> 'start')::numeric / 75) else 0 end as seventy_five
              from jsonb_array_elements(p_segments) with ordinality as e (segment, position)
          ) as t
      ) as s
      group by s.seventy_five, s.part
  $$;

-- Stretches of a text of at most 2,000 characters, which end with a line or a word where there is one.
create function private.split_text(p_text text) returns table (first integer, last integer, folded text)
  language plpgsql stable
  set search_path = ''
  as $$
declare
  -- In memory once: a stored text would be read again for each stretch.
  whole constant text := p_text || '';
  ends constant integer := char_length(whole);
  -- Finding a character takes time that grows with its position, so stretches are taken from a part of the text.
  part text := '';
  part_first integer := 1;
  part_end integer := 1;
  stretch text;
begin
  first := 1;
  while first <= ends loop
    if first + 2000 > part_end and part_end <= ends then
      part := substr(whole, first, 40000);
      part_first := first;
      part_end := first + char_length(part);
    end if;
    stretch := substr(part, first - part_first + 1, 2000);
    if first + 2000 <= ends then
      stretch := coalesce(substring(stretch from '^.*\n'), substring(stretch from '^.*\s'), stretch);
    end if;
    last := first + char_length(stretch) - 1;
    folded := private.fold(stretch);
    return next;
    first := last + 1;
  end loop;
end
$$;

-- Adds the words of a text to a student's vocabulary, or takes them out.
create function private.count_words(p_user_id uuid, p_folded text[], p_change integer) returns void
  language plpgsql volatile
  set search_path = ''
  as $$
declare
  counted text[];
begin
  -- Two texts of one person have words in common: the second waits here, not in the middle.
  perform pg_advisory_xact_lock('private.vocabulary'::regclass::oid::integer, hashtext(p_user_id::text));
  select array_agg(distinct word) into counted
    from (
        -- Some at once is quicker than one by one; a tsvector holds less than a megabyte.
        select string_agg(b.body, ' ') as body
          from unnest(p_folded) with ordinality as b (body, position) group by b.position / 10
      ) as batch,
      unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', batch.body))) as word
    where char_length(word) between 3 and 40 and word !~ '[!-/:-@\[-`{-~]|^[0-9]+$';
  insert into private.vocabulary as v (user_id, word, texts)
    select p_user_id, word, p_change from unnest(counted) as word
    on conflict (user_id, word) do update set texts = v.texts + excluded.texts;
  if p_change < 0 then
    delete from private.vocabulary where user_id = p_user_id and word = any (counted) and texts <= 0;
  end if;
end
$$;

create function private.write_speech(p_recording_id uuid, p_user_id uuid, p_segments jsonb) returns void
  language plpgsql volatile
  set search_path = ''
  as $$
declare
  recorded record;
  configuration text;
  at_quarter integer;
  bodies text[];
begin
  select r.language, r.created_at into recorded from public.recordings as r where r.id = p_recording_id;
  configuration := private.search_language(recorded.language);
  at_quarter := private.quarter(recorded.created_at);
  with passage as materialized (select * from private.split_speech(p_segments)),
    written as (
      insert into private.passages (shelf, user_id, recording_id, part, first, last, words)
        select private.shelf(p_user_id, configuration, at_quarter), p_user_id, p_recording_id, 'said', p.first, p.last,
            to_tsvector(configuration::regconfig, p.folded)
          from passage as p
    )
    select array_agg(folded) into bodies from passage;
  insert into private.search_shelves values (p_user_id, configuration, at_quarter) on conflict do nothing;
  perform private.count_words(p_user_id, bodies, 1);
end
$$;

create function private.write_text(
  p_user_id uuid, p_recording_id uuid, p_study_guide_id uuid, p_part text, p_language text, p_at timestamptz, p_text text
) returns void
  language plpgsql volatile
  set search_path = ''
  as $$
declare
  configuration constant text := private.search_language(p_language);
  at_quarter constant integer := private.quarter(p_at);
  bodies text[];
begin
  with passage as materialized (select * from private.split_text(p_text)),
    written as (
      insert into private.passages (shelf, user_id, recording_id, study_guide_id, part, first, last, words)
        select private.shelf(p_user_id, configuration, at_quarter), p_user_id, p_recording_id, p_study_guide_id, p_part,
            p.first, p.last, to_tsvector(configuration::regconfig, p.folded)
          from passage as p
    )
    select array_agg(folded) into bodies from passage;
  insert into private.search_shelves values (p_user_id, configuration, at_quarter) on conflict do nothing;
  perform private.count_words(p_user_id, bodies, 1);
end
$$;

-- Of a deleted account nothing is left to count; each of its recordings would cost as much as storing it.
create function private.has_account(p_user_id uuid) returns boolean
  language sql stable
  set search_path = ''
  as $$ select exists (select from private.accounts where id = p_user_id) $$;

-- In the transaction that stores, changes or deletes the segments, by whatever way. A definer, because a student who deletes
-- a recording reaches neither passages nor vocabulary.
create function private.index_speech() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  was_indexed boolean := tg_op = 'DELETE';
begin
  if tg_op = 'UPDATE' then
    delete from private.passages where recording_id = old.recording_id and part = 'said';
    was_indexed := found;
  end if;
  if was_indexed and private.has_account(old.user_id) then
    perform private.count_words(old.user_id, array(select folded from private.split_speech(old.segments)), -1);
  end if;
  if tg_op <> 'DELETE' then
    perform private.write_speech(new.recording_id, new.user_id, new.segments);
  end if;
  return null;
end
$$;

create function private.index_recording_texts() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  of_part text;
  earlier text;
  later text;
  was_indexed boolean;
begin
  if tg_op = 'DELETE' and not private.has_account(old.user_id) then return null; end if;
  foreach of_part in array array['transcript', 'summary', 'notes'] loop
    earlier := case when tg_op = 'INSERT' then null when of_part = 'transcript' then old.transcript
      when of_part = 'summary' then old.ai_summary else old.ai_notes end;
    later := case when tg_op = 'DELETE' then null when of_part = 'transcript' then new.transcript
      when of_part = 'summary' then new.ai_summary else new.ai_notes end;
    -- store_recording knows whether there are segments: they are stored after the recording.
    continue when earlier is null and (later is null or tg_op = 'INSERT' and of_part = 'transcript');
    was_indexed := tg_op <> 'INSERT' and exists (
      select from private.passages as p where p.recording_id = old.id and p.part = of_part
    );
    continue when tg_op = 'UPDATE' and earlier is not distinct from later and (
      was_indexed or of_part = 'transcript' and exists (select from public.recording_segments as s where s.recording_id = new.id)
    );
    if was_indexed then
      delete from private.passages as p where p.recording_id = old.id and p.part = of_part;
      perform private.count_words(old.user_id, array(select folded from private.split_text(earlier)), -1);
    end if;
    if later is not null then
      perform private.write_text(new.user_id, new.id, null, of_part, new.language, new.created_at, later);
    end if;
  end loop;
  return null;
end
$$;

create function private.index_study_guide() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
declare
  was_indexed boolean := tg_op = 'DELETE';
begin
  if tg_op = 'UPDATE' then
    delete from private.passages where study_guide_id = old.id;
    was_indexed := found;
  end if;
  if was_indexed and old.content is not null and private.has_account(old.user_id) then
    perform private.count_words(old.user_id, array(select folded from private.split_text(old.content)), -1);
  end if;
  if tg_op <> 'DELETE' and new.content is not null then
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

create function private.forget_words() returns trigger
  language plpgsql security definer
  set search_path = ''
  as $$
begin
  delete from private.search_shelves where user_id = old.id;
  delete from private.vocabulary where user_id = old.id;
  return null;
end
$$;

create trigger index_speech
  after insert or update of segments on public.recording_segments
  for each row execute function private.index_speech();
create trigger index_texts
  after insert or update of ai_summary, ai_notes on public.recordings
  for each row execute function private.index_recording_texts();
-- While an account is deleted, asking has_account for each of its rows would take half of the time.
create trigger forget_speech
  after delete on public.recording_segments
  for each row when (current_setting('lectern.deleted_account', true) is distinct from old.user_id::text)
  execute function private.index_speech();
-- Before the cascades, which delete the passages: triggers start in the order of their names, and the system's begin with RI.
create trigger "A_forget_texts"
  after delete on public.recordings
  for each row when (current_setting('lectern.deleted_account', true) is distinct from old.user_id::text)
  execute function private.index_recording_texts();
create trigger index_study_guide
  after insert or delete or update of content on public.study_guides
  for each row execute function private.index_study_guide();
-- After the cascades.
create trigger forget_words
  after delete on private.accounts
  for each row execute function private.forget_words();

-- Indexes some of what was stored without these triggers, and says of how many texts: to be called until it says 0.
create function private.index_missing(p_most integer) returns integer
  language plpgsql volatile
  set search_path = ''
  as $$
declare
  indexed integer;
  of_this_kind integer;
begin
  update public.recording_segments set segments = segments where recording_id in (
    select s.recording_id from public.recording_segments as s
      where s.segments <> '[]' and not exists (
        select from private.passages as p where p.recording_id = s.recording_id and p.part = 'said'
      )
      limit p_most for update skip locked
  );
  get diagnostics indexed = row_count;
  update public.recordings set ai_summary = ai_summary, ai_notes = ai_notes where id in (
    select r.id from public.recordings as r
      where r.has_transcript and not exists (
          select from private.passages as p where p.recording_id = r.id and p.part in ('said', 'transcript')
        ) or r.ai_summary <> '' and not exists (
          select from private.passages as p where p.recording_id = r.id and p.part = 'summary'
        ) or r.ai_notes <> '' and not exists (
          select from private.passages as p where p.recording_id = r.id and p.part = 'notes'
        )
      limit p_most for update skip locked
  );
  get diagnostics of_this_kind = row_count;
  indexed := indexed + of_this_kind;
  update public.study_guides set content = content where id in (
    select g.id from public.study_guides as g
      where g.content <> '' and not exists (select from private.passages as p where p.study_guide_id = g.id)
      limit p_most for update skip locked
  );
  get diagnostics of_this_kind = row_count;
  return indexed + of_this_kind;
end
$$;

-- The terms of a question, folded: words, phrases in quotes, -words that must not occur. The last word may be the beginning
-- of others. At most 16 count.
create function private.search_terms(p_query text)
  returns table (place integer, term text, is_phrase boolean, is_negated boolean, is_beginning boolean)
  language sql stable
  set search_path = ''
  as $$
    select row_number() over (order by found.position)::integer,
        coalesce(found.term[2], found.term[3]),
        found.term[2] is not null,
        found.term[1] = '-',
        found.term[2] is null and found.term[1] = '' and q.folded !~ '\s$'
          and found.position = count(*) over () and char_length(found.term[3]) >= 3
      from (
        select private.fold(
          case when p_query like '%"%' then p_query
            else regexp_replace(p_query, '([\u0e00-\u0eff\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]{2,})', '"\1"', 'g')
          end
        ) as folded
      ) as q,
      regexp_matches(q.folded, '(-?)(?:"([^"]*)"?|([^\s"]+))', 'g') with ordinality as found (term, position)
      where found.position <= 16
  $$;

-- A question in each language of a student, and the stems that it looks for. Without rows it asks for nothing: it has stop
-- words only, or only what must not occur.
create function private.search_queries(p_user_id uuid, p_query text)
  returns table (language text, query tsquery, stems text[])
  language plpgsql stable
  set search_path = ''
  as $$
declare
  item record;
  alternatives text[];
  alternative text;
  asked tsquery;
begin
  for language in select distinct s.language from private.search_shelves as s where s.user_id = p_user_id loop
    query := '';
    stems := '{}';
    for item in select * from private.search_terms(p_query) loop
      alternatives := array[item.term];
      if item.is_beginning then
        alternatives := alternatives || array(
          select v.word from private.vocabulary as v
            where v.user_id = p_user_id and v.word > item.term collate "C" and v.word < item.term || U&'\+10FFFF' collate "C"
            order by v.texts desc, v.word limit 24
        );
      end if;
      asked := '';
      foreach alternative in array alternatives loop
        asked := asked || phraseto_tsquery(language::regconfig, alternative);
        if not item.is_negated then
          stems := stems || tsvector_to_array(to_tsvector(language::regconfig, alternative));
        end if;
      end loop;
      continue when numnode(asked) = 0;
      query := query && case when item.is_negated then !!asked else asked end;
    end loop;
    if cardinality(stems) > 0 then return next; end if;
  end loop;
end
$$;

-- At most 300 characters of a sentence, around the first of the words.
create function private.clip(p_text text, p_word text) returns text
  language sql stable
  set search_path = ''
  as $$
    select case when char_length(p_text) <= 300 then p_text
      else case when at.first > 1 then '… ' else '' end || substr(p_text, at.first, 300)
        || case when at.first + 300 <= char_length(p_text) then ' …' else '' end
      end
      from (select greatest(1, least(position(p_word in private.fold(p_text)) - 120, char_length(p_text) - 299)) as first) as at
  $$;

-- The sentence of a passage that says most of what is asked, and which of its words those are, folded.
create function private.best_line(p_lines jsonb, p_language regconfig, p_query tsquery, p_stems text[]) returns jsonb
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
          lateral (select private.fold(e.segment ->> 'text') as folded offset 0) as v
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

-- The three of a recording's moments whose sentence says most of what is asked; of equals what was said, which has a time.
create function private.best_moments(p_moments jsonb) returns jsonb
  language sql immutable
  set search_path = ''
  as $$
    select jsonb_agg(best.moment - 'many' order by best.position)
      from (
        select m.moment, row_number() over (
            order by (m.moment ->> 'many')::integer desc, (m.moment ->> 'part' = 'said') desc, m.place
          ) as position
          from jsonb_array_elements(p_moments) with ordinality as m (moment, place)
      ) as best
      where best.position <= 3
  $$;

-- The lines of a text's stretch, without Markdown's signs; a table's cells with a dot between them.
create function private.text_lines(p_text text) returns jsonb
  language sql immutable
  set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('text', plain.line)), '[]')
      from regexp_split_to_table(p_text, '\n') as raw,
        lateral (
          select case when raw ~ '^\s*\|.*\|\s*$'
            then regexp_replace(btrim(raw, E' \t\r|'), '(?:\s*\|)+\s*', ' · ', 'g') else raw end as line
        ) as cells,
        lateral (
          select btrim(regexp_replace(
            regexp_replace(cells.line, '\[([^\]]*)\]\([^)]*\)', '\1', 'g'), '^\s*(?:[#>]+|[-*+]|\d+\.)\s+|\*\*|__|`', '', 'g'
          )) as line
        ) as plain
      where plain.line <> '' and raw !~ '^[\s|:-]*$'
  $$;

-- A passage that a question was found in.
create type private.search_match as (
  id uuid, is_recording boolean, part text, first integer, last integer, language text, rank real, place tid
);

-- {"results": [{"kind", "id", "name", "createdAt", "moments": [{"part", "start", "speaker", "text", "words"}]}], "suggestion"}.
-- At most 20 recordings and study guides, three moments each. The newest quarters of a year are read, until 500 passages are
-- found: of a word that is said everywhere the older ones are not.
create function private.search_recordings(
  p_query text, p_folder_id uuid, p_favorites boolean, p_from timestamptz, p_until timestamptz
) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  set client_min_messages = warning
  as $$
declare
  me constant uuid := auth.uid();
  results jsonb := '[]';
  result jsonb;
  passage record;
  stored record;
  moment jsonb;
  moments jsonb;
  suggestion text;
  shelf record;
  last_quarter integer;
  matches private.search_match[] := '{}';
  -- Before the older quarters are left out, only what may be shown counts.
  is_filtered constant boolean := p_folder_id is not null or p_favorites is true or p_until is not null;
  allowed uuid[] := '{}';
begin
  if char_length(p_query) > 200 then
    raise exception 'a question has at most 200 characters' using errcode = 'string_data_right_truncation';
  end if;
  if me is null or p_query is null or not private.is_session_active() then
    return jsonb_build_object('results', results, 'suggestion', null);
  end if;

  if is_filtered then
    allowed := array(
      select r.id from public.recordings as r
        where r.user_id = me and r.status = 'completed'
          and (p_folder_id is null or r.folder_id = p_folder_id)
          and (p_favorites is not true or r.is_favorite)
          and (p_from is null or r.created_at >= p_from)
          and (p_until is null or r.created_at < p_until)
      union all
      select g.id from public.study_guides as g
        where g.user_id = me and p_folder_id is null and p_favorites is not true and g.created_at < p_until
    );
  end if;
  for shelf in
    select s.quarter, s.language, a.query, private.shelf(me, s.language, s.quarter) as number
      from private.search_queries(me, p_query) as a
        join private.search_shelves as s on s.user_id = me and s.language = a.language
      where (p_from is null or s.quarter >= private.quarter(p_from))
        and (p_until is null or s.quarter <= private.quarter(p_until))
      order by s.quarter desc
  loop
    exit when cardinality(matches) >= 500 and shelf.quarter < last_quarter;
    last_quarter := shelf.quarter;
    matches := matches || array(
      select row(
          coalesce(p.recording_id, p.study_guide_id), p.recording_id is not null, p.part, p.first, p.last, shelf.language,
          ts_rank(p.words, shelf.query), p.ctid
        )::private.search_match
        from private.passages as p
        where p.shelf = shelf.number and p.user_id = me and p.words @@ shelf.query
          and (not is_filtered or coalesce(p.recording_id, p.study_guide_id) = any (allowed))
        limit 20000
    );
  end loop;

  for passage in
    with chosen as materialized (select * from unnest(matches)),
      source as materialized (
        select c.id, c.is_recording, max(c.rank) * (1 + ln(count(*))) as score, max(c.place) as place
          from chosen as c group by c.id, c.is_recording
      ),
      -- Read one after another, from the best on, until there are enough: among equals those that were stored last.
      likely as materialized (
        select s.id, s.score, l.created_at
          from (select * from source order by score desc, place desc) as s cross join lateral (
            select r.created_at from public.recordings as r
              -- With "=" the planner would read the student's whole index for each.
              where s.is_recording and r.id = s.id and r.user_id is not distinct from me and r.status = 'completed'
                and (p_from is null or r.created_at >= p_from)
            union all
            select g.created_at from public.study_guides as g
              where not s.is_recording and g.id = s.id and g.user_id is not distinct from me and p_folder_id is null
                and p_favorites is not true and (p_from is null or g.created_at >= p_from)
          ) as l
          limit 60
      ),
      best as materialized (
        select l.*, row_number() over (order by l.score desc, l.created_at desc, l.id) as place from likely as l
          order by l.score desc, l.created_at desc, l.id limit 20
      ),
      ranked as materialized (
        select c.*, row_number() over (partition by c.id order by c.rank desc, c.part, c.first) as position
          from chosen as c
          where c.id = any (array(select best.id from best))
      ),
      asked as materialized (select * from private.search_queries(me, p_query))
      select r.*, b.created_at, a.query, a.stems
        from best as b join ranked as r on r.id = b.id join asked as a on a.language = r.language
        -- More of the best, since the rank of a passage knows nothing of its sentences.
        where r.position <= case when b.place <= 3 then 8 else 3 end
        order by b.score desc, b.created_at desc, b.id, r.position
  loop
    if result is null or result ->> 'id' <> passage.id::text then
      if moments <> '[]' then results := results || jsonb_set(result, '{moments}', private.best_moments(moments)); end if;
      moments := '[]';
      -- The segments are read and unpacked once for all moments; a record would read every long text put into it.
      if passage.is_recording then
        select r.original_name as name, sg.segments #> '{}' as segments into stored
          from public.recordings as r left join public.recording_segments as sg on sg.recording_id = r.id
          where r.id = passage.id;
      else
        select g.title as name, null::jsonb as segments into stored from public.study_guides as g where g.id = passage.id;
      end if;
      result := jsonb_build_object(
        'kind', case when passage.is_recording then 'recording' else 'study-guide' end,
        'id', passage.id, 'name', stored.name, 'createdAt', passage.created_at, 'moments', '[]'::jsonb
      );
    end if;
    moment := private.best_line(
      case passage.part
        when 'said' then (select jsonb_agg(stored.segments -> i order by i) from generate_series(passage.first, passage.last) as i)
        else private.text_lines(substr(
          case passage.part
            when 'guide' then (select g.content from public.study_guides as g where g.id = passage.id)
            else (
              select case passage.part when 'transcript' then r.transcript when 'summary' then r.ai_summary else r.ai_notes end
                from public.recordings as r where r.id = passage.id
            )
          end,
          passage.first, passage.last - passage.first + 1
        ))
      end,
      passage.language::regconfig, passage.query, passage.stems
    );
    if moment is not null then
      moments := moments || (
        jsonb_build_object('part', case passage.part when 'transcript' then 'said' else passage.part end) || moment
      );
    end if;
  end loop;
  if moments <> '[]' then results := results || jsonb_set(result, '{moments}', private.best_moments(moments)); end if;

  if results = '[]' then
    suggestion := private.suggest_query(me, p_query);
  end if;
  return jsonb_build_object('results', results, 'suggestion', suggestion);
end
$$;

-- Whether a question finds anything.
create function private.is_found(p_user_id uuid, p_query text) returns boolean
  language sql stable
  set search_path = ''
  as $$
    select exists (
      select from private.search_queries(p_user_id, p_query) as a
        join private.search_shelves as s on s.user_id = p_user_id and s.language = a.language
        cross join lateral (
          select from private.passages as p
            where p.shelf = private.shelf(p_user_id, s.language, s.quarter) and p.user_id = p_user_id and p.words @@ a.query
            limit 1
        ) as found
    )
  $$;

-- The question with each unknown word replaced by the likest of the student's own; null if there is none that finds something.
create function private.suggest_query(p_user_id uuid, p_query text) returns text
  language plpgsql stable
  set search_path = ''
  as $$
declare
  item record;
  likest text;
  suggested text := '';
  is_other boolean := false;
begin
  for item in select * from private.search_terms(p_query) loop
    likest := item.term;
    if not item.is_phrase and not item.is_negated and char_length(item.term) between 4 and 40 and not private.is_found(p_user_id, '"' || item.term || '"') then
      select v.word into likest
        from private.vocabulary as v
        where v.user_id = p_user_id and v.word operator(extensions.%) item.term
        order by extensions.similarity(v.word, item.term) desc, v.texts desc, v.word
        limit 1;
      if likest is null then return null; end if;
      is_other := true;
    end if;
    suggested := suggested || case when item.is_negated then ' -' else ' ' end
      || case when item.is_phrase then '"' || likest || '"' else likest end;
  end loop;
  if is_other and private.is_found(p_user_id, suggested) then
    return btrim(suggested);
  end if;
  return null;
end
$$;

-- What the data API calls. p_query: words, "phrases" and -words, at most 200 characters.
create function public.search_recordings(
  p_query text,
  p_folder_id uuid default null,
  p_favorites boolean default false,
  p_from timestamptz default null,
  p_until timestamptz default null
) returns jsonb
  language sql stable security invoker
  set search_path = ''
  as $$ select private.search_recordings(p_query, p_folder_id, p_favorites, p_from, p_until) $$;

revoke all on function private.search_language(text) from public, anon, authenticated;
revoke all on function private.quarter(timestamptz) from public, anon, authenticated;
revoke all on function private.shelf(uuid, text, integer) from public, anon, authenticated;
revoke all on function private.fold(text) from public, anon, authenticated;
revoke all on function private.split_speech(jsonb) from public, anon, authenticated;
revoke all on function private.split_text(text) from public, anon, authenticated;
revoke all on function private.count_words(uuid, text[], integer) from public, anon, authenticated;
revoke all on function private.write_speech(uuid, uuid, jsonb) from public, anon, authenticated;
revoke all on function private.write_text(uuid, uuid, uuid, text, text, timestamptz, text) from public, anon, authenticated;
revoke all on function private.has_account(uuid) from public, anon, authenticated;
revoke all on function private.index_speech() from public, anon, authenticated;
revoke all on function private.index_recording_texts() from public, anon, authenticated;
revoke all on function private.index_study_guide() from public, anon, authenticated;
revoke all on function private.forget_words() from public, anon, authenticated;
revoke all on function private.index_missing(integer) from public, anon, authenticated;
revoke all on function private.search_terms(text) from public, anon, authenticated;
revoke all on function private.search_queries(uuid, text) from public, anon, authenticated;
revoke all on function private.clip(text, text) from public, anon, authenticated;
revoke all on function private.best_line(jsonb, regconfig, tsquery, text[]) from public, anon, authenticated;
revoke all on function private.best_moments(jsonb) from public, anon, authenticated;
revoke all on function private.text_lines(text) from public, anon, authenticated;
revoke all on function private.is_found(uuid, text) from public, anon, authenticated;
revoke all on function private.suggest_query(uuid, text) from public, anon, authenticated;
revoke all on function private.search_recordings(text, uuid, boolean, timestamptz, timestamptz) from public, anon;
revoke all on function public.search_recordings(text, uuid, boolean, timestamptz, timestamptz) from public, anon;
grant execute on function private.search_recordings(text, uuid, boolean, timestamptz, timestamptz) to authenticated;
grant execute on function public.search_recordings(text, uuid, boolean, timestamptz, timestamptz) to authenticated;
