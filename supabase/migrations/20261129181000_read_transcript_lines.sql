-- The lines of a lecture as they are shown, from a line (from 1) and from what is said at a second on, some 26,000 characters at most:
-- {"first": position from 0, "count": of all lines, "lines": [{start, speaker, text}]}. Null without lines. A tool of `mcp` reads a
-- transcript with it a page at a time.
create function public.read_transcript(p_recording_id uuid, p_from_line float8 default 1, p_from_seconds float8 default null)
  returns jsonb
  language plpgsql stable security invoker
  set search_path = ''
  as $$
declare
  segments jsonb;
  many integer;
  first integer;
begin
  -- Unpacked once: each access to a stored text would unpack all of it.
  select s.segments #> '{}' into segments from private.shown_segments as s where s.recording_id = p_recording_id;
  many := coalesce(jsonb_array_length(segments), 0);
  if many = 0 then return null; end if;
  -- greatest and least ignore null.
  first := least(floor(greatest(p_from_line, 1)) - 1, many);
  if p_from_seconds is not null then
    first := greatest(first, coalesce(
      (select min(i) from generate_series(0, many - 1) as i where (segments -> i ->> 'start')::float8 > p_from_seconds), many
    ) - 1);
  end if;
  return jsonb_build_object('first', first, 'count', many, 'lines', (
    select coalesce(jsonb_agg(jsonb_build_object('start', page.start, 'speaker', page.speaker, 'text', page.text) order by page.i), '[]')
      from (
        select line.*, sum(char_length(line.text)) over (order by line.i) - char_length(line.text) as earlier
          from (
            select i, segments -> i -> 'start' as start, left(segments -> i ->> 'speaker', 200) as speaker,
                -- A line is shown with 2,000 characters.
                left(segments -> i ->> 'text', 2100) as text
              from generate_series(first, least(first + 1999, many - 1)) as i
          ) as line
      ) as page
      where page.earlier < 24000
  ));
end
$$;

revoke all on function public.read_transcript(uuid, float8, float8) from public, anon;
grant execute on function public.read_transcript(uuid, float8, float8) to authenticated;

create or replace function private.is_read_by_tools(p_method text, p_path text) returns boolean
  language sql immutable
  set search_path = ''
  as $$
    select p_method in ('GET', 'HEAD') and p_path in (
        '/recordings', '/recording_segments', '/recording_corrections', '/recording_outlines', '/folders', '/tags', '/recording_tags'
      )
      or p_method in ('GET', 'HEAD', 'POST') and p_path in (
        '/rpc/search_recordings', '/rpc/find_unit_passages', '/rpc/read_unit', '/rpc/read_transcript', '/rpc/due_fronts'
      )
  $$;
