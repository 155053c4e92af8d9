-- What a student chose for practice, and what is due (PRC-04, PRC-05). A day of practice begins at 04:00 in the student's time
-- zone: an evening that goes on past midnight is still that day's.
create table public.practice_settings (
  -- Not auth.users: see public.recordings.
  user_id uuid primary key references private.accounts (id) on delete cascade,
  -- An IANA name. Null: the zone of the device that asks.
  time_zone text check (char_length(time_zone) between 1 and 64),
  -- New cards a day.
  new_per_day smallint not null default 20 check (new_per_day between 0 and 500),
  -- The share of due cards to be remembered. It counts from the next review on.
  retention numeric(3, 2) not null default 0.9 check (retention between 0.7 and 0.97)
);

alter table public.practice_settings enable row level security;
revoke all on public.practice_settings from public, anon, authenticated;
grant select, update (time_zone, new_per_day, retention) on public.practice_settings to authenticated;
grant select, insert, update, delete on public.practice_settings to service_role;

create policy "people read their own practice settings" on public.practice_settings
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people change their own practice settings" on public.practice_settings
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "ended sessions have no access" on public.practice_settings
  as restrictive for all to authenticated using ((select private.is_session_active()));

create trigger refuse_protected_columns before update of user_id on public.practice_settings
  for each row execute function private.refuse_protected_columns();

-- PostgreSQL's own error for a zone that it doesn't know (22023).
create function private.check_time_zone() returns trigger
  language plpgsql stable
  set search_path = ''
  as $$
begin
  perform private.moment() at time zone new.time_zone;
  return new;
end
$$;

create trigger check_time_zone before insert or update of time_zone on public.practice_settings
  for each row when (new.time_zone is not null) execute function private.check_time_zone();

-- Every account has settings, so that a client only changes them.
create function private.create_practice_settings() returns trigger
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  insert into public.practice_settings (user_id) values (new.id) on conflict do nothing;
  return null;
end
$$;

create trigger create_practice_settings after insert on private.accounts
  for each row execute function private.create_practice_settings();

-- The day of practice of a moment.
create function private.practice_day(p_at timestamptz, p_time_zone text) returns date
  language sql stable
  set search_path = ''
  as $$ select ((p_at at time zone p_time_zone) - interval '4 hours')::date $$;

create function private.practice_day_start(p_day date, p_time_zone text) returns timestamptz
  language sql stable
  set search_path = ''
  as $$ select (p_day + time '04:00') at time zone p_time_zone $$;

-- The caller's day: when it ends, and how many new cards it still has.
-- p_time_zone: of the device, for a student who chose none.
create function public.practice_today(p_time_zone text default null)
  returns table (time_zone text, day date, starts_at timestamptz, ends_at timestamptz, new_left integer)
  language sql stable security invoker
  set search_path = ''
  as $$
    with undone as materialized (
      select undoes as id from public.reviews where user_id = (select auth.uid()) and undoes is not null
    )
    select zone.name, today.day, today.starts_at, today.ends_at,
        greatest(0, coalesce(chosen.new_per_day, 20) - (
          -- All ratings of a card that is new today are of today.
          select count(*)
            from (
              select r.card_id, count(*) as ratings from public.reviews as r
                where r.user_id = (select auth.uid()) and r.reviewed_at >= today.starts_at and r.rating is not null
                  and r.id not in (select id from undone)
                group by r.card_id
            ) as rated
            join public.card_states as stored
              on stored.card_id = rated.card_id and stored.user_id = (select auth.uid()) and stored.reps = rated.ratings
        ))::integer
      from (select (select auth.uid()) as user_id) as caller
      left join public.practice_settings as chosen on chosen.user_id = caller.user_id
      cross join lateral (select coalesce(chosen.time_zone, p_time_zone, 'UTC') as name) as zone
      cross join lateral (select private.practice_day(private.moment(), zone.name) as day) as days
      cross join lateral (
        select days.day, private.practice_day_start(days.day, zone.name) as starts_at,
            private.practice_day_start(days.day + 1, zone.name) as ends_at
      ) as today
  $$;

