-- Orders a device's reviews by its own running number, and corrects times by a clock that is off, ahead or behind
-- (PRC-02, ADR 0054).

alter table public.reviews
  -- The device that made the review: made by the client, new with each sign-in. Null in older rows, like the number.
  add column device uuid,
  -- Counts the reviews of the device in the order in which they were made.
  add column device_number bigint check (device_number >= 0);

drop function public.append_reviews(uuid, jsonb, text);

-- Appends reviews [{id, card_id, rating, reviewed_at, elapsed_ms, retention, undoes, number?}] and returns the logs of their cards
-- for the replay, those of reviews that were known before too: an answer may have been lost before the states were stored.
-- p_sent_at: the moment by the client's clock. Where that is off by more than 30 seconds, all times are moved by the difference,
-- and none is ahead. p_device: each review is stored after those of the device with smaller numbers, whatever the times say.
-- ahead: without p_sent_at, reviews later than five minutes from now, which aren't stored. missing: cards that are gone.
-- retry_after: seconds; the person sent 10,000 reviews in a day, and nothing was stored.
create function public.append_reviews(
  p_user_id uuid, p_reviews jsonb, p_engine text, p_device uuid default null, p_sent_at timestamptz default null
)
  returns table (server_time timestamptz, retry_after integer, ahead uuid[], missing uuid[], logs jsonb)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  now_at constant timestamptz := private.moment();
  clock_error constant interval :=
    case when p_sent_at not between now_at - interval '30 seconds' and now_at + interval '30 seconds' then now_at - p_sent_at
      else interval '0' end;
  step constant interval := interval '1 millisecond';
  card_ids constant uuid[] :=
    array(select distinct (one ->> 'card_id')::uuid from jsonb_array_elements(p_reviews) as one order by 1);
  present uuid[];
  again_at timestamptz;
  early uuid[];
begin
  -- One after the other with a replay of the same card, and in one order.
  perform from public.cards as c where c.user_id = p_user_id and c.id = any (card_ids) order by c.id for no key update;
  present := array(select c.id from public.cards as c where c.user_id = p_user_id and c.id = any (card_ids));

  select min(r.received_at) + interval '1 day' into again_at
    from public.reviews as r
    where r.user_id = p_user_id and r.received_at > now_at - interval '1 day'
    having count(*) + jsonb_array_length(p_reviews) > 10000;
  if again_at is not null then
    return query select now_at, ceil(extract(epoch from again_at - now_at))::integer, '{}'::uuid[], '{}'::uuid[], '[]'::jsonb;
    return;
  end if;

  early := array(
    select (one ->> 'id')::uuid from jsonb_array_elements(p_reviews) as one
      where p_sent_at is null and (one ->> 'reviewed_at')::timestamptz > now_at + interval '5 minutes'
  );
  with sent as (
      select one, card.id as card_id, (one ->> 'number')::bigint as number, place,
          greatest(
            date_trunc('milliseconds', card.created_at),
            case when p_sent_at is null then (one ->> 'reviewed_at')::timestamptz
              else least((one ->> 'reviewed_at')::timestamptz + clock_error, date_trunc('milliseconds', now_at)) end
          ) as reviewed_at
        from jsonb_array_elements(p_reviews) with ordinality as e (one, place)
          join public.cards as card on card.id = (one ->> 'card_id')::uuid and card.user_id = p_user_id
        where (one ->> 'id')::uuid <> all (early)
    ),
    -- After the device's earlier reviews of the card that are stored.
    placed as (
      select s.*, row_number() over by_number as turn,
          greatest(s.reviewed_at, (
            select max(r.reviewed_at) + step from public.reviews as r
              where r.card_id = s.card_id and r.user_id = p_user_id and r.device = p_device and r.device_number < s.number
          )) as earliest
        from sent as s
        window by_number as (partition by s.card_id order by s.number, s.place)
    )
  insert into public.reviews
      (id, user_id, card_id, rating, reviewed_at, received_at, elapsed_ms, retention, undoes, device, device_number)
    select (one ->> 'id')::uuid, p_user_id, p.card_id, (one ->> 'rating')::smallint,
        -- And after those that were sent with it.
        case when p_device is null or p.number is null then p.reviewed_at
          else max(p.earliest - p.turn * step) over (partition by p.card_id order by p.turn) + p.turn * step end,
        now_at, (one ->> 'elapsed_ms')::integer,
        coalesce((one ->> 'retention')::numeric, chosen.retention, 0.9), (one ->> 'undoes')::uuid,
        case when p.number is not null then p_device end, case when p_device is not null then p.number end
      from placed as p
      left join public.practice_settings as chosen on chosen.user_id = p_user_id
    on conflict (id, user_id) do nothing;

  return query select now_at, null::integer, early,
    array(select one from unnest(card_ids) as one where one <> all (present)),
    private.card_logs(p_user_id, present, p_engine);
end
$$;

revoke all on function public.append_reviews(uuid, jsonb, text, uuid, timestamptz) from public, anon, authenticated;
grant execute on function public.append_reviews(uuid, jsonb, text, uuid, timestamptz) to service_role;
