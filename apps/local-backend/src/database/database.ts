import type { Connection } from "@supabase/lite";
import type { Gate } from "./gate.ts";

/** Runs one statement with parameters, or a script without any; returns the rows of the last statement. */
export type Sql = <Row = Record<string, unknown>>(text: string, params?: unknown[]) => Promise<Row[]>;

/** The database with its owner's rights, and the connection from which lite serves requests. */
export interface Database {
  readonly driver: "pglite" | "postgres";
  readonly connection: Connection;
  /** Every use of `connection` goes through this gate, one turn at a time. */
  readonly gate: Gate;
  /** Runs as the owner, bypassing row-level security. */
  readonly sql: Sql;
  /** Runs `work` in a transaction on its own session. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** How often the database was unavailable, or became so during a request. */
  losses(): number;
  close(): Promise<void>;
}

const hasRlsState = (connection: object): connection is { rlsState: "unknown" | "active" | "inactive" } =>
  "rlsState" in connection;

/**
 * Before its first request, lite grants everything in every schema with row-level security to anon and authenticated,
 * which would undo our column privileges. It skips this if it believes that it has already done so.
 */
export function keepColumnPrivileges(connection: Connection): void {
  if (!hasRlsState(connection)) {
    throw new Error(
      "@supabase/lite no longer has rlsState: find out how it grants now, before clients can write their own subscription",
    );
  }
  connection.rlsState = "active";
}
