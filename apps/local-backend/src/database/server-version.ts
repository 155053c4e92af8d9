import type { Database } from "./database.ts";

/** The version of a hosted project. The migrations need it, for example for the privilege `maintain`. */
const LEAST_MAJOR = 17;

/** Thrown if the server of DATABASE_URL is older than the migrations need. The message says what to do. */
export class ServerTooOld extends Error {
  override readonly name = "ServerTooOld";
}

/** @throws ServerTooOld before anything is changed */
export async function checkServerVersion({ sql }: Pick<Database, "sql">): Promise<void> {
  const [row] = await sql<{ number: number }>("select current_setting('server_version_num')::int as number", []);
  const major = Math.floor((row?.number ?? 0) / 10_000);
  if (major >= LEAST_MAJOR) return;
  throw new ServerTooOld(
    `The server of DATABASE_URL is PostgreSQL ${major}, and Lectern needs ${LEAST_MAJOR} or newer: upgrade it, or set DATABASE_URL to another.`,
  );
}
