-- A card's texts are changed only if they still are what the student saw (COR-03, ADR 0067), as a folder's are: of two tabs the second
-- is told. With the caller's rights, as a plain update, which stays possible. A repeat changes nothing.
-- outcome: 'changed' | 'changed-elsewhere' | 'not-found'
-- p_shown and p_texts: {front, back}. Only what differs between them is compared and changed. Both columns are named, so that
-- texts that stay the same confirm a card whose transcript changed too (PRC-06).
create function public.change_card(p_card_id uuid, p_shown jsonb, p_texts jsonb) returns text
  language plpgsql volatile security invoker
  set search_path = ''
  as $$
begin
  update public.cards set
      front = case when p_texts -> 'front' is not distinct from p_shown -> 'front' then front else p_texts ->> 'front' end,
      back = case when p_texts -> 'back' is not distinct from p_shown -> 'back' then back else p_texts ->> 'back' end
    where id = p_card_id and user_id = (select auth.uid())
      and (
        p_texts -> 'front' is not distinct from p_shown -> 'front' or front in (p_shown ->> 'front', p_texts ->> 'front')
      )
      and (p_texts -> 'back' is not distinct from p_shown -> 'back' or back in (p_shown ->> 'back', p_texts ->> 'back'));
  if found then return 'changed'; end if;
  perform from public.cards where id = p_card_id and user_id = (select auth.uid());
  return case when found then 'changed-elsewhere' else 'not-found' end;
end
$$;

revoke all on function public.change_card(uuid, jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.change_card(uuid, jsonb, jsonb) to authenticated;
