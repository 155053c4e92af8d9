import type { Database } from "./database.ts";

/**
 * Lists the tables of `public` that the server's role or, where a policy is for them, signed-in people may not read: those of a
 * backup that was restored before its roles were there have lost every grant.
 */
export async function findClosedTables(database: Database): Promise<string[]> {
  const rows = await database.sql<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and (not has_table_privilege('service_role', oid, 'select')
          or not has_any_column_privilege('authenticated', oid, 'select')
            and exists (select from pg_policy where polrelid = pg_class.oid and polcmd in ('r', '*') and polpermissive))
      order by 1`,
    [],
  );
  return rows.map(({ name }) => name);
}

/** Thrown at a start on a database whose grants are gone. The message says what to do. */
export class TablesClosed extends Error {
  override readonly name = "TablesClosed";
}

/** @throws TablesClosed if the data API may not read a table */
export async function checkTablesOpen(database: Database): Promise<void> {
  const closed = await findClosedTables(database);
  if (closed.length === 0) return;
  throw new TablesClosed(
    `The data API may not read ${closed.length} tables (${closed[0]}): the backup was restored before its roles were there. Restore it into an empty database after apps/local-backend/roles.sql (docs/deploy.md).`,
  );
}
