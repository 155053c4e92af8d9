-- The key terms of a unit (UNT-03; ADR 0062): what the outlines of its lectures define, joined across them, and where it is said.
-- As find_unit_passages, a function past row-level security filters by the caller.

-- The words by which names are compared. Plurals that no stemmer knows and their singulars get the same ending. An abbreviation
-- is compared with abbreviations alone.
create function private.name_words(p_name text) returns text[]
  language sql stable
  set search_path = ''
  as $$
    select case when p_name ~ '^[A-Z]{2,6}s?$' then array['=' || rtrim(p_name, 's')] else array(
      select case
          when word ~ '[^aeiou]ies$' then regexp_replace(word, 'ies$', 'y')
          when word ~ '...ium$|(er|dr|gl)ion$' then regexp_replace(word, 'i(um|on)$', 'ia')
          when word ~ '(the|ly|ne)ses$' then regexp_replace(word, 'ses$', 'sis')
          when word ~ '...i$' then regexp_replace(word, 'i$', 'us')
          when word ~ '...ae$' then regexp_replace(word, 'e$', '')
          when word ~ '[cs]oes$' then regexp_replace(word, 'oes$', 'ao')
          else word
        end
        from regexp_split_to_table(private.fold(p_name), '[\s/‐‑–-]+') with ordinality as w (word, position)
        where word <> ''
        order by position
    ) end
  $$;

-- Whether names of equal stems are one: "operation" and "operator" have the same, so endings differ by two letters at most.
create function private.has_same_endings(p_words text[], p_others text[]) returns boolean
  language sql immutable
  set search_path = ''
  as $$
    select cardinality(p_words) = cardinality(p_others) and bool_and(
        a = b or left(a, greatest(char_length(a), char_length(b)) - 2) = left(b, greatest(char_length(a), char_length(b)) - 2)
      )
      from unnest(p_words, p_others) as w (a, b)
  $$;

-- The other names that a definition gives: "Osmosis, also called …, is …".
create function private.other_names(p_definition text) returns text[]
  language sql immutable
  set search_path = ''
  as $$
    select array(
      select distinct cut.name
        from regexp_matches(
            ' ' || p_definition,
            '[\s,(](?:'
              '(?:also|sometimes|often) (?:called|known as|termed|named|referred to as)|'
              '(?:también|também) (?:llamad[oa]s?|conocid[oa]s? como|chamad[oa]s?|conhecid[oa]s? como)|'
              '(?:aussi|également) (?:appelée?s?|connue?s? sous le nom de)|auch bekannt als'
            ') ([^,.;:()!?]{3,60})|[\s,(]auch ([^,.;:()!?]{3,60}) genannt',
            'gi'
          ) as given (names),
          lateral (
            select btrim(regexp_replace(
              regexp_replace(
                coalesce(given.names[1], given.names[2]),
                '\s(?:is|are|and|or|which|that|because|ist|sind|und|oder|est|sont|et|ou|es|son|y|é|são|e)\s.*$', '', 'i'
              ),
              '^\s*(?:an?|the|der|die|das|eine?|les?|la|un[ea]?|el|los|las|os?|as?)\s+|["“”„«»]', '', 'gi'
            )) as name
          ) as cut
        where char_length(cut.name) >= 3 and cardinality(regexp_split_to_array(cut.name, '\s+')) <= 4
    )
  $$;

-- A term of a unit: what is answered of it, its names with abbreviations apart, the beginnings of its names, and where lectures
-- define it: {recording: start}.
create type private.unit_term as (entry jsonb, names text[], abbreviations text[], beginnings text[], defined jsonb);

