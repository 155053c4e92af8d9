-- What a model read and wrote is settled when it has answered: before, its estimate is reserved, so that calls at the same
-- time can't use more than their reservations; afterwards what the server counted takes the estimate's place, and failures
-- cost nothing (TUT-07). At a limit the offline writer answers, which costs nothing and is never refused for it.
-- The functions pass the limits of their environment. These are the ceilings: no function raises a limit above them.
alter table private.model_budget
  add column most_turns integer not null default 20000 check (most_turns >= 0),
  add column most_tokens bigint not null default 200000000 check (most_tokens >= 0),
  alter column daily_tokens set default 1000000000;
update private.model_budget set daily_tokens = 1000000000 where daily_tokens = 20000000;

comment on column private.model_budget.daily_tokens is
  'The ceiling of what a model reads and writes for everybody together in a day.';
comment on column private.model_budget.most_turns is 'The ceiling of one person''s turns with a model in a day.';
comment on column private.model_budget.most_tokens is
  'The ceiling of what a model reads and writes for one person in a day, apart for questions and for summaries.';

-- A model was asked: such turns have a limit of their own.
alter table private.assistant_turns alter column is_counted set default false;
update private.assistant_turns set is_counted = false where is_counted and tokens = 0;

-- Takes a turn with the assistant: ten a minute, and 2,000 a day, which only bound the work of the server. With it comes the
-- recording that it is about, so that a question waits for the database once less; a caller without a turn makes it read
-- nothing.
-- outcome: 'taken' (turn: for charge_assistant_turn; recording: null for one that is not theirs) | 'no-account' | 'too-soon'
-- (ten a minute) or 'turns-used-up' (of the day), each with retry_after in seconds
create or replace function public.take_assistant_turn(p_user_id uuid, p_recording_id uuid default null)
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

  select count(*) as turns,
      min(taken_at) as oldest,
      count(*) filter (where taken_at > now_at - interval '1 minute') as turns_of_minute,
      min(taken_at) filter (where taken_at > now_at - interval '1 minute') as oldest_of_minute
    into used from private.assistant_turns where user_id = p_user_id;

  if used.turns >= 2000 then
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

drop function public.charge_assistant_turn(uuid, bigint, integer, text);
drop function public.take_summary_tokens(uuid, integer);
drop function private.take_budget(uuid, integer, boolean, text);

-- Reserves tokens of the day's budget, and returns the share that they are of, or returns null and reserves none. Calls at
-- the same time are counted one after the other: the budget's row is locked to the end of the transaction.
-- p_is_first_question: the account has asked a model nothing today. p_address: null where no address is known.
create function private.take_budget(
  p_user_id uuid, p_tokens integer, p_is_first_question boolean, p_address text, p_all_tokens bigint
)
  returns text
  language plpgsql volatile
  set search_path = ''
  as $$
declare
  today constant date := (private.moment() at time zone 'UTC')::date;
  is_subscriber constant boolean :=
    coalesce((select is_subscribed from public.profiles where id = p_user_id), false);
  budget private.model_budget;
  daily bigint;
  kept bigint;
  share text;
begin
  select * into strict budget from private.model_budget for update;
  if budget.day <> today then
    budget.day := today;
    budget.tokens_for_all := 0;
    budget.tokens_for_subscribers := 0;
    budget.tokens_for_first_questions := 0;
    delete from private.model_addresses where day <> today;
  end if;
  daily := least(budget.daily_tokens, p_all_tokens);
  kept := daily / 4;

  if not is_subscriber and p_address is not null then
    if p_tokens + coalesce((select tokens from private.model_addresses where address = p_address), 0) > kept then
      return null;
    end if;
  end if;

  if budget.tokens_for_all + p_tokens <= daily - 2 * kept then
    share := 'all';
    budget.tokens_for_all := budget.tokens_for_all + p_tokens;
  elsif p_is_first_question and budget.tokens_for_first_questions + p_tokens <= kept then
    share := 'first-questions';
    budget.tokens_for_first_questions := budget.tokens_for_first_questions + p_tokens;
  elsif is_subscriber and budget.tokens_for_subscribers + p_tokens <= kept then
    share := 'subscribers';
    budget.tokens_for_subscribers := budget.tokens_for_subscribers + p_tokens;
  else
    raise log 'the model budget of % is used up', today;
    return null;
  end if;

  update private.model_budget
    set day = budget.day,
        tokens_for_all = budget.tokens_for_all,
        tokens_for_subscribers = budget.tokens_for_subscribers,
        tokens_for_first_questions = budget.tokens_for_first_questions
    where is_the_only_row;
  if not is_subscriber and p_address is not null then
    insert into private.model_addresses as used (address, day, tokens) values (p_address, today, p_tokens)
      on conflict (address) do update set tokens = used.tokens + excluded.tokens;
  end if;
  return share;
