-- A lecture that is longer than a model's window is read in parts, a call for each, and a last call joins them (TUT-04). A call of a
-- function ends after 150 seconds.

create table private.reading_parts (
  recording_id uuid not null references public.recordings (id) on delete cascade,
  -- Of the rules and prompts (OUTLINE_VERSION), as recording_outlines.version.
  version smallint not null check (version > 0),
  -- The lines that were read, as places of an outline count them. Each part begins behind the one before.
  first_line integer not null check (first_line >= 0),
  last_line integer not null check (last_line >= first_line),
  reading jsonb not null check (jsonb_typeof(reading) = 'object' and octet_length(reading::text) <= 1048576),
  primary key (recording_id, version, first_line)
);
comment on table private.reading_parts is 'What a model wrote about parts of a long lecture, until its whole reading is stored';

alter table private.reading_parts enable row level security;
revoke all on private.reading_parts from public, anon, authenticated, service_role;

-- Stores what was read of a part and hands the job back for the next one, as if nothing had been tried. False, and nothing is
-- stored: p_lease is no longer the job's lease.
create function public.store_reading_part(
  p_recording_id uuid, p_lease uuid, p_version integer, p_first integer, p_last integer, p_reading jsonb
)
  returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  perform from public.recordings as r where r.id = p_recording_id for key share;
  update private.outline_jobs as job set attempts = 0, lease = null, leased_until = null, last_error = null
    where job.recording_id = p_recording_id and job.lease = p_lease;
  if not found then return false; end if;
  delete from private.reading_parts as part where part.recording_id = p_recording_id and part.version <> p_version;
  insert into private.reading_parts (recording_id, version, first_line, last_line, reading)
    values (p_recording_id, p_version, p_first, p_last, p_reading);
  return true;
end
$$;

-- Its lines are others now.
create or replace function private.queue_outline() returns trigger
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  insert into private.outline_jobs (recording_id) values (new.id)
    on conflict (recording_id) do update set attempts = 0, lease = null, leased_until = null;
  delete from private.reading_parts as part where part.recording_id = new.id;
  return null;
end
$$;

-- A whole reading has taken the place of its parts.
create function private.forget_reading_parts() returns trigger
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  delete from private.reading_parts as part where part.recording_id = new.recording_id;
  return null;
end
$$;
create trigger forget_reading_parts
  after insert or update of cards on public.recording_outlines
  for each row when (new.cards is not null) execute function private.forget_reading_parts();

drop function public.claim_outline_job(integer);
-- p_reads: a model is set; without one, what it is to read waits. parts: [{last, reading}], in their order.
create function public.claim_outline_job(p_version integer, p_reads boolean)
  returns table (
    recording_id uuid, lease uuid, transcript text, segments jsonb, language text, reads boolean, parts jsonb
  )
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
          and (p_reads or not waiting.reads)
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
    select r.id, claimed.lease, r.transcript, s.segments, r.language, claimed.reads,
        (
          select coalesce(jsonb_agg(jsonb_build_object('last', part.last_line, 'reading', part.reading) order by part.first_line), '[]')
            from private.reading_parts as part
            where part.recording_id = claimed.recording_id and part.version = p_version
        )
      from public.recordings as r
      left join public.recording_segments as s on s.recording_id = r.id
      where r.id = claimed.recording_id;
end
$$;

drop function public.queue_outlines();
-- Queues every recording that lacks an outline, and again those that failed three times. What a model read before p_version is
-- queued to be read again. Returns how many wait.
create function public.queue_outlines(p_version integer) returns bigint
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  update private.outline_jobs set attempts = 0, lease = null, leased_until = null where attempts >= 3;
  insert into private.outline_jobs (recording_id, reads)
    select r.id, o.recording_id is not null from public.recordings as r
      left join public.recording_outlines as o on o.recording_id = r.id
      where r.has_transcript and (o.recording_id is null or (o.version < p_version and o.cards is not null))
      for key share of r skip locked
    on conflict (recording_id) do nothing;
  return (select count(*) from private.outline_jobs);
end
$$;

revoke all on function public.store_reading_part(uuid, uuid, integer, integer, integer, jsonb) from public, anon, authenticated;
revoke all on function private.forget_reading_parts() from public, anon, authenticated;
revoke all on function public.claim_outline_job(integer, boolean) from public, anon, authenticated;
revoke all on function public.queue_outlines(integer) from public, anon, authenticated;
grant execute on function public.store_reading_part(uuid, uuid, integer, integer, integer, jsonb) to service_role;
grant execute on function public.claim_outline_job(integer, boolean) to service_role;
grant execute on function public.queue_outlines(integer) to service_role;
