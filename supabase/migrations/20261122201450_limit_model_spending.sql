-- What a model reads for everybody together has a daily limit: the limits of each person (limit_model_use) don't bound the
-- cost of many accounts. One row holds the limit and what the day, in UTC, has used of it. To change the limit:
-- update private.model_budget set daily_tokens = 50000000;
create table private.model_budget (
  is_the_only_row boolean primary key default true check (is_the_only_row),
  daily_tokens bigint not null default 20000000 check (daily_tokens >= 0),
  day date not null default '-infinity',
  tokens bigint not null default 0 check (tokens >= 0)
);

insert into private.model_budget default values;

alter table private.model_budget enable row level security;
revoke all on private.model_budget from public, anon, authenticated, service_role;

-- Takes tokens from the day's budget, or returns false and takes none. Calls at the same time are counted one after the
-- other: the row is locked to the end of the transaction.
create function private.take_budget(p_tokens integer) returns boolean
  language plpgsql volatile
  set search_path = ''
  as $$
declare
  today constant date := (private.moment() at time zone 'UTC')::date;
  used bigint;
begin
  select case when day = today then tokens else 0 end into strict used from private.model_budget for update;
  update private.model_budget set day = today, tokens = used + p_tokens where used + p_tokens <= daily_tokens;
  if not found then raise log 'the model budget of % is used up', today; end if;
  return found;
end
$$;

-- Whether a model may write for this person, at a cost of p_tokens (an estimate). To be called before the model is.
-- outcome: 'granted' | 'not-vouched-for' (the offline writer answers) | 'budget-used-up' (again after retry_after seconds).
-- Only 'granted' takes tokens.
create function public.take_model_budget(p_user_id uuid, p_tokens integer)
  returns table (outcome text, retry_after integer)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  if not private.is_vouched_for(p_user_id) then
    return query select 'not-vouched-for', null::integer;
  elsif private.take_budget(p_tokens) then
    return query select 'granted', null::integer;
  else
    return query select 'budget-used-up',
      ceil(extract(epoch from
        (date_trunc('day', private.moment() at time zone 'UTC') + interval '1 day') at time zone 'UTC' - private.moment()
      ))::integer;
  end if;
end
$$;

revoke all on function private.take_budget(integer) from public, anon, authenticated;
revoke all on function public.take_model_budget(uuid, integer) from public, anon, authenticated;
grant execute on function public.take_model_budget(uuid, integer) to service_role;
