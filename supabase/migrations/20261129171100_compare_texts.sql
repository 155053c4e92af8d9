-- Notes and a folder's text are changed only if they still are what the student saw (COR-03, ADR 0067): of two tabs the second is told,
-- and nothing is overwritten silently. With the caller's rights, as a plain update, which stays possible; a title is compared by a filter
-- of such an update, which these texts are too long for. A repeat changes nothing.
-- outcome: 'changed' | 'changed-elsewhere' | 'not-found'
-- p_shown: null where there were no notes.
create function public.change_notes(p_recording_id uuid, p_shown text, p_notes text) returns text
  language plpgsql volatile security invoker
  set search_path = ''
  as $$
begin
  update public.recordings set ai_notes = p_notes
    where id = p_recording_id and user_id = (select auth.uid())
      and (ai_notes is not distinct from p_shown or ai_notes is not distinct from p_notes);
  if found then return 'changed'; end if;
  perform from public.recordings where id = p_recording_id and user_id = (select auth.uid());
  return case when found then 'changed-elsewhere' else 'not-found' end;
end
$$;

-- p_shown and p_text: {name, description, color}. Only what differs between them is compared and changed.
create function public.change_folder(p_folder_id uuid, p_shown jsonb, p_text jsonb) returns text
  language plpgsql volatile security invoker
  set search_path = ''
  as $$
begin
  update public.folders set
      name = case when p_text -> 'name' = p_shown -> 'name' then name else p_text ->> 'name' end,
      description = case when p_text -> 'description' = p_shown -> 'description' then description else p_text ->> 'description' end,
      color = case when p_text -> 'color' = p_shown -> 'color' then color else p_text ->> 'color' end
    where id = p_folder_id and user_id = (select auth.uid())
      and (p_text -> 'name' = p_shown -> 'name' or name in (p_shown ->> 'name', p_text ->> 'name'))
      and (
        p_text -> 'description' = p_shown -> 'description'
        or coalesce(description, '') in (p_shown ->> 'description', p_text ->> 'description')
      )
      and (
        p_text -> 'color' = p_shown -> 'color' or coalesce(color, p_shown ->> 'color') in (p_shown ->> 'color', p_text ->> 'color')
      );
  if found then return 'changed'; end if;
  perform from public.folders where id = p_folder_id and user_id = (select auth.uid());
  return case when found then 'changed-elsewhere' else 'not-found' end;
end
$$;

revoke all on function public.change_notes(uuid, text, text) from public, anon, authenticated;
revoke all on function public.change_folder(uuid, jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.change_notes(uuid, text, text) to authenticated;
grant execute on function public.change_folder(uuid, jsonb, jsonb) to authenticated;
