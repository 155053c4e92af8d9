-- What a model reads for one person has a daily limit (SRV-08), for questions and notes in private.assistant_turns, for
-- summaries in private.summary_readings. The tables hold when and how much, and no text.

create table private.assistant_turns (
  turn bigint generated always as identity primary key,
  -- Not auth.users: a turn locks the account, and a deletion of that person would deadlock with it.
  user_id uuid not null references private.accounts (id) on delete cascade,
  taken_at timestamptz not null default private.moment(),
  -- Estimated from what was sent.
  tokens integer not null default 0 check (tokens >= 0),
  -- No model wrote, because a budget was used up: such a turn is none of the person's 200.
  is_counted boolean not null default true
);

create index assistant_turns_newest_first on private.assistant_turns (user_id, taken_at desc);

alter table private.assistant_turns enable row level security;
revoke all on private.assistant_turns from public, anon, authenticated, service_role;

-- Takes a turn with the assistant: ten a minute and 200 a day, and 200 more that are not counted. With it comes the recording
-- that it is about, so that a question waits for the database once less; a caller without a turn makes it read nothing.
-- outcome: 'taken' (turn: for charge_assistant_turn; recording: null for one that is not theirs) | 'no-account' | 'too-soon'
-- (ten a minute) or 'turns-used-up' (of the day), each with retry_after in seconds
create function public.take_assistant_turn(p_user_id uuid, p_recording_id uuid default null)
  returns table (outcome text, turn bigint, retry_after integer, recording jsonb)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  now_at constant timestamptz := private.moment();
  used record;
  taken bigint;
begin
  -- Two turns at once are counted one after the other.
  perform from private.accounts where id = p_user_id for no key update;
  if not found then
    return query select 'no-account', null::bigint, null::integer, null::jsonb;
    return;
  end if;
  delete from private.assistant_turns where user_id = p_user_id and taken_at <= now_at - interval '1 day';

  select count(*) filter (where is_counted) as turns,
      count(*) filter (where not is_counted) as uncounted_turns,
      min(taken_at) as oldest,
      count(*) filter (where taken_at > now_at - interval '1 minute') as turns_of_minute,
      min(taken_at) filter (where taken_at > now_at - interval '1 minute') as oldest_of_minute
    into used from private.assistant_turns where user_id = p_user_id;

  if used.turns >= 200 or used.uncounted_turns >= 200 then
    return query select 'turns-used-up', null::bigint,
      ceil(extract(epoch from used.oldest + interval '1 day' - now_at))::integer, null::jsonb;
  elsif used.turns_of_minute >= 10 then
    return query select 'too-soon', null::bigint,
      ceil(extract(epoch from used.oldest_of_minute + interval '1 minute' - now_at))::integer, null::jsonb;
  else
    insert into private.assistant_turns as one (user_id, taken_at) values (p_user_id, now_at) returning one.turn into taken;
    return query select 'taken', taken, null::integer, (
      select jsonb_build_object(
          'transcript', one.transcript, 'summary', one.ai_summary, 'language', one.language, 'segments', parts.segments
        )
        from public.recordings as one left join public.recording_segments as parts on parts.recording_id = one.id
        where one.id = p_recording_id and one.user_id = p_user_id
    );
  end if;
end
$$;

-- The cost of a turn is known only after the recording was read, but the turn must be taken before. So a turn is taken
-- first (take_assistant_turn), and this function, to be called before a model is, adds its cost to that turn, if it fits into the two million tokens of their day and into the budget of all (limit_model_spending).
-- A person who deleted an account, came back and doesn't pay waits a day for a model: what the first account used was
-- deleted with it, and coming back must not reset the limit.
-- outcome: 'granted' | 'not-verified' or 'budget-used-up' (the offline writer answers) | 'used-up' (again after retry_after
-- seconds) | 'no-account'. Only 'granted' takes tokens, and a turn that a budget refused is not counted.
create function public.charge_assistant_turn(
  p_user_id uuid, p_turn bigint, p_tokens integer, p_address text default null
)
  returns table (outcome text, retry_after integer)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  now_at constant timestamptz := private.moment();
  mine private.accounts;
  again_at timestamptz;
  is_first boolean;
