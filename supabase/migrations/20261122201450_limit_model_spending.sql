-- What a model reads for everybody together has a daily limit: the limits of each person (limit_model_use) don't bound the
-- cost of many accounts. One row holds the limit and what the day, in UTC, has used of it. To change the limit:
-- update private.model_budget set daily_tokens = 50000000;
-- Half of it is for all. A quarter is kept for subscribers and a quarter for the first question of an account's day, so that
-- a few accounts that ask without end don't use up everybody's day.
create table private.model_budget (
  is_the_only_row boolean primary key default true check (is_the_only_row),
  daily_tokens bigint not null default 20000000 check (daily_tokens >= 0),
  day date not null default '-infinity',
  tokens_for_all bigint not null default 0 check (tokens_for_all >= 0),
  tokens_for_subscribers bigint not null default 0 check (tokens_for_subscribers >= 0),
  tokens_for_first_questions bigint not null default 0 check (tokens_for_first_questions >= 0)
);

insert into private.model_budget default values;

alter table private.model_budget enable row level security;
revoke all on private.model_budget from public, anon, authenticated, service_role;

-- What the questions of one network address have used today, subscribers' apart: a quarter of the day at most, since many
-- accounts may be one person's, and a university's students may share an address.
create table private.model_addresses (
  -- A keyed hash.
  address text primary key,
  day date not null,
  tokens bigint not null check (tokens >= 0)
);

alter table private.model_addresses enable row level security;
revoke all on private.model_addresses from public, anon, authenticated, service_role;

-- Takes tokens from the day's budget, or returns false and takes none. Calls at the same time are counted one after the
-- other: the budget's row is locked to the end of the transaction.
-- p_is_first_question: the account has asked a model nothing today. p_address: null where no address is known.
create function private.take_budget(p_user_id uuid, p_tokens integer, p_is_first_question boolean, p_address text)
  returns boolean
  language plpgsql volatile
  set search_path = ''
  as $$
declare
  today constant date := (private.moment() at time zone 'UTC')::date;
  is_subscriber constant boolean :=
    coalesce((select is_subscribed from public.profiles where id = p_user_id), false);
  budget private.model_budget;
  kept bigint;
begin
  select * into strict budget from private.model_budget for update;
  if budget.day <> today then
    budget.day := today;
    budget.tokens_for_all := 0;
    budget.tokens_for_subscribers := 0;
    budget.tokens_for_first_questions := 0;
    delete from private.model_addresses where day <> today;
  end if;
  kept := budget.daily_tokens / 4;

  if not is_subscriber and p_address is not null then
    if p_tokens + coalesce((select tokens from private.model_addresses where address = p_address), 0) > kept then
      return false;
    end if;
  end if;

  if budget.tokens_for_all + p_tokens <= budget.daily_tokens - 2 * kept then
    budget.tokens_for_all := budget.tokens_for_all + p_tokens;
  elsif p_is_first_question and budget.tokens_for_first_questions + p_tokens <= kept then
    budget.tokens_for_first_questions := budget.tokens_for_first_questions + p_tokens;
  elsif is_subscriber and budget.tokens_for_subscribers + p_tokens <= kept then
    budget.tokens_for_subscribers := budget.tokens_for_subscribers + p_tokens;
  else
    raise log 'the model budget of % is used up', today;
    return false;
  end if;

  update private.model_budget
    set day = budget.day,
        tokens_for_all = budget.tokens_for_all,
        tokens_for_subscribers = budget.tokens_for_subscribers,
        tokens_for_first_questions = budget.tokens_for_first_questions;
  if not is_subscriber and p_address is not null then
    insert into private.model_addresses as used (address, day, tokens) values (p_address, today, p_tokens)
      on conflict (address) do update set tokens = used.tokens + excluded.tokens;
  end if;
  return true;
end
$$;

revoke all on function private.take_budget(uuid, integer, boolean, text) from public, anon, authenticated;
