import { ensureHistoryTable, splitSqlStatements } from "@supabase/lite";
import {
  type AppliedMigration,
  findDifference,
  historyQuery,
  type Migration,
} from "@lectern/supabase/scripts/migrations";
import type { Database } from "./database.ts";
import { findCommit } from "./find-commit.ts";

/** Thrown if the database has a migration that the folder lacks, or has with other statements. */
export class MigrationHistoryError extends Error {
  override readonly name = "MigrationHistoryError";

  /** Version and name of the first migration that differs, such as `20261122200700_create_recordings`. */
  readonly migration: string;
  /** The commit whose migrations the database has, if this clone has it. */
  readonly commit: string | undefined;

  constructor(migration: string, commit?: string) {
    super(`the database was made with other migrations: ${migration} differs`);
    this.migration = migration;
    this.commit = commit;
  }
}

/** Thrown if a migration's statement fails. The migrations before it are applied, and nothing of this one. */
export class MigrationFailed extends Error {
  override readonly name = "MigrationFailed";
}

/** Reads the migrations that were applied to a database, in order. */
async function readHistory(database: Database): Promise<AppliedMigration[]> {
  const [table] = await database.sql<{ name: string | null }>(
    "select to_regclass('supabase_migrations.schema_migrations')::text as name",
    [],
  );
  return table === undefined || table.name === null ? [] : database.sql<AppliedMigration>(historyQuery, []);
}

/**
 * Compares the database's history with the migrations of a folder, and returns how many of them an existing database
 * lacks; 0 for one without a history.
 *
 * @throws MigrationHistoryError naming the first migration that differs
 */
export async function checkHistory(database: Database, migrations: readonly Migration[]): Promise<number> {
  const applied = await readHistory(database);
  const different = findDifference(applied, migrations);
  if (different !== undefined) {
    throw new MigrationHistoryError(`${different.version}_${different.name}`, await findCommit(applied));
  }
  return applied.length === 0 ? 0 : migrations.length - applied.length;
}

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
  const appliedVersions = new Set(history.map((entry) => entry.version));
  const missing = migrations.filter((migration) => !appliedVersions.has(migration.version));
  for (const { version, name, text } of missing) {
    // oxlint-disable-next-line no-await-in-loop -- each migration builds on the one before
    await database.transaction(async (sql) => {
      await sql(text).catch((cause: unknown) => {
        throw new MigrationFailed(`migration ${version}_${name} failed: ${String(cause)}`, { cause });
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
