-- Takes minutes from an account whose row the caller has locked: weekly minutes first, then bonus minutes; none from
-- subscribers or during a free week. If there are too few it takes none, and minutes_left says how many there are.
create function private.take_minutes(
  p_user_id uuid, p_minutes numeric,
  out enough boolean, out minutes_left numeric, out weekly numeric, out bonus numeric
)
  language plpgsql volatile
  set search_path = ''
  as $$
declare
  profile public.profiles;
  weekly_left numeric(8, 2);
  bonus_left numeric(8, 2);
begin
  -- The view that the person reads too, so that the minutes they see are the minutes that count.
  select * into strict profile from public.profiles as p where p.id = p_user_id;
  weekly_left := profile.recording_time;
  bonus_left := profile.bonus_recording_time;
  weekly := 0;
  bonus := 0;
  minutes_left := weekly_left + bonus_left;
  enough := true;
  if profile.is_subscribed or profile.free_week then return; end if;

  enough := p_minutes <= minutes_left;
  if not enough then return; end if;

  weekly := least(p_minutes, weekly_left);
  bonus := p_minutes - weekly;
  update private.accounts
    set recording_time = weekly_left - weekly,
        recording_time_week = greatest(recording_time_week, private.week_of(private.moment())),
        bonus_recording_time = bonus_left - bonus
    where id = p_user_id;
end
$$;

-- Stores a recording that the phone sent, charges its minutes and leaves a job for its summary, all or nothing (SRV-05).
-- outcome: 'stored' | 'already-stored' | 'deleted' (stored before, and deleted since) | 'client-id-taken' (by a study
-- guide) | 'minutes-short' | 'too-many' (200 a day; again after retry_after seconds) | 'no-account'. Only 'stored' changes
-- anything. Recordings of a hundredth of a minute cost nearly no minutes, but each has a row, a job and notes.
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
  returns table (
    outcome text, recording_id uuid, status text, minutes_left double precision, minutes_needed double precision, retry_after integer
  )
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  earlier private.ingestions;
  -- Rounded up, so that no recording is shorter than what is charged for it allows.
  needed numeric(8, 2) := ceil(p_minutes * 100) / 100;
  charge record;
  in_the_way timestamptz;
begin
  -- Everything that a person sends takes this lock: the same recording sent twice at once, or two for the same minutes.
  perform from private.accounts where id = p_user_id for update;
  if not found then
    return query select 'no-account', null::uuid, null::text, null::double precision, null::double precision, null::integer;
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
        r.id, r.status, null::double precision, null::double precision, null::integer
      from (select) as one left join public.recordings as r on r.id = earlier.recording_id;
    return;
  end if;

  -- There is room again a day after the 200th newest.
  select i.created_at into in_the_way from private.ingestions as i
    where i.user_id = p_user_id and i.kind = 'recording' and i.created_at > private.moment() - interval '1 day'
    order by i.created_at desc offset 199 limit 1;
  if found then
    return query select
      'too-many', null::uuid, null::text, null::double precision, null::double precision,
      ceil(extract(epoch from in_the_way + interval '1 day' - private.moment()))::integer;
    return;
  end if;

  charge := private.take_minutes(p_user_id, needed);
  if not charge.enough then
    return query select
      'minutes-short', null::uuid, null::text, charge.minutes_left::double precision, needed::double precision, null::integer;
    return;
  end if;

  insert into public.recordings as r
      (user_id, original_name, created_at, status, transcript, recording_icon, recording_icon_color, language, minutes)
    values (
      p_user_id, p_name, least(p_started_at, private.moment()), 'processing', p_transcript, p_icon, p_color, p_language,
      needed
    )
    returning r.id into recording_id;
  if p_segments is not null then
    insert into public.recording_segments (recording_id, user_id, segments)
      values (store_recording.recording_id, p_user_id, p_segments);
  elsif p_transcript is not null then
    perform private.write_text(
      p_user_id, store_recording.recording_id, null, 'transcript', p_language,
      (select r.created_at from public.recordings as r where r.id = store_recording.recording_id), p_transcript
    );
  end if;
  insert into private.summary_jobs (recording_id) values (store_recording.recording_id);
  insert into private.ingestions (user_id, client_id, kind, recording_id, minutes, charged_weekly, charged_bonus)
    values (
      p_user_id, p_client_id, 'recording', store_recording.recording_id, needed, charge.weekly, charge.bonus
    );

  return query select
    'stored', store_recording.recording_id, 'processing', null::double precision, needed::double precision, null::integer;
end
$$;

revoke all on function private.take_minutes(uuid, numeric) from public, anon, authenticated;
revoke all on function public.store_recording(uuid, text, text, timestamptz, numeric, text, jsonb, text, text, text)
  from public, anon, authenticated;
grant execute on function public.store_recording(uuid, text, text, timestamptz, numeric, text, jsonb, text, text, text)
  to service_role;
