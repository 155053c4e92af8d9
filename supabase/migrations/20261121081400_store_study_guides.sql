-- Stores a study guide that the phone sent, once. outcome: 'stored' | 'already-stored' | 'deleted' (stored before, and
-- deleted since) | 'client-id-taken' (by a recording) | 'no-account'. Only 'stored' changes anything.
create function public.store_study_guide(
  p_user_id uuid,
  p_client_id text,
  p_title text,
  p_content text,
  p_icon text default null,
  p_color text default null
)
  returns table (outcome text, study_guide_id uuid)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  earlier private.ingestions;
begin
  perform from private.accounts where id = p_user_id for update;
  if not found then
    return query select 'no-account', null::uuid;
    return;
  end if;

  select * into earlier from private.ingestions as i where i.user_id = p_user_id and i.client_id = p_client_id;
  if found then
    return query select
      case
        when earlier.kind <> 'study-guide' then 'client-id-taken'
        when earlier.study_guide_id is null then 'deleted'
        else 'already-stored'
      end,
      earlier.study_guide_id;
    return;
  end if;

  insert into public.study_guides as guide (user_id, title, content, icon, icon_color)
    values (p_user_id, p_title, p_content, p_icon, p_color)
    returning guide.id into study_guide_id;
  insert into private.ingestions (user_id, client_id, kind, study_guide_id)
    values (p_user_id, p_client_id, 'study-guide', store_study_guide.study_guide_id);

  return query select 'stored', store_study_guide.study_guide_id;
end
$$;

revoke all on function public.store_study_guide(uuid, text, text, text, text, text) from public, anon, authenticated;
grant execute on function public.store_study_guide(uuid, text, text, text, text, text) to service_role;
