-- The moment at which a lecture says a term was looked for with the words of the last language of the unit, and where that is another one
-- the lecture's passage was named, up to 75 seconds too early (UNT-03). The rest of the function stays as it is.
do $do$
declare
  definition constant text := pg_get_functiondef('private.read_unit_terms(uuid)'::regprocedure);
  with_names constant text := replace(
    replace(definition, E'  last_language text;\n', E'  last_language text;\n  names_by_language jsonb := \'{}\';\n'),
    E'          ) as q;\n    end if;\n', $$          ) as q;
      names_by_language := names_by_language || jsonb_build_object(shelf.language, name_queries::text[]);
    end if;
$$);
  edited constant text := replace(with_names, E'    folded := array(\n', $$    name_queries := array(
      select name::tsquery from jsonb_array_elements_text(names_by_language -> lecture.language) with ordinality as e (name, place)
        order by place
    );
    folded := array(
$$);
begin
  if position('jsonb := ''{}''' in with_names) = 0 or position('name_queries::text[]' in with_names) = 0 or edited = with_names then
    raise exception 'read_unit_terms is another function';
  end if;
  execute edited;
end
$do$;
