-- What the plan of a folder's exam is computed from (UNT-06, ADR 0060), by the function plan-exam. It runs with the caller's
-- rights. Null: no such folder, or it has no exam.
-- cards: those that are asked, [id, state, stability, difficulty, last_review, due], times in seconds since 1970.
-- day_start: when today began, in the same seconds.
-- days: of the last 28 days of practice, how many cards of the folder were asked in each.
-- logs: of the cards that were rated last, in any folder, their standing reviews [rating, reviewed_at, retention].
create function public.exam_material(p_folder_id uuid, p_time_zone text default null) returns jsonb
  language sql stable security invoker
  set search_path = ''
  as $$
    with today as materialized (select * from public.practice_today(p_time_zone)),
    asked as materialized (
      select card.id, stored.state, stored.stability, stored.difficulty, stored.last_review, stored.due
        from public.cards as card
        join public.recordings as recording on recording.id = card.recording_id and recording.folder_id = p_folder_id
        left join public.card_states as stored on stored.card_id = card.id and stored.user_id = card.user_id
        where card.user_id = (select auth.uid()) and card.standing = 'kept' and not card.suspended
          and not card.source_changed
        order by recording.created_at, card.first, card.created_at, card.id
    ),
    undone as materialized (
      select undoes as id from public.reviews where user_id = (select auth.uid()) and undoes is not null
    ),
    of_folder as materialized (
      select r.card_id, private.practice_day(r.reviewed_at, today.time_zone) as day
        from public.reviews as r, today
        where r.user_id = (select auth.uid()) and r.rating is not null
          and r.reviewed_at >= private.practice_day_start(today.day - 27, today.time_zone)
          and r.card_id in (select id from asked) and r.id not in (select id from undone)
    ),
    lately as materialized (
      select distinct card_id
        from (
          select card_id from public.reviews
            where user_id = (select auth.uid()) and rating is not null order by reviewed_at desc limit 800
        ) as rated
    )
    select jsonb_build_object(
        'exam_date', folder.exam_date, 'day', today.day, 'new_left', today.new_left, 'day_start', extract(epoch from today.starts_at),
        'new_per_day', coalesce(chosen.new_per_day, 20), 'retention', coalesce(chosen.retention, 0.9),
        'cards', (
          select coalesce(jsonb_agg(jsonb_build_array(
              id, coalesce(state, 0), stability, difficulty, extract(epoch from last_review), extract(epoch from due)
            )), '[]') from asked
        ),
        'days', (
          select coalesce(jsonb_agg(jsonb_build_array(day, cards) order by day), '[]')
            from (select day, count(distinct card_id) as cards from of_folder group by day) as practiced
        ),
        'logs', (
          select coalesce(jsonb_agg(log), '[]')
            from (
              select jsonb_agg(jsonb_build_array(r.rating, r.reviewed_at, r.retention) order by r.reviewed_at, r.id) as log
                from public.reviews as r
                where r.user_id = (select auth.uid()) and r.card_id in (select card_id from lately)
                  and r.rating is not null and r.id not in (select id from undone)
                group by r.card_id
            ) as logs
        )
      )
      from public.folders as folder
      cross join today
      left join public.practice_settings as chosen on chosen.user_id = folder.user_id
      where folder.id = p_folder_id and folder.user_id = (select auth.uid()) and folder.exam_date is not null
  $$;

revoke all on function public.exam_material(uuid, text) from public, anon;
grant execute on function public.exam_material(uuid, text) to authenticated;