-- What the caller practises, a row for each recording that has kept cards: how many are asked (neither suspended nor stopped),
-- how many of these are due today and how many were never rated, how many aren't asked, and when the next is due.
create function public.practice_overview(p_time_zone text default null)
  returns table (
    recording_id uuid, recording_name text, folder_id uuid, kept integer, due integer, new integer, learning integer,
    suspended integer, changed integer, next_due timestamptz
  )
  language sql stable security invoker
  set search_path = ''
  as $$
    select card.recording_id, recording.original_name, recording.folder_id,
        count(*)::integer,
        count(*) filter (where asked.so and stored.state > 0 and stored.due < today.ends_at)::integer,
        count(*) filter (where asked.so and coalesce(stored.state, 0) = 0)::integer,
        count(*) filter (where asked.so and stored.state in (1, 3))::integer,
        count(*) filter (where card.suspended)::integer,
        count(*) filter (where card.source_changed)::integer,
        min(stored.due) filter (where asked.so and stored.state > 0 and stored.due >= today.ends_at)
      from public.practice_today(p_time_zone) as today
      join public.cards as card on card.user_id = (select auth.uid()) and card.standing = 'kept'
      join public.recordings as recording on recording.id = card.recording_id
      left join public.card_states as stored on stored.card_id = card.id and stored.user_id = card.user_id
      cross join lateral (select not card.suspended and not card.source_changed as so) as asked
      group by card.recording_id, recording.original_name, recording.folder_id, recording.created_at
      order by recording.created_at desc, card.recording_id
  $$;

-- The cards of these ids that are asked, in the order of the ids.
create function public.cards_to_ask(p_card_ids uuid[])
  returns table (
    id uuid, recording_id uuid, recording_name text, language text, kind text, front text, back text, choices jsonb,
    quote text, first integer, last integer, start_s numeric, origin text, edited_at timestamptz, created_at timestamptz,
    due timestamptz, stability double precision, difficulty double precision, state smallint, reps integer,
    lapses integer, step smallint, last_review timestamptz, log_length integer
  )
  language sql stable security invoker
  set search_path = ''
  as $$
    select card.id, card.recording_id, recording.original_name, recording.language, card.kind, card.front, card.back,
        card.choices, card.quote, card.first, card.last, card.start_s, card.origin, card.edited_at, card.created_at,
        stored.due, stored.stability, stored.difficulty, stored.state, stored.reps, stored.lapses, stored.step,
        stored.last_review, stored.log_length
      from unnest(p_card_ids) with ordinality as chosen (id, at)
      join public.cards as card on card.id = chosen.id and card.user_id = (select auth.uid())
      join public.recordings as recording on recording.id = card.recording_id
      left join public.card_states as stored on stored.card_id = card.id and stored.user_id = card.user_id
      where card.standing = 'kept' and not card.suspended and not card.source_changed
      order by chosen.at
      limit 200
  $$;

-- The cards to ask next: what is due, the longest due first; then new ones in the order of the lectures, as many as the day
-- still has; last the cards whose learning step is still to come today. A card of an earlier day is due from the day's begin on.
create function public.due_cards(
  p_time_zone text default null, p_folder_id uuid default null, p_recording_id uuid default null, p_limit integer default 20
)
  returns table (
    id uuid, recording_id uuid, recording_name text, language text, kind text, front text, back text, choices jsonb,
    quote text, first integer, last integer, start_s numeric, origin text, edited_at timestamptz, created_at timestamptz,
    due timestamptz, stability double precision, difficulty double precision, state smallint, reps integer,
    lapses integer, step smallint, last_review timestamptz, log_length integer
  )
  language sql stable security invoker
  set search_path = ''
  as $$
    with today as materialized (select * from public.practice_today(p_time_zone)),
    due as (
      select stored.card_id as id, stored.due,
          case when stored.state in (1, 3) and stored.due > private.moment() then 2 else 0 end as part
        from public.card_states as stored
        join public.cards as card on card.id = stored.card_id and card.user_id = stored.user_id
        join public.recordings as recording on recording.id = card.recording_id
        where stored.user_id = (select auth.uid()) and stored.state > 0 and stored.due < (select ends_at from today)
          and card.standing = 'kept' and not card.suspended and not card.source_changed
          and (p_recording_id is null or card.recording_id = p_recording_id)
          and (p_folder_id is null or recording.folder_id = p_folder_id)
        order by part, stored.due, stored.card_id limit p_limit
    ),
    fresh as (
      select card.id, recording.created_at as recorded_at, card.recording_id, card.first, card.created_at
        from public.cards as card
        join public.recordings as recording on recording.id = card.recording_id
        left join public.card_states as stored on stored.card_id = card.id and stored.user_id = card.user_id
        where card.user_id = (select auth.uid()) and coalesce(stored.state, 0) = 0
          and card.standing = 'kept' and not card.suspended and not card.source_changed
          and (p_recording_id is null or card.recording_id = p_recording_id)
          and (p_folder_id is null or recording.folder_id = p_folder_id)
        order by recording.created_at desc, card.recording_id, card.first, card.created_at, card.id
        limit least(p_limit - (select count(*) from due where part = 0), (select new_left from today))
    ),
    chosen as (
      select id, part, row_number() over (order by part, due, id) as at from due
      union all
      select id, 1, row_number() over (order by recorded_at desc, recording_id, first, created_at, id) from fresh
      order by part, at limit p_limit
    )
    select * from public.cards_to_ask(array(select id from chosen order by part, at))
  $$;

