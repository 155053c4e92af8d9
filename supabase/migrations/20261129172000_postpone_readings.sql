-- Puts a reading off for six hours, where the day's tokens are used up: it was not tried. False: p_lease is no longer the job's lease.
create function public.postpone_outline_job(p_recording_id uuid, p_lease uuid) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  update private.outline_jobs as job
    set attempts = greatest(job.attempts - 1, 0),
        lease = null,
        leased_until = private.moment() + interval '6 hours'
    where job.recording_id = p_recording_id and job.lease = p_lease;
  return found;
end
$$;

revoke all on function public.postpone_outline_job(uuid, uuid) from public, anon, authenticated;
grant execute on function public.postpone_outline_job(uuid, uuid) to service_role;
