-- An account as it is at the moment of reading: no scheduled job settles weeks, free weeks or ended plans.
create view public.profiles with (security_invoker = true) as
  select
    account.id,
    -- A plan that renews keeps 24 hours more than its end date: the renewal's webhook moves that date, and may be late.
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
    -- double precision, because a client of numeric may be handed a string
    case
      when account.recording_time_week < private.week_of(private.moment()) then 75
      else account.recording_time
    end::double precision as recording_time,
    account.bonus_recording_time::double precision as bonus_recording_time,
    account.free_week and private.moment() < account.free_week_end as free_week,
    account.free_week_end
  from private.accounts as account;

comment on view public.profiles is 'Each person''s own account, right at the moment of reading. Read only.';

revoke all on public.profiles from public, anon, authenticated, service_role;
grant select on public.profiles to authenticated, service_role;
