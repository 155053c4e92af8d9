-- The log of reviews, and what its replay makes of it (PRC-02, ADR 0054). A review is never changed: two devices that wrote at
-- the same time have both written, and the order of the log decides, not the order of arrival.
create table public.reviews (
  -- Made by the client, so that a review is counted once however often it is sent.
  id uuid not null,
  -- Not auth.users: see public.recordings.
  user_id uuid not null references private.accounts (id) on delete cascade,
  card_id uuid not null,
  -- 1 Again, 2 Hard, 3 Good, 4 Easy. Null: the row takes back another.
  rating smallint check (rating between 1 and 4),
  -- By the client's clock: not before the card was made, and not ahead of the server's.
  reviewed_at timestamptz(3) not null,
  received_at timestamptz(3) not null default private.moment(),
  -- From the question to the rating.
  elapsed_ms integer check (elapsed_ms >= 0),
  -- The share of due cards that the student wanted to remember when the card was rated.
  retention numeric(3, 2) not null check (retention between 0.7 and 0.97),
  -- The review that the row takes back.
  undoes uuid,
  primary key (id, user_id),
  constraint the_card_is_the_owners foreign key (card_id, user_id) references public.cards (id, user_id) on delete cascade,
  constraint it_rates_or_takes_back check (num_nonnulls(rating, undoes) = 1)
);

-- The order of the replay.
create index reviews_of_card on public.reviews (card_id, user_id, reviewed_at, id);
create index reviews_of_user on public.reviews (user_id, reviewed_at);
create index reviews_that_undo on public.reviews (user_id) include (undoes) where undoes is not null;
create index reviews_by_arrival on public.reviews (user_id, received_at);

alter table public.reviews enable row level security;
revoke all on public.reviews from public, anon, authenticated;
grant select on public.reviews to authenticated;
grant select, insert, delete on public.reviews to service_role;

create policy "people read their own reviews" on public.reviews
  for select to authenticated using (user_id = (select auth.uid()));
create policy "ended sessions have no access" on public.reviews
  as restrictive for all to authenticated using ((select private.is_session_active()));

-- The state of a card, replayed from its log: it can be deleted and built again at any time (npm run card-states).
create table public.card_states (
  card_id uuid not null,
  user_id uuid not null references private.accounts (id) on delete cascade,
  due timestamptz(3) not null,
  -- Days until the probability of remembering falls to 90 %.
  stability double precision not null,
  -- From 1 to 10; 0: never rated.
  difficulty double precision not null,
  -- 0 New, 1 Learning, 2 Review, 3 Relearning.
  state smallint not null check (state between 0 and 3),
  reps integer not null,
  lapses integer not null,
  -- The learning step that the card is at.
  step smallint not null,
  last_review timestamptz(3),
  -- The reviews that were replayed, those taken back and their undoing included.
  log_length integer not null,
  -- The scheduler and its version.
  engine text not null,
  primary key (card_id, user_id),
  constraint the_card_is_the_owners foreign key (card_id, user_id) references public.cards (id, user_id) on delete cascade
);

create index card_states_by_due on public.card_states (user_id, due);

alter table public.card_states enable row level security;
revoke all on public.card_states from public, anon, authenticated;
grant select on public.card_states to authenticated;
grant select, insert, update, delete on public.card_states to service_role;

create policy "people read the states of their own cards" on public.card_states
  for select to authenticated using (user_id = (select auth.uid()));
create policy "ended sessions have no access" on public.card_states
  as restrictive for all to authenticated using ((select private.is_session_active()));

-- The state of a card after the first reviews of a long log, so that a new review doesn't replay them. It counts while the
-- log has as many reviews up to its position, and as many of them are taken back, as when it was made: rows are only added.
create table private.card_checkpoints (
  card_id uuid not null,
  user_id uuid not null,
  -- The position: of the last review that is in it.
  reviewed_at timestamptz(3) not null,
  review_id uuid not null,
  log_length integer not null,
  undone integer not null,
  state jsonb not null,
  engine text not null,
  primary key (card_id, user_id),
  foreign key (card_id, user_id) references public.cards (id, user_id) on delete cascade
);

alter table private.card_checkpoints enable row level security;
revoke all on private.card_checkpoints from public, anon, authenticated, service_role;

-- How many reviews of a card stand up to a position, and how many of these are taken back.
create function private.count_log(
  p_card_id uuid, p_user_id uuid, p_reviewed_at timestamptz, p_review_id uuid, out log_length integer, out undone integer
)
  language sql stable
  set search_path = ''
  as $$
    select count(*)::integer,
        count(*) filter (
          where exists (
            select from public.reviews as undoing
              where undoing.card_id = r.card_id and undoing.user_id = r.user_id and undoing.undoes = r.id
          )
        )::integer
      from public.reviews as r
      where r.card_id = p_card_id and r.user_id = p_user_id and (r.reviewed_at, r.id) <= (p_reviewed_at, p_review_id)
  $$;

