import { createPostgresConnection } from "@supabase/lite/postgres";
import { Kysely } from "kysely";
import type { Sql as Client } from "postgres";
import type { Database, Sql } from "./database.ts";
import { openGate } from "./gate.ts";
import { postgresValueTypes } from "./value-types.ts";
import { createSessions, type ReadOptions, type Session } from "./postgres-sessions.ts";
import { sessionsDialect } from "./sessions-dialect.ts";

const MOST_SESSIONS = 10;
const STATEMENT_TIMEOUT_MS = 30_000;

/** lite passes JSON as text. Without this, postgres.js would encode that text as a JSON string. */
const toJsonType = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value)),
  parse: (text: string): unknown => JSON.parse(text),
});

const sqlOn =
  (session: Session): Sql =>
  async <Row>(text: string, params?: unknown[]) => {
    if (params !== undefined) return [...(await session.run(text, params))] as Row[];
    const results = await session.runScript(text);
    const last: unknown = Array.isArray(results) && Array.isArray(results.at(-1)) ? results.at(-1) : results;
    return [...(last as Row[])];
  };

/**
 * Opens a database on a PostgreSQL server, with a session for each request. `url` as in
 * `postgres://postgres@127.0.0.1:5432/lectern`.
 */
export function openPostgres(url: string): Database {
  const connection = createPostgresConnection({
    url,
    postgresOptions: {
      onnotice: () => undefined,
      // No statement may occupy a session forever. PGlite can't stop one, because it runs in the same thread.
      connection: { statement_timeout: STATEMENT_TIMEOUT_MS },
      // PostgreSQL's own numbers of the two types.
      types: { ...postgresValueTypes, json: toJsonType(114), jsonb: toJsonType(3802) },
    },
  });
  // lite's own client is never connected. lite reads its type parsers.
  const { options } = connection.driver as Client;
  const sessions = createSessions(options as unknown as ReadOptions, MOST_SESSIONS);
  connection.kysely = new Kysely({ dialect: sessionsDialect(sessions) });

  const onSession = async <T>(work: (session: Session) => Promise<T>): Promise<T> => {
    const session = await sessions.acquire();
    try {
      return await work(session);
    } finally {
      sessions.release(session);
    }
  };
  return {
    driver: "postgres",
    connection,
    gate: openGate,
    losses: () => sessions.losses(),
    sql: (text, params) => onSession((session) => sqlOn(session)(text, params)),
    transaction: (work) =>
      onSession(async (session) => {
        await session.run("begin", []);
        try {
          const result = await work(sqlOn(session));
          await session.run("commit", []);
          return result;
        } catch (error) {
          // PostgreSQL rolls back the transaction of a lost session.
          await session.run("rollback", []).catch(() => undefined);
          throw error;
        }
      }),
    close: async () => {
      await sessions.close();
      await connection.close();
    },
  };
}
