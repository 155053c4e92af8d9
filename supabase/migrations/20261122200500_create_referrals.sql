-- Redeems a friend's code: 20 minutes to both and one more on the friend's count; the friend's seventh brings them a week
-- without limit, once a person (SRV-04, REF-05). All or nothing, and one redemption ever a person, also for a person who
-- deleted the account and came back.
-- p_identity_hashes: keyed hashes of the identities that the person signs in with.
-- outcome: 'redeemed' | 'redeemed-before' (this code, by this person: their first answer may have been lost) |
-- 'already-redeemed' | 'own-code' | 'unknown-code' | 'not-verified' | 'no-account'. Only 'redeemed' changes anything.
-- Minutes for an invented address would be minutes without end.
create function public.redeem_referral_code(p_user_id uuid, p_code text, p_identity_hashes text[] default '{}') returns text
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  -- As people type it: in any case, with spaces or dashes.
  code constant text := upper(regexp_replace(p_code, '[\s-]', '', 'g'));
  friend_id uuid := (select id from private.accounts where referral_code = code);
  mine private.accounts;
begin
  -- Lock both rows in the order of their ids: otherwise two people who redeem each other's code at once would deadlock.
  perform from private.accounts where id in (p_user_id, friend_id) order by id for no key update;
  select * into mine from private.accounts where id = p_user_id;
  if not found then return 'no-account'; end if;
  if not private.is_verified(p_user_id) then return 'not-verified'; end if;
  if mine.referred_by_code = code then return 'redeemed-before'; end if;
  if mine.referred_by_code is not null then return 'already-redeemed'; end if;

  -- Two accounts may share an identity's hash, a mailbox spelt in two ways: they redeem one after the other.
  insert into private.registrations (identity_hash)
    select distinct hash from unnest(p_identity_hashes) as hash order by hash on conflict do nothing;
  perform from private.registrations where identity_hash = any (p_identity_hashes) order by identity_hash for no key update;
  if exists (select from private.registrations where identity_hash = any (p_identity_hashes) and redeemed) then
    return 'already-redeemed';
  end if;
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
  -- No account has this code, or its owner deleted the account between reading and locking.
  if not found then return 'unknown-code'; end if;

  update private.accounts
    set referred_by_code = code, bonus_recording_time = bonus_recording_time + 20
    where id = p_user_id;
  update private.registrations set redeemed = true where identity_hash = any (p_identity_hashes);
  return 'redeemed';
end
$$;

-- Marks identities whose person has redeemed a code. Called before an account is deleted, so that an identity linked after
-- the redemption is known again too.
create function public.remember_redemption(p_user_id uuid, p_identity_hashes text[]) returns void
  language sql volatile security definer
  set search_path = ''
  as $$
    insert into private.registrations (identity_hash, redeemed)
      select distinct hash, true from unnest(p_identity_hashes) as hash
        where exists (select from private.accounts where id = p_user_id and referred_by_code is not null)
        order by hash
      on conflict (identity_hash) do update set redeemed = true
  $$;

revoke all on function public.remember_redemption(uuid, text[]) from public, anon, authenticated;
grant execute on function public.remember_redemption(uuid, text[]) to service_role;

revoke all on function public.redeem_referral_code(uuid, text, text[]) from public, anon, authenticated;
grant execute on function public.redeem_referral_code(uuid, text, text[]) to service_role;
