-- How much is said in each hundredth of a recording, from "0" to "9": the wave of its card and of its
-- transcript. Null without times. A later migration that draws otherwise adds the column again.
create function private.draw_wave(segments jsonb) returns text
  language sql immutable parallel safe
  set search_path = ''
  as $$
    with spoken as (
      select
          greatest(0, (segment ->> 'start')::double precision) as start,
          greatest(0, (segment ->> 'end')::double precision) as stop,
          char_length(segment ->> 'text') as letters
        from jsonb_array_elements(case when jsonb_typeof(segments) = 'array' then segments else '[]' end) as segment
        where jsonb_typeof(segment -> 'start') = 'number' and jsonb_typeof(segment -> 'end') = 'number'
    ),
    length as (select nullif(max(stop), 0) as seconds from spoken),
    parts as (
      select
          part.first,
          greatest(part.first, least(100, ceil(100 * spoken.stop / length.seconds))::integer - 1) as last,
          spoken.letters
        from spoken
        cross join length
        cross join lateral (select least(99, floor(100 * spoken.start / length.seconds))::integer as first) as part
        where length.seconds is not null
    ),
    -- A segment's letters are spread over its parts: added where it begins, and taken away after its end.
    changes as (
      select change.at, sum(change.letters) as letters
        from parts
        cross join lateral (values
          (parts.first, parts.letters::double precision / (parts.last - parts.first + 1)),
          (parts.last + 1, -parts.letters::double precision / (parts.last - parts.first + 1))
        ) as change (at, letters)
        group by change.at
    ),
    sound as (
      select part, greatest(0, sum(coalesce(changes.letters, 0)) over (order by part)) as letters
        from generate_series(0, 99) as part left join changes on changes.at = part
    ),
    mean as (select avg(sound.letters) as letters from sound)
    -- The mean is 5. Speech differs little from part to part, so the difference is drawn larger.
    select string_agg(greatest(0, least(9, round(8 * sound.letters / mean.letters - 3)))::integer::text, '' order by part)
      from sound cross join mean
      where mean.letters >= 0.01
  $$;

revoke all on function private.draw_wave(jsonb) from public, anon, authenticated;

alter table public.recording_segments
  add column wave text generated always as (private.draw_wave(segments)) stored;
