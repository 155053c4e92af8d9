-- An ended course goes by ten recordings or a tenth of a second, whatever comes first: on PGlite nobody else is served meanwhile, and
-- on PostgreSQL no library is too large for the limit of a statement's time. What can't be deleted is skipped for an hour and reported,
-- so that it holds up neither the rest of its folder nor another's (END-01, ADR 0063).

create table private.course_end_failures (
  folder_id uuid not null,
  user_id uuid not null,
  -- Null: the folder itself failed. No reference, which each deletion of a recording would look at.
  recording_id uuid,
  failed_at timestamptz not null,
  code text not null,
  foreign key (folder_id, user_id) references public.folders (id, user_id) on delete cascade,
  unique nulls not distinct (folder_id, recording_id)
);

alter table private.course_end_failures enable row level security;
revoke all on private.course_end_failures from public, anon, authenticated, service_role;

-- Whether a folder's course is over and was noticed for a day.
create function private.is_course_over(p_folder public.folders) returns boolean
  language sql stable
  set search_path = ''
  as $$
    select p_folder.course_end <= (private.moment() at time zone 'UTC')::date
      and p_folder.course_end_noticed_at <= private.moment() - interval '1 day'
      and private.course_end_moment(p_folder.user_id, p_folder.course_end) <= private.moment()
  $$;

create function private.has_course_end_failed(p_folder_id uuid, p_recording_id uuid) returns boolean
  language sql stable
  set search_path = ''
  as $$
    select exists (
      select from private.course_end_failures
        where folder_id = p_folder_id and recording_id is not distinct from p_recording_id
          and failed_at > private.moment() - interval '1 hour'
    )
  $$;

create function private.note_course_end_failure(
  p_folder_id uuid, p_user_id uuid, p_recording_id uuid, p_code text
) returns void
  language sql volatile
  set search_path = ''
  as $$
    insert into private.course_end_failures (folder_id, user_id, recording_id, failed_at, code)
      values (p_folder_id, p_user_id, p_recording_id, private.moment(), p_code)
      on conflict (folder_id, recording_id) do update set failed_at = excluded.failed_at, code = excluded.code
  $$;

-- Deletes ten recordings of a folder at most, in a tenth of a second, and adds them to its receipt; the last ones remove the date.
-- Returns whether it did anything. The caller has locked account and folder.
create function private.end_course_batch(p_folder public.folders) returns boolean
  language plpgsql volatile
  set search_path = ''
  as $$
declare
  began constant timestamptz := clock_timestamp();
  own uuid;
  asked uuid[];
  reviewed bigint;
  tagged bigint;
  receipt public.course_end_receipts;
  is_done boolean;
begin
  receipt.recordings := 0;
  receipt.cards := 0;
  receipt.reviews := 0;
  receipt.tags := 0;
  for own in
    select id from public.recordings
      where folder_id = p_folder.id and user_id = p_folder.user_id and not private.has_course_end_failed(p_folder.id, id)
      order by id limit 10 for update skip locked
  loop
    exit when receipt.recordings > 0 and clock_timestamp() > began + interval '100 milliseconds';
    begin
      asked := array(
        select locked.id from (
          select id from public.cards where user_id = p_folder.user_id and recording_id = own order by id for update
        ) as locked
      );
      reviewed := (select count(*) from public.reviews where user_id = p_folder.user_id and card_id = any (asked));
      tagged := (select count(*) from public.recording_tags where user_id = p_folder.user_id and recording_id = own);
      delete from public.recordings where user_id = p_folder.user_id and id = own;
      receipt.recordings := receipt.recordings + 1;
      receipt.cards := receipt.cards + cardinality(asked);
      receipt.reviews := receipt.reviews + reviewed;
      receipt.tags := receipt.tags + tagged;
    exception when query_canceled or others then
      perform private.note_course_end_failure(p_folder.id, p_folder.user_id, own, sqlstate);
    end;
  end loop;

  is_done := not exists (select from public.recordings where folder_id = p_folder.id and user_id = p_folder.user_id);
  if receipt.recordings = 0 and not is_done then return false; end if;
  insert into public.course_end_receipts as stored
      (user_id, folder_id, folder_name, course_end, deleted_at, recordings, cards, reviews, tags)
    values (
      p_folder.user_id, p_folder.id, p_folder.name, p_folder.course_end, private.moment(), receipt.recordings, receipt.cards,
      receipt.reviews, receipt.tags
    )
    on conflict (user_id, folder_id, course_end) do update
      set deleted_at = excluded.deleted_at, recordings = stored.recordings + excluded.recordings,
          cards = stored.cards + excluded.cards, reviews = stored.reviews + excluded.reviews,
          tags = stored.tags + excluded.tags;
  if is_done then
    update public.folders set course_end = null where id = p_folder.id and user_id = p_folder.user_id;
    delete from private.course_end_failures where folder_id = p_folder.id;
  end if;
  return true;
