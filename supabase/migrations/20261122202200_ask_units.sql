-- A question about many recordings (UNT-01, UNT-02; ADR 0059). As in search_recordings, a function past row-level security
-- filters by the caller, because the full-text operator is not leakproof.

-- The recordings of a scope that can be asked about, the oldest first, at most 201: [{id, name, createdAt, language}]. The scope is a
-- folder, recordings, or those recordings of a folder; without either it is empty.
-- p_derived: with what was derived from each: the claims of its summary, and its outline.
create function public.read_unit(p_folder_id uuid default null, p_recording_ids uuid[] default null, p_derived boolean default false)
  returns jsonb
  language sql stable security invoker
  set search_path = ''
  as $$
    select coalesce(jsonb_agg(one.lecture order by one.created_at, one.id), '[]')
      from (
        select r.id, r.created_at, jsonb_build_object(
            'id', r.id, 'name', r.original_name, 'createdAt', r.created_at, 'language', r.language
          ) || case when not p_derived then '{}' else jsonb_build_object(
            'claims', (
              select c.claims from public.recording_claims as c
                where c.recording_id = r.id and c.text_sha256 = encode(sha256(convert_to(r.ai_summary, 'UTF8')), 'hex')
            ),
            'points', o.points, 'terms', o.terms, 'tasks', o.tasks, 'dates', o.dates
          ) end as lecture
          from public.recordings as r left join public.recording_outlines as o on p_derived and o.recording_id = r.id
          where r.user_id = (select auth.uid()) and r.status = 'completed'
            and (p_folder_id is not null or p_recording_ids is not null)
            and (p_folder_id is null or r.folder_id = p_folder_id)
            and (p_recording_ids is null or r.id = any (p_recording_ids))
          order by r.created_at, r.id
          limit 201
      ) as one
  $$;

-- What a word of a question may stand for in the recordings of a scope: itself, the long form of an abbreviation or the other way
-- round, and of a word that the student's recordings never have the likest ones that they have.
create function private.word_variants(p_user_id uuid, p_word text, p_words text[], p_recording_ids uuid[]) returns text[]
  language sql stable
  set search_path = ''
  as $$
    with form as (
      select private.fold(f ->> 'term') as term, private.fold(f ->> 'form') as form
        from public.recording_outlines as o, jsonb_array_elements(o.forms) as f
        where o.recording_id = any (p_recording_ids) and jsonb_typeof(o.forms) = 'array'
    )
    select array[p_word]
      || array(select distinct form from form where term = p_word limit 4)
      || array(
        select distinct term from form
          where p_word = any (string_to_array(form, ' ')) and string_to_array(form, ' ') <@ p_words limit 4
      )
      || array(
        select v.word from private.vocabulary as v
          where p_word !~ '\s' and char_length(p_word) between 4 and 40 and v.user_id = p_user_id and v.word operator(extensions.%) p_word
            and extensions.similarity(v.word, p_word) >= 0.34
            and not exists (select from private.vocabulary as own where own.user_id = p_user_id and own.word = p_word)
          order by extensions.similarity(v.word, p_word) desc, v.texts desc, v.word
          limit 3
      )
  $$;

-- A stretch of a recording that has some of the words.
create type private.unit_match as (id uuid, part text, first integer, last integer, covered integer, rank real);

-- Where the recordings of a scope speak of the words: {"said": [{id, covered}], "found": [{id, covered, segments | text}]}.
-- covered: how many different words a stretch of 75 seconds has, at most. said: every recording that has one. found: the 16 that have
-- most of them, and the first of all that have as many as any, each with what was said in its eight best stretches and
-- around them: segments as [{index, start, end, speaker, text}], or stretches of a transcript without times.
create function private.find_unit_passages(p_words text[], p_folder_id uuid, p_recording_ids uuid[]) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  set client_min_messages = warning
  as $$
declare
  me constant uuid := auth.uid();
  nothing constant jsonb := jsonb_build_object('said', '[]'::jsonb, 'found', '[]'::jsonb);
  allowed uuid[];
  words text[];
  variants text[];
  variant text;
  shelf record;
  last_language text;
  queries tsquery[];
  query tsquery;
  any_word tsquery;
  matches private.unit_match[] := '{}';
  chosen record;
  segments jsonb;
  transcript text;
  said jsonb;
  found jsonb := '[]';
