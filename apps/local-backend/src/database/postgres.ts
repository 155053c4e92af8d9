import { createPostgresConnection } from "@supabase/lite/postgres";
import type { Sql as Client, TransactionSql } from "postgres";
import type { Database, Sql } from "./database.ts";
import { openGate } from "./gate.ts";

/** lite hands JSON over as text already; postgres.js would make a JSON string of that text. */
const jsonOnce = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

const sqlOn =
  (session: Client | TransactionSql): Sql =>
  async <Row>(text: string, params?: unknown[]) => {
    if (params !== undefined) return [...(await session.unsafe(text, params as never[]))] as Row[];
    const results: unknown = await session.unsafe(text).simple();
    const last: unknown = Array.isArray(results) && Array.isArray(results.at(-1)) ? results.at(-1) : results;
    return [...(last as Row[])];
  };

/** A PostgreSQL server, a session per request. `url` as in `postgres://postgres@127.0.0.1:5432/lectern`. */
export function openPostgres(url: string): Database {
  const connection = createPostgresConnection({
    url,
    postgresOptions: { onnotice: () => undefined, max: 10, types: { json: jsonOnce(114), jsonb: jsonOnce(3802) } },
  });
  const client = connection.driver as Client;
  return {
    driver: "postgres",
    connection,
    gate: openGate,
    sql: (text, params) => sqlOn(client)(text, params),
    transaction: async (work) =>
      (await client.begin((session) => work(sqlOn(session)))) as Awaited<ReturnType<typeof work>>,
    close: () => connection.close(),
  };
}