-- What a replay needs of cards: [{card_id, created_at, log_length, checkpoint?, rows: [{id, rating, reviewed_at, retention,
-- undoes}]}]. With a checkpoint, the rows after it and all that take back others.
create function private.card_logs(p_user_id uuid, p_card_ids uuid[], p_engine text) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    select coalesce(jsonb_agg(
        jsonb_build_object(
          'card_id', card.id,
          'created_at', card.created_at,
          'log_length', (
            select count(*) from public.reviews as r where r.card_id = card.id and r.user_id = card.user_id
          ),
          'checkpoint', case when point.is_valid then jsonb_build_object(
            'reviewed_at', point.reviewed_at, 'id', point.review_id, 'log_length', point.log_length, 'state', point.state
          ) end,
          'rows', (
            select coalesce(jsonb_agg(
                jsonb_build_object(
                  'id', r.id, 'rating', r.rating, 'reviewed_at', r.reviewed_at, 'retention', r.retention,
                  'undoes', r.undoes
                ) order by r.reviewed_at, r.id
              ), '[]')
              from public.reviews as r
              where r.card_id = card.id and r.user_id = card.user_id
                and (
                  point.is_valid is not true or r.undoes is not null
                  or (r.reviewed_at, r.id) > (point.reviewed_at, point.review_id)
                )
          )
        ) order by card.id
      ), '[]')
      from public.cards as card
      left join lateral (
        select c.*, (c.log_length, c.undone) = (counted.log_length, counted.undone) as is_valid
          from private.card_checkpoints as c, private.count_log(c.card_id, c.user_id, c.reviewed_at, c.review_id) as counted
          where c.card_id = card.id and c.user_id = card.user_id and c.engine = p_engine
      ) as point on true
      where card.user_id = p_user_id and card.id = any (p_card_ids)
  $$;

-- Appends reviews [{id, card_id, rating, reviewed_at, elapsed_ms, retention, undoes}] and returns the logs of their cards for
-- the replay, those of reviews that were known before too: an answer may have been lost before the states were stored.
-- ahead: reviews later than five minutes from now, which aren't stored. missing: cards that are gone.
-- retry_after: seconds; the person sent 10,000 reviews in a day, and nothing was stored.
create function public.append_reviews(p_user_id uuid, p_reviews jsonb, p_engine text)
  returns table (server_time timestamptz, retry_after integer, ahead uuid[], missing uuid[], logs jsonb)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  now_at constant timestamptz := private.moment();
  card_ids constant uuid[] :=
    array(select distinct (one ->> 'card_id')::uuid from jsonb_array_elements(p_reviews) as one order by 1);
  present uuid[];
  again_at timestamptz;
  early uuid[];
begin
  -- One after the other with a replay of the same card, and in one order.
  perform from public.cards as c where c.user_id = p_user_id and c.id = any (card_ids) order by c.id for no key update;
  present := array(select c.id from public.cards as c where c.user_id = p_user_id and c.id = any (card_ids));

  select min(r.received_at) + interval '1 day' into again_at
    from public.reviews as r
    where r.user_id = p_user_id and r.received_at > now_at - interval '1 day'
    having count(*) + jsonb_array_length(p_reviews) > 10000;
  if again_at is not null then
    return query select now_at, ceil(extract(epoch from again_at - now_at))::integer, '{}'::uuid[], '{}'::uuid[], '[]'::jsonb;
    return;
  end if;

  early := array(
    select (one ->> 'id')::uuid from jsonb_array_elements(p_reviews) as one
      where (one ->> 'reviewed_at')::timestamptz > now_at + interval '5 minutes'
  );
  insert into public.reviews (id, user_id, card_id, rating, reviewed_at, received_at, elapsed_ms, retention, undoes)
    select (one ->> 'id')::uuid, p_user_id, card.id, (one ->> 'rating')::smallint,
        greatest((one ->> 'reviewed_at')::timestamptz, card.created_at), now_at, (one ->> 'elapsed_ms')::integer,
        coalesce((one ->> 'retention')::numeric, chosen.retention, 0.9), (one ->> 'undoes')::uuid
      from jsonb_array_elements(p_reviews) as one
      join public.cards as card on card.id = (one ->> 'card_id')::uuid and card.user_id = p_user_id
      left join public.practice_settings as chosen on chosen.user_id = p_user_id
      where (one ->> 'id')::uuid <> all (early)
    on conflict (id, user_id) do nothing;

  return query select now_at, null::integer, early,
    array(select one from unnest(card_ids) as one where one <> all (present)),
    private.card_logs(p_user_id, present, p_engine);
