import type { Database } from "../database/database.ts";

/** Of each table, such as `public.folders`: how many rows it has, and of each column a digest of its values in any order. */
export type RowDigests = Readonly<Record<string, { readonly rows: number; readonly columns: Record<string, string> }>>;

/** Digests every row of the tables that the backend writes. */
export function digestRows(database: Database): Promise<RowDigests> {
  return database.transaction(async (sql) => {
    await sql("set local timezone = 'UTC'");
    const tables = await sql<{ name: string; columns: string[] }>(
      `select format('%I.%I', table_schema, table_name) as name,
          array_agg(quote_ident(column_name) order by ordinal_position) as columns
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
        where table_type = 'BASE TABLE' and table_schema in ('public', 'private', 'auth', 'stripe_stand_in')
        group by 1 order by 1`,
      [],
    );
    const digests: Record<string, RowDigests[string]> = {};
    for (const { name, columns } of tables) {
      const values = columns.map((column) => {
        const value = `md5(coalesce(${column}::text, '-'))`;
        return `md5(string_agg(${value}, '' order by ${value})) as ${column}`;
      });
      // oxlint-disable-next-line no-await-in-loop -- one session, one statement at a time
      const [row] = await sql<{ number_of_rows: number } & Record<string, string>>(
        `select count(*) as number_of_rows, ${values.join(", ")} from ${name}`,
        [],
      );
      const { number_of_rows, ...digest } = row!;
      digests[name] = { rows: number_of_rows, columns: digest };
    }
    return digests;
  });
}
