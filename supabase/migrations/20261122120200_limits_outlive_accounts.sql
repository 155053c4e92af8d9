-- Deleting an account and coming back must not begin a new day of what a model costs (SRV-08).

-- Takes a turn with the assistant: ten a minute, 200 a day, and two million tokens a day. Who deleted an account and came
-- back, and does not pay, begins a day later: what the first account used is forgotten with it.
-- outcome: 'taken' | 'too-soon' (again after retry_after seconds) | 'used-up' (again after retry_after seconds) | 'no-account'
create or replace function public.take_assistant_turn(p_user_id uuid, p_tokens integer)
  returns table (outcome text, retry_after integer)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  now_at constant timestamptz := private.moment();
  mine private.accounts;
  used record;
begin
  -- Two turns at once are counted one after the other.
  select * into mine from private.accounts where id = p_user_id for no key update;
  if not found then
    return query select 'no-account', null::integer;
    return;
  end if;
  if mine.pre_existing and not mine.is_subscribed and mine.created_at > now_at - interval '1 day' then
    return query select 'used-up', ceil(extract(epoch from mine.created_at + interval '1 day' - now_at))::integer;
    return;
  end if;
  delete from private.assistant_turns where user_id = p_user_id and taken_at <= now_at - interval '1 day';

  select count(*) as turns,
      coalesce(sum(tokens), 0) as tokens,
      min(taken_at) as oldest,
      count(*) filter (where taken_at > now_at - interval '1 minute') as turns_of_minute,
      min(taken_at) filter (where taken_at > now_at - interval '1 minute') as oldest_of_minute
    into used from private.assistant_turns where user_id = p_user_id;

  if used.turns >= 200 or (used.turns > 0 and used.tokens + p_tokens > 2000000) then
    return query select 'used-up', ceil(extract(epoch from used.oldest + interval '1 day' - now_at))::integer;
  elsif used.turns_of_minute >= 10 then
    return query select 'too-soon', ceil(extract(epoch from used.oldest_of_minute + interval '1 minute' - now_at))::integer;
  else
    insert into private.assistant_turns (user_id, taken_at, tokens) values (p_user_id, now_at, p_tokens);
    return query select 'taken', null::integer;
  end if;
end
$$;

-- Whether a model may read this recording: two million tokens a day and person, some 140 hours of speech, and none in the
-- first day of who deleted an account, came back and does not pay. False takes nothing, and the summary is written in the
-- recording's own sentences.
create or replace function public.take_summary_tokens(p_recording_id uuid, p_tokens integer) returns boolean
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
  insert into private.summary_readings (user_id, taken_at, tokens) values (owner, now_at, p_tokens);
  return true;
end
$$;
