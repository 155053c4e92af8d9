-- What the assistant derives from a lecture once, so that pages and exports only read it (ADR 0052). The server alone writes it.

create table public.recording_outlines (
  recording_id uuid primary key,
  -- Not auth.users: see public.recordings.
  user_id uuid not null references private.accounts (id) on delete cascade,
  -- Of the rules that derived it (OUTLINE_VERSION in packages/domain). An older outline is derived again.
  version smallint not null check (version > 0),
  -- [{segment, start, title}]: `segment` counts recording_segments.segments from 0, `start` is in seconds. Without segments, it
  -- counts the lines of the transcript, and `start` is null.
  chapters jsonb not null check (jsonb_typeof(chapters) = 'array'),
  -- Questions to begin with, as strings.
  questions jsonb not null check (jsonb_typeof(questions) = 'array'),
  -- [{term, segment, start}]: the segment that defines the term.
  terms jsonb not null check (jsonb_typeof(terms) = 'array'),
  -- Null: the version of the row doesn't derive them.
  points jsonb check (jsonb_typeof(points) = 'array'),
  tasks jsonb check (jsonb_typeof(tasks) = 'array'),
  dates jsonb check (jsonb_typeof(dates) = 'array'),
  forms jsonb check (jsonb_typeof(forms) = 'array'),
  constraint the_recording_is_the_owners foreign key (recording_id, user_id)
    references public.recordings (id, user_id) on delete cascade
);

create index recording_outlines_of_user on public.recording_outlines (user_id);
create index recording_outlines_oldest_version_first on public.recording_outlines (version);

alter table public.recording_outlines enable row level security;
revoke all on public.recording_outlines from public, anon, authenticated;
grant select on public.recording_outlines to authenticated;
grant select, insert, update, delete on public.recording_outlines to service_role;

create policy "people read the outlines of their own recordings" on public.recording_outlines
  for select to authenticated using (user_id = (select auth.uid()));
create policy "ended sessions have no access" on public.recording_outlines
  as restrictive for all to authenticated using ((select private.is_session_active()));

-- The sentences of a summary or of notes, graded against the transcript, by the hash of the text: a text that was changed
-- since has no claims, and is shown ungraded.
create table public.recording_claims (
  recording_id uuid not null,
  user_id uuid not null references private.accounts (id) on delete cascade,
  -- Of the text's UTF-8, in hexadecimal digits.
  text_sha256 text not null check (text_sha256 ~ '^[0-9a-f]{64}$'),
  -- [{text, grade, start?, end?, quote?}]
  claims jsonb not null check (jsonb_typeof(claims) = 'array' and octet_length(claims::text) <= 1048576),
  created_at timestamptz not null default private.moment(),
  primary key (recording_id, text_sha256),
  constraint the_recording_is_the_owners foreign key (recording_id, user_id)
    references public.recordings (id, user_id) on delete cascade
);

create index recording_claims_of_user on public.recording_claims (user_id);

alter table public.recording_claims enable row level security;
revoke all on public.recording_claims from public, anon, authenticated;
grant select on public.recording_claims to authenticated;
grant select, insert, update, delete on public.recording_claims to service_role;

create policy "people read the claims about their own recordings" on public.recording_claims
  for select to authenticated using (user_id = (select auth.uid()));
create policy "ended sessions have no access" on public.recording_claims
  as restrictive for all to authenticated using ((select private.is_session_active()));

-- The outline and the claims that a newer version replaced, for restore_outlines.
create table private.former_outlines (
  recording_id uuid primary key references public.recordings (id) on delete cascade,
  version smallint not null,
  -- The row of public.recording_outlines.
  outline jsonb not null,
  -- Claims by the hash of their text.
  claims jsonb not null
);

alter table private.former_outlines enable row level security;
revoke all on private.former_outlines from public, anon, authenticated, service_role;