begin
  if cardinality(p_words) > 16 or cardinality(p_recording_ids) > 200 then
    raise exception 'at most 16 words and 200 recordings' using errcode = 'program_limit_exceeded';
  end if;
  if me is null or not private.is_session_active() or (p_folder_id is null and p_recording_ids is null) then return nothing; end if;
  words := array(select distinct private.fold(left(word, 80)) from unnest(p_words) as word where btrim(word) <> '');
  -- The same rows as read_unit's.
  allowed := array(
    select r.id from public.recordings as r
      where r.user_id = me and r.status = 'completed'
        and (p_folder_id is null or r.folder_id = p_folder_id)
        and (p_recording_ids is null or r.id = any (p_recording_ids))
      order by r.created_at, r.id limit 200
  );
  for shelf in
    select distinct private.search_language(r.language) as language, private.quarter(r.created_at) as quarter
      from public.recordings as r where r.id = any (allowed) order by 1
  loop
    if shelf.language is distinct from last_language then
      last_language := shelf.language;
      queries := '{}';
      any_word := '';
      for i in 1 .. cardinality(words) loop
        variants := private.word_variants(me, words[i], words, allowed);
        query := '';
        foreach variant in array variants loop
          query := query || phraseto_tsquery(shelf.language::regconfig, variant);
        end loop;
        continue when numnode(query) = 0;
        queries := queries || query;
        any_word := any_word || query;
      end loop;
    end if;
    continue when cardinality(queries) = 0;
    matches := matches || array(
      select row(
          p.recording_id, p.part, p.first, p.last,
          (select count(*) from unnest(queries) as one where p.words @@ one), ts_rank(p.words, any_word)
        )::private.unit_match
        from private.passages as p
        where p.shelf = private.shelf(me, shelf.language, shelf.quarter) and p.user_id = me and p.words @@ any_word
          and p.recording_id = any (allowed) and p.part in ('said', 'transcript')
        limit 20000
    );
  end loop;

  for chosen in
    with passage as materialized (select * from unnest(matches)),
      recording as materialized (
        select p.id, max(p.covered) as covered, max(p.rank) as rank from passage as p group by p.id
      ),
      likely as materialized (
        (select * from recording order by covered desc, rank desc, id limit 16)
        union
        (
          select o.* from unnest(allowed) with ordinality as a (id, place) join recording as o on o.id = a.id
            where o.covered = (select max(covered) from recording)
            order by a.place limit 1
        )
      ),
      ordered as materialized (
        select p.*, row_number() over (partition by p.id order by p.covered desc, p.first) as early
          from passage as p where p.id = any (array(select l.id from likely as l))
      ),
      -- The earliest stretch that has most is one of the eight: an introduction has no rank.
      placed as materialized (
        select o.*, row_number() over (partition by o.id order by (o.early = 1) desc, o.covered desc, o.rank desc, o.first) as place
          from ordered as o
      )
      select l.id, l.covered,
          array(
            select distinct i from placed as b, generate_series(greatest(0, b.first - 3), b.last + 3) as i
              where b.id = l.id and b.place <= 8 and b.part = 'said' order by i
          ) as around,
          array(
            select int4range(b.first, b.last, '[]') from placed as b
              where b.id = l.id and b.place <= 8 and b.part = 'transcript' order by b.first
          ) as stretches
        from likely as l order by l.covered desc, l.rank desc, l.id
  loop
    -- Unpacked once for all stretches: in a join a long text is unpacked for each.
    select sg.segments #> '{}' into segments from public.recording_segments as sg where sg.recording_id = chosen.id;
    select r.transcript into transcript from public.recordings as r where r.id = chosen.id and cardinality(chosen.stretches) > 0;
    found := found || jsonb_build_object(
      'id', chosen.id, 'covered', chosen.covered,
      'segments', (
        select jsonb_agg(jsonb_build_object('index', i) || (segments -> i) order by i)
          from unnest(chosen.around) as i where segments -> i is not null
      ),
      'text', (
        select jsonb_agg(substr(transcript, lower(s), upper(s) - lower(s)) order by lower(s)) from unnest(chosen.stretches) as s
      )
    );
  end loop;
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'covered', s.covered)), '[]') into said
    from (select m.id, max(m.covered) as covered from unnest(matches) as m group by m.id) as s;
  return jsonb_build_object('said', said, 'found', found);
end
$$;

-- What the function ask-unit calls for its caller. p_words: at most 16.
create function public.find_unit_passages(p_words text[], p_folder_id uuid default null, p_recording_ids uuid[] default null)
  returns jsonb
  language sql stable security invoker
  set search_path = ''
  as $$ select private.find_unit_passages(p_words, p_folder_id, p_recording_ids) $$;

revoke all on function public.read_unit(uuid, uuid[], boolean) from public, anon;
revoke all on function private.word_variants(uuid, text, text[], uuid[]) from public, anon, authenticated;
revoke all on function private.find_unit_passages(text[], uuid, uuid[]) from public, anon;
revoke all on function public.find_unit_passages(text[], uuid, uuid[]) from public, anon;
grant execute on function public.read_unit(uuid, uuid[], boolean) to authenticated;
grant execute on function private.find_unit_passages(text[], uuid, uuid[]) to authenticated;
grant execute on function public.find_unit_passages(text[], uuid, uuid[]) to authenticated;
