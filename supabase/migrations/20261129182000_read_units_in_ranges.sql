-- A statement of a reading rests on several lines in a row: a unit's citations lead to all of them.
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
            'thesis', to_jsonb(o) -> 'thesis', 'points', o.points, 'terms', o.terms, 'tasks', o.tasks, 'dates', o.dates
          ) || (
            -- Unpacked once for all places: in a join a long text is unpacked for each.
            with said as materialized (
              select sg.segments #> '{}' as segments from private.shown_segments as sg where sg.recording_id = r.id
            )
            select jsonb_build_object(
                'lines', jsonb_object_agg(place.segment, said.segments -> place.segment ->> 'text'),
                'starts', jsonb_object_agg(place.segment, said.segments -> place.segment -> 'start')
              )
              from said, (
                select distinct line as segment
                  from unnest(array[
                    jsonb_build_array(to_jsonb(o) -> 'thesis'), o.points, o.terms, o.tasks, o.dates
                  ]) as list, jsonb_array_elements(list) as item,
                    generate_series(
                      (item ->> 'segment')::integer,
                      least(coalesce((item ->> 'last')::integer, (item ->> 'segment')::integer), (item ->> 'segment')::integer + 11)
                    ) as line
                  where item ? 'segment'
              ) as place
              where said.segments -> place.segment is not null
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
