import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type { Session, Sessions } from "./postgres-sessions.ts";

interface Held extends DatabaseConnection {
  readonly session: Session;
}

const CHANGES = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

const hold = (session: Session): Held => ({
  session,
  executeQuery: async <Row>({ sql, parameters }: CompiledQuery) => {
    const result = await session.run(sql, parameters);
    const changed = CHANGES.has(result.command) ? { numAffectedRows: BigInt(result.count) } : {};
    return { rows: [...result] as Row[], ...changed };
  },
  streamQuery: () => {
    throw new Error("nothing here streams");
  },
});

const statement = (sql: string) => async (connection: DatabaseConnection) => {
  await connection.executeQuery(CompiledQuery.raw(sql));
};

/** A dialect of Kysely, with which lite uses a database, on our own sessions. */
export function sessionsDialect(sessions: Sessions): Dialect {
  const driver: Driver = {
    init: () => Promise.resolve(),
    acquireConnection: async () => hold(await sessions.acquire()),
    beginTransaction: statement("begin"),
    commitTransaction: statement("commit"),
    rollbackTransaction: statement("rollback"),
    releaseConnection: (connection) => {
      sessions.release((connection as Held).session);
      return Promise.resolve();
    },
    destroy: () => sessions.close(),
  };
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => driver,
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}
