import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPostgres } from "../database/postgres.ts";
import { makeSecrets } from "../supabase/keys.ts";
import { startLite } from "../supabase/lite.ts";
import { createTestDatabase } from "./migrated-database.ts";

/**
 * Creates a PostgreSQL 17 database that is like a new Supabase project (roles, the schemas `auth` and `extensions`),
 * without our migrations. Returns its URL.
 */
export async function createNewProjectDatabase(): Promise<string> {
  const url = await createTestDatabase();
  const migrations = await mkdtemp(join(tmpdir(), "lectern-no-migrations-"));
  const database = openPostgres(url);
  try {
    await startLite(database, { ...makeSecrets(), siteUrl: "http://localhost:3000", migrations });
  } finally {
    await database.close();
    await rm(migrations, { recursive: true });
  }
  return url;
}