-- One row for each recording that waits for its outline. The job that writes a summary stores the outline as well, so that
-- usually nothing is left to do. A job that failed three times stays, with its error, until the next version.
create table private.outline_jobs (
  recording_id uuid primary key references public.recordings (id) on delete cascade,
  -- The version that the attempts were made with.
  version smallint not null default 0,
  attempts smallint not null default 0 check (attempts between 0 and 3),
  -- A token, as in summary_jobs.
  lease uuid,
  -- The job can't be claimed before this moment.
  leased_until timestamptz,
  last_error text check (char_length(last_error) <= 500),
  created_at timestamptz not null default private.moment()
);

create index outline_jobs_oldest_first on private.outline_jobs (created_at);

alter table private.outline_jobs enable row level security;
revoke all on private.outline_jobs from public, anon, authenticated, service_role;

create function private.queue_outline() returns trigger
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  insert into private.outline_jobs (recording_id) values (new.id)
    on conflict (recording_id) do update set attempts = 0, lease = null, leased_until = null;
  return null;
end
$$;

create trigger queue_outline
  after insert or update of transcript on public.recordings
  for each row when (new.has_transcript) execute function private.queue_outline();

-- Queues every recording that lacks an outline, and again those that failed three times. Returns how many wait.
create function public.queue_outlines() returns bigint
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  update private.outline_jobs set attempts = 0, lease = null, leased_until = null where attempts >= 3;
  insert into private.outline_jobs (recording_id)
    select r.id from public.recordings as r
      where r.has_transcript
        and not exists (select from public.recording_outlines as o where o.recording_id = r.id)
      for key share of r skip locked
    on conflict (recording_id) do nothing;
  return (select count(*) from private.outline_jobs);
end
$$;

