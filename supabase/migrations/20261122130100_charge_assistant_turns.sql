-- What a turn costs is known when the recording was read; that there is a turn must be known before (SRV-08). So a turn is
-- taken first (take_assistant_turn) and charged here with the rest: the newest turn of that person, in whose day of two
-- million tokens it must have room.
-- outcome: 'taken' | 'used-up' (again after retry_after seconds) | 'no-account'
create function public.charge_assistant_turn(p_user_id uuid, p_tokens integer)
  returns table (outcome text, retry_after integer)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  now_at constant timestamptz := private.moment();
  in_the_way timestamptz;
begin
  perform from private.accounts where id = p_user_id for no key update;
  if not found then
    return query select 'no-account', null::integer;
    return;
  end if;

  -- Counted from the newest back: there is room when the last turn beside which there is none is a day old.
  select max(day.taken_at) into in_the_way
    from (
      select taken_at, sum(tokens) over (order by taken_at desc rows unbounded preceding) as tokens
        from private.assistant_turns
        where user_id = p_user_id and taken_at > now_at - interval '1 day'
    ) as day
    where day.tokens + p_tokens > 2000000;
  if in_the_way is not null then
    return query select 'used-up', ceil(extract(epoch from in_the_way + interval '1 day' - now_at))::integer;
    return;
  end if;

  update private.assistant_turns set tokens = tokens + p_tokens
    where ctid = (select ctid from private.assistant_turns where user_id = p_user_id order by taken_at desc limit 1);
  return query select 'taken', null::integer;
end
$$;

revoke all on function public.charge_assistant_turn(uuid, integer) from public, anon, authenticated;
grant execute on function public.charge_assistant_turn(uuid, integer) to service_role;
