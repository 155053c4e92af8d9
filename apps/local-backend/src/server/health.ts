import type { Database } from "../database/database.ts";
import { findClosedTables } from "../database/closed-tables.ts";
import { isFull } from "../database/is-full.ts";

/** A monitor that asks every second must not write every second. */
const PROBE_INTERVAL_MS = 5_000;

/** Writes eight blocks and leaves nothing. A row under 2,000 bytes is stored uncompressed. */
export const probe = `create temporary table health_probe on commit drop as
  select repeat('-', 1900) as filler from generate_series(1, 32)`;

async function examine(database: Database): Promise<string | undefined> {
  try {
    await database.sql(probe);
    const [closed] = await findClosedTables(database);
    return closed === undefined ? undefined : `the data API may not read ${closed}`;
  } catch (error) {
    return isFull(error) ? "the database has no room to write" : "the database is unavailable";
  }
}

/**
 * Creates the check behind `/healthz`: whether the database answers, has room for a write, and lets the data API read its
 * tables. Returns the reason if not.
 */
export function createHealth(database: Database): () => Promise<string | undefined> {
  let last: { readonly at: number; readonly reason: Promise<string | undefined> } | undefined;
  return async () => {
    const isUp = await database.sql("select 1", []).then(
      () => true,
      () => false,
    );
    if (!isUp) return "the database is unavailable";
    if (last === undefined || Date.now() - last.at > PROBE_INTERVAL_MS || (await last.reason) !== undefined) {
      last = { at: Date.now(), reason: examine(database) };
    }
    return last.reason;
  };
}
