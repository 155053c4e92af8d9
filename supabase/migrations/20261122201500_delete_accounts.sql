-- A customer at Stripe whose account here was deleted: Stripe must not go on charging it (SRV-07, ADR 0029).
-- The function delete-user deletes it at Stripe, or the webhook does at its next event; then the row here is deleted too.
create table private.orphaned_customers (
  user_id uuid not null,
  stripe_customer_id text primary key check (char_length(stripe_customer_id) between 1 and 255),
  orphaned_at timestamptz not null default private.moment()
);

create index orphaned_customers_by_user on private.orphaned_customers (user_id);

alter table private.orphaned_customers enable row level security;
revoke all on private.orphaned_customers from public, anon, authenticated, service_role;

create function private.record_orphaned_customer() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  insert into private.orphaned_customers (user_id, stripe_customer_id) values (old.id, old.stripe_customer_id)
    on conflict do nothing;
  return old;
end
$$;

-- A trigger covers every way to delete a person, and a customer that a checkout created a moment before. `before`, because
-- then it runs with the rights of the table's owner also where the auth server deletes the person.
create trigger record_orphaned_customer
  before delete on private.accounts
  for each row when (old.stripe_customer_id is not null)
  execute function private.record_orphaned_customer();

-- What a deletion that the function delete-user has begun took with it (EXP-04): counted in the transaction that deletes
-- it, and kept until the function has answered. A person who is deleted by hand leaves no row.
create table private.deletions (
  user_id uuid primary key,
  recordings bigint,
  folders bigint,
  tags bigint,
  study_guides bigint,
  cards bigint,
  reviews bigint
);

alter table private.deletions enable row level security;
revoke all on private.deletions from public, anon, authenticated, service_role;

create function public.begin_deletion(p_user_id uuid) returns void
  language sql volatile security definer
  set search_path = ''
  as $$ insert into private.deletions (user_id) values (p_user_id) on conflict do nothing $$;

create function private.count_deletion() returns trigger
  language plpgsql
  set search_path = ''
  as $$
begin
  perform set_config('lectern.deleted_account', old.id::text, true);
  update private.deletions set
      recordings = (select count(*) from public.recordings where user_id = old.id),
      folders = (select count(*) from public.folders where user_id = old.id),
      tags = (select count(*) from public.tags where user_id = old.id),
      study_guides = (select count(*) from public.study_guides where user_id = old.id),
      cards = (select count(*) from public.cards where user_id = old.id),
      reviews = (select count(*) from public.reviews where user_id = old.id)
    where user_id = old.id;
  return old;
end
$$;

-- `before`: the row is locked and everything is still there. What a phone sends locks the same row, so it is counted or
-- finds no account. An account goes before its folders, which refer to the auth server's user: its table is older.
-- Until the transaction ends, triggers that look at each deleted row stay asleep for this person's (ADR 0029).
create trigger count_deletion
  before delete on private.accounts
  for each row execute function private.count_deletion();

-- No row: the account was deleted before, or is not deleted.
create function public.end_deletion(p_user_id uuid)
  returns table (recordings bigint, folders bigint, tags bigint, study_guides bigint, cards bigint, reviews bigint)
  language sql volatile security definer
  set search_path = ''
  as $$
    with ended as (delete from private.deletions where user_id = p_user_id returning *)
    select ended.recordings, ended.folders, ended.tags, ended.study_guides, ended.cards, ended.reviews
      from ended where ended.recordings is not null
  $$;

create function public.customers_left_by(p_user_id uuid) returns table (stripe_customer_id text)
  language sql stable security definer
  set search_path = ''
  as $$ select stripe_customer_id from private.orphaned_customers where user_id = p_user_id $$;

-- Returns false if the customer was forgotten before.
create function public.forget_customer(p_customer_id text) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  delete from private.orphaned_customers where stripe_customer_id = p_customer_id;
  return found;
end
$$;

create function private.may_delete_from(name text) returns boolean
  language sql stable
  set search_path = ''
  as $$ select has_table_privilege(name, 'select') and has_table_privilege(name, 'delete') $$;

-- Deletes what the auth server keeps of a person beyond the deletion: its log, with ids and addresses, and sign-ins that
-- were started and not finished, with a token of the provider (SRV-07). To be called after the deletion, because the log
-- records that too. Returns false if this database doesn't let us; see docs/deploy.md.
create function public.forget_person(p_user_id uuid) returns boolean
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  is_forgotten boolean := true;
begin
  if to_regclass('auth.flow_state') is not null then
    if private.may_delete_from('auth.flow_state') then
      delete from auth.flow_state where user_id = p_user_id;
    else
      is_forgotten := false;
    end if;
  end if;
  if to_regclass('auth.audit_log_entries') is not null then
    if private.may_delete_from('auth.audit_log_entries') then
      delete from auth.audit_log_entries where payload::text like '%' || p_user_id || '%';
    else
      is_forgotten := false;
    end if;
  end if;
  return is_forgotten;
end
$$;

revoke all on function private.record_orphaned_customer() from public, anon, authenticated;
revoke all on function private.may_delete_from(text) from public, anon, authenticated;
revoke all on function public.begin_deletion(uuid) from public, anon, authenticated;
revoke all on function private.count_deletion() from public, anon, authenticated;
revoke all on function public.end_deletion(uuid) from public, anon, authenticated;
revoke all on function public.customers_left_by(uuid) from public, anon, authenticated;
revoke all on function public.forget_customer(text) from public, anon, authenticated;
revoke all on function public.forget_person(uuid) from public, anon, authenticated;
grant execute on function public.begin_deletion(uuid) to service_role;
grant execute on function public.end_deletion(uuid) to service_role;
grant execute on function public.customers_left_by(uuid) to service_role;
grant execute on function public.forget_customer(text) to service_role;
grant execute on function public.forget_person(uuid) to service_role;
