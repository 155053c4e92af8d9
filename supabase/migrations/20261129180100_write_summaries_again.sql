-- A summary is written again at its owner's request when words of its lecture were corrected (COR-01). The former one stays if no model
-- can write: so a claim has it.
drop function public.claim_summary_job(uuid);

-- As before, with the former summary.
create function public.claim_summary_job(p_recording_id uuid default null)
  returns table (
    recording_id uuid, lease uuid, attempt integer, name text, style text, transcript text, segments jsonb,
    language text, summary text
  )
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  claimed private.summary_jobs;
begin
  perform private.give_up_summary_job(spent.recording_id)
    from (
      select job.recording_id from private.summary_jobs as job join public.recordings as r on r.id = job.recording_id
        where job.given_up_at is null and job.lease is not null and job.lost_leases >= 1
          and job.leased_until <= private.moment()
        for update skip locked
    ) as spent;

  update private.summary_jobs as job
    -- Without a report there still is a lease.
    set lost_leases = job.lost_leases + (job.lease is not null)::integer,
        lease = gen_random_uuid(), leased_until = private.moment() + interval '2 minutes'
    where job.recording_id = (
      select waiting.recording_id from private.summary_jobs as waiting
        where waiting.given_up_at is null
          and (waiting.leased_until is null or waiting.leased_until <= private.moment())
          and (p_recording_id is null or waiting.recording_id = p_recording_id)
        order by waiting.created_at
        limit 1
        for update skip locked
    )
    returning job.* into claimed;
  if not found then return; end if;

  return query
    select r.id, claimed.lease, claimed.attempts + claimed.lost_leases + 1, r.original_name,
        coalesce(info.default_summary_style, 'bullet'), r.transcript, s.segments, r.language, r.ai_summary
      from public.recordings as r
      left join public.user_info as info on info.id = r.user_id
      left join public.recording_segments as s on s.recording_id = r.id
      where r.id = claimed.recording_id;
end
$$;

-- Writes the summary, or leaves the former one where p_summary is null, and completes the recording if p_lease is still the job's lease.
-- Otherwise returns false and writes nothing.
create or replace function public.finish_summary_job(p_recording_id uuid, p_lease uuid, p_summary text) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  perform from public.recordings where id = p_recording_id for no key update;
  delete from private.summary_jobs where recording_id = p_recording_id and lease = p_lease;
  if not found then return false; end if;
  update public.recordings set ai_summary = coalesce(p_summary, ai_summary), status = 'completed' where id = p_recording_id;
  return true;
end
$$;

revoke all on function public.claim_summary_job(uuid) from public, anon, authenticated;
grant execute on function public.claim_summary_job(uuid) to service_role;
