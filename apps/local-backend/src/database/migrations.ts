import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ensureHistoryTable, splitSqlStatements } from "@supabase/lite";
import type { Database } from "./database.ts";

interface Migration {
  /** Fourteen digits, as the Supabase CLI names its files. */
  readonly version: string;
  readonly name: string;
  readonly text: string;
}

/** The migrations of a folder in their order; other files are left alone. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).toSorted();
  const migrations = names.map(async (file): Promise<Migration | undefined> => {
    const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
    if (version === undefined || name === undefined) return undefined;
    return { version, name, text: await readFile(join(folder, file), "utf8") };
  });
  return (await Promise.all(migrations)).filter((migration) => migration !== undefined);
}

/**
 * Applies what the database does not have yet, each migration in a transaction with its entry in the history table of
 * the Supabase CLI, and gives the versions it applied.
 */
export async function migrate(database: Database, migrations: readonly Migration[]): Promise<string[]> {
  await ensureHistoryTable(database.connection);
  const history = await database.sql<{ version: string }>(
    "select version from supabase_migrations.schema_migrations",
    [],
  );
  const known = new Set(history.map((entry) => entry.version));
  const missing = migrations.filter((migration) => !known.has(migration.version));
  for (const { version, name, text } of missing) {
    // oxlint-disable-next-line no-await-in-loop -- each migration builds on the one before
    await database.transaction(async (sql) => {
      await sql(text).catch((cause: unknown) => {
        throw new Error(`migration ${version}_${name} failed: ${String(cause)}`, { cause });
      });
      await sql("insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)", [
        version,
        name,
        splitSqlStatements(text),
      ]);
    });
  }
  if (missing.length > 0) await database.connection.clearSchemaCache();
  return missing.map((migration) => migration.version);
}
