-- Summaries and notes cite the lines they rest on in the text itself (TUT-01): no graded sentences are stored any more.

drop function public.store_claims(uuid, uuid, text, jsonb);
drop function public.store_outline(uuid, integer, jsonb, jsonb);
drop function private.keep_claims(uuid, uuid, text, jsonb);
drop table public.recording_claims;
alter table private.former_outlines drop column claims;

-- Stores an outline {chapters, questions, terms, points?, tasks?, dates?, forms?, thesis?, cards?} and ends the recording's job. Of
-- an older version, the outline is kept beside. False, and nothing is stored: the recording is gone, or has a newer version.
create function public.store_outline(p_recording_id uuid, p_version integer, p_outline jsonb) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  owner uuid;
  earlier public.recording_outlines;
begin
  select r.user_id into owner from public.recordings as r where r.id = p_recording_id;
  if not found then return false; end if;
  perform from private.accounts as a where a.id = owner for key share;
  perform from public.recordings as r where r.id = p_recording_id for no key update;
  if not found then return false; end if;
  select * into earlier from public.recording_outlines as o where o.recording_id = p_recording_id;
  if earlier.version > p_version then return false; end if;
  if earlier.version < p_version then
    insert into private.former_outlines (recording_id, version, outline)
      values (p_recording_id, earlier.version, to_jsonb(earlier))
      on conflict (recording_id) do update set version = excluded.version, outline = excluded.outline;
  end if;
  insert into public.recording_outlines
      (recording_id, user_id, version, chapters, questions, terms, points, tasks, dates, forms, thesis, cards)
    values (
      p_recording_id, owner, p_version, p_outline -> 'chapters', p_outline -> 'questions', p_outline -> 'terms',
      p_outline -> 'points', p_outline -> 'tasks', p_outline -> 'dates', p_outline -> 'forms',
      nullif(p_outline -> 'thesis', 'null'), nullif(p_outline -> 'cards', 'null')
    )
    on conflict (recording_id) do update
      set version = excluded.version, chapters = excluded.chapters, questions = excluded.questions,
          terms = excluded.terms, points = excluded.points, tasks = excluded.tasks, dates = excluded.dates,
          forms = excluded.forms, thesis = excluded.thesis, cards = excluded.cards;
  delete from private.outline_jobs as job where job.recording_id = p_recording_id;
  return true;
end
$$;

create or replace function public.restore_outlines(p_version integer) returns integer
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  newer record;
  former private.former_outlines;
  restored integer := 0;
begin
  for newer in
    select o.recording_id from public.recording_outlines as o join public.recordings as r on r.id = o.recording_id
      where o.version > p_version limit 500 for no key update of r skip locked
  loop
    delete from public.recording_outlines as o where o.recording_id = newer.recording_id;
    delete from private.former_outlines as f where f.recording_id = newer.recording_id returning f.* into former;
    if former.version <= p_version then
      insert into public.recording_outlines
        select (jsonb_populate_record(null::public.recording_outlines, former.outline)).*;
    else
      insert into private.outline_jobs (recording_id) values (newer.recording_id)
        on conflict (recording_id) do update set version = 0, attempts = 0, lease = null, leased_until = null;
    end if;
    restored := restored + 1;
  end loop;
  return restored;
end
$$;

-- Without the texts that were graded.
drop function public.claim_outline_job(integer);
create function public.claim_outline_job(p_version integer)
  returns table (recording_id uuid, lease uuid, transcript text, segments jsonb, language text)
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
        -- A model's reading costs money: it is read again only when it is asked for (queue_outlines).
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
        order by waiting.created_at
        limit 1
        for update of waiting skip locked
    )
    returning job.* into claimed;
  if not found then return; end if;

  return query
    select r.id, claimed.lease, r.transcript, s.segments, r.language
      from public.recordings as r
      left join public.recording_segments as s on s.recording_id = r.id
      where r.id = claimed.recording_id;
end
$$;

revoke all on function public.store_outline(uuid, integer, jsonb) from public, anon, authenticated;
revoke all on function public.claim_outline_job(integer) from public, anon, authenticated;
grant execute on function public.store_outline(uuid, integer, jsonb) to service_role;
grant execute on function public.claim_outline_job(integer) to service_role;
