-- What `npm run doctor` compares with this folder: a digest of each applied migration without comments and layout, as
-- scripts/migrations.ts makes it, and the names of all that migrations create.
create function public.describe_schema() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  history jsonb := '[]';
begin
  -- The Supabase CLI makes this table; a database that another tool migrated has none.
  if to_regclass('supabase_migrations.schema_migrations') is not null then
    execute $query$
      select coalesce(jsonb_agg(jsonb_build_object('migration', version || '_' || coalesce(name, ''), 'digest', left(encode(
          sha256(convert_to(regexp_replace(regexp_replace(coalesce(array_to_string(statements, E'\n'), ''),
            '--[^\n]*', '', 'g'), '[\s;]+', '', 'g'), 'UTF8')), 'hex'), 32)) order by version), '[]')
        from supabase_migrations.schema_migrations
    $query$ into history;
  end if;
  return jsonb_build_object('history', history, 'objects', (
    select coalesce(jsonb_agg(name order by name), '[]') from (
      select relnamespace::regnamespace::text || '.' || relname as name from pg_catalog.pg_class
        where relkind in ('r', 'p', 'v', 'm') and relnamespace::regnamespace::text in ('public', 'private')
      union all
      select pronamespace::regnamespace::text || '.' || proname || '(' || pg_get_function_identity_arguments(pg_proc.oid) || ')'
        from pg_catalog.pg_proc
        where pronamespace::regnamespace::text in ('public', 'private')
          and not exists (select from pg_catalog.pg_depend where objid = pg_proc.oid and deptype = 'e')
    ) as objects
  ));
end
$$;
revoke all on function public.describe_schema() from public, anon, authenticated;
grant execute on function public.describe_schema() to service_role;
