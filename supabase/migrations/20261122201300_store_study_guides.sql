-- Stores a study guide that the phone sent, once: 100 a day, with five million characters together.
-- outcome: 'stored' | 'already-stored' | 'deleted' (stored before, and deleted since) | 'client-id-taken' (by a recording) |
-- 'too-many' (again after retry_after seconds) | 'no-account'. Only 'stored' changes anything.
create function public.store_study_guide(
  p_user_id uuid,
  p_client_id text,
  p_title text,
  p_content text,
  p_icon text default null,
  p_color text default null
)
  returns table (outcome text, study_guide_id uuid, retry_after integer)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  now_at constant timestamptz := private.moment();
  own_length constant integer := char_length(p_content);
  earlier private.ingestions;
  in_the_way timestamptz;
begin
  perform from private.accounts where id = p_user_id for update;
  if not found then
    return query select 'no-account', null::uuid, null::integer;
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
      earlier.study_guide_id, null::integer;
    return;
  end if;

  -- Sums from the newest guide back. A guide is in the way if it and the newer ones leave no room for this one, which has
  -- room again a day after the last guide in the way.
  select max(day.created_at) into in_the_way
    from (
      select i.created_at, count(*) over newest_first as guides, sum(i.characters) over newest_first as characters
        from private.ingestions as i
        where i.user_id = p_user_id and i.kind = 'study-guide' and i.created_at > now_at - interval '1 day'
        window newest_first as (order by i.created_at desc rows unbounded preceding)
    ) as day
    where day.guides >= 100 or day.characters + own_length > 5000000;
  if in_the_way is not null then
    return query select
      'too-many', null::uuid, ceil(extract(epoch from in_the_way + interval '1 day' - now_at))::integer;
    return;
  end if;

  insert into public.study_guides as guide (user_id, title, content, icon, icon_color)
    values (p_user_id, p_title, p_content, p_icon, p_color)
    returning guide.id into study_guide_id;
  insert into private.ingestions (user_id, client_id, kind, study_guide_id, characters)
    values (p_user_id, p_client_id, 'study-guide', store_study_guide.study_guide_id, own_length);

  return query select 'stored', store_study_guide.study_guide_id, null::integer;
end
$$;

revoke all on function public.store_study_guide(uuid, text, text, text, text, text) from public, anon, authenticated;
grant execute on function public.store_study_guide(uuid, text, text, text, text, text) to service_role;