-- The terms that recordings define, in their order. Names of one thing are joined: those that differ in case, accents and ending,
-- those that an outline has beside each other (an abbreviation and its long form), and those that a definition gives.
create function private.join_unit_terms(p_recording_ids uuid[]) returns private.unit_term[]
  language sql stable
  set search_path = ''
  as $$
    with recursive
      outline as materialized (
        select a.place, o.recording_id, o.terms, o.forms, r.language, private.search_language(r.language) as stemmer
          from unnest(p_recording_ids) with ordinality as a (id, place)
            join public.recording_outlines as o on o.recording_id = a.id
            join public.recordings as r on r.id = a.id
      ),
      told as materialized (
        select o.place, o.recording_id, o.language, o.stemmer, t ->> 'term' as name, t ->> 'definition' as definition,
            (t ->> 'start')::numeric as start, private.name_words(t ->> 'term') as words
          from outline as o, jsonb_array_elements(o.terms) as t
      ),
      pair as materialized (
        select t.stemmer, t.place, t.name as one, other as two
          from told as t, unnest(private.other_names(t.definition)) as other where t.definition is not null
        union all
        select o.stemmer, o.place, f ->> 'term', f ->> 'form'
          from outline as o, jsonb_array_elements(o.forms) as f where jsonb_typeof(o.forms) = 'array'
      ),
      name as materialized (
        select row_number() over (order by min(n.place), n.words, n.stemmer) as id, n.words, n.stemmer,
            to_tsvector(n.stemmer::regconfig, array_to_string(n.words, ' '))::text as stems,
            n.words[1] like '=%' as is_short, (array_agg(n.name order by n.place))[1] as name
          from (
            select t.stemmer, t.place, t.name, t.words from told as t
            union all
            select p.stemmer, p.place, side, private.name_words(side) from pair as p, unnest(array[p.one, p.two]) as side
          ) as n
          where n.words <> '{}'
          group by n.words, n.stemmer
      ),
      given as materialized (
        select a.id as one, b.id as two, a.is_short, count(*) over (partition by a.id) as many
          from (
            select distinct p.stemmer, private.name_words(p.one) as one, private.name_words(p.two) as two from pair as p
          ) as p
            join name as a on a.words = p.one and a.stemmer = p.stemmer
            join name as b on b.words = p.two and b.stemmer = p.stemmer
      ),
      link as materialized (
        select a.id as one, b.id as two from name as a join name as b on a.id <> b.id and (
          a.words = b.words
          or (a.stemmer = b.stemmer and a.stems = b.stems and private.has_same_endings(a.words, b.words))
        )
        -- An abbreviation of two things joins neither.
        union select one, two from given where not is_short or many = 1
        union select two, one from given where not is_short or many = 1
      ),
      reached (id, other) as (
        select id, id from name
        union
        select r.id, l.two from reached as r join link as l on l.one = r.other
      ),
      joined as materialized (
        select n.*, r.term from name as n join (select id, min(other) as term from reached group by id) as r on r.id = n.id
      ),
      definition as materialized (
        select j.term, t.*, row_number() over (partition by j.term order by t.place, t.start) as turn
          from told as t join joined as j on j.words = t.words and j.stemmer = t.stemmer
      )
      select coalesce(array_agg(row(
          jsonb_build_object(
            'term', d.name,
            'names', (
              select coalesce(jsonb_agg(other.name order by other.id), '[]')
                from (
                  select distinct on (j.stems) j.name, j.id from joined as j
                    where j.term = d.term and not private.has_same_endings(j.words, d.words) order by j.stems, j.id
                ) as other
            ),
            'definition', d.definition, 'language', d.language,
            'definedAt', jsonb_build_object('recording', d.recording_id, 'start', d.start)
          ),
          array(select j.name from joined as j where j.term = d.term and not j.is_short),
          array(select substr(j.words[1], 2) from joined as j where j.term = d.term and j.is_short),
          array(select distinct left(j.words[1], 4) || '%' from joined as j where j.term = d.term and not j.is_short),
          (
            select jsonb_object_agg(first.recording_id, first.start) from (
              select other.recording_id, min(other.start) as start
                from definition as other where other.term = d.term group by other.recording_id
            ) as first
          )
        )::private.unit_term order by d.place, d.start, d.term), '{}')
        from definition as d where d.turn = 1
  $$;

-- A passage that has a name of a term, which is counted from 1.
create type private.unit_term_match as (term integer, id uuid, part text, first integer, last integer, has_name boolean);

-- {"lectures": [{id, name, createdAt}], "terms": [{term, names, definition, language, definedAt, usedAt}]}: lectures and what they
-- define in the order of the course, at most 200 lectures. definedAt: {recording, start} of the first definition. usedAt: for each
-- other lecture that says one of the names, the first moment; its start is null where a transcript has no times.
create function private.read_unit_terms(p_folder_id uuid) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  set client_min_messages = warning
  as $$
declare
  me constant uuid := auth.uid();
  allowed uuid[] := '{}';
  terms private.unit_term[];
  matches private.unit_term_match[] := '{}';
  name_queries tsquery[];
  queries tsquery[];
  last_language text;
  shelf record;
  lecture record;
  segments jsonb;
  folded text[];
  moments jsonb := '[]';
