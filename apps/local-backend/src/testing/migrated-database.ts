import type { Database } from "../database/database.ts";
import { openPostgres } from "../database/postgres.ts";
import { projectPaths } from "../project-paths.ts";
import { makeSecrets } from "../supabase/keys.ts";
import { startLite } from "../supabase/lite.ts";
import { createTestDatabase } from "./postgres-server.ts";

let migrated: Promise<string> | undefined;

async function migrate(): Promise<string> {
  const url = await createTestDatabase();
  const database = openPostgres(url);
  await startLite(database, { ...makeSecrets(), siteUrl: url, migrations: projectPaths.migrations });
  await database.close();
  return url;
}

/**
 * Creates a PostgreSQL database with every migration, on the server that this process shares. They are applied once:
 * copying takes less than half of that.
 */
export async function createMigratedDatabase(): Promise<string> {
  return createTestDatabase({ template: await (migrated ??= migrate()) });
}

/** Opens such a database. */
export async function openMigratedDatabase(): Promise<Pick<Database, "sql" | "close"> & { readonly url: string }> {
  const url = await createMigratedDatabase();
  const database = openPostgres(url);
  return { url, sql: database.sql, close: () => database.close() };
}
