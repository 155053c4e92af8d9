-- A person's calls of the last minute that reach Stripe, for their limit, and in their order (SRV-06).
create table private.payment_turns (
  turn bigint generated always as identity primary key,
  -- The row that a turn locks, and no other: whoever is being deleted holds that of auth.users and waits for this one.
  user_id uuid not null references private.accounts (id) on delete cascade,
  taken_at timestamptz not null default private.moment()
);

create index payment_turns_newest_first on private.payment_turns (user_id, taken_at desc);

alter table private.payment_turns enable row level security;
revoke all on private.payment_turns from public, anon, authenticated, service_role;

-- Takes a turn at Stripe, for a checkout or the portal: ten a minute.
-- outcome: 'taken' (turn: higher than that of every call of this person before) | 'too-soon' (again after retry_after
-- seconds) | 'no-account'
create function public.take_payment_turn(p_user_id uuid)
  returns table (outcome text, turn bigint, retry_after integer)
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
    return query select 'no-account', null::bigint, null::integer;
    return;
  end if;
  delete from private.payment_turns where user_id = p_user_id and taken_at <= now_at - interval '1 minute';
  select count(*) as turns, min(taken_at) as oldest into used from private.payment_turns where user_id = p_user_id;
  if used.turns >= 10 then
    return query select 'too-soon', null::bigint,
      ceil(extract(epoch from used.oldest + interval '1 minute' - now_at))::integer;
    return;
  end if;
  insert into private.payment_turns as mine (user_id, taken_at) values (p_user_id, now_at) returning mine.turn into taken;
  return query select 'taken', taken, null::integer;
end
$$;

revoke all on function public.take_payment_turn(uuid) from public, anon, authenticated;
grant execute on function public.take_payment_turn(uuid) to service_role;