end
$$;

-- Deletes the next recordings of a folder whose course has ended, in one transaction with its receipt; the last such call removes the
-- date. False: there is none, or what is left failed within the hour (course_end_backlog).
-- A folder has to have been noticed for a day while this ran: after an outage, and when a time zone was changed, too.
--
-- Locks account, folder and recordings, in this order (deadlocks.test.ts). The folder's lock leaves room for the keys of
-- recordings that are moved in meanwhile: they stay.
create or replace function public.end_next_course() returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  now_at constant timestamptz := private.moment();
  today constant date := (now_at at time zone 'UTC')::date;
  due record;
  folder public.folders;
begin
  update public.folders as near set course_end_noticed_at = now_at
    from (
      select id, user_id from public.folders
        where course_end <= today + 2 and course_end_noticed_at is null
          and private.course_end_moment(user_id, course_end) <= now_at + interval '2 days'
        for no key update skip locked
    ) as unnoticed
    where near.id = unnoticed.id and near.user_id = unnoticed.user_id;

  for due in
    select f.id, f.user_id from public.folders as f
      where f.course_end <= today and private.is_course_over(f) and not private.has_course_end_failed(f.id, null)
      order by f.course_end, f.id
  loop
    perform from private.accounts where id = due.user_id for no key update skip locked;
    continue when not found;
    select * into folder from public.folders as f
      where f.id = due.id and f.user_id = due.user_id and private.is_course_over(f)
      for no key update skip locked;
    continue when not found;
    begin
      if private.end_course_batch(folder) then return true; end if;
    exception when query_canceled or others then
      perform private.note_course_end_failure(due.id, due.user_id, null, sqlstate);
    end;
  end loop;
  return false;
end
$$;

-- The ended courses that wait: {folders, recordings, oldest, failed, codes}. oldest: the earliest day that is over; failed: what could
-- not be deleted; codes: why.
create function public.course_end_backlog() returns jsonb
  language sql stable security definer
  set search_path = ''
  as $$
    with due as (
      select f.id, f.user_id, f.course_end from public.folders as f
        where f.course_end <= (private.moment() at time zone 'UTC')::date and private.is_course_over(f)
    )
    select jsonb_build_object(
      'folders', (select count(*) from due),
      'recordings', (
        select count(*) from due join public.recordings as r on r.folder_id = due.id and r.user_id = due.user_id
      ),
      'oldest', (select min(course_end) from due),
      'failed', (select count(*) from private.course_end_failures as f join due on due.id = f.folder_id),
      'codes', (
        select coalesce(jsonb_agg(distinct f.code), '[]') from private.course_end_failures as f join due on due.id = f.folder_id
      )
    )
  $$;

revoke all on function private.is_course_over(public.folders) from public, anon, authenticated;
revoke all on function private.has_course_end_failed(uuid, uuid) from public, anon, authenticated;
revoke all on function private.note_course_end_failure(uuid, uuid, uuid, text) from public, anon, authenticated;
revoke all on function private.end_course_batch(public.folders) from public, anon, authenticated;
revoke all on function public.course_end_backlog() from public, anon, authenticated;
grant execute on function public.course_end_backlog() to service_role;