begin
  select * into mine from private.accounts where id = p_user_id for no key update;
  if not found then
    return query select 'no-account', null::integer;
    return;
  end if;
  if not private.is_verified(p_user_id) then
    return query select 'not-verified', null::integer;
    return;
  end if;

  if mine.pre_existing and not mine.is_subscribed and mine.created_at > now_at - interval '1 day' then
    again_at := mine.created_at + interval '1 day';
  else
    -- Sums from the newest turn back. A turn is in the way if it and the newer ones leave no room for these tokens; there
    -- is room again a day after the last turn in the way.
    select max(day.taken_at) + interval '1 day' into again_at
      from (
        select taken_at, sum(tokens) over (order by taken_at desc rows unbounded preceding) as tokens
          from private.assistant_turns
          where user_id = p_user_id and taken_at > now_at - interval '1 day'
      ) as day
      where day.tokens + p_tokens > 2000000;
  end if;
  if again_at is not null then
    update private.assistant_turns set is_counted = false where turn = p_turn and user_id = p_user_id;
    return query select 'used-up', ceil(extract(epoch from again_at - now_at))::integer;
    return;
  end if;

  is_first := not exists (
    select from private.assistant_turns
      where user_id = p_user_id and tokens > 0 and taken_at >= date_trunc('day', now_at at time zone 'UTC') at time zone 'UTC'
  );
  if private.take_budget(p_user_id, p_tokens, is_first, p_address) then
    update private.assistant_turns set tokens = tokens + p_tokens where turn = p_turn and user_id = p_user_id;
    return query select 'granted', null::integer;
  else
    update private.assistant_turns set is_counted = false where turn = p_turn and user_id = p_user_id;
    return query select 'budget-used-up', null::integer;
  end if;
end
$$;

revoke all on function public.take_assistant_turn(uuid, uuid) from public, anon, authenticated;
revoke all on function public.charge_assistant_turn(uuid, bigint, integer, text) from public, anon, authenticated;
grant execute on function public.take_assistant_turn(uuid, uuid) to service_role;
grant execute on function public.charge_assistant_turn(uuid, bigint, integer, text) to service_role;

-- A subscriber may send as many recordings as they like; the cost of reading them is limited all the same.
create table private.summary_readings (
  user_id uuid not null references private.accounts (id) on delete cascade,
  taken_at timestamptz not null default private.moment(),
  -- Estimated from the transcript's length.
  tokens integer not null check (tokens >= 0)
);

create index summary_readings_newest_first on private.summary_readings (user_id, taken_at desc);

alter table private.summary_readings enable row level security;
revoke all on private.summary_readings from public, anon, authenticated, service_role;

-- Whether a model may read this recording: two million tokens a day and person, some 140 hours of speech, and none in the
-- first day of a person who deleted an account, came back and doesn't pay; none of a person that no mailbox verifies, and
-- none once the day's budget of all is used up. False takes no tokens, and the summary is written in the recording's own
-- sentences.
create function public.take_summary_tokens(p_recording_id uuid, p_tokens integer) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  owner constant uuid := (select user_id from public.recordings where id = p_recording_id);
  account private.accounts;
  now_at constant timestamptz := private.moment();
begin
  -- Two summaries at once are counted one after the other.
  select * into account from private.accounts where id = owner for no key update;
  if not found then return false; end if;
  if account.pre_existing and not account.is_subscribed and account.created_at > now_at - interval '1 day' then
    return false;
  end if;
  delete from private.summary_readings where user_id = owner and taken_at <= now_at - interval '1 day';
  if p_tokens + (select coalesce(sum(tokens), 0) from private.summary_readings where user_id = owner) > 2000000 then
    return false;
  end if;
  if not private.is_verified(owner) or not private.take_budget(owner, p_tokens, false, null) then return false; end if;
  insert into private.summary_readings (user_id, taken_at, tokens) values (owner, now_at, p_tokens);
  return true;
end
$$;

revoke all on function public.take_summary_tokens(uuid, integer) from public, anon, authenticated;
grant execute on function public.take_summary_tokens(uuid, integer) to service_role;
