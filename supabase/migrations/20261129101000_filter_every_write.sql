-- Supabase loads the extension safeupdate for the data API's roles. It refuses each UPDATE and DELETE without a WHERE, inside
-- functions too.
create or replace function private.take_budget(p_user_id uuid, p_tokens integer, p_is_first_question boolean, p_address text)
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
        tokens_for_first_questions = budget.tokens_for_first_questions
    where is_the_only_row;
  if not is_subscriber and p_address is not null then
    insert into private.model_addresses as used (address, day, tokens) values (p_address, today, p_tokens)
      on conflict (address) do update set tokens = used.tokens + excluded.tokens;
  end if;
  return true;
end
$$;