end
$$;

-- Adds tokens to a share of the budget of that day, or gives back what was reserved and not used.
create function private.settle_budget(
  p_user_id uuid, p_taken_at timestamptz, p_tokens bigint, p_share text, p_address text
)
  returns void
  language plpgsql volatile
  set search_path = ''
  as $$
declare
  of_day constant date := (p_taken_at at time zone 'UTC')::date;
begin
  update private.model_budget
    set tokens_for_all = greatest(0, tokens_for_all + case p_share when 'all' then p_tokens else 0 end),
        tokens_for_first_questions =
          greatest(0, tokens_for_first_questions + case p_share when 'first-questions' then p_tokens else 0 end),
        tokens_for_subscribers =
          greatest(0, tokens_for_subscribers + case p_share when 'subscribers' then p_tokens else 0 end)
    where is_the_only_row and day = of_day;
  if not coalesce((select is_subscribed from public.profiles where id = p_user_id), false) then
    update private.model_addresses set tokens = greatest(0, tokens + p_tokens) where address = p_address and day = of_day;
  end if;
end
$$;

-- The cost of a turn is known only after the recording was read, but the turn must be taken before. So a turn is taken
-- first (take_assistant_turn), and this function, to be called before a model is, reserves its estimated cost, if it fits
-- into the limits of that person's day and into the budget of all (take_budget).
-- A person who deleted an account, came back and doesn't pay waits a day for a model: what the first account used was
-- deleted with it, and coming back must not reset the limit.
-- p_most_…, p_all_tokens: the limits of the environment; null for the ceilings alone.
-- outcome: 'granted' (share: for settle_assistant_turn) | 'not-verified', 'used-up' (of the person) or 'budget-used-up' (of
-- all): the offline writer answers | 'no-account'
create function public.charge_assistant_turn(
  p_user_id uuid, p_turn bigint, p_tokens integer, p_address text default null, p_most_turns integer default 200,
  p_most_tokens bigint default 2000000, p_all_tokens bigint default 20000000
)
  returns table (outcome text, share text)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  now_at constant timestamptz := private.moment();
  mine private.accounts;
  ceilings private.model_budget;
  used record;
  taken text;
begin
  select * into mine from private.accounts where id = p_user_id for no key update;
  if not found then
    return query select 'no-account', null;
    return;
  end if;
  if not private.is_verified(p_user_id) then
    return query select 'not-verified', null;
    return;
  end if;

  select * into strict ceilings from private.model_budget;
  select count(*) filter (where is_counted) as turns,
      coalesce(sum(tokens), 0) as tokens,
      coalesce(bool_or(
        tokens > 0 and taken_at >= date_trunc('day', now_at at time zone 'UTC') at time zone 'UTC'
      ), false) as has_asked
    into used from private.assistant_turns where user_id = p_user_id and taken_at > now_at - interval '1 day';
  if used.turns >= least(ceilings.most_turns, p_most_turns)
    or used.tokens + p_tokens > least(ceilings.most_tokens, p_most_tokens)
    or (mine.pre_existing and not mine.is_subscribed and mine.created_at > now_at - interval '1 day')
  then
    return query select 'used-up', null;
    return;
  end if;

  taken := private.take_budget(p_user_id, p_tokens, not used.has_asked, p_address, p_all_tokens);
  if taken is null then
    return query select 'budget-used-up', null;
    return;
  end if;
  update private.assistant_turns
    set tokens = tokens + p_tokens, is_counted = true where turn = p_turn and user_id = p_user_id;
  return query select 'granted', taken;
