-- A language that is derived again has its lecture's texts indexed again: they stayed where words of the former language are, and a
-- question to a unit, which looked where the new one's are, found the lecture no more (UNT-03). Until a text has its turn, its former
-- passages are found.
create or replace function public.renew_recording(p_recording_id uuid, p_language text, p_title text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  sent text;
begin
  perform from public.recordings where id = p_recording_id for update;
  if not found then return false; end if;
  update public.recordings set language = p_language
    where id = p_recording_id and language is distinct from p_language;
  if found then
    with waiting as (delete from private.waiting_texts where recording_id = p_recording_id returning user_id, part)
    insert into private.waiting_texts (user_id, recording_id, part, next, is_new)
      select t.user_id, p_recording_id, t.part, case t.part when 'said' then 0 else 1 end, false
        from (
          select user_id, part from waiting
          union
          select user_id, part from private.passages where recording_id = p_recording_id
        ) as t;
  end if;
  select s.name into sent from private.sent_names as s where s.recording_id = p_recording_id;
  if sent is null or p_title is null then return true; end if;
  update public.recordings set original_name = p_title
    where id = p_recording_id and original_name is distinct from p_title;
  insert into private.sent_names (recording_id, name) values (p_recording_id, sent)
    on conflict (recording_id) do nothing;
  return true;
end
$$;

-- The rest of the function stays as it is.
do $do$
declare
  definition constant text := pg_get_functiondef('private.find_unit_passages(text[], uuid, uuid[])'::regprocedure);
  edited constant text := replace(definition, $$    select distinct private.search_language(r.language) as language, private.quarter(r.created_at) as quarter
      from public.recordings as r where r.id = any (allowed) order by 1
$$, $$    select s.language, s.quarter from private.search_shelves as s
      where s.user_id = me
        and s.quarter in (select private.quarter(r.created_at) from public.recordings as r where r.id = any (allowed))
      order by 1
$$);
begin
  if edited = definition then raise exception 'find_unit_passages is another function'; end if;
  execute edited;
end
$do$;
