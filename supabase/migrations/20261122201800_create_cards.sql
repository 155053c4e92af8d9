-- Cards of a recording (PRC-01, PRC-06; ADR 0054). The server alone makes them, since a card's quote is checked against what was
-- said; a client words them anew, keeps, dismisses, suspends and deletes them.
create table public.cards (
  -- The client may make it, so that a creation whose answer was lost can be repeated.
  id uuid not null default gen_random_uuid(),
  -- Not auth.users: see public.recordings.
  user_id uuid not null references private.accounts (id) on delete cascade,
  recording_id uuid not null,
  kind text not null check (kind in ('definition', 'cloze', 'number', 'date', 'list', 'contrast', 'choice', 'question')),
  front text not null check (btrim(front) <> '' and char_length(front) <= 500),
  back text not null check (btrim(back) <> '' and char_length(back) <= 1000),
  -- Of a choice card, its four answers in the order shown; one is `back`.
  choices jsonb,
  -- Verbatim, as the segments from `first` to `last` have it; lines of the transcript where it has no segments.
  quote text not null check (btrim(quote) <> '' and char_length(quote) <= 2000),
  first integer not null check (first >= 0),
  last integer not null,
  -- Seconds from the recording's start. Null: the transcript has no times.
  start_s numeric(10, 3) check (start_s >= 0),
  -- Of private.card_source when the card was made, or when it was last looked at.
  source_hash text not null,
  -- Those words are others now: the card isn't asked until its owner words it anew, or keeps it.
  source_changed boolean not null default false,
  origin text not null check (origin in ('offline', 'model', 'student')),
  standing text not null default 'proposed' check (standing in ('proposed', 'kept', 'dismissed')),
  suspended boolean not null default false,
  -- Among the cards that one request proposed, from 0: the best first.
  rank smallint not null default 0,
  -- When front or back were last changed.
  edited_at timestamptz(3),
  -- Milliseconds, as a client's dates have them.
  created_at timestamptz(3) not null default private.moment(),
  -- Together with its owner: an id that another person's card has is free, and tells nothing of that card.
  primary key (id, user_id),
  constraint the_recording_is_the_owners foreign key (recording_id, user_id)
    references public.recordings (id, user_id) on delete cascade,
  constraint it_stands_in_a_few_segments check (last between first and first + 50),
  constraint a_choice_has_four_answers_and_the_right_one check (
    case when kind = 'choice'
      then coalesce(jsonb_typeof(choices) = 'array' and jsonb_array_length(choices) = 4 and choices ? back, false)
      else choices is null
    end
  )
);

create index cards_of_recording on public.cards (recording_id, standing);
create index cards_of_user on public.cards (user_id, standing);

alter table public.cards enable row level security;
revoke all on public.cards from public, anon, authenticated;
grant select, update (front, back, standing, suspended), delete on public.cards to authenticated;
grant select, insert, update, delete on public.cards to service_role;

create policy "people read their own cards" on public.cards
  for select to authenticated using (user_id = (select auth.uid()));
create policy "people change their own cards" on public.cards
  for update to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "people delete their own cards" on public.cards
  for delete to authenticated using (user_id = (select auth.uid()));
create policy "ended sessions have no access" on public.cards
  as restrictive for all to authenticated using ((select private.is_session_active()));

create trigger refuse_protected_columns
  before update of
    id, user_id, recording_id, kind, choices, quote, first, last, start_s, source_hash, source_changed, origin, rank,
    edited_at, created_at
  on public.cards
  for each row execute function private.refuse_protected_columns();

-- The words of a recording from one segment to another; all of them where it has no segments, since lines are counted by
-- those who read them. Null: there are no such segments, or no words.
create function private.card_source(p_recording_id uuid, p_first integer, p_last integer) returns text
  language sql stable
  set search_path = ''
  as $$
    select case
      when s.recording_id is null then r.transcript
      else (
        select string_agg(s.segments -> place ->> 'text', ' ' order by place)
          from generate_series(p_first, p_last) as place
          having count(s.segments -> place) = p_last - p_first + 1
      )
    end
      from public.recordings as r left join public.recording_segments as s on s.recording_id = r.id
      where r.id = p_recording_id
  $$;

create function private.hash_source(p_source text) returns text
  language sql stable
  set search_path = ''
  as $$ select encode(sha256(convert_to(coalesce(p_source, ''), 'UTF8')), 'hex') $$;

-- How a text is compared with a quote: blanks and line ends count as one blank.
create function private.collapse_blanks(p_text text) returns text
  language sql immutable
  set search_path = ''
  as $$ select btrim(regexp_replace(p_text, '\s+', ' ', 'g')) $$;