end
$$;

-- Stores replayed states [{card_id, due, …, log_length, checkpoint?}] whose log is still the one that was replayed, and
-- returns the logs of the others, to be replayed again.
create function public.store_card_states(p_user_id uuid, p_engine text, p_states jsonb) returns jsonb
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  card_ids constant uuid[] := array(select (one ->> 'card_id')::uuid from jsonb_array_elements(p_states) as one);
  current_ids uuid[];
begin
  perform from public.cards as c where c.user_id = p_user_id and c.id = any (card_ids) order by c.id for no key update;
  current_ids := array(
    select card.id from jsonb_array_elements(p_states) as one
      join public.cards as card on card.id = (one ->> 'card_id')::uuid and card.user_id = p_user_id
      where (one ->> 'log_length')::bigint = (
        select count(*) from public.reviews as r where r.card_id = card.id and r.user_id = p_user_id
      )
  );

  insert into public.card_states as stored
      (card_id, user_id, due, stability, difficulty, state, reps, lapses, step, last_review, log_length, engine)
    select replayed.card_id, p_user_id, replayed.due, replayed.stability, replayed.difficulty, replayed.state,
        replayed.reps, replayed.lapses, replayed.step, replayed.last_review, replayed.log_length, p_engine
      from jsonb_array_elements(p_states) as one,
        jsonb_populate_record(null::public.card_states, one) as replayed
      where replayed.card_id = any (current_ids)
    on conflict (card_id, user_id) do update
      set due = excluded.due, stability = excluded.stability, difficulty = excluded.difficulty, state = excluded.state,
          reps = excluded.reps, lapses = excluded.lapses, step = excluded.step, last_review = excluded.last_review,
          log_length = excluded.log_length, engine = excluded.engine;

  insert into private.card_checkpoints as stored
      (card_id, user_id, reviewed_at, review_id, log_length, undone, state, engine)
    select point.card_id, p_user_id, point.reviewed_at, point.id, counted.log_length, counted.undone, point.state, p_engine
      from jsonb_array_elements(p_states) as one,
        jsonb_to_record(one -> 'checkpoint') as point (card_id uuid, reviewed_at timestamptz, id uuid, state jsonb),
        private.count_log(point.card_id, p_user_id, point.reviewed_at, point.id) as counted
      where jsonb_typeof(one -> 'checkpoint') = 'object' and point.card_id = any (current_ids)
    on conflict (card_id, user_id) do update
      set reviewed_at = excluded.reviewed_at, review_id = excluded.review_id, log_length = excluded.log_length,
          undone = excluded.undone, state = excluded.state, engine = excluded.engine;

  return private.card_logs(
    p_user_id,
    array(
      select card.id from public.cards as card
        where card.user_id = p_user_id and card.id = any (card_ids) and card.id <> all (current_ids)
    ),
    p_engine
  );
end
$$;

-- The logs of up to 500 reviewed cards of everybody, after a card and its owner, with the states that are stored: for a
-- rebuild of all states, without checkpoints.
create function public.list_card_logs(p_after uuid default null, p_after_user uuid default null)
  returns table (user_id uuid, card_id uuid, log jsonb, state jsonb)
  language sql stable security definer
  set search_path = ''
  as $$
    select card.user_id, card.id, private.card_logs(card.user_id, array[card.id], '') -> 0, to_jsonb(stored)
      from public.cards as card
      left join public.card_states as stored on stored.card_id = card.id and stored.user_id = card.user_id
      where (p_after is null or (card.id, card.user_id) > (p_after, p_after_user))
        and (
          stored.card_id is not null
          or exists (select from public.reviews as r where r.card_id = card.id and r.user_id = card.user_id)
        )
      order by card.id, card.user_id
      limit 500
  $$;

revoke all on function private.count_log(uuid, uuid, timestamptz, uuid) from public, anon, authenticated;
revoke all on function private.card_logs(uuid, uuid[], text) from public, anon, authenticated;
revoke all on function public.append_reviews(uuid, jsonb, text) from public, anon, authenticated;
revoke all on function public.store_card_states(uuid, text, jsonb) from public, anon, authenticated;
revoke all on function public.list_card_logs(uuid, uuid) from public, anon, authenticated;
grant execute on function public.append_reviews(uuid, jsonb, text) to service_role;
grant execute on function public.store_card_states(uuid, text, jsonb) to service_role;
grant execute on function public.list_card_logs(uuid, uuid) to service_role;
