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

  constraint a_cancelled_plan_has_an_end check (not subscription_plan_cancelled or subscription_end_date is not null),
  constraint a_free_week_has_an_end check (not free_week or free_week_end is not null),
  constraint nobody_refers_themselves check (referred_by_code <> referral_code)
);

comment on column private.accounts.recording_time_week is
  'The Monday of the week that recording_time belongs to: in any later week, 75 minutes are left.';

alter table private.accounts enable row level security;
revoke all on private.accounts from public, anon, authenticated, service_role;
grant select (
  id, is_subscribed, subscription_end_date, subscription_plan_cancelled, stripe_customer_id, referral_code,
  referred_by_code, referral_count, recording_time, recording_time_week, bonus_recording_time, free_week, free_week_end
) on private.accounts to authenticated;
grant select, update on private.accounts to service_role;

create policy "people read their own account" on private.accounts
  for select to authenticated using (id = (select auth.uid()));
