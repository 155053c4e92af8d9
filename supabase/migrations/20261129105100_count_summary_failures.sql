-- What counts against a summary's job (SRV-13, ADR 0036): failures that its process reported, and leases that ended without a
-- report. A claim by itself doesn't, since a host may stop a process for reasons that aren't the text's.

alter table private.summary_jobs
  add column lost_leases smallint not null default 0 check (lost_leases between 0 and 2);

-- Leases one waiting job for two minutes: the job of p_recording_id, or the oldest. No row: no job waits, or other
-- processes hold them. First gives up the jobs whose second lease has ended without a report, so that no text that stops
-- its process holds up those behind it. attempt: 1 for a job that neither failed nor lost a lease.
create or replace function public.claim_summary_job(p_recording_id uuid default null)
  returns table (
    recording_id uuid, lease uuid, attempt integer, name text, style text, transcript text, segments jsonb,
    language text
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
        coalesce(info.default_summary_style, 'bullet'), r.transcript, s.segments, r.language
      from public.recordings as r
      left join public.user_info as info on info.id = r.user_id
      left join public.recording_segments as s on s.recording_id = r.id
      where r.id = claimed.recording_id;
end
$$;

-- Hands a job back after a failure: the next attempt may start after a pause, and the third failure gives the job up.
-- Returns false if p_lease is no longer the job's lease.
create or replace function public.release_summary_job(p_recording_id uuid, p_lease uuid, p_error text) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  released private.summary_jobs;
begin
  perform from public.recordings where id = p_recording_id for no key update;
  update private.summary_jobs as job
    set attempts = least(job.attempts + 1, 3),
        lease = null,
        leased_until = private.moment() + (job.attempts + 1) * interval '20 seconds',
        last_error = left(p_error, 500)
    where job.recording_id = p_recording_id and job.lease = p_lease
    returning job.* into released;
  if not found then return false; end if;
  if released.attempts >= 3 then perform private.give_up_summary_job(p_recording_id); end if;
  return true;
end
$$;

-- As before; both counts begin again.
create or replace function public.retry_summary_job(p_user_id uuid, p_recording_id uuid)
  returns table (outcome text, retry_after integer)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  now_at constant timestamptz := private.moment();
  recording record;
  used record;
begin
  -- Two retries at once are counted one after the other.
  perform from private.accounts where id = p_user_id for no key update;
  select status, ai_summary is not null as has_summary into recording
    from public.recordings where id = p_recording_id and user_id = p_user_id for no key update;
  if not found then
    return query select 'not-found', null::integer;
    return;
  end if;
  if recording.has_summary then
    return query select 'written', null::integer;
    return;
  end if;
  if recording.status = 'processing' then
    return query select 'waiting', null::integer;
    return;
  end if;
  perform from private.summary_jobs where recording_id = p_recording_id for update;
  if not found then
    return query select 'nothing-to-write', null::integer;
    return;
  end if;

  delete from private.summary_retries where user_id = p_user_id and retried_at <= now_at - interval '1 day';
  select count(*) as retries, min(retried_at) as oldest into used from private.summary_retries where user_id = p_user_id;
  if used.retries >= 10 then
    return query select 'too-many', ceil(extract(epoch from used.oldest + interval '1 day' - now_at))::integer;
    return;
  end if;
  insert into private.summary_retries (user_id, retried_at) values (p_user_id, now_at);
  update private.summary_jobs
    set attempts = 0, lost_leases = 0, lease = null, leased_until = null, given_up_at = null, created_at = now_at
    where recording_id = p_recording_id;
  update public.recordings set status = 'processing' where id = p_recording_id;
  return query select 'retried', null::integer;
end
$$;
