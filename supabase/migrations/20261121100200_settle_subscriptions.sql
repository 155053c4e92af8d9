-- Events of Stripe that were applied: each changes an account once (SRV-06). Nothing in it is about a person.
create table private.stripe_events (
  id text primary key check (char_length(id) between 1 and 255),
  applied_at timestamptz not null default private.moment()
);

create index stripe_events_oldest_first on private.stripe_events (applied_at);

alter table private.stripe_events enable row level security;
revoke all on private.stripe_events from public, anon, authenticated, service_role;

-- Every look at Stripe gets a number before it begins, so that a look that ends late never undoes a newer one.
create sequence private.subscription_looks;
revoke all on sequence private.subscription_looks from public, anon, authenticated, service_role;

alter table private.accounts add column subscription_look bigint not null default 0;
comment on column private.accounts.subscription_look is 'The number of the look at Stripe that the subscription was last taken from.';

-- One customer at Stripe a person, for good: gives the one that is kept, which is not p_customer_id when another came
-- first. Null: there is no account.
create function public.keep_stripe_customer(p_user_id uuid, p_customer_id text) returns text
  language sql volatile security definer
  set search_path = ''
  as $$
    update private.accounts set stripe_customer_id = coalesce(stripe_customer_id, p_customer_id)
      where id = p_user_id
      returning stripe_customer_id
  $$;

-- Opens the application of an event. outcome: 'look' (ask Stripe how the customer's subscriptions are, then call
-- apply_stripe_event with the number) | 'already-applied' | 'unknown-customer'.
create function public.begin_stripe_event(p_event_id text, p_customer_id text)
  returns table (outcome text, look bigint)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  if exists (select from private.stripe_events where id = p_event_id) then
    return query select 'already-applied', null::bigint;
  elsif not exists (select from private.accounts where stripe_customer_id = p_customer_id) then
    return query select 'unknown-customer', null::bigint;
  else
    return query select 'look', nextval('private.subscription_looks');
  end if;
end
$$;

-- Writes what a look at Stripe found, together with the event that caused it. outcome: 'applied' | 'superseded' (a newer
-- look was written before) | 'already-applied' | 'unknown-customer' (left meanwhile).
create function public.apply_stripe_event(
  p_event_id text, p_customer_id text, p_look bigint,
  p_is_subscribed boolean, p_end_date timestamptz, p_is_cancelled boolean
) returns text
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  -- Stripe repeats an event for three days; what is older than that comes no more.
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

revoke all on function public.keep_stripe_customer(uuid, text) from public, anon, authenticated;
revoke all on function public.begin_stripe_event(text, text) from public, anon, authenticated;
revoke all on function public.apply_stripe_event(text, text, bigint, boolean, timestamptz, boolean)
  from public, anon, authenticated;
grant execute on function public.keep_stripe_customer(uuid, text) to service_role;
grant execute on function public.begin_stripe_event(text, text) to service_role;
grant execute on function public.apply_stripe_event(text, text, bigint, boolean, timestamptz, boolean) to service_role;
