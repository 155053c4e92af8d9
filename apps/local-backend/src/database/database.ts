import type { Connection } from "@supabase/lite";
import type { Gate } from "./gate.ts";

/** One statement with its parameters, or a whole script without any; gives the rows of the last statement. */
export type Sql = <Row = Record<string, unknown>>(text: string, params?: unknown[]) => Promise<Row[]>;

/** The database as its owner sees it, and the connection that lite serves requests from. */
export interface Database {
  readonly driver: "pglite" | "postgres";
  readonly connection: Connection;
  /** Every use of `connection` goes through here, one turn at a time. */
  readonly gate: Gate;
  /** As the owner, past row-level security. */
  readonly sql: Sql;
  /** All of `work` or nothing of it, alone on its session. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
  /** How often it was unavailable, or became so in the middle of something. */
  losses(): number;
  close(): Promise<void>;
}

const hasRlsState = (connection: object): connection is { rlsState: "unknown" | "active" | "inactive" } =>
  "rlsState" in connection;

/**
 * Before its first request lite grants everything in every schema with row-level security to anon and authenticated,
 * which undoes our column privileges. It skips that once it believes to have done it.
 */
export function keepColumnPrivileges(connection: Connection): void {
  if (!hasRlsState(connection)) {
    throw new Error(
      "@supabase/lite no longer has rlsState: find out how it grants now, before clients can write their own subscription",
    );
  }
  connection.rlsState = "active";
}
