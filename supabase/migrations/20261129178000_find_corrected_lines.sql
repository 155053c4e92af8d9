-- An undo applies all of a recording's corrections from the beginning. Looking for 1,900 of them in each of 5,000 lines took four
-- seconds; the lines are listed by their words instead, as in packages/domain/src/corrections.ts.
create or replace function private.apply_corrections(p_segments jsonb, p_corrections jsonb) returns jsonb
  language plpgsql immutable
  set search_path = ''
  as $$
declare
  sign constant text := '[' || private.word_signs() || ']';
  no_signs constant text := '[^' || private.word_signs() || ']+';
  unspaced constant text := '[\u0e00-\u0eff\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]';
  -- Fewer corrections are looked for in every line, which takes less than listing the words of all.
  few constant integer := 40;
  -- Of words that corrections brought into lines. With more, each correction is looked for in every line again.
  most_brought constant integer := 50000;
  texts text[];
  speakers text[];
  first_words jsonb;
  brought_words text[] := '{}';
  brought_into integer[] := '{}';
  correction record;
  pattern text;
  replacement text;
  is_whole boolean;
  places integer[];
  changed integer[];
  place integer;
  at integer;
  body text;
  word text;
begin
  select array_agg(coalesce(segment ->> 'text', '') order by position), array_agg(coalesce(segment ->> 'speaker', '') order by position)
    into texts, speakers
    from jsonb_array_elements(p_segments) with ordinality as e (segment, position);
  select coalesce(jsonb_object_agg(w.word, true), '{}') into first_words
    from jsonb_array_elements(p_corrections) as c,
      substring((c ->> 'from') collate pg_catalog.pg_c_utf8 from sign || '+') as w (word)
    where c ->> 'kind' = 'word' and w.word is not null;
  for correction in
    with active as materialized (
      select c ->> 'kind' as kind, (c ->> 'segment')::integer + 1 as place, c ->> 'from' as heard, c ->> 'to' as shown, e.position,
          -- The first word of what is replaced: a line without it can't change. In scripts without spaces it may be part of a longer one.
          case when c ->> 'kind' = 'word' and c ->> 'segment' is null and c ->> 'from' !~ unspaced
            then substring((c ->> 'from') collate pg_catalog.pg_c_utf8 from sign || '+') end as word
        from jsonb_array_elements(p_corrections) with ordinality as e (c, position)
        where c ->> 'undoneAt' is null
    ), listed as materialized (
      select s.word, array_agg(distinct t.place)::integer[] as places
        from unnest(texts) with ordinality as t (body, place),
          regexp_split_to_table(t.body collate pg_catalog.pg_c_utf8, no_signs) as s (word)
        where (select count(*) >= few from active) and s.word in (select a.word from active as a)
        group by s.word
    )
    select a.kind, a.place, a.heard, a.shown, l.places, (select count(*) >= few from active) and a.word is not null as is_listed, a.word
      from active as a left join listed as l on l.word = a.word
      order by a.position
  loop
    continue when correction.place > cardinality(texts);
    changed := '{}';
    if correction.kind = 'line' then
      texts[correction.place] := correction.shown;
      changed := array[correction.place];
      is_whole := true;
    elsif correction.kind = 'speaker' then
      if correction.place is not null then
        speakers[correction.place] := correction.shown;
      elsif correction.heard <> '' then
        speakers := array_replace(speakers, correction.heard, correction.shown);
      end if;
    else
      if correction.place is not null then
        places := array[correction.place];
      elsif correction.is_listed and cardinality(brought_words) <= most_brought then
        places := coalesce(correction.places, '{}');
        foreach at in array array_positions(brought_words, correction.word) loop
          if not brought_into[at] = any (places) then places := places || brought_into[at]; end if;
        end loop;
      else
        places := array(
          select t.place from unnest(texts) with ordinality as t (body, place) where strpos(t.body, correction.heard) > 0
        );
      end if;
      pattern := null;
      foreach place in array places loop
        continue when strpos(texts[place], correction.heard) = 0;
        pattern := coalesce(pattern, private.word_pattern(correction.heard));
        replacement := replace(correction.shown, '\', '\\');
        body := regexp_replace(texts[place] collate pg_catalog.pg_c_utf8, pattern, replacement, 'g');
        continue when body = texts[place];
        texts[place] := body;
        changed := changed || place;
      end loop;
      -- Whether no other word can join with what stands there now.
      is_whole := changed = '{}' or (
        correction.heard collate pg_catalog.pg_c_utf8 ~ ('^' || sign) and correction.heard collate pg_catalog.pg_c_utf8 ~ (sign || '$')
        and correction.heard !~ unspaced
      );
    end if;
    continue when changed = '{}' or cardinality(brought_words) > most_brought or jsonb_array_length(p_corrections) < few;
    -- Without a query, which would copy the arrays.
    foreach place in array changed loop
      body := case when is_whole then correction.shown else texts[place] end;
      foreach word in array regexp_split_to_array(body collate pg_catalog.pg_c_utf8, no_signs) loop
        continue when not first_words ? word;
        brought_words := array_append(brought_words, word);
        brought_into := array_append(brought_into, place);
      end loop;
    end loop;
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
