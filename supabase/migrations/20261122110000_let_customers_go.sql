-- A customer at Stripe whose person is gone from here: it must not go on paying (SRV-07). delete-user deletes it there, or
-- the webhook at its next event, and then forgets it here.
create table private.customers_left_behind (
  user_id uuid not null,
  stripe_customer_id text primary key check (char_length(stripe_customer_id) between 1 and 255),
  left_at timestamptz not null default private.moment()
);

create index customers_left_behind_by_user on private.customers_left_behind (user_id);

alter table private.customers_left_behind enable row level security;
revoke all on private.customers_left_behind from public, anon, authenticated, service_role;

-- Whoever deletes a person, and however: a checkout may have given them a customer a moment before.
create function private.leave_customer_behind() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  insert into private.customers_left_behind (user_id, stripe_customer_id) values (old.id, old.stripe_customer_id)
    on conflict do nothing;
  return old;
end
$$;

revoke all on function private.leave_customer_behind() from public, anon, authenticated;

-- Before, not after: then it runs with the rights of the table's owner, also where the auth server deletes the person.
create trigger leave_customer_behind
  before delete on private.accounts
  for each row when (old.stripe_customer_id is not null)
  execute function private.leave_customer_behind();

create function public.customers_left_by(p_user_id uuid) returns table (stripe_customer_id text)
  language sql stable security definer
  set search_path = ''
  as $$ select stripe_customer_id from private.customers_left_behind where user_id = p_user_id $$;

-- False: it was forgotten before.
create function public.forget_customer(p_customer_id text) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  delete from private.customers_left_behind where stripe_customer_id = p_customer_id;
  return found;
end
$$;

drop function public.keep_stripe_customer(uuid, text);

-- One customer at Stripe a person: gives the one that is kept, which is not p_customer_id when another came first. Null:
-- there is no account. p_instead_of: the one that was kept, and that Stripe says is deleted; what it paid for went with it.
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

-- Opens the application of an event. outcome: 'look' (ask Stripe how the customer's subscriptions are, then call
-- apply_stripe_event with the number) | 'already-applied' | 'left-behind' (delete the customer at Stripe, then call
-- forget_customer) | 'unknown-customer'.
create or replace function public.begin_stripe_event(p_event_id text, p_customer_id text)
  returns table (outcome text, look bigint)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  if exists (select from private.stripe_events where id = p_event_id) then
    return query select 'already-applied', null::bigint;
  elsif exists (select from private.accounts where stripe_customer_id = p_customer_id) then
    return query select 'look', nextval('private.subscription_looks');
  elsif exists (select from private.customers_left_behind where stripe_customer_id = p_customer_id) then
    return query select 'left-behind', null::bigint;
  else
    return query select 'unknown-customer', null::bigint;
  end if;
end
$$;

revoke all on function public.customers_left_by(uuid) from public, anon, authenticated;
revoke all on function public.forget_customer(text) from public, anon, authenticated;
revoke all on function public.keep_stripe_customer(uuid, text, text) from public, anon, authenticated;
grant execute on function public.customers_left_by(uuid) to service_role;
grant execute on function public.forget_customer(text) to service_role;
grant execute on function public.keep_stripe_customer(uuid, text, text) to service_role;
