-- A transcript is read into sentences when it arrives, and the language it was found to be in is kept with it
-- (ADR 0043): stop words, stems and the assistant's own sentences are that language's. Null: it was stored before
-- transcripts were read so, and is read whenever the assistant needs it.
alter table public.recordings
  add column language text check (language ~ '^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$' and char_length(language) <= 35);

-- A client reads the language and never writes it (SRV-02): column grants name what a client may write, and the trigger says it
-- a second time.
drop trigger refuse_protected_columns on public.recordings;
create trigger refuse_protected_columns
  before update of
    id, user_id, created_at, status, transcript, ai_summary, recording_icon, recording_icon_color, language
  on public.recordings
  for each row execute function private.refuse_protected_columns();

drop function public.store_recording(uuid, text, text, timestamptz, numeric, text, jsonb, text, text);

-- Stores a recording that the phone sent, charges its minutes and leaves a job for its summary, all or nothing (SRV-05).
-- outcome: 'stored' | 'already-stored' | 'deleted' (stored before, and deleted since) | 'client-id-taken' (by a study
-- guide) | 'minutes-short' | 'no-account'. Only 'stored' changes anything.
create function public.store_recording(
  p_user_id uuid,
  p_client_id text,
  p_name text,
  p_started_at timestamptz,
  p_minutes numeric,
  p_transcript text,
  p_segments jsonb default null,
  p_icon text default null,
  p_color text default null,
  p_language text default null
)
  returns table (outcome text, recording_id uuid, status text, minutes_left double precision, minutes_needed double precision)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  earlier private.ingestions;
  -- Rounded up, so that no recording is shorter than what is charged for it allows.
  needed numeric(8, 2) := ceil(p_minutes * 100) / 100;
  charge record;
begin
  -- Everything a person sends goes through this lock: the same recording sent twice at once, or two for the same minutes.
  perform from private.accounts where id = p_user_id for update;
  if not found then
    return query select 'no-account', null::uuid, null::text, null::double precision, null::double precision;
    return;
  end if;

  select * into earlier from private.ingestions as i where i.user_id = p_user_id and i.client_id = p_client_id;
  if found then
    return query
      select
        case
          when earlier.kind <> 'recording' then 'client-id-taken'
          when r.id is null then 'deleted'
          else 'already-stored'
        end,
        r.id, r.status, null::double precision, null::double precision
      from (select) as one left join public.recordings as r on r.id = earlier.recording_id;
    return;
  end if;

  charge := private.take_minutes(p_user_id, needed);
  if not charge.enough then
    return query select 'minutes-short', null::uuid, null::text, charge.minutes_left::double precision, needed::double precision;
    return;
  end if;

  insert into public.recordings as r
      (user_id, original_name, created_at, status, transcript, recording_icon, recording_icon_color, language)
    values (
      p_user_id, p_name, least(p_started_at, private.moment()), 'processing', p_transcript, p_icon, p_color, p_language
    )
    returning r.id into recording_id;
  if p_segments is not null then
    insert into public.recording_segments (recording_id, user_id, segments)
      values (store_recording.recording_id, p_user_id, p_segments);
  end if;
  insert into private.summary_jobs (recording_id) values (store_recording.recording_id);
  insert into private.ingestions (user_id, client_id, kind, recording_id, minutes, charged_weekly, charged_bonus)
    values (
      p_user_id, p_client_id, 'recording', store_recording.recording_id, needed, charge.weekly, charge.bonus
    );

  return query select 'stored', store_recording.recording_id, 'processing', null::double precision, needed::double precision;
end
$$;

revoke all on function public.store_recording(uuid, text, text, timestamptz, numeric, text, jsonb, text, text, text)
  from public, anon, authenticated;
grant execute on function public.store_recording(uuid, text, text, timestamptz, numeric, text, jsonb, text, text, text)
  to service_role;

drop function public.claim_summary_job(uuid);

-- Leases one waiting job for two minutes: p_recording_id's, or the oldest. No row: nothing waits, or others hold it.
-- Jobs whose third lease ran out are given up on the way.
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
        coalesce(info.default_summary_style, 'bullet'), r.transcript, s.segments, r.language
      from public.recordings as r
      left join public.user_info as info on info.id = r.user_id
      left join public.recording_segments as s on s.recording_id = r.id
      where r.id = claimed.recording_id;
end
$$;

revoke all on function public.claim_summary_job(uuid) from public, anon, authenticated;
grant execute on function public.claim_summary_job(uuid) to service_role;
