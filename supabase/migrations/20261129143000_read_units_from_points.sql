-- A unit reads the points of outlines, not the graded sentences of summaries (UNT-01, UNT-03; ADR 0062).

-- The recordings of a scope that can be asked about, the oldest first, at most 201: [{id, name, createdAt, language}]. The scope is a
-- folder, recordings, or those recordings of a folder; without either it is empty.
-- p_derived: with the outline of each, and `lines`: what was said at its places, by the segment's number; null without times.
create or replace function public.read_unit(p_folder_id uuid default null, p_recording_ids uuid[] default null, p_derived boolean default false)
  returns jsonb
  language sql stable security invoker
  set search_path = ''
  as $$
    select coalesce(jsonb_agg(one.lecture order by one.created_at, one.id), '[]')
      from (
        select r.id, r.created_at, jsonb_build_object(
            'id', r.id, 'name', r.original_name, 'createdAt', r.created_at, 'language', r.language
          ) || case when not p_derived then '{}' else jsonb_build_object(
            'thesis', to_jsonb(o) -> 'thesis', 'points', o.points, 'terms', o.terms, 'tasks', o.tasks, 'dates', o.dates,
            'lines', (
              -- Unpacked once for all places: in a join a long text is unpacked for each.
              with said as materialized (
                select sg.segments #> '{}' as segments from public.recording_segments as sg where sg.recording_id = r.id
              )
              select jsonb_object_agg(place.segment, said.segments -> place.segment ->> 'text')
                from said, (
                  select distinct (item ->> 'segment')::integer as segment
                    from unnest(array[
                      jsonb_build_array(to_jsonb(o) -> 'thesis'), o.points, o.terms, o.tasks, o.dates
                    ]) as list, jsonb_array_elements(list) as item
                    where item ? 'segment'
                ) as place
                where said.segments -> place.segment is not null
            )
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

-- {"lectures": [{id, name, createdAt}], "points": [{text, saidAt: [{recording, start}]}]}: the points of the recording's outline
-- that two other lectures at most say too, each with the moment. Null without a folder.
-- A passage says a point if it has enough of its words together: those that few passages of the folder have,
-- within 40 words of each other, so many that they weigh 60 % of all its words. Three of them; two where they are nearly all.
create or replace function private.read_also_said(p_recording_id uuid) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  set client_min_messages = warning
  as $$
declare
  me constant uuid := auth.uid();
  -- Of a word, by the natural logarithm of how rare it is: one that more than a twelfth of all passages have tells none apart.
  least_weight constant float8 := 2.5;
  -- In words.
  near_by constant integer := 40;
  -- In segments: so far reaches what begins with one.
  reach constant integer := 4;
  this record;
  others uuid[];
  places jsonb;
  place record;
  last_id uuid;
  segments jsonb;
  said tsvector[];
  moment jsonb;
  moments jsonb := '[]';
begin
  if me is null or not private.is_session_active() then return null; end if;
  select r.id, r.folder_id, private.search_language(r.language) as language, o.points into this
    from public.recordings as r left join public.recording_outlines as o on o.recording_id = r.id
    where r.id = p_recording_id and r.user_id = me and r.status = 'completed' and r.folder_id is not null;
  if this.id is null then return null; end if;
  others := array(
    select r.id from public.recordings as r
      where r.user_id = me and r.status = 'completed' and r.folder_id = this.folder_id and r.id <> this.id
        and private.search_language(r.language) = this.language
      order by r.created_at, r.id limit 200
  );

  with point as materialized (
      select p.place, p.point ->> 'text' as text
        from jsonb_array_elements(this.points) with ordinality as p (point, place)
        -- A question says nothing, and a few words are in every lecture.
        where cardinality(regexp_split_to_array(btrim(p.point ->> 'text'), '\s+')) >= 5 and p.point ->> 'text' !~ '\?\s*$'
    ),
    word as materialized (
      select p.place, w.lexeme
        from point as p, unnest(to_tsvector(this.language::regconfig, private.fold(p.text))) as w
        where char_length(w.lexeme) > 2 and w.lexeme !~ '^[0-9]'
    ),
    passage as materialized (
      select row_number() over () as id, p.recording_id, p.first, p.last, p.words
        from private.passages as p
        where p.recording_id = any (others) and p.user_id = me and p.part = 'said'
    ),
    hit as materialized (
      select p.id, w.lexeme, w.positions
        from passage as p cross join unnest(p.words) as w
          join (select distinct lexeme from word) as sought on sought.lexeme = w.lexeme
    ),
    weight as materialized (
      select h.lexeme, ln((select count(*) from passage)::float8 / count(*)) as weight from hit as h group by h.lexeme
    ),
    -- A word that no other lecture says weighs as much as one that a single passage has.
    whole as materialized (
      select w.place, sum(coalesce(g.weight, ln(greatest(2, (select count(*) from passage))))) as weight
        from word as w left join weight as g on g.lexeme = w.lexeme group by w.place
    ),
    spot as materialized (
      select w.place, h.id, h.lexeme, g.weight, position
        from word as w join weight as g on g.lexeme = w.lexeme join hit as h on h.lexeme = w.lexeme, unnest(h.positions) as position
        where g.weight >= least_weight
    ),
    together as (
      select s.place, s.id, s.position, n.lexeme, min(n.weight) as weight
        from spot as s join spot as n
          on n.place = s.place and n.id = s.id and n.position between s.position and s.position + near_by
        group by s.place, s.id, s.position, n.lexeme
    ),
    stretch as (
      select t.place, t.id, t.position, count(*) as words, sum(t.weight) as weight, array_agg(t.lexeme) as lexemes
        from together as t group by t.place, t.id, t.position
    ),
    best as (
      select distinct on (s.place, p.recording_id) s.place, s.weight, s.lexemes, p.recording_id, p.first, p.last
        from stretch as s join whole as w on w.place = s.place join passage as p on p.id = s.id
        where s.words >= 3 and s.weight >= w.weight * 0.6 or s.words = 2 and s.weight >= w.weight * 0.9
        order by s.place, p.recording_id, s.weight desc, p.first
    ),
    chosen as (
      select b.*, row_number() over (partition by b.place order by b.weight desc, array_position(others, b.recording_id)) as turn
        from best as b
    )
    select jsonb_agg(to_jsonb(c) || jsonb_build_object('text', point.text)) into places
      from chosen as c join point on point.place = c.place where c.turn <= 2;

  for place in
    select p.* from jsonb_to_recordset(places)
      as p (place integer, text text, recording_id uuid, first integer, last integer, lexemes text[]) order by p.recording_id
  loop
    if place.recording_id is distinct from last_id then
      last_id := place.recording_id;
      -- Unpacked once for all places: in a join a long text is unpacked for each.
      select sg.segments #> '{}' into segments from public.recording_segments as sg where sg.recording_id = last_id;
    end if;
    said := array(
      select to_tsvector(this.language::regconfig, private.fold(coalesce(segments -> i ->> 'text', '')))
        from generate_series(place.first, place.last) as i order by i
    );
    select segments -> (place.first + i - 1) -> 'start' into moment
      from generate_series(1, cardinality(said)) as i
      where tsvector_to_array(said[i]) && place.lexemes
      order by (
        select count(distinct lexeme) from unnest(said[i : i + reach]) as one, unnest(tsvector_to_array(one)) as lexeme
          where lexeme = any (place.lexemes)
      ) desc, i
      limit 1;
    moments := moments || jsonb_build_object(
      'place', place.place, 'text', place.text, 'recording', place.recording_id,
      'start', coalesce(moment, segments -> place.first -> 'start')
    );
  end loop;

  return jsonb_build_object(
    'lectures', (
      select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'name', r.original_name, 'createdAt', r.created_at) order by a.place), '[]')
        from unnest(others) with ordinality as a (id, place) join public.recordings as r on r.id = a.id
        where moments @> jsonb_build_array(jsonb_build_object('recording', a.id))
    ),
    'points', (
      select coalesce(jsonb_agg(jsonb_build_object('text', p.text, 'saidAt', p.said_at) order by p.place), '[]')
        from (
          select m ->> 'text' as text, min((m ->> 'place')::integer) as place,
              jsonb_agg(jsonb_build_object('recording', m -> 'recording', 'start', m -> 'start')
                order by array_position(others, (m ->> 'recording')::uuid)) as said_at
            from jsonb_array_elements(moments) as m group by m ->> 'text'
        ) as p
    )
  );
end
$$;
