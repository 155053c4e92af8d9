import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import type { Database } from "../database/database.ts";
import { openPostgres } from "../database/postgres.ts";
import { preparedPath, removeOld } from "../database/prepared-image.ts";
import { projectPaths } from "../project-paths.ts";
import { makeSecrets } from "../supabase/keys.ts";
import { startLite } from "../supabase/lite.ts";
import { createDatabase, type PostgresServer, startPostgres } from "./postgres-server.ts";

const MIGRATED = "migrated";
/** The files of a data directory belong to the user that made them. */
const ENDING = `${process.getuid?.() ?? ""}.postgres`;
const KEPT_DIRECTORIES = 2;

/**
 * Prepares the data directory of a PostgreSQL server with a database that has every migration. initdb and the migrations
 * take as long as a dozen tests, so they run once for each version of them.
 *
 * @returns its path
 */
export async function prepareDataDirectory(): Promise<string> {
  const path = await preparedPath(ENDING);
  if (existsSync(path)) return path;
  const server = await startPostgres();
  const url = await createDatabase(server, { name: MIGRATED });
  const database = openPostgres(url);
  await startLite(database, { ...makeSecrets(), siteUrl: url, migrations: projectPaths.migrations });
  await database.close();
  await mkdir(projectPaths.cache, { recursive: true });
  const draft = `${path}.${process.pid}`;
  await server.save(draft);
  // Another process may have been faster.
  await rename(draft, path).catch(() => rm(draft, { recursive: true }));
  await removeOld(ENDING, KEPT_DIRECTORIES);
  return path;
}

let shared: Promise<PostgresServer> | undefined;
/** The server that the tests of this process share. */
const getSharedServer = (): Promise<PostgresServer> => (shared ??= prepareDataDirectory().then(startPostgres));

/** Creates an empty database on the server that this process shares, and returns its URL. */
export const createTestDatabase = async (): Promise<string> => createDatabase(await getSharedServer());

/** Creates a database with every migration on the server that this process shares, and returns its URL. */
export const createMigratedDatabase = async (): Promise<string> =>
  createDatabase(await getSharedServer(), { template: MIGRATED });

/** Creates a database with every migration on the server that this process shares, and opens it. */
export async function openMigratedDatabase(): Promise<Pick<Database, "sql" | "close"> & { readonly url: string }> {
  const url = await createMigratedDatabase();
  const database = openPostgres(url);
  return { url, sql: database.sql, close: () => database.close() };
}
