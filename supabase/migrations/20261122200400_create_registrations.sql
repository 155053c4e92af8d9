-- Who registered before. It stays after an account is deleted: keyed hashes of identities, with no link to a person
-- (ADR 0028).
create table private.registrations (
  identity_hash text primary key check (identity_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default private.moment(),
  redeemed boolean not null default false
);

comment on column private.registrations.redeemed is
  'Whether the person who signs in with this identity has redeemed a friend''s code.';

alter table private.registrations enable row level security;
revoke all on private.registrations from public, anon, authenticated, service_role;

-- Eight characters that are not mistaken for one another when read aloud or typed: 40 random bits, taken from the random
-- bytes of a uuid (its bytes 6 and 8 carry version and variant).
create function private.new_referral_code() returns text
  language sql volatile
  set search_path = ''
  as $$
    with source as (select uuid_send(gen_random_uuid()) as bytes)
    select string_agg(substr('ABCDEFGHJKLMNPQRSTUVWXYZ23456789', (get_byte(bytes, place) & 31) + 1, 1), '' order by place)
    from source, unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) as place
  $$;

-- Creates a person's account, preferences and referral code, once (SRV-03). A second call, later or at the same time,
-- creates nothing more and returns the same. p_identity_hashes: keyed hashes of the identities that the person signs in
-- with.
create function public.create_user_context(p_user_id uuid, p_identity_hashes text[])
  returns table (pre_existing boolean)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  is_new boolean := false;
  hashes text[] := array(select distinct hash from unnest(p_identity_hashes) as hash where hash is not null order by hash);
  newly_known integer;
begin
  if not exists (select from private.accounts where id = p_user_id) then
    for attempt in 1..8 loop
      begin
        -- A second call at the same moment waits here for the first to commit, and then finds its account.
        insert into private.accounts (id, referral_code) values (p_user_id, private.new_referral_code())
          on conflict (id) do nothing;
        is_new := found;
        exit;
      exception when unique_violation then
        -- Another account has this code: one in 2^40, so eight in a row mean that something else is wrong.
        if attempt = 8 then raise; end if;
      end;
    end loop;
  end if;

  -- An identity linked later is remembered too. Sorted, so that two calls lock the same hashes in the same order.
  insert into private.registrations (identity_hash) select hash from unnest(hashes) as hash order by hash
    on conflict do nothing;
  get diagnostics newly_known = row_count;

  if is_new and newly_known < cardinality(hashes) then
    -- Registered before and came back: no minutes until the week turns (product decision 22).
    update private.accounts as account set pre_existing = true, recording_time = 0 where account.id = p_user_id;
  end if;

  insert into public.user_info (id) values (p_user_id) on conflict do nothing;

  return query select account.pre_existing from private.accounts as account where account.id = p_user_id;
end
$$;

revoke all on function private.new_referral_code() from public, anon, authenticated;
revoke all on function public.create_user_context(uuid, text[]) from public, anon, authenticated;
grant execute on function public.create_user_context(uuid, text[]) to service_role;
