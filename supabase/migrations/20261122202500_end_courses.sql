-- The end of a course (END-01, ADR 0063): when the day folders.course_end is over for its owner, the folder's recordings are
-- deleted with everything that is theirs, and a receipt says what they were.

-- What was deleted. Its owner reads it and deletes it; it outlives the folder.
create table public.course_end_receipts (
  id uuid primary key default gen_random_uuid(),
  -- Not auth.users: see public.recordings.
  user_id uuid not null references private.accounts (id) on delete cascade,
  folder_id uuid not null,
  folder_name text not null check (char_length(folder_name) <= 300),
  course_end date not null,
  deleted_at timestamptz(3) not null,
  recordings integer not null check (recordings >= 0),
  cards integer not null check (cards >= 0),
  reviews integer not null check (reviews >= 0),
  -- Tags on these recordings, each as often as it was on one.
  tags integer not null check (tags >= 0),
  constraint one_receipt_of_an_end unique (user_id, folder_id, course_end)
);

create index course_end_receipts_newest_first on public.course_end_receipts (user_id, deleted_at desc, id);

alter table public.course_end_receipts enable row level security;
revoke all on public.course_end_receipts from public, anon, authenticated;
grant select, delete on public.course_end_receipts to authenticated;
grant select, insert, update, delete on public.course_end_receipts to service_role;

create policy "people read their own course end receipts" on public.course_end_receipts
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people delete their own course end receipts" on public.course_end_receipts
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "ended sessions have no access" on public.course_end_receipts
  as restrictive for all to authenticated using ((select private.is_session_active()));

-- When a day is over in the time zone that a student chose; without one, when it is over everywhere.
create function private.course_end_moment(p_user_id uuid, p_day date) returns timestamptz
  language sql stable
  set search_path = ''
  as $$
    select (p_day + 1)::timestamp at time zone coalesce(
      (select time_zone from public.practice_settings where user_id = p_user_id), 'Etc/GMT+12'
    )
  $$;

-- A new date is at least a day ahead, so that its notice stands for one, and that day is counted from the start.
create function private.check_course_end() returns trigger
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  new.course_end_noticed_at := null;
  if private.course_end_moment(new.user_id, new.course_end) < private.moment() + interval '1 day' then
    raise exception 'new row for relation "folders" violates check constraint "a_course_ends_tomorrow_or_later"'
      using errcode = 'check_violation', schema = 'public', table = 'folders',
        constraint = 'a_course_ends_tomorrow_or_later';
  end if;
  return new;
end
$$;

create trigger check_course_end_at_insert
  before insert on public.folders
  for each row when (new.course_end is not null) execute function private.check_course_end();
create trigger check_course_end_at_update
  before update of course_end on public.folders
  for each row when (new.course_end is distinct from old.course_end) execute function private.check_course_end();

-- Deletes recordings of one folder whose course has ended, 200 at most, in one transaction with its receipt; the last such call
-- removes the date. False: there is none. So no library is too large for the limit of a statement's time.
-- A folder has to have been noticed for a day while this ran: after an outage, and when a time zone was changed, too.
--
-- Locks account, folder and recordings, in this order (deadlocks.test.ts). The folder's lock leaves room for the keys of
-- recordings that are moved in meanwhile: they stay.
create function public.end_next_course() returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  now_at constant timestamptz := private.moment();
  today constant date := (now_at at time zone 'UTC')::date;
  due record;
  folder public.folders;
  own uuid[];
  asked uuid[];
  receipt public.course_end_receipts;
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
    select id, user_id from public.folders
      where course_end <= today and course_end_noticed_at <= now_at - interval '1 day'
        and private.course_end_moment(user_id, course_end) <= now_at
      order by course_end, id
  loop
    perform from private.accounts where id = due.user_id for no key update skip locked;
    continue when not found;
    select * into folder from public.folders
      where id = due.id and user_id = due.user_id
        and course_end <= today and course_end_noticed_at <= now_at - interval '1 day'
        and private.course_end_moment(user_id, course_end) <= now_at
      for no key update skip locked;
    continue when not found;

    own := array(
      select locked.id from (
        select id from public.recordings where folder_id = folder.id and user_id = folder.user_id
          order by id limit 200 for update
      ) as locked
    );
    asked := array(
      select locked.id from (
        select id from public.cards where user_id = folder.user_id and recording_id = any (own) order by id for update
      ) as locked
    );
    receipt.recordings := cardinality(own);
    receipt.cards := cardinality(asked);
    receipt.reviews := (
      select count(*) from public.reviews where user_id = folder.user_id and card_id = any (asked)
    );
    receipt.tags := (
      select count(*) from public.recording_tags where user_id = folder.user_id and recording_id = any (own)
    );
    delete from public.recordings where user_id = folder.user_id and id = any (own);
    insert into public.course_end_receipts as stored
        (user_id, folder_id, folder_name, course_end, deleted_at, recordings, cards, reviews, tags)
      values (
        folder.user_id, folder.id, folder.name, folder.course_end, now_at, receipt.recordings, receipt.cards,
        receipt.reviews, receipt.tags
      )
      on conflict (user_id, folder_id, course_end) do update
        set deleted_at = excluded.deleted_at, recordings = stored.recordings + excluded.recordings,
            cards = stored.cards + excluded.cards, reviews = stored.reviews + excluded.reviews,
            tags = stored.tags + excluded.tags;
    if receipt.recordings < 200 then
      update public.folders set course_end = null where id = folder.id and user_id = folder.user_id;
    end if;
    return true;
  end loop;
  return false;
end
$$;

-- The caller's courses that end within 14 days, with what would be deleted now, the next first. A reader's calendar may be a
-- day ahead of UTC's.
create function public.course_ends()
  returns table (
    folder_id uuid, folder_name text, course_end date, recordings integer, preparing integer, cards integer, reviews integer, tags integer
  )
  language sql stable security invoker
  set search_path = ''
  as $$
    select folder.id, folder.name, folder.course_end,
        (
          select count(*)::integer from public.recordings as r
            where r.folder_id = folder.id and r.user_id = folder.user_id
        ),
        (
          select count(*)::integer from public.recordings as r
            where r.folder_id = folder.id and r.user_id = folder.user_id and r.status <> 'completed'
        ),
        (
          select count(*)::integer from public.recordings as r
            join public.cards as card on card.recording_id = r.id and card.user_id = r.user_id
            where r.folder_id = folder.id and r.user_id = folder.user_id
        ),
        (
          select count(*)::integer from public.recordings as r
            join public.cards as card on card.recording_id = r.id and card.user_id = r.user_id
            join public.reviews as review on review.card_id = card.id and review.user_id = card.user_id
            where r.folder_id = folder.id and r.user_id = folder.user_id
        ),
        (
          select count(*)::integer from public.recordings as r
            join public.recording_tags as tagged on tagged.recording_id = r.id and tagged.user_id = r.user_id
            where r.folder_id = folder.id and r.user_id = folder.user_id
        )
      from public.folders as folder
      where folder.user_id = (select auth.uid())
        and folder.course_end <= (private.moment() at time zone 'UTC')::date + 15
      order by folder.course_end, folder.id
  $$;

revoke all on function private.course_end_moment(uuid, date) from public, anon, authenticated;
revoke all on function private.check_course_end() from public, anon, authenticated;
revoke all on function public.end_next_course() from public, anon, authenticated;
revoke all on function public.course_ends() from public, anon, authenticated;
grant execute on function public.end_next_course() to service_role;
grant execute on function public.course_ends() to authenticated;