-- A transcript that was changed stops the cards whose words it changed.
create function private.stop_changed_cards() returns trigger
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  changed_id uuid;
begin
  if tg_table_name = 'recordings' then changed_id := new.id;
  elsif tg_op = 'DELETE' then changed_id := old.recording_id;
  else changed_id := new.recording_id;
  end if;
  update public.cards as card
    set source_changed = now_is.changed
    from (
      select c.id, c.user_id,
          c.source_hash <> private.hash_source(private.card_source(c.recording_id, c.first, c.last)) as changed
        from public.cards as c where c.recording_id = changed_id
    ) as now_is
    where card.id = now_is.id and card.user_id = now_is.user_id and card.source_changed <> now_is.changed;
  return null;
end
$$;

create trigger stop_changed_cards
  after insert or update of segments on public.recording_segments
  for each row execute function private.stop_changed_cards();
create trigger stop_cards_without_segments
  after delete on public.recording_segments
  for each row when (current_setting('lectern.deleted_account', true) is distinct from old.user_id::text)
  execute function private.stop_changed_cards();
create trigger stop_changed_cards
  after update of transcript on public.recordings
  for each row when (old.transcript is distinct from new.transcript) execute function private.stop_changed_cards();

-- A student who words a card anew, or keeps it, has looked at it. The right answer of a choice is its back.
create function private.note_card_change() returns trigger
  language plpgsql volatile security definer
  set search_path = ''
  as $$
begin
  if new.front <> old.front or new.back <> old.back then new.edited_at := private.moment(); end if;
  if new.back <> old.back and new.choices is not null then
    new.choices := (
      select jsonb_agg(case when choice = old.back then new.back else choice end order by at)
        from jsonb_array_elements_text(new.choices) with ordinality as one (choice, at)
    );
  end if;
  if old.source_changed then
    new.source_hash := private.hash_source(private.card_source(new.recording_id, new.first, new.last));
    new.source_changed := false;
  end if;
  return new;
end
$$;

-- After refuse_protected_columns, whose name comes later: that one looks at the columns a statement names, not at these.
create trigger note_card_change
  before update of front, back, standing on public.cards
  for each row execute function private.note_card_change();

-- At most 50 proposals and 500 kept cards a recording, and 1,000 cards of all standings. Writes of one recording wait for
-- one another, because neither sees what the other has not committed.
create function private.limit_cards() returns trigger
  language plpgsql volatile
  set search_path = ''
  as $$
declare
  grown uuid[];
  exceeded text;
begin
  if tg_op = 'INSERT' then
    grown := array(select distinct recording_id from after order by 1);
  else
    grown := array(
      select distinct after.recording_id
        from after join before on before.id = after.id and before.user_id = after.user_id
        where after.standing <> before.standing order by 1
    );
  end if;
  if grown = '{}' then return null; end if;
  perform pg_advisory_xact_lock('public.cards'::regclass::oid::integer, hashtext(one::text)) from unnest(grown) as one;
  select case
      when max(kept) > 500 then 'at_most_500_kept_cards'
      when max(proposed) > 50 then 'at_most_50_proposed_cards'
      when max(cards) > 1000 then 'at_most_1000_cards'
    end into exceeded
    from (
      select count(*) filter (where standing = 'kept') as kept, count(*) filter (where standing = 'proposed') as proposed,
          count(*) as cards
        from public.cards where recording_id = any (grown) group by recording_id
    ) as counts;
  if exceeded is not null then
    raise exception 'new row for relation "cards" violates check constraint "%"', exceeded
      using errcode = 'check_violation', schema = 'public', table = 'cards', constraint = exceeded;
  end if;
  return null;
end
$$;

create trigger limit_new_cards
  after insert on public.cards
  referencing new table as after
  for each statement execute function private.limit_cards();
create trigger limit_changed_cards
  after update on public.cards
  referencing old table as before new table as after
  for each statement execute function private.limit_cards();

-- A card as the functions answer it.
create function private.card_answer(p_card public.cards) returns jsonb
  language sql stable
  set search_path = ''
  as $$
    select jsonb_build_object(
      'id', p_card.id, 'recording_id', p_card.recording_id, 'kind', p_card.kind, 'front', p_card.front,
      'back', p_card.back, 'choices', p_card.choices, 'quote', p_card.quote, 'first', p_card.first, 'last', p_card.last,
      'start', p_card.start_s, 'origin', p_card.origin, 'standing', p_card.standing, 'suspended', p_card.suspended,
      'source_changed', p_card.source_changed, 'edited_at', p_card.edited_at, 'created_at', p_card.created_at, 'rank', p_card.rank
    )
  $$;

-- Stores proposals [{kind, front, back, choices, quote, first, last, start}], best first, until fifty stand: those whose
-- quote was said where they say, and which the recording hasn't had.
-- outcome: 'stored' | 'full' (some, or all, found no room) | 'not-found' (no such recording of this person)
create function public.store_proposed_cards(p_user_id uuid, p_recording_id uuid, p_origin text, p_cards jsonb)
  returns table (outcome text, cards jsonb)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  proposed jsonb;
  made public.cards;
  source text;
  stored jsonb := '[]';
  room bigint;
