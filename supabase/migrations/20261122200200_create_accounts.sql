-- A person's subscription, minutes and referrals. Clients read it through the view public.profiles and never write it.
create table private.accounts (
  id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default private.moment(),
  pre_existing boolean not null default false,

  is_subscribed boolean not null default false,
  subscription_end_date timestamptz,
  subscription_plan_cancelled boolean not null default false,
  stripe_customer_id text unique check (char_length(stripe_customer_id) between 1 and 255),

  referral_code text not null unique check (referral_code ~ '^[A-HJ-NP-Z2-9]{8}$'),
  referred_by_code text check (char_length(referred_by_code) between 1 and 40),
  referral_count integer not null default 0 check (referral_count >= 0),

  recording_time numeric(8, 2) not null default 75 check (recording_time >= 0),
  recording_time_week date not null default private.week_of(private.moment())
    check (extract(isodow from recording_time_week) = 1),
  bonus_recording_time numeric(8, 2) not null default 0 check (bonus_recording_time >= 0),

  free_week boolean not null default false,
  free_week_end timestamptz,

  subscription_look bigint not null default 0,

  constraint a_cancelled_plan_has_an_end check (not subscription_plan_cancelled or subscription_end_date is not null),
  constraint a_free_week_has_an_end check (not free_week or free_week_end is not null),
  constraint no_account_refers_itself check (referred_by_code <> referral_code)
);

comment on column private.accounts.recording_time_week is
  'The Monday of the week that recording_time belongs to: in any later week, 75 minutes are left.';
comment on column private.accounts.subscription_look is
  'The number of the look at Stripe that the subscription was last taken from.';

alter table private.accounts enable row level security;
revoke all on private.accounts from public, anon, authenticated, service_role;
grant select (
  id, is_subscribed, subscription_end_date, subscription_plan_cancelled, stripe_customer_id, referral_code,
  referred_by_code, referral_count, recording_time, recording_time_week, bonus_recording_time, free_week, free_week_end
) on private.accounts to authenticated;
grant select, update on private.accounts to service_role;

create policy "people read their own account" on private.accounts
  for select to authenticated using (id = (select auth.uid()));
create policy "ended sessions have no access" on private.accounts
  as restrictive for all to authenticated using ((select private.is_session_active()));

-- An account as it is at the moment of reading, so that no scheduled job has to turn weeks or end free weeks and plans
-- (ADR 0035).
create view public.profiles with (security_invoker = true) as
  select
    account.id,
    -- A plan that renews lasts 24 hours beyond its end date: the webhook of the renewal moves that date, and may be late.
    account.is_subscribed
      and (
        account.subscription_end_date is null
        or private.moment() < account.subscription_end_date
          + case when account.subscription_plan_cancelled then interval '0' else interval '24 hours' end
      ) as is_subscribed,
    account.subscription_end_date,
    account.subscription_plan_cancelled,
    account.stripe_customer_id,
    account.referral_code,
    account.referred_by_code,
    account.referral_count,
    case
      when account.recording_time_week < private.week_of(private.moment()) then 75
      else account.recording_time
    end as recording_time,
    account.bonus_recording_time,
    account.free_week and private.moment() < account.free_week_end as free_week,
    account.free_week_end
  from private.accounts as account;

comment on view public.profiles is 'Each person''s own account, right at the moment of reading. Read only.';

revoke all on public.profiles from public, anon, authenticated, service_role;
grant select on public.profiles to authenticated, service_role;

-- PostgreSQL checks whether a view's columns can be written before it checks who may write them. Without these triggers a
-- client's write to profiles would fail as "cannot update column", which the API reports as a failure of the server.
create function private.refuse_write() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  raise exception 'permission denied for view %', tg_table_name using errcode = 'insufficient_privilege';
end
$$;

revoke all on function private.refuse_write() from public, anon, authenticated, service_role;

create trigger refuse_write instead of insert or update or delete on public.profiles
  for each row execute function private.refuse_write();
