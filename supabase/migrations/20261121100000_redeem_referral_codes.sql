-- Redeems a friend's code: 20 minutes to both, one more on the friend's count, and with the seventh a week without
-- limit, once a person (SRV-04, REF-05). All or nothing, one redemption ever a person.
-- outcome: 'redeemed' | 'already-redeemed' | 'own-code' | 'unknown-code' | 'no-account'. Only 'redeemed' changes anything.
create function public.redeem_referral_code(p_user_id uuid, p_code text) returns text
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  -- As people type it: in any case, with spaces or dashes.
  code constant text := upper(regexp_replace(p_code, '[\s-]', '', 'g'));
  friend_id uuid := (select id from private.accounts where referral_code = code);
  mine private.accounts;
begin
  -- Both rows in the order of their ids: two people who redeem each other's code at once must not wait in a circle.
  perform from private.accounts where id in (p_user_id, friend_id) order by id for no key update;
  select * into mine from private.accounts where id = p_user_id;
  if not found then return 'no-account'; end if;
  if mine.referred_by_code is not null then return 'already-redeemed'; end if;
  if friend_id = p_user_id then return 'own-code'; end if;

  update private.accounts
    set referral_count = referral_count + 1,
        bonus_recording_time = bonus_recording_time + 20,
        free_week = case when referral_count + 1 >= 7 and free_week_end is null then true else free_week end,
        free_week_end = case
          when referral_count + 1 >= 7 and free_week_end is null then private.moment() + interval '7 days'
          else free_week_end
        end
    where id = friend_id;
  -- Nobody has this code, or its owner left between reading and locking.
  if not found then return 'unknown-code'; end if;

  update private.accounts
    set referred_by_code = code, bonus_recording_time = bonus_recording_time + 20
    where id = p_user_id;
  return 'redeemed';
end
$$;

revoke all on function public.redeem_referral_code(uuid, text) from public, anon, authenticated;
grant execute on function public.redeem_referral_code(uuid, text) to service_role;
