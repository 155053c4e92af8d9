-- One row for each recording that waits for its summary (ADR 0036). A finished job is deleted; a job that was
-- given up stays, with its error.
create table private.summary_jobs (
  recording_id uuid primary key references public.recordings (id) on delete cascade,
  attempts smallint not null default 0 check (attempts between 0 and 3),
  -- A token: only the process that holds it may write the summary. Every claim makes a new one.
  lease uuid,
  -- The job can't be claimed before this moment.
  leased_until timestamptz,
  last_error text check (char_length(last_error) <= 500),
  given_up_at timestamptz,
  created_at timestamptz not null default private.moment()
);

create index summary_jobs_oldest_first on private.summary_jobs (created_at) where given_up_at is null;

alter table private.summary_jobs enable row level security;
revoke all on private.summary_jobs from public, anon, authenticated, service_role;

-- One row for each retry of a given-up job that a person asked for, kept for a day.
create table private.summary_retries (
  id bigint generated always as identity primary key,
  user_id uuid not null references private.accounts (id) on delete cascade,
  retried_at timestamptz not null
);

create index summary_retries_newest_first on private.summary_retries (user_id, retried_at desc);

alter table private.summary_retries enable row level security;
revoke all on private.summary_retries from public, anon, authenticated, service_role;

-- Whoever takes the recording and its job takes the recording first, as its deletion does: else one waits for the other.

-- The recording is shown without a summary rather than never; the job stays, with its error.
create function private.give_up_summary_job(p_recording_id uuid) returns void
  language sql volatile
  set search_path = ''
  as $$
    update private.summary_jobs set given_up_at = private.moment(), lease = null, leased_until = null
      where recording_id = p_recording_id;
    update public.recordings set status = 'completed' where id = p_recording_id;
  $$;

-- Leases one waiting job for two minutes: the job of p_recording_id, or the oldest. No row: no job waits, or other
-- processes hold them. An attempt counts when it is claimed, since a process that its text stops or has killed reports
-- nothing: also gives up the jobs whose second lease ran out, so that no text holds up those behind it (SRV-13).
create function public.claim_summary_job(p_recording_id uuid default null)
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
        where job.given_up_at is null and job.lease is not null and job.attempts >= 2
          and job.leased_until <= private.moment()
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
        coalesce(info.default_summary_style, 'bullet'), r.transcript, s.segments, r.language
      from public.recordings as r
      left join public.user_info as info on info.id = r.user_id
      left join public.recording_segments as s on s.recording_id = r.id
      where r.id = claimed.recording_id;
end
$$;

-- Writes the summary and completes the recording if p_lease is still the job's lease. Otherwise returns false and writes
-- nothing.
create function public.finish_summary_job(p_recording_id uuid, p_lease uuid, p_summary text) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  perform from public.recordings where id = p_recording_id for no key update;
  delete from private.summary_jobs where recording_id = p_recording_id and lease = p_lease;
  if not found then return false; end if;
  update public.recordings set ai_summary = p_summary, status = 'completed' where id = p_recording_id;
  return true;
end
$$;

-- Hands a job back after a failure: the next attempt may start after a pause, and the third failure gives the job up.
-- Returns false if p_lease is no longer the job's lease.
create function public.release_summary_job(p_recording_id uuid, p_lease uuid, p_error text) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  released private.summary_jobs;
begin
  perform from public.recordings where id = p_recording_id for no key update;
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

-- Puts a given-up job back behind those that wait, with no attempts, at its owner's request (SRV-13). Ten retries a day, since
-- a text that stops its process costs two of them a retry.
-- outcome: 'retried' | 'waiting' (the job is not given up: nothing changes) | 'written' (there is a summary) |
-- 'nothing-to-write' (the writer found nothing to summarise) | 'too-many' (again after retry_after seconds) | 'not-found'
-- (no recording of this person's)
create function public.retry_summary_job(p_user_id uuid, p_recording_id uuid)
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
    set attempts = 0, lease = null, leased_until = null, given_up_at = null, created_at = now_at
    where recording_id = p_recording_id;
  update public.recordings set status = 'processing' where id = p_recording_id;
  return query select 'retried', null::integer;
end
$$;

revoke all on function private.give_up_summary_job(uuid) from public, anon, authenticated;
revoke all on function public.claim_summary_job(uuid) from public, anon, authenticated;
revoke all on function public.finish_summary_job(uuid, uuid, text) from public, anon, authenticated;
revoke all on function public.release_summary_job(uuid, uuid, text) from public, anon, authenticated;
revoke all on function public.retry_summary_job(uuid, uuid) from public, anon, authenticated;
grant execute on function public.claim_summary_job(uuid) to service_role;
grant execute on function public.finish_summary_job(uuid, uuid, text) to service_role;
grant execute on function public.release_summary_job(uuid, uuid, text) to service_role;
grant execute on function public.retry_summary_job(uuid, uuid) to service_role;
