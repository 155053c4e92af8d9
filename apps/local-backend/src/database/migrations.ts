import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ensureHistoryTable, splitSqlStatements } from "@supabase/lite";
import type { Database } from "./database.ts";

interface Migration {
  /** Fourteen digits, as in the file names of the Supabase CLI. */
  readonly version: string;
  readonly name: string;
  readonly text: string;
}

/** Reads the migrations of a folder in order, ignoring other files. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).toSorted();
  const migrations = names.map(async (file): Promise<Migration | undefined> => {
    const [, version, name] = /^(\d{14})_(.+)\.sql$/.exec(file) ?? [];
    if (version === undefined || name === undefined) return undefined;
    return { version, name, text: await readFile(join(folder, file), "utf8") };
  });
  return (await Promise.all(migrations)).filter((migration) => migration !== undefined);
}

/** Thrown if the database has a migration that the folder lacks, or has with other statements. */
export class MigrationHistoryError extends Error {
  override readonly name = "MigrationHistoryError";

  /** Version and name of the first migration that differs, such as `20261122200700_create_recordings`. */
  readonly migration: string;

  constructor(migration: string) {
    super(`the database was made with other migrations: ${migration} differs`);
    this.migration = migration;
  }
}

/**
 * Compares the database's history with the migrations of a folder. Until the first release migrations are edited in
 * place, so a version alone does not tell what a database contains. A database without a history passes.
 *
 * @throws MigrationHistoryError naming the first migration that differs
 */
export async function checkHistory(database: Database, migrations: readonly Migration[]): Promise<void> {
  const [table] = await database.sql<{ name: string | null }>(
    "select to_regclass('supabase_migrations.schema_migrations')::text as name",
    [],
  );
  if (table === undefined || table.name === null) return;
  const applied = await database.sql<{ version: string; name: string; statements: string }>(
    `select version, coalesce(name, '') as name, coalesce(array_to_string(statements, E'\\n'), '') as statements
      from supabase_migrations.schema_migrations order by version`,
    [],
  );
  const texts = new Map(migrations.map(({ version, text }) => [version, text]));
  for (const { version, name, statements } of applied) {
    const text = texts.get(version);
    if (text === undefined || toComparable(text) !== toComparable(statements)) {
      throw new MigrationHistoryError(`${version}_${name}`);
    }
  }
}

/** Removes comments and layout, which change nothing in a database. */
const toComparable = (text: string) => text.replaceAll(/--.*/g, "").replaceAll(/[\s;]+/g, "");

/**
 * Applies the migrations that the database lacks, each in one transaction with its entry in the Supabase CLI's history
 * table, and returns their versions.
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