-- Leases one job for two minutes, the oldest whose recording is completed. No row: none waits, or other processes hold them.
-- First queues some of the outlines that are older than p_version.
create function public.claim_outline_job(p_version integer)
  returns table (
    recording_id uuid, lease uuid, transcript text, segments jsonb, language text, summary text, notes text
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
    select r.id, claimed.lease, r.transcript, s.segments, r.language, r.ai_summary, r.ai_notes
      from public.recordings as r
      left join public.recording_segments as s on s.recording_id = r.id
      where r.id = claimed.recording_id;
end
$$;

-- Hands a job back after a failure: the next attempt may start after a pause. False: p_lease is no longer the job's lease.
create function public.release_outline_job(p_recording_id uuid, p_lease uuid, p_error text) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  update private.outline_jobs as job
    set lease = null,
        leased_until = private.moment() + job.attempts * interval '20 seconds',
        last_error = left(p_error, 500)
    where job.recording_id = p_recording_id and job.lease = p_lease;
  return found;
end
$$;

-- Keeps the claims of one text: those of the summary, of the saved notes and of the twelve newest texts beside them, which
-- are drafts of notes, three for each style. Claims of more than a megabyte are not kept.
create function private.keep_claims(p_recording_id uuid, p_user_id uuid, p_text_sha256 text, p_claims jsonb) returns void
  language plpgsql volatile
  set search_path = ''
  as $$
begin
  if octet_length(p_claims::text) > 1048576 then return; end if;
  insert into public.recording_claims (recording_id, user_id, text_sha256, claims)
    values (p_recording_id, p_user_id, p_text_sha256, p_claims)
    on conflict (recording_id, text_sha256) do update set claims = excluded.claims, created_at = private.moment();
  delete from public.recording_claims as old using public.recordings as r
    where r.id = p_recording_id and old.recording_id = p_recording_id
      and old.text_sha256 is distinct from encode(sha256(convert_to(r.ai_summary, 'UTF8')), 'hex')
      and old.text_sha256 is distinct from encode(sha256(convert_to(r.ai_notes, 'UTF8')), 'hex')
      and old.text_sha256 not in (
        select newest.text_sha256 from public.recording_claims as newest
          where newest.recording_id = p_recording_id
          order by newest.text_sha256 = p_text_sha256 desc, newest.created_at desc, newest.text_sha256
          limit 12
      );
end
$$;

-- Keeps the claims of notes that were written for their owner. False: the recording is gone, or another person's.
create function public.store_claims(p_recording_id uuid, p_user_id uuid, p_text_sha256 text, p_claims jsonb)
  returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  perform from public.recordings where id = p_recording_id and user_id = p_user_id for no key update;
  if not found then return false; end if;
  perform private.keep_claims(p_recording_id, p_user_id, p_text_sha256, p_claims);
  return true;
end
$$;

-- Stores an outline {chapters, questions, terms, points?, tasks?, dates?, forms?} and the claims of texts {hash: claims}, and
-- ends the recording's job. Of an older version, outline and claims are kept beside. False, and nothing is stored: the
-- recording is gone, or has a newer version.
create function public.store_outline(p_recording_id uuid, p_version integer, p_outline jsonb, p_claims jsonb)
  returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  owner uuid;
  earlier public.recording_outlines;
begin
  select r.user_id into owner from public.recordings as r where r.id = p_recording_id for no key update;
  if not found then return false; end if;
  select * into earlier from public.recording_outlines as o where o.recording_id = p_recording_id;
  if earlier.version > p_version then return false; end if;
  if earlier.version < p_version then
    insert into private.former_outlines (recording_id, version, outline, claims)
      values (
        p_recording_id, earlier.version, to_jsonb(earlier),
        (
          select coalesce(jsonb_object_agg(c.text_sha256, c.claims), '{}') from public.recording_claims as c
            where c.recording_id = p_recording_id
        )
      )
      on conflict (recording_id) do update
        set version = excluded.version, outline = excluded.outline, claims = excluded.claims;
  end if;
  insert into public.recording_outlines
      (recording_id, user_id, version, chapters, questions, terms, points, tasks, dates, forms)
    values (
      p_recording_id, owner, p_version, p_outline -> 'chapters', p_outline -> 'questions', p_outline -> 'terms',
      p_outline -> 'points', p_outline -> 'tasks', p_outline -> 'dates', p_outline -> 'forms'
    )
    on conflict (recording_id) do update
      set version = excluded.version, chapters = excluded.chapters, questions = excluded.questions,
          terms = excluded.terms, points = excluded.points, tasks = excluded.tasks, dates = excluded.dates,
          forms = excluded.forms;
  perform private.keep_claims(p_recording_id, owner, text.key, text.value) from jsonb_each(p_claims) as text;
  delete from private.outline_jobs as job where job.recording_id = p_recording_id;
  return true;
end
$$;

-- Goes back to p_version, after the functions that derive it were deployed again: an outline that is newer is replaced by the
-- one before it, and where there was none the recording waits for its outline. At most 500 at once; returns how many.
create function public.restore_outlines(p_version integer) returns integer
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
      update public.recording_claims as c set claims = former.claims -> c.text_sha256
        where c.recording_id = newer.recording_id and former.claims ? c.text_sha256;
    else
      insert into private.outline_jobs (recording_id) values (newer.recording_id)
        on conflict (recording_id) do update set version = 0, attempts = 0, lease = null, leased_until = null;
    end if;
    restored := restored + 1;
  end loop;
  return restored;
end
$$;

revoke all on function private.queue_outline() from public, anon, authenticated;
revoke all on function private.keep_claims(uuid, uuid, text, jsonb) from public, anon, authenticated;
revoke all on function public.queue_outlines() from public, anon, authenticated;
revoke all on function public.claim_outline_job(integer) from public, anon, authenticated;
revoke all on function public.release_outline_job(uuid, uuid, text) from public, anon, authenticated;
revoke all on function public.store_claims(uuid, uuid, text, jsonb) from public, anon, authenticated;
revoke all on function public.store_outline(uuid, integer, jsonb, jsonb) from public, anon, authenticated;
revoke all on function public.restore_outlines(integer) from public, anon, authenticated;
grant execute on function public.queue_outlines() to service_role;
grant execute on function public.claim_outline_job(integer) to service_role;
grant execute on function public.release_outline_job(uuid, uuid, text) to service_role;
grant execute on function public.store_claims(uuid, uuid, text, jsonb) to service_role;
grant execute on function public.store_outline(uuid, integer, jsonb, jsonb) to service_role;
grant execute on function public.restore_outlines(integer) to service_role;
