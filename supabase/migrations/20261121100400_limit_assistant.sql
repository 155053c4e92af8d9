-- What a person asked of the assistant in the last day, for its limits (SRV-08): when and how much, never what.
create table private.assistant_turns (
  user_id uuid not null references auth.users (id) on delete cascade,
  taken_at timestamptz not null default private.moment(),
  -- Estimated from what was sent.
  tokens integer not null check (tokens >= 0)
);

create index assistant_turns_newest_first on private.assistant_turns (user_id, taken_at desc);

alter table private.assistant_turns enable row level security;
revoke all on private.assistant_turns from public, anon, authenticated, service_role;

-- Takes a turn with the assistant: ten a minute, 200 a day, and two million tokens a day.
-- outcome: 'taken' | 'too-soon' (again after retry_after seconds) | 'used-up' (again after retry_after seconds) | 'no-account'
create function public.take_assistant_turn(p_user_id uuid, p_tokens integer)
  returns table (outcome text, retry_after integer)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  now_at constant timestamptz := private.moment();
  used record;
begin
  -- Two turns at once are counted one after the other.
  perform from private.accounts where id = p_user_id for no key update;
  if not found then
    return query select 'no-account', null::integer;
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

revoke all on function public.take_assistant_turn(uuid, integer) from public, anon, authenticated;
grant execute on function public.take_assistant_turn(uuid, integer) to service_role;
