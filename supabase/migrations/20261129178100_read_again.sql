-- Has a model read a lecture again at its owner's request, whose reading is of an earlier version (TUT-04). The earlier one stays
-- until then. outcome and limit as those of retry_summary_job; 'written' where no earlier reading stands.
create function public.read_again_job(p_user_id uuid, p_recording_id uuid, p_version integer)
  returns table (outcome text, retry_after integer)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  now_at constant timestamptz := private.moment();
  used record;
begin
  -- Two requests at once are counted one after the other.
  perform from private.accounts where id = p_user_id for no key update;
  perform from public.recordings where id = p_recording_id and user_id = p_user_id;
  if not found then
    return query select 'not-found', null::integer;
    return;
  end if;
  perform from public.recording_outlines
    where recording_id = p_recording_id and version < p_version and cards is not null;
  if not found then
    return query select 'written', null::integer;
    return;
  end if;
  perform from private.outline_jobs
    where recording_id = p_recording_id and reads and (version < p_version or attempts < 3);
  if found then
    return query select 'waiting', null::integer;
    return;
  end if;
  delete from private.summary_retries where user_id = p_user_id and retried_at <= now_at - interval '1 day';
  select count(*) as retries, min(retried_at) as oldest into used from private.summary_retries where user_id = p_user_id;
  if used.retries >= 10 then
    return query select 'too-many', ceil(extract(epoch from used.oldest + interval '1 day' - now_at))::integer;
    return;
  end if;
  insert into private.summary_retries (user_id, retried_at) values (p_user_id, now_at);
  perform public.queue_reading(p_recording_id);
  return query select 'retried', null::integer;
end
$$;

revoke all on function public.read_again_job(uuid, uuid, integer) from public, anon, authenticated;
grant execute on function public.read_again_job(uuid, uuid, integer) to service_role;
