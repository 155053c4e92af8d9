-- A summary that fell back to the lecture's own sentences is written again at its owner's request (TUT-04). Until then it stays.
-- outcome and limit as those of retry_summary_job.
create function public.rewrite_summary_job(p_user_id uuid, p_recording_id uuid)
  returns table (outcome text, retry_after integer)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  now_at constant timestamptz := private.moment();
  recording record;
  used record;
begin
  -- Two requests at once are counted one after the other.
  perform from private.accounts where id = p_user_id for no key update;
  select status into recording
    from public.recordings where id = p_recording_id and user_id = p_user_id for no key update;
  if not found then
    return query select 'not-found', null::integer;
    return;
  end if;
  if recording.status = 'processing' then
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
  insert into private.summary_jobs (recording_id, created_at) values (p_recording_id, now_at)
    on conflict (recording_id) do update
      set attempts = 0, lost_leases = 0, lease = null, leased_until = null, given_up_at = null, created_at = now_at;
  update public.recordings set status = 'processing' where id = p_recording_id;
  return query select 'retried', null::integer;
end
$$;

revoke all on function public.rewrite_summary_job(uuid, uuid) from public, anon, authenticated;
grant execute on function public.rewrite_summary_job(uuid, uuid) to service_role;
