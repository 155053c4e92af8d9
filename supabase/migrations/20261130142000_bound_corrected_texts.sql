-- A correction makes a word up to 200 characters long, and the next one each word of these: five of them would fill the memory of the
-- server (SRV-13, COR-01). So the corrections of a call add at most a million characters to a transcript, as correctionLimits.growth of
-- packages/domain/src/corrections.ts; and a replacement makes no written text longer than a megabyte.

-- Of all calls together. Not of what stands.
alter table public.recording_corrections
  add constraint at_most_16_mb_corrected check (octet_length(corrected::text) <= 16777216) not valid;

-- The rest of both functions stays as it is.
do $do$
declare
  apply constant text := pg_get_functiondef('private.apply_corrections(jsonb, jsonb)'::regprocedure);
  bounded_apply constant text := replace(
    replace(apply, E'  word text;\nbegin\n', E'  word text;\n  room integer := 1000000;\nbegin\n'),
    E'        texts[place] := body;\n', $$        room := room - (char_length(body) - char_length(texts[place]));
        if room < 0 then
          raise exception 'new row for relation "recording_corrections" violates check constraint "at_most_1000000_characters_more"'
            using errcode = 'check_violation', schema = 'public', table = 'recording_corrections',
              constraint = 'at_most_1000000_characters_more';
        end if;
        texts[place] := body;
$$);
  write constant text := pg_get_functiondef('public.replace_written_words(uuid, uuid, text, text)'::regprocedure);
  bounded_write constant text := replace(write, E'    after := private.replace_in_json(', $$    if octet_length(p_to) > octet_length(p_from) and octet_length(written.body::text)
      + private.count_places(written.body, p_from) * (octet_length(p_to) - octet_length(p_from)) > 1048576
    then
      raise exception 'new row for relation "replacements" violates check constraint "at_most_1_mb_written"'
        using errcode = 'check_violation', schema = 'private', table = 'replacements', constraint = 'at_most_1_mb_written';
    end if;
    after := private.replace_in_json($$);
begin
  if position('room integer' in bounded_apply) = 0 or position('room :=' in bounded_apply) = 0 then
    raise exception 'apply_corrections is another function';
  end if;
  if bounded_write = write then raise exception 'replace_written_words is another function'; end if;
  execute bounded_apply;
  execute bounded_write;
end
$do$;
