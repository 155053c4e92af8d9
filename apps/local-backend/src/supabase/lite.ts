import { App, InMemoryEmailDriver } from "@supabase/lite";
import { readMigrations } from "@lectern/supabase/scripts/migrations";
import { keepColumnPrivileges, type Database } from "../database/database.ts";
import { checkTablesOpen } from "../database/closed-tables.ts";
import { checkHistory, migrate } from "../database/migrations.ts";
import { prepareRoles } from "../database/supabase-roles.ts";
import { databaseUnavailable } from "./database-unavailable.ts";
import { PUBLISHABLE_KEY } from "./keys.ts";

interface LiteOptions {
  jwtSecret: string;
  secretKey: string;
  siteUrl: string;
  /** False refuses new accounts. Defaults to true. */
  isSignUpOpen?: boolean;
  migrations: string;
  /** Called with the number of migrations that an existing database lacks, before they are applied. */
  beforeMigrating?: ((missing: number) => Promise<void>) | undefined;
}

/** Answers requests as Supabase's REST and Auth services would. */
export type LiteFetch = (request: Request, peerAddress: string | null) => Promise<Response>;

/**
 * Starts lite on a database, with the roles, the system schema and every migration in place.
 *
 * @throws MigrationHistoryError, before it changes anything, if the database was made with other migrations
 */
export async function startLite(database: Database, options: LiteOptions): Promise<LiteFetch> {
  const migrations = await readMigrations(options.migrations);
  const missing = await checkHistory(database, migrations);
  if (missing > 0) await options.beforeMigrating?.(missing);
  const app = new App({
    connection: database.connection,
    auth: {
      enabled: true,
      jwt_secret: options.jwtSecret,
      publishable_key: PUBLISHABLE_KEY,
      secret_key: options.secretKey,
      site_url: options.siteUrl,
      additional_redirect_urls: [`${options.siteUrl}/**`],
      enable_signup: options.isSignUpOpen ?? true,
      enable_refresh_token_rotation: true,
      minimum_password_length: 6,
      email: { enable_signup: true, enable_confirmations: false },
    },
    studio: { enabled: false },
    options: {
      server: { admin: false, disableStudio: true, disableFallback: true },
      drivers: { email: new InMemoryEmailDriver() },
    },
  });
  await app.init();
  await app.ensureSystemSchema();
  // ensureSystemSchema does not report its own failures.
  await database.sql("select from auth.users, auth.identities, auth.flow_state limit 0", []);
  await prepareRoles(database);
  await migrate(database, migrations);
  await checkTablesOpen(database);
  keepColumnPrivileges(database.connection);
  return async (request, peerAddress) => {
    const before = database.losses();
    const answer = await database.gate(() => app.fetch(request, { peerAddress }));
    // lite reports an unavailable database as various errors: a wrong token, a missing user, an internal failure.
    if (answer.ok || database.losses() === before) return answer;
    return databaseUnavailable(new URL(request.url).pathname);
  };
}