-- The caller's reviews by day of practice, the last p_days, days without any left out. asked: cards of an earlier day that
-- were rated, the first time that day; recalled: those rated Hard or better. introduced: cards rated for the first time.
create function public.practice_days(p_time_zone text default null, p_days integer default 30)
  returns table (day date, reviews integer, asked integer, recalled integer, introduced integer)
  language sql stable security invoker
  set search_path = ''
  as $$
    with today as materialized (select * from public.practice_today(p_time_zone)),
    undone as materialized (
      select undoes as id from public.reviews where user_id = (select auth.uid()) and undoes is not null
    ),
    of_late as materialized (
      select distinct r.card_id from public.reviews as r
        where r.user_id = (select auth.uid())
          and r.reviewed_at >= (select private.practice_day_start(today.day - p_days + 1, today.time_zone) from today)
    ),
    counted as (
      select rated.*
        from of_late
        cross join lateral (
          select r.rating, days.day, row_number() over (order by r.reviewed_at, r.id) as at,
              lag(days.day) over (order by r.reviewed_at, r.id) as day_before
            from public.reviews as r
            cross join lateral (
              select private.practice_day(r.reviewed_at, (select time_zone from today)) as day
            ) as days
            where r.card_id = of_late.card_id and r.user_id = (select auth.uid()) and r.rating is not null
              and r.id not in (select id from undone)
        ) as rated
    )
    select counted.day, count(*)::integer,
        count(*) filter (where day_before < counted.day)::integer,
        count(*) filter (where day_before < counted.day and rating >= 2)::integer,
        count(*) filter (where at = 1)::integer
      from counted, today
      where counted.day > today.day - p_days
      group by counted.day
      order by counted.day
  $$;

-- All cards of some of the caller's recordings with their states and their whole logs, in one answer, since the data API
-- shortens lists: [{recording_id, cards: [{…, state, reviews: […]}]}].
create function public.export_cards(p_recording_ids uuid[]) returns jsonb
  language sql stable security invoker
  set search_path = ''
  as $$
    select coalesce(jsonb_agg(jsonb_build_object('recording_id', one.recording_id, 'cards', one.cards)), '[]')
      from (
        select card.recording_id,
            jsonb_agg(
              to_jsonb(card) - 'user_id' - 'source_hash' || jsonb_build_object(
                'state', (
                  select to_jsonb(stored) - 'user_id' from public.card_states as stored
                    where stored.card_id = card.id and stored.user_id = card.user_id
                ),
                'reviews', (
                  select coalesce(jsonb_agg(to_jsonb(r) - 'user_id' - 'card_id' order by r.reviewed_at, r.id), '[]')
                    from public.reviews as r where r.card_id = card.id and r.user_id = card.user_id
                )
              ) order by card.first, card.created_at, card.id
            ) as cards
          from public.cards as card
          where card.recording_id = any (p_recording_ids) and card.user_id = (select auth.uid())
          group by card.recording_id
      ) as one
  $$;

revoke all on function private.check_time_zone() from public, anon, authenticated;
revoke all on function private.create_practice_settings() from public, anon, authenticated;
revoke all on function private.practice_day(timestamptz, text) from public, anon;
revoke all on function private.practice_day_start(date, text) from public, anon;
revoke all on function public.practice_today(text) from public, anon;
revoke all on function public.practice_overview(text) from public, anon;
revoke all on function public.cards_to_ask(uuid[]) from public, anon;
revoke all on function public.due_cards(text, uuid, uuid, integer) from public, anon;
revoke all on function public.practice_days(text, integer) from public, anon;
revoke all on function public.export_cards(uuid[]) from public, anon;
grant execute on function private.practice_day(timestamptz, text) to authenticated;
grant execute on function private.practice_day_start(date, text) to authenticated;
grant execute on function public.practice_today(text) to authenticated;
grant execute on function public.practice_overview(text) to authenticated;
grant execute on function public.cards_to_ask(uuid[]) to authenticated;
grant execute on function public.due_cards(text, uuid, uuid, integer) to authenticated;
grant execute on function public.practice_days(text, integer) to authenticated;
grant execute on function public.export_cards(uuid[]) to authenticated;
