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

interface SessionConnection extends DatabaseConnection {
  readonly session: Session;
}

const CHANGING_COMMANDS = new Set(["INSERT", "UPDATE", "DELETE", "MERGE"]);

/**
 * lite sets the role and the token's claims of each request by six statements, whose results it does not read, such as
 * `SELECT set_config('request.jwt.claim.sub', $1, true)` and `SET LOCAL ROLE "anon"`.
 */
const SET_CONFIG = /^SELECT set_config\('([\w.]+)', (\$1|''), true\)$/;
const SET_ROLE = /^SET LOCAL ROLE "(\w+)"$/;

type Setting = readonly [name: string, value: unknown];

function toSetting({ sql, parameters }: CompiledQuery): Setting | undefined {
  const [, role] = SET_ROLE.exec(sql) ?? [];
  if (role !== undefined) return ["role", role];
  const [, name, value] = SET_CONFIG.exec(sql) ?? [];
  return name === undefined ? undefined : [name, value === "$1" ? parameters[0] : ""];
}

function toConnection(session: Session): SessionConnection {
  let settings: Setting[] = [];
  /** Applies them in their order, before the statement that they are for, which doesn't run if one of them fails. */
  const applySettings = async () => {
    const calls = settings.map(([name], index) => `set_config('${name}', $${index + 1}, true)`);
    const values = settings.map(([, value]) => value);
    settings = [];
    if (calls.length > 0) await session.run(`select ${calls.join(", ")}`, values);
  };
  return {
    session,
    executeQuery: async <Row>(query: CompiledQuery) => {
      const setting = toSetting(query);
      if (setting !== undefined) {
        settings.push(setting);
        return { rows: [] };
      }
      await applySettings();
      const result = await session.run(query.sql, query.parameters);
      const changed = CHANGING_COMMANDS.has(result.command) ? { numAffectedRows: BigInt(result.count) } : {};
      return { rows: [...result] as Row[], ...changed };
    },
    streamQuery: () => {
      throw new Error("nothing here streams");
    },
  };
}

const statement = (sql: string) => async (connection: DatabaseConnection) => {
  await connection.executeQuery(CompiledQuery.raw(sql));
};

/** A dialect of Kysely, with which lite uses a database, on our own sessions. */
export function sessionsDialect(sessions: Sessions): Dialect {
  const driver: Driver = {
    init: () => Promise.resolve(),
    acquireConnection: async () => toConnection(await sessions.acquire()),
    beginTransaction: statement("begin"),
    commitTransaction: statement("commit"),
    rollbackTransaction: statement("rollback"),
    releaseConnection: (connection) => {
      sessions.release((connection as SessionConnection).session);
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
