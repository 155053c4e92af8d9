-- Events of Stripe that were applied: each changes an account once (SRV-06). They hold no personal data.
create table private.stripe_events (
  id text primary key check (char_length(id) between 1 and 255),
  applied_at timestamptz not null default private.moment()
);

create index stripe_events_oldest_first on private.stripe_events (applied_at);

alter table private.stripe_events enable row level security;
revoke all on private.stripe_events from public, anon, authenticated, service_role;

-- An event is a reason to look at Stripe (ADR 0040). Every look gets a number before it begins, so that a look
-- that ends late never overwrites a newer one.
create sequence private.subscription_looks;
revoke all on sequence private.subscription_looks from public, anon, authenticated, service_role;

-- One customer at Stripe a person: returns the customer of this account, which is not p_customer_id if another was stored
-- first, and null if there is no account. p_instead_of: the customer stored so far, which Stripe says is deleted; what it
-- paid for ends with it.
create function public.keep_stripe_customer(p_user_id uuid, p_customer_id text, p_instead_of text default null) returns text
  language sql volatile security definer
  set search_path = ''
  as $$
    update private.accounts
      set stripe_customer_id = p_customer_id,
          is_subscribed = is_subscribed and p_instead_of is null,
          subscription_end_date = case when p_instead_of is null then subscription_end_date end,
          subscription_plan_cancelled = subscription_plan_cancelled and p_instead_of is null
      where id = p_user_id and stripe_customer_id is not distinct from p_instead_of;
    select stripe_customer_id from private.accounts where id = p_user_id
  $$;

-- Begins to apply an event. outcome: 'look' (ask Stripe for the customer's subscriptions, then call apply_stripe_event
-- with the number) | 'already-applied' | 'left-behind' (delete the customer at Stripe, then call forget_customer) |
-- 'unknown-customer'.
create function public.begin_stripe_event(p_event_id text, p_customer_id text)
  returns table (outcome text, look bigint)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  if exists (select from private.stripe_events where id = p_event_id) then
    return query select 'already-applied', null::bigint;
  elsif exists (select from private.accounts where stripe_customer_id = p_customer_id) then
    return query select 'look', nextval('private.subscription_looks');
  elsif exists (select from private.orphaned_customers where stripe_customer_id = p_customer_id) then
    return query select 'left-behind', null::bigint;
  else
    return query select 'unknown-customer', null::bigint;
  end if;
end
$$;

-- Writes what a look at Stripe found, together with the event that caused it. outcome: 'applied' | 'superseded' (a newer
-- look was written before) | 'already-applied' | 'unknown-customer' (the account was deleted meanwhile).
create function public.apply_stripe_event(
  p_event_id text, p_customer_id text, p_look bigint,
  p_is_subscribed boolean, p_end_date timestamptz, p_is_cancelled boolean
) returns text
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  -- Stripe repeats an event for three days, so an event of 30 days ago does not come again.
  delete from private.stripe_events where applied_at < private.moment() - interval '30 days';

  insert into private.stripe_events (id) values (p_event_id) on conflict do nothing;
  if not found then return 'already-applied'; end if;

  perform from private.accounts where stripe_customer_id = p_customer_id for no key update;
  if not found then return 'unknown-customer'; end if;
  update private.accounts
    set is_subscribed = p_is_subscribed,
        subscription_end_date = p_end_date,
        subscription_plan_cancelled = p_is_cancelled,
        subscription_look = p_look
    where stripe_customer_id = p_customer_id and subscription_look < p_look;
  if not found then return 'superseded'; end if;
  return 'applied';
end
$$;

-- A person's calls of the last minute that reach Stripe, for their limit and in their order (SRV-06).
create table private.payment_turns (
  turn bigint generated always as identity primary key,
  -- Not auth.users: a turn locks the account, and a deletion of that person would deadlock with it.
  user_id uuid not null references private.accounts (id) on delete cascade,
  taken_at timestamptz not null default private.moment()
);

create index payment_turns_newest_first on private.payment_turns (user_id, taken_at desc);

alter table private.payment_turns enable row level security;
revoke all on private.payment_turns from public, anon, authenticated, service_role;

-- Takes a turn at Stripe, for a checkout or the portal: ten a minute.
-- outcome: 'taken' (turn: higher than that of every earlier call of this person) | 'too-soon' (again after retry_after
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

revoke all on function public.keep_stripe_customer(uuid, text, text) from public, anon, authenticated;
revoke all on function public.begin_stripe_event(text, text) from public, anon, authenticated;
revoke all on function public.apply_stripe_event(text, text, bigint, boolean, timestamptz, boolean)
  from public, anon, authenticated;
revoke all on function public.take_payment_turn(uuid) from public, anon, authenticated;
grant execute on function public.keep_stripe_customer(uuid, text, text) to service_role;
grant execute on function public.begin_stripe_event(text, text) to service_role;
grant execute on function public.apply_stripe_event(text, text, bigint, boolean, timestamptz, boolean) to service_role;
grant execute on function public.take_payment_turn(uuid) to service_role;
