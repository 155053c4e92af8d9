import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** A migration of a folder. */
export interface Migration {
  /** Fourteen digits, as in the file names of the Supabase CLI. */
  readonly version: string;
  readonly name: string;
  readonly text: string;
}

/** A migration as a database's history has it. `statements` are joined. */
export interface AppliedMigration {
  readonly version: string;
  readonly name: string;
  readonly statements: string;
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

/** Removes comments and layout, which change nothing in a database. */
export const toComparable = (text: string): string => text.replaceAll(/--.*/g, "").replaceAll(/[\s;]+/g, "");

/** A digest of what a migration does. */
export const digestMigration = (text: string): string =>
  createHash("sha256").update(toComparable(text)).digest("hex").slice(0, 32);

/**
 * Returns the first applied migration that the folder lacks, or has with other statements. A version alone does not tell
 * what a database contains.
 */
export function findDifference(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): AppliedMigration | undefined {
  const texts = new Map(migrations.map(({ version, text }) => [version, toComparable(text)]));
  return applied.find(({ version, statements }) => texts.get(version) !== toComparable(statements));
}

/** Reads a database's history, in order. */
export const historyQuery = `select version, coalesce(name, '') as name,
    coalesce(array_to_string(statements, E'\\n'), '') as statements
  from supabase_migrations.schema_migrations order by version`;
