/**
 * The schema as it stands, for readers: `npm run schema` runs the migrations and writes `schema.md`;
 * tests/schema.test.ts notices a stale one.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createMigratedDatabase, type Query, toQuery } from "./migrated-database.ts";

export const schemaFile = join(import.meta.dirname, "../schema.md");

interface Table {
  readonly name: string;
  readonly comment: string | null;
  readonly columns: readonly { readonly name: string; readonly type: string; readonly rest: string }[];
  readonly constraints: readonly string[];
  readonly indexes: readonly string[];
  readonly policies: readonly string[];
  readonly triggers: readonly string[];
}

const tablesQuery = /* sql */ `
  select relnamespace::regnamespace || '.' || relname as name,
    (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod), 'rest', concat_ws(' ',
        case when attnotnull then 'not null' end,
        (select case when attgenerated = 's' then 'generated as ' else 'default ' end || pg_get_expr(adbin, adrelid)
          from pg_attrdef where adrelid = attrelid and adnum = attnum))) order by attnum)
      from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
    coalesce((select json_agg(pg_get_constraintdef(oid) order by contype, conname) from pg_constraint where conrelid = c.oid and contype <> 'n'), '[]') as constraints,
    coalesce((select json_agg(regexp_replace(pg_get_indexdef(indexrelid), '^CREATE (UNIQUE )?INDEX (\\S+) ON \\S+ ', '\\1\\2 ') order by indexrelid::regclass::text)
      from pg_index where indrelid = c.oid and not exists (select from pg_constraint where conindid = indexrelid and conrelid = c.oid)), '[]') as indexes,
    coalesce((select json_agg(concat_ws(' ', polname || ':', case when polpermissive then '' else 'restrictive' end,
        case polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
        'to', array_to_string(array(select rolname from pg_roles where oid = any (polroles)), ', '),
        'using (' || pg_get_expr(polqual, polrelid) || ')', 'with check (' || pg_get_expr(polwithcheck, polrelid) || ')') order by polname)
      from pg_policy where polrelid = c.oid), '[]') as policies,
    coalesce((select json_agg(regexp_replace(pg_get_triggerdef(oid), '^CREATE (CONSTRAINT )?TRIGGER ', '') order by tgname)
      from pg_trigger where tgrelid = c.oid and not tgisinternal), '[]') as triggers
  from pg_class as c where relkind in ('r', 'p', 'v', 'm') and relnamespace::regnamespace::text in ('public', 'private')
  order by 1`;

interface FunctionRow {
  readonly name: string;
  readonly result: string;
  readonly callers: string | null;
  readonly definer: boolean;
}

const functionsQuery = /* sql */ `
  select pronamespace::regnamespace || '.' || proname || '(' || pg_get_function_identity_arguments(oid) || ')' as name,
    pg_get_function_result(oid) as result, prosecdef as definer,
    (select string_agg(role, ', ') from unnest(array['anon', 'authenticated', 'service_role']) as role
      where has_function_privilege(role, pg_proc.oid, 'execute')) as callers
  from pg_proc where pronamespace::regnamespace::text in ('public', 'private')
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  order by 1`;

const inTable = (text: string) => text.replaceAll(/\s+/g, " ").replaceAll("|", "\\|");
const toList = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : ["", `${title}:`, "", ...lines.map((line) => `- \`${line.replaceAll(/\s+/g, " ")}\``)];

const describeTable = ({ name, columns, constraints, indexes, policies, triggers }: Table): string =>
  [
    `## ${name}`,
    "",
    "| column | type | |",
    "|---|---|---|",
    ...columns.map((column) => `| ${column.name} | ${inTable(column.type)} | ${inTable(column.rest)} |`),
    ...toList("Constraints", constraints),
    ...toList("Indexes", indexes),
    ...toList("Policies", policies),
    ...toList("Triggers", triggers),
  ].join("\n");

/** Writes the text of the file, from a database with the migrations. */
export async function generateSchema(query: Query): Promise<string> {
  // Names are then written with their schema, as describe_schema writes them.
  const read = <Row>(text: string) => query<Row>(`set search_path = ''; ${text}`);
  const tables = await read<Table>(tablesQuery);
  const functions = await read<FunctionRow>(functionsQuery);
  return `${[
    "# The schema that stands",
    "",
    "Generated from the migrations by `npm run schema`. Clients reach `public`; `private` is the server's.",
    "",
    ...tables.flatMap((table) => [describeTable(table), ""]),
    "## Functions",
    "",
    "Those marked with * bypass row-level security. The last column names the roles that may call them.",
    "",
    "| function | returns | called by |",
    "|---|---|---|",
    ...functions.map(
      ({ name, result, callers, definer }) =>
        `| ${inTable(name)}${definer ? " *" : ""} | ${inTable(result)} | ${callers ?? "triggers and functions"} |`,
    ),
  ].join("\n")}\n`;
}

if (import.meta.main) {
  const database = await createMigratedDatabase();
  await writeFile(schemaFile, await generateSchema(toQuery(database)));
  await database.close();
  console.log(`wrote ${schemaFile}`);
}
