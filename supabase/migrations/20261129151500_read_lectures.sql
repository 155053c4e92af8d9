-- Where a model is set, it reads each new lecture once, after the summary (TUT-04). The job waits with the outlines'.

alter table private.outline_jobs
  -- A model is to read the lecture; else rules derive the outline.
  add column reads boolean not null default false;

-- Has a model read a recording, whose outline by rules stays until then.
create function public.queue_reading(p_recording_id uuid) returns void
  language sql volatile security definer
  set search_path = ''
  as $$
    insert into private.outline_jobs (recording_id, reads)
      select r.id, true from public.recordings as r where r.id = p_recording_id for key share
      on conflict (recording_id) do update set reads = true, attempts = 0, lease = null, leased_until = null;
  $$;

drop function public.claim_outline_job(integer);
create function public.claim_outline_job(p_version integer)
  returns table (recording_id uuid, lease uuid, transcript text, segments jsonb, language text, reads boolean)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  claimed private.outline_jobs;
begin
  insert into private.outline_jobs (recording_id)
    select older.recording_id from public.recording_outlines as older
      join public.recordings as r on r.id = older.recording_id
      where older.version < p_version
        -- A model's reading costs money: it is read again only when it is asked for.
        and older.cards is null
        and not exists (select from private.outline_jobs as job where job.recording_id = older.recording_id)
      order by older.version
      limit 50
      for key share of r skip locked
    on conflict do nothing;

  update private.outline_jobs as job
    set version = p_version,
        attempts = case when job.version = p_version then job.attempts + 1 else 1 end,
        lease = gen_random_uuid(),
        leased_until = private.moment() + interval '2 minutes'
    where job.recording_id = (
      select waiting.recording_id from private.outline_jobs as waiting
        join public.recordings as r on r.id = waiting.recording_id
        where r.status = 'completed'
          and (waiting.version < p_version or (waiting.version = p_version and waiting.attempts < 3))
          and (waiting.leased_until is null or waiting.leased_until <= private.moment())
        -- A student waits for a reading, and has an outline meanwhile where rules derive it again.
        order by waiting.reads desc, waiting.created_at
        limit 1
        for update of waiting skip locked
    )
    returning job.* into claimed;
  if not found then return; end if;

  return query
    select r.id, claimed.lease, r.transcript, s.segments, r.language, claimed.reads
      from public.recordings as r
      left join public.recording_segments as s on s.recording_id = r.id
      where r.id = claimed.recording_id;
end
$$;

revoke all on function public.queue_reading(uuid) from public, anon, authenticated;
revoke all on function public.claim_outline_job(integer) from public, anon, authenticated;
grant execute on function public.queue_reading(uuid) to service_role;
grant execute on function public.claim_outline_job(integer) to service_role;
