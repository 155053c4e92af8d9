-- No text stops PostgreSQL's parser, and a student's day has a limit of stored bytes (SRV-11, SRV-13).
-- Lower case, without accents, in any locale of the database; words and nothing else. PostgreSQL's parser takes more than quadratic
-- time for unclosed "<!--" and for long runs with "_", "-" or "~/", so it never sees a sign: each run of signs is a blank. What is
-- indexed and what is asked both pass here (SRV-13). Soft hyphens, zero-width signs and the vowel signs of Arabic and Hebrew are left
-- out, and an alef is an alef, as in packages/domain/src/text-folding.ts.
create or replace function private.fold(p_text text) returns text
  language plpgsql stable
  set search_path = ''
  as $$
declare
  folded text := lower(p_text collate pg_catalog.pg_c_utf8);
begin
  if octet_length(folded) > char_length(folded) then
    -- More marks on one letter than any script uses: to normalize them takes quadratic time.
    folded := regexp_replace(folded, '([\u0300-\u036f]{16})[\u0300-\u036f]+', '\1', 'g');
    if folded is not nfkc normalized then folded := normalize(folded, nfkc); end if;
    folded := regexp_replace(
      folded,
      '[\u00ad\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]+',
      '', 'g'
    );
    folded := extensions.unaccent(translate(folded, 'آأإٱ', 'اااا'));
    if octet_length(folded) > char_length(folded) then
      -- Signs that a database in the locale C takes for letters.
      folded := translate(folded, '、。・־؟،؛۔।॥', '          ');
      folded := regexp_replace(folded, '([\u0e00-\u0eff\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff])', ' \1 ', 'g');
    end if;
  end if;
  return regexp_replace(folded, '[\u0001-\u002f\u003a-\u0060\u007b-\u00a0\u2010-\u205e\u2e00-\u2e5d\u3000-\u3004\u3008-\u301f]+', ' ', 'g');
end
$$;

-- The terms of a question, folded: words, phrases in quotes, -words that must not occur. The last word may be the beginning
-- of others. At most 16 count.
create or replace function private.search_terms(p_query text)
  returns table (place integer, term text, is_phrase boolean, is_negated boolean, is_beginning boolean)
  language sql stable
  set search_path = ''
  as $$
    select row_number() over (order by t.position)::integer, t.term, t.is_phrase, t.is_negated,
        not t.is_phrase and not t.is_negated and p_query !~ '\s$' and t.position = t.many and char_length(t.term) >= 3
      from (
        select found.position, count(*) over () as many,
            btrim(private.fold(coalesce(found.term[2], found.term[3]))) as term,
            found.term[2] is not null as is_phrase, found.term[1] = '-' as is_negated
          from (
            -- fold leaves no signs: those that mean something here are read before.
            select translate(p_query, '“”„‟«»＂‐‑–—−－', '"""""""------') as text
          ) as plain,
          lateral (
            select case when plain.text like '%"%' then plain.text
              else regexp_replace(plain.text, '([\u0e00-\u0eff\u1780-\u17ff\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff]{2,})', '"\1"', 'g')
            end as text
          ) as q,
          regexp_matches(q.text, '(-?)(?:"([^"]*)"?|([^\s"]+))', 'g') with ordinality as found (term, position)
          where found.position <= 16
      ) as t
      where t.term <> ''
  $$;

-- Adds the words of a text to a student's vocabulary, or takes them out.
create or replace function private.count_words(p_user_id uuid, p_folded text[], p_change integer) returns void
  language plpgsql volatile
  set search_path = ''
  as $$
declare
  counted text[];
begin
  -- Two texts of one person have words in common: the second waits here, not in the middle.
  perform pg_advisory_xact_lock('private.vocabulary'::regclass::oid::integer, hashtext(p_user_id::text));
  select array_agg(distinct word) into counted
    from unnest(p_folded) as folded, unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', folded))) as word
    where char_length(word) between 3 and 40 and word !~ '^[0-9]+$';
  insert into private.vocabulary as v (user_id, word, texts)
    select p_user_id, word, p_change from unnest(counted) as word
    on conflict (user_id, word) do update set texts = v.texts + excluded.texts;
  if p_change < 0 then
    delete from private.vocabulary where user_id = p_user_id and word = any (counted) and texts <= 0;
  end if;
end
$$;

-- Where the recordings of a scope speak of the words: see the file that created it. More words than may be asked are the caller's
-- mistake, not the server's.
create or replace function private.find_unit_passages(p_words text[], p_folder_id uuid, p_recording_ids uuid[]) returns jsonb
  language plpgsql stable security definer
  set search_path = ''
  set client_min_messages = warning
  as $$
declare
  me constant uuid := auth.uid();
  nothing constant jsonb := jsonb_build_object('said', '[]'::jsonb, 'found', '[]'::jsonb);
  allowed uuid[];
  words text[];
  variants text[];
  variant text;
  shelf record;
  last_language text;
  queries tsquery[];
  query tsquery;
  any_word tsquery;
  matches private.unit_match[] := '{}';
  chosen record;
  segments jsonb;
  transcript text;
  said jsonb;
  found jsonb := '[]';
