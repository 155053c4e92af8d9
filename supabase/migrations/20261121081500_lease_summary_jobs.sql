-- The recording is shown without a summary rather than never; the job stays, with its error.
create function private.give_up_summary_job(p_recording_id uuid) returns void
  language sql volatile
  set search_path = ''
  as $$
    update private.summary_jobs set given_up_at = private.moment(), lease = null, leased_until = null
      where recording_id = p_recording_id;
    update public.recordings set status = 'completed' where id = p_recording_id;
  $$;

-- Leases one waiting job for two minutes: p_recording_id's, or the oldest. No row: nothing waits, or others hold it.
-- Jobs whose third lease ran out are given up on the way.
create function public.claim_summary_job(p_recording_id uuid default null)
  returns table (
    recording_id uuid, lease uuid, attempt integer, name text, style text, transcript text, segments jsonb
  )
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  claimed private.summary_jobs;
begin
  perform private.give_up_summary_job(spent.recording_id)
    from (
      select job.recording_id from private.summary_jobs as job
        where job.given_up_at is null and job.attempts >= 3 and job.leased_until <= private.moment()
        for update skip locked
    ) as spent;

  update private.summary_jobs as job
    set attempts = job.attempts + 1, lease = gen_random_uuid(), leased_until = private.moment() + interval '2 minutes'
    where job.recording_id = (
      select waiting.recording_id from private.summary_jobs as waiting
        where waiting.given_up_at is null
          and waiting.attempts < 3
          and (waiting.leased_until is null or waiting.leased_until <= private.moment())
          and (p_recording_id is null or waiting.recording_id = p_recording_id)
        order by waiting.created_at
        limit 1
        for update skip locked
    )
    returning job.* into claimed;
  if not found then return; end if;

  return query
    select r.id, claimed.lease, claimed.attempts::integer, r.original_name,
        coalesce(info.default_summary_style, 'bullet'), r.transcript, s.segments
      from public.recordings as r
      left join public.user_info as info on info.id = r.user_id
      left join public.recording_segments as s on s.recording_id = r.id
      where r.id = claimed.recording_id;
end
$$;

-- Writes the summary and completes the recording, if the lease is still its holder's: false otherwise, and nothing
-- is written.
create function public.finish_summary_job(p_recording_id uuid, p_lease uuid, p_summary text) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  delete from private.summary_jobs where recording_id = p_recording_id and lease = p_lease;
  if not found then return false; end if;
  update public.recordings set ai_summary = p_summary, status = 'completed' where id = p_recording_id;
  return true;
end
$$;

-- Hands a job back after a failure: the next attempt may start after a pause, and after the third there is none.
-- False when the lease was no longer its holder's.
create function public.release_summary_job(p_recording_id uuid, p_lease uuid, p_error text) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  released private.summary_jobs;
begin
  update private.summary_jobs as job
    set lease = null,
        leased_until = private.moment() + job.attempts * interval '20 seconds',
        last_error = left(p_error, 500)
    where job.recording_id = p_recording_id and job.lease = p_lease
    returning job.* into released;
  if not found then return false; end if;
  if released.attempts >= 3 then perform private.give_up_summary_job(p_recording_id); end if;
  return true;
end
$$;

revoke all on function private.give_up_summary_job(uuid) from public, anon, authenticated;
revoke all on function public.claim_summary_job(uuid) from public, anon, authenticated;
revoke all on function public.finish_summary_job(uuid, uuid, text) from public, anon, authenticated;
revoke all on function public.release_summary_job(uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.claim_summary_job(uuid) to service_role;
grant execute on function public.finish_summary_job(uuid, uuid, text) to service_role;
grant execute on function public.release_summary_job(uuid, uuid, text) to service_role;
