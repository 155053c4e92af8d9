-- A search in English finds "colour" by "color", and the other way round (FND-04, UNT-01).

-- Folded words as they were typed, and in the other spelling of English. As in packages/domain/src/spellings.ts.
create function private.to_spellings(p_folded text) returns text[]
  language sql immutable
  set search_path = ''
  as $$
    select array[p_folded] || array(
      select distinct other.spelling
        from (
          select regexp_replace(
              regexp_replace(
                regexp_replace(
                  p_folded, '([a-z]{3})our(?=(?:s|ed|ing|al|able|ful|ites?|less|ers?|hoods?|ism|ist)?\M)', '\1or', 'g'
                ), '([a-z]{2}[iy])s(?=(?:e[ds]?|ing|ers?|ations?)\M)', '\1z', 'g'
              ), '([a-z]{2}[bt])re(?=s?\M)', '\1er', 'g'
            )
          union all
          select regexp_replace(
              regexp_replace(
                regexp_replace(
                  p_folded, '([a-z]{3})or(?=(?:s|ed|ing|al|able|ful|ites?|less|ers?|hoods?|ism|ist)?\M)', '\1our', 'g'
                ), '([a-z]{2}[iy])z(?=(?:e[ds]?|ing|ers?|ations?)\M)', '\1s', 'g'
              ), '([a-z]{2}[bt])er(?=s?\M)', '\1re', 'g'
            )
        ) as other (spelling)
        where other.spelling <> p_folded
    )
  $$;
revoke all on function private.to_spellings(text) from public, anon, authenticated;

-- A question in each language of a student, and the stems that it looks for. Without rows it asks for nothing: it has stop
-- words only, or only what must not occur.
create or replace function private.search_queries(p_user_id uuid, p_query text)
  returns table (language text, query tsquery, stems text[])
  language plpgsql stable
  set search_path = ''
  as $$
declare
  item record;
  alternatives text[];
  alternative text;
  asked tsquery;
begin
  for language in select distinct s.language from private.search_shelves as s where s.user_id = p_user_id loop
    query := '';
    stems := '{}';
    for item in select * from private.search_terms(p_query) loop
      alternatives := case language when 'english' then private.to_spellings(item.term) else array[item.term] end;
      if item.is_beginning then
        alternatives := alternatives || array(
          select v.word from private.vocabulary as v
            where v.user_id = p_user_id and v.word > item.term collate "C" and v.word < item.term || U&'\+10FFFF' collate "C"
            order by v.texts desc, v.word limit 24
        );
      end if;
      asked := '';
      foreach alternative in array alternatives loop
        asked := asked || phraseto_tsquery(language::regconfig, alternative);
        if not item.is_negated then
          stems := stems || tsvector_to_array(to_tsvector(language::regconfig, alternative));
        end if;
      end loop;
      continue when numnode(asked) = 0;
      query := query && case when item.is_negated then !!asked else asked end;
    end loop;
    if cardinality(stems) > 0 then return next; end if;
  end loop;
end
$$;

-- What a word of a question may stand for in the recordings of a scope: itself in both spellings of English, the long form of an
-- abbreviation or the other way round, and of a word that the student's recordings never have the likest ones that they have.
create or replace function private.word_variants(p_user_id uuid, p_word text, p_words text[], p_recording_ids uuid[]) returns text[]
  language sql stable
  set search_path = ''
  as $$
    with form as (
      select private.fold(f ->> 'term') as term, private.fold(f ->> 'form') as form
        from public.recording_outlines as o, jsonb_array_elements(o.forms) as f
        where o.recording_id = any (p_recording_ids) and jsonb_typeof(o.forms) = 'array'
    )
    select private.to_spellings(p_word)
      || array(select distinct form from form where term = p_word limit 4)
      || array(
        select distinct term from form
          where p_word = any (string_to_array(form, ' ')) and string_to_array(form, ' ') <@ p_words limit 4
      )
      || array(
        select v.word from private.vocabulary as v
          where p_word !~ '\s' and char_length(p_word) between 4 and 40 and v.user_id = p_user_id and v.word operator(extensions.%) p_word
            and extensions.similarity(v.word, p_word) >= 0.34
            and not exists (select from private.vocabulary as own where own.user_id = p_user_id and own.word = p_word)
          order by extensions.similarity(v.word, p_word) desc, v.texts desc, v.word
          limit 3
      )
  $$;
