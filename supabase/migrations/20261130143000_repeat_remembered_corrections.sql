-- A repeat of remember_correction whose answer was lost came after a later correction of the same words, and took its place. Each now
-- knows the ids of those before it (COR-03, COR-04).
alter table public.course_corrections add column replaced uuid[] not null default '{}';

-- The rest of the function stays as it is.
do $do$
declare
  definition constant text := pg_get_functiondef('public.remember_correction(uuid, uuid, text, text, text)'::regprocedure);
  edited constant text := replace(definition, 'do update set id = excluded.id, shown = excluded.shown;', $$do update
      set id = excluded.id, shown = excluded.shown,
          -- More repeats than these aren't on their way.
          replaced = (course_corrections.id || course_corrections.replaced)[1:20]
      where course_corrections.id <> excluded.id and excluded.id <> all (course_corrections.replaced);$$);
begin
  if edited = definition then raise exception 'remember_correction is another function'; end if;
  execute edited;
end
$do$;
