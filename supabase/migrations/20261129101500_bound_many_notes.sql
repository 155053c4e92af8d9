-- One statement may write the notes of all recordings of a student. It writes two megabytes of them at most, and indexes the first
-- 60,000 characters; the others wait for their turns (SRV-13).
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
  gone text[];
  indexed integer := coalesce(nullif(current_setting('lectern.indexed_characters', true), ''), '0')::integer;
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
      indexed := indexed + char_length(later);
      -- Of many texts in one statement the first are indexed at once.
      if indexed - char_length(later) < 60000 then
        rest := private.index_turn(new.user_id, new.id, null, of_part, new.language, new.created_at, later, 1, change);
      else
        rest := 1;
      end if;
    end if;
    if rest is not null then
      insert into private.waiting_texts (user_id, recording_id, part, next, is_new)
        values (new.user_id, new.id, of_part, rest, change > 0);
    end if;
    if earlier is not null then
      gone := null;
      if char_length(earlier) <= 30000 and indexed < 60000 then
        gone := array(
          select private.words_of(array(select folded from private.split_text(earlier)))
          except select private.words_of(array(select folded from private.split_text(left(later, 30000))))
          limit 51
        );
      end if;
      -- A few words are looked at here, so that each saving of notes doesn't have all of them looked at.
      if cardinality(gone) <= 50 then
        perform private.forget_unsaid(old.user_id, gone);
      else
        insert into private.vocabulary_sweeps (user_id) values (old.user_id);
      end if;
    end if;
  end loop;
  perform set_config('lectern.indexed_characters', indexed::text, true);
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

create function private.begin_notes() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  perform set_config('lectern.indexed_characters', '0', true), set_config('lectern.notes_bytes', '0', true);
  return null;
end
$$;

-- Before the row is written: what is refused afterwards has cost the same.
create function private.limit_notes_at_once() returns trigger
  language plpgsql
  set search_path = ''
  as $$
declare
  bytes constant bigint := current_setting('lectern.notes_bytes')::bigint + octet_length(new.ai_notes);
begin
  if bytes > 2097152 then
    raise exception 'new row for relation "recordings" violates check constraint "at_most_2_mb_of_notes_at_once"'
      using errcode = 'check_violation', schema = 'public', table = 'recordings', constraint = 'at_most_2_mb_of_notes_at_once';
  end if;
  perform set_config('lectern.notes_bytes', bytes::text, true);
  return new;
end
$$;

create trigger begin_notes before insert or update of ai_summary, ai_notes on public.recordings
  for each statement execute function private.begin_notes();
create trigger limit_notes_at_once before update of ai_notes on public.recordings
  for each row when (new.ai_notes is not null) execute function private.limit_notes_at_once();

revoke all on function private.begin_notes() from public, anon, authenticated;
revoke all on function private.limit_notes_at_once() from public, anon, authenticated;