begin
  perform from public.recordings as r where r.id = p_recording_id and r.user_id = p_user_id for key share;
  if not found then
    return query select 'not-found', stored;
    return;
  end if;
  perform pg_advisory_xact_lock('public.cards'::regclass::oid::integer, hashtext(p_recording_id::text));
  select least(50 - count(*) filter (where c.standing = 'proposed'), 1000 - count(*)) into room
    from public.cards as c where c.recording_id = p_recording_id;

  for proposed in select card from jsonb_array_elements(p_cards) with ordinality as one (card, at) order by at loop
    source := private.card_source(p_recording_id, (proposed ->> 'first')::integer, (proposed ->> 'last')::integer);
    continue when source is null
      or strpos(private.collapse_blanks(source), private.collapse_blanks(proposed ->> 'quote')) = 0
      or exists (
        select from public.cards as c
          where c.recording_id = p_recording_id
            and (
              c.front = proposed ->> 'front'
              or (c.kind = proposed ->> 'kind' and c.back = proposed ->> 'back' and c.quote = proposed ->> 'quote')
            )
      );
    if jsonb_array_length(stored) >= room then
      return query select 'full', stored;
      return;
    end if;
    insert into public.cards
        (user_id, recording_id, kind, front, back, choices, quote, first, last, start_s, source_hash, origin, rank)
      values (
        p_user_id, p_recording_id, proposed ->> 'kind', proposed ->> 'front', proposed ->> 'back',
        nullif(proposed -> 'choices', 'null'), proposed ->> 'quote', (proposed ->> 'first')::integer,
        (proposed ->> 'last')::integer, (proposed ->> 'start')::numeric, private.hash_source(source), p_origin,
        jsonb_array_length(stored)
      )
      returning * into made;
    stored := stored || private.card_answer(made);
  end loop;
  return query select 'stored', stored;
end
$$;

-- Stores a card {id, front, back, quote, first, last} that a student made, once an id.
-- outcome: 'added' | 'already-added' | 'not-found' (no such recording of this person) | 'not-said' (the quote isn't what the
-- segments say) | 'full' (the recording has 500 kept cards, or 1,000 of all)
create function public.store_own_card(p_user_id uuid, p_recording_id uuid, p_card jsonb)
  returns table (outcome text, card jsonb)
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  made public.cards;
  source text;
begin
  perform from public.recordings as r where r.id = p_recording_id and r.user_id = p_user_id for key share;
  if not found then
    return query select 'not-found', null::jsonb;
    return;
  end if;
  perform pg_advisory_xact_lock('public.cards'::regclass::oid::integer, hashtext(p_recording_id::text));
  select * into made from public.cards as c where c.id = (p_card ->> 'id')::uuid and c.user_id = p_user_id;
  if found then
    return query select 'already-added', private.card_answer(made);
    return;
  end if;
  source := private.card_source(p_recording_id, (p_card ->> 'first')::integer, (p_card ->> 'last')::integer);
  if source is null or strpos(private.collapse_blanks(source), private.collapse_blanks(p_card ->> 'quote')) = 0 then
    return query select 'not-said', null::jsonb;
    return;
  end if;
  if (
    select count(*) >= 1000 or count(*) filter (where c.standing = 'kept') >= 500
      from public.cards as c where c.recording_id = p_recording_id
  ) then
    return query select 'full', null::jsonb;
    return;
  end if;
  insert into public.cards
      (id, user_id, recording_id, kind, front, back, quote, first, last, start_s, source_hash, origin, standing)
    values (
      (p_card ->> 'id')::uuid, p_user_id, p_recording_id, 'question', p_card ->> 'front', p_card ->> 'back',
      p_card ->> 'quote', (p_card ->> 'first')::integer, (p_card ->> 'last')::integer,
      (
        select (s.segments -> (p_card ->> 'first')::integer ->> 'start')::numeric
          from public.recording_segments as s where s.recording_id = p_recording_id
      ),
      private.hash_source(source), 'student', 'kept'
    )
    returning * into made;
  return query select 'added', private.card_answer(made);
end
$$;

revoke all on function private.card_source(uuid, integer, integer) from public, anon, authenticated;
revoke all on function private.hash_source(text) from public, anon, authenticated;
revoke all on function private.collapse_blanks(text) from public, anon, authenticated;
revoke all on function private.stop_changed_cards() from public, anon, authenticated;
revoke all on function private.note_card_change() from public, anon, authenticated;
revoke all on function private.limit_cards() from public, anon, authenticated;
revoke all on function private.card_answer(public.cards) from public, anon, authenticated;
revoke all on function public.store_proposed_cards(uuid, uuid, text, jsonb) from public, anon, authenticated;
revoke all on function public.store_own_card(uuid, uuid, jsonb) from public, anon, authenticated;
grant execute on function public.store_proposed_cards(uuid, uuid, text, jsonb) to service_role;
grant execute on function public.store_own_card(uuid, uuid, jsonb) to service_role;