end
$$;

-- Replaces a turn's reservation by what was used. Called again with the same figure it changes nothing.
create function public.settle_assistant_turn(
  p_user_id uuid, p_turn bigint, p_tokens integer, p_share text, p_address text default null
)
  returns void
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  reserved record;
begin
  perform from private.accounts where id = p_user_id for no key update;
  select tokens, taken_at into reserved
    from private.assistant_turns where turn = p_turn and user_id = p_user_id and is_counted;
  if not found then return; end if;
  update private.assistant_turns set tokens = greatest(0, p_tokens) where turn = p_turn and user_id = p_user_id;
  perform private.settle_budget(
    p_user_id, reserved.taken_at, greatest(0, p_tokens) - reserved.tokens, p_share, p_address
  );
end
$$;

-- Reserves tokens for reading this recording with a model, and returns their share of the budget; null if no model may read
-- it: its owner has used up the day, or deleted an account, came back and doesn't pay, or no mailbox verifies them, or the
-- budget of all is used up. Then the summary is written in the recording's own sentences.
create function public.take_summary_tokens(
  p_recording_id uuid, p_tokens integer, p_most_tokens bigint default 2000000, p_all_tokens bigint default 20000000
)
  returns text
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  owner constant uuid := (select user_id from public.recordings where id = p_recording_id);
  account private.accounts;
  now_at constant timestamptz := private.moment();
  used bigint;
  share text;
begin
  -- Two summaries at once are counted one after the other.
  select * into account from private.accounts where id = owner for no key update;
  if not found then return null; end if;
  if account.pre_existing and not account.is_subscribed and account.created_at > now_at - interval '1 day' then
    return null;
  end if;
  delete from private.summary_readings where user_id = owner and taken_at <= now_at - interval '1 day';
  used := (select coalesce(sum(tokens), 0) from private.summary_readings where user_id = owner);
  if used + p_tokens > least((select most_tokens from private.model_budget), p_most_tokens) then return null; end if;
  if not private.is_verified(owner) then return null; end if;
  share := private.take_budget(owner, p_tokens, false, null, p_all_tokens);
  if share is not null then
    insert into private.summary_readings (user_id, taken_at, tokens) values (owner, now_at, p_tokens);
  end if;
  return share;
end
$$;

-- Replaces a reservation for a summary by what was used. Reservations of the same size are alike.
create function public.settle_summary_tokens(p_recording_id uuid, p_reserved integer, p_tokens integer, p_share text)
  returns void
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  owner constant uuid := (select user_id from public.recordings where id = p_recording_id);
  reading record;
begin
  perform from private.accounts where id = owner for no key update;
  select ctid as place, taken_at into reading
    from private.summary_readings where user_id = owner and tokens = p_reserved order by taken_at desc limit 1;
  if not found then return; end if;
  update private.summary_readings set tokens = greatest(0, p_tokens) where ctid = reading.place and user_id = owner;
  perform private.settle_budget(owner, reading.taken_at, greatest(0, p_tokens) - p_reserved, p_share, null);
end
$$;

revoke all on function private.take_budget(uuid, integer, boolean, text, bigint) from public, anon, authenticated;
revoke all on function private.settle_budget(uuid, timestamptz, bigint, text, text) from public, anon, authenticated;
revoke all on function public.charge_assistant_turn(uuid, bigint, integer, text, integer, bigint, bigint)
  from public, anon, authenticated;
revoke all on function public.settle_assistant_turn(uuid, bigint, integer, text, text) from public, anon, authenticated;
revoke all on function public.take_summary_tokens(uuid, integer, bigint, bigint) from public, anon, authenticated;
revoke all on function public.settle_summary_tokens(uuid, integer, integer, text) from public, anon, authenticated;
grant execute on function public.charge_assistant_turn(uuid, bigint, integer, text, integer, bigint, bigint) to service_role;
grant execute on function public.settle_assistant_turn(uuid, bigint, integer, text, text) to service_role;
grant execute on function public.take_summary_tokens(uuid, integer, bigint, bigint) to service_role;
grant execute on function public.settle_summary_tokens(uuid, integer, integer, text) to service_role;