begin
  if me is not null and private.is_session_active() then
    -- The same rows as read_unit's.
    allowed := array(
      select r.id from public.recordings as r
        where r.user_id = me and r.status = 'completed' and r.folder_id = p_folder_id
        order by r.created_at, r.id limit 200
    );
  end if;
  terms := private.join_unit_terms(allowed);

  for shelf in
    select distinct private.search_language(r.language) as language, private.quarter(r.created_at) as quarter
      from public.recordings as r where r.id = any (allowed) and terms <> '{}' order by 1
  loop
    if shelf.language is distinct from last_language then
      last_language := shelf.language;
      select array_agg(coalesce(q.of_names, '') order by t.place),
          array_agg(coalesce(q.of_names, '') || coalesce(q.of_abbreviations, '') order by t.place)
        into name_queries, queries
        from unnest(terms) with ordinality as t (entry, names, abbreviations, beginnings, defined, place),
          lateral (
            select (
                -- A hyphenated word is stored as itself and as its parts.
                select string_agg(nullif(phraseto_tsquery(shelf.language::regconfig, form)::text, ''), ' | ')
                  from unnest(t.names) as name,
                    unnest(array[private.fold(name), translate(private.fold(name), '-‐‑–', '    ')]) as form
              )::tsquery as of_names,
              (
                select string_agg(nullif(phraseto_tsquery(shelf.language::regconfig, lower(name))::text, ''), ' | ')
                  from unnest(t.abbreviations) as name
              )::tsquery as of_abbreviations
          ) as q;
    end if;
    matches := matches || array(
      select row(q.place, p.recording_id, p.part, p.first, p.last, p.has_name)::private.unit_term_match
        from unnest(queries, name_queries) with ordinality as q (query, name_query, place),
          lateral (
            select found.*, row_number() over (partition by found.recording_id order by found.first) as turn
              from (
                select p.recording_id, p.part, p.first, p.last, p.words @@ q.name_query as has_name
                  from private.passages as p
                  where p.shelf = private.shelf(me, shelf.language, shelf.quarter) and p.user_id = me and p.words @@ q.query
                    and p.recording_id = any (allowed) and p.part in ('said', 'transcript')
                  limit 20000
              ) as found
          ) as p
        where numnode(q.query) > 0 and p.turn <= 3
    );
  end loop;

  for lecture in
    select r.id, private.search_language(r.language) as language
      from public.recordings as r where r.id in (select m.id from unnest(matches) as m)
  loop
    -- Unpacked once for all terms: in a join a long text is unpacked for each.
    select sg.segments #> '{}' into segments from public.recording_segments as sg where sg.recording_id = lecture.id;
    folded := array(
      select private.fold(coalesce(s ->> 'text', '')) from jsonb_array_elements(segments) with ordinality as e (s, place)
        order by place
    );
    moments := moments || coalesce((
      select jsonb_agg(jsonb_build_object(
          'term', found.term, 'recording', lecture.id,
          -- A name that one segment begins and the next ends is in none.
          'start', coalesce(found.start, segments -> found.first -> 'start')
        ))
        from (
          select m.term, min(m.first) as first, bool_or(m.has_name) as has_name,
              (array_agg(segments -> said.i -> 'start' order by said.i) filter (where said.i is not null))[1] as start
            from unnest(matches) as m
              cross join lateral (select t.* from unnest(terms[m.term:m.term]) as t) as t
              left join lateral (
                select i from generate_series(m.first, m.last) as i
                  where m.part = 'said' and (
                    ' ' || folded[i + 1] like any (array(select '%' || beginning from unnest(t.beginnings) as beginning))
                      and to_tsvector(lecture.language::regconfig, folded[i + 1]) @@ name_queries[m.term]
                    or segments -> i ->> 'text' ~ ('(^|[^[:alnum:]])(' || array_to_string(t.abbreviations, '|') || ')s?([^[:alnum:]]|$)')
                      and t.abbreviations <> '{}'
                  )
                  order by i limit 1
              ) as said on true
            where m.id = lecture.id
            group by m.term
        ) as found
        -- An abbreviation alone is looked for with its capitals: "IT" is not "it".
        where found.has_name or found.start is not null
    ), '[]');
  end loop;

  return jsonb_build_object(
    'lectures', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.original_name, 'createdAt', r.created_at) order by a.place), '[]')
        from unnest(allowed) with ordinality as a (id, place) join public.recordings as r on r.id = a.id
    ),
    'terms', (
      select coalesce(jsonb_agg(t.entry || jsonb_build_object('usedAt', (
          select coalesce(jsonb_agg(jsonb_build_object(
              'recording', a.id, 'start', coalesce(t.defined -> a.id::text, m.moment -> 'start')
            ) order by a.place), '[]')
            from unnest(allowed) with ordinality as a (id, place)
              left join jsonb_array_elements(moments) as m (moment)
                on m.moment ->> 'recording' = a.id::text and (m.moment ->> 'term')::bigint = t.place
            where a.id::text <> t.entry #>> '{definedAt,recording}' and (m.moment is not null or t.defined ? a.id::text)
        )) order by t.place), '[]')
        from unnest(terms) with ordinality as t (entry, names, abbreviations, beginnings, defined, place)
        -- A word that one lecture defines and every other one says is a word of the subject, and no term to look up.
        where cardinality(allowed) < 6 or t.entry ->> 'term' ~ '\s' or (select count(*) from jsonb_object_keys(t.defined)) > 1
          or exists (
            select from unnest(allowed) as a (id)
              where not t.defined ? a.id::text and not exists (
                select from jsonb_array_elements(moments) as m (moment)
                  where m.moment ->> 'recording' = a.id::text and (m.moment ->> 'term')::bigint = t.place
              )
          )
    )
  );
end
$$;

-- What the data API calls.
create function public.read_unit_terms(p_folder_id uuid) returns jsonb
  language sql stable security invoker
  set search_path = ''
  as $$ select private.read_unit_terms(p_folder_id) $$;

revoke all on function private.name_words(text) from public, anon, authenticated;
revoke all on function private.has_same_endings(text[], text[]) from public, anon, authenticated;
revoke all on function private.other_names(text) from public, anon, authenticated;
revoke all on function private.join_unit_terms(uuid[]) from public, anon, authenticated;
revoke all on function private.read_unit_terms(uuid) from public, anon;
revoke all on function public.read_unit_terms(uuid) from public, anon;
grant execute on function private.read_unit_terms(uuid) to authenticated;
grant execute on function public.read_unit_terms(uuid) to authenticated;