begin
  if cardinality(p_words) > 16 or cardinality(p_recording_ids) > 200 then
    raise exception 'at most 16 words and 200 recordings' using errcode = 'string_data_right_truncation';
  end if;
  if me is null or not private.is_session_active() or (p_folder_id is null and p_recording_ids is null) then return nothing; end if;
  words := array(select distinct private.fold(left(word, 80)) from unnest(p_words) as word where btrim(word) <> '');
  -- The same rows as read_unit's.
  allowed := array(
    select r.id from public.recordings as r
      where r.user_id = me and r.status = 'completed'
        and (p_folder_id is null or r.folder_id = p_folder_id)
        and (p_recording_ids is null or r.id = any (p_recording_ids))
      order by r.created_at, r.id limit 200
  );
  for shelf in
    select distinct private.search_language(r.language) as language, private.quarter(r.created_at) as quarter
      from public.recordings as r where r.id = any (allowed) order by 1
  loop
    if shelf.language is distinct from last_language then
      last_language := shelf.language;
      queries := '{}';
      any_word := '';
      for i in 1 .. cardinality(words) loop
        variants := private.word_variants(me, words[i], words, allowed);
        query := '';
        foreach variant in array variants loop
          query := query || phraseto_tsquery(shelf.language::regconfig, variant);
        end loop;
        continue when numnode(query) = 0;
        queries := queries || query;
        any_word := any_word || query;
      end loop;
    end if;
    continue when cardinality(queries) = 0;
    matches := matches || array(
      select row(
          p.recording_id, p.part, p.first, p.last,
          (select count(*) from unnest(queries) as one where p.words @@ one), ts_rank(p.words, any_word)
        )::private.unit_match
        from private.passages as p
        where p.shelf = private.shelf(me, shelf.language, shelf.quarter) and p.user_id = me and p.words @@ any_word
          and p.recording_id = any (allowed) and p.part in ('said', 'transcript')
        limit 20000
    );
  end loop;

  for chosen in
    with passage as materialized (select * from unnest(matches)),
      recording as materialized (
        select p.id, max(p.covered) as covered, max(p.rank) as rank from passage as p group by p.id
      ),
      likely as materialized (
        (select * from recording order by covered desc, rank desc, id limit 16)
        union
        (
          select o.* from unnest(allowed) with ordinality as a (id, place) join recording as o on o.id = a.id
            where o.covered = (select max(covered) from recording)
            order by a.place limit 1
        )
      ),
      ordered as materialized (
        select p.*, row_number() over (partition by p.id order by p.covered desc, p.first) as early
          from passage as p where p.id = any (array(select l.id from likely as l))
      ),
      -- The earliest stretch that has most is one of the eight: an introduction has no rank.
      placed as materialized (
        select o.*, row_number() over (partition by o.id order by (o.early = 1) desc, o.covered desc, o.rank desc, o.first) as place
          from ordered as o
      )
      select l.id, l.covered,
          array(
            select distinct i from placed as b, generate_series(greatest(0, b.first - 3), b.last + 3) as i
              where b.id = l.id and b.place <= 8 and b.part = 'said' order by i
          ) as around,
          array(
            select int4range(b.first, b.last, '[]') from placed as b
              where b.id = l.id and b.place <= 8 and b.part = 'transcript' order by b.first
          ) as stretches
        from likely as l order by l.covered desc, l.rank desc, l.id
  loop
    -- Unpacked once for all stretches: in a join a long text is unpacked for each.
    select sg.segments #> '{}' into segments from public.recording_segments as sg where sg.recording_id = chosen.id;
    select r.transcript into transcript from public.recordings as r where r.id = chosen.id and cardinality(chosen.stretches) > 0;
    found := found || jsonb_build_object(
      'id', chosen.id, 'covered', chosen.covered,
      'segments', (
        select jsonb_agg(jsonb_build_object('index', i) || (segments -> i) order by i)
          from unnest(chosen.around) as i where segments -> i is not null
      ),
      'text', (
        select jsonb_agg(substr(transcript, lower(s), upper(s) - lower(s)) order by lower(s)) from unnest(chosen.stretches) as s
      )
    );
  end loop;
  select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'covered', s.covered)), '[]') into said
    from (select m.id, max(m.covered) as covered from unnest(matches) as m group by m.id) as s;
  return jsonb_build_object('said', said, 'found', found);
end
$$;

-- What a student has sent on a day, in UTC. Counted by a call of its own before anything is written: what fails has counted too.
create table private.stored_bytes (
  user_id uuid not null references private.accounts (id) on delete cascade,
  day date not null,
  bytes bigint not null check (bytes >= 0),
  primary key (user_id, day)
);

alter table private.stored_bytes enable row level security;
revoke all on private.stored_bytes from public, anon, authenticated, service_role;

-- Counts what a student is about to send: 100 MB a day. Returns null, or the seconds after which there is room again.
create function public.take_storage(p_user_id uuid, p_bytes bigint) returns integer
  language plpgsql volatile security definer
  set search_path = ''
  as $$
declare
  now_at constant timestamp := private.moment() at time zone 'UTC';
  used bigint;
begin
  delete from private.stored_bytes where user_id = p_user_id and day < now_at::date;
  insert into private.stored_bytes as today (user_id, day, bytes)
    select id, now_at::date, p_bytes from private.accounts where id = p_user_id
    on conflict (user_id, day) do update set bytes = today.bytes + excluded.bytes
    returning bytes into used;
  if coalesce(used, 0) <= 104857600 then return null; end if;
  return ceil(extract(epoch from now_at::date + interval '1 day' - now_at));
end
$$;

revoke all on function public.take_storage(uuid, bigint) from public, anon, authenticated;
grant execute on function public.take_storage(uuid, bigint) to service_role;
