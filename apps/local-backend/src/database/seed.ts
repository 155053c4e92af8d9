import { createHash } from "node:crypto";
import { hashIdentity } from "@lectern/supabase/functions/_shared/identity-hash";
import type { Database, Sql } from "./database.ts";

const SEED_FILE = "supabase/seed.sql";

interface SeedOptions {
  /** False leaves the database empty, now and at every later start. */
  readonly wanted: boolean;
  readonly registrationHashKey: string;
}

/**
 * Seeds a database that has neither had nor declined the seed. If the process is killed, nothing is seeded.
 *
 * @param readSeed returns the SQL; called only if the seed is wanted and missing
 */
export function seedOnce(database: Database, readSeed: () => Promise<string>, options: SeedOptions): Promise<void> {
  return database.transaction(async (sql) => {
    const decided = await sql("select from supabase_migrations.seed_files where path = $1", [SEED_FILE]);
    if (decided.length > 0) return;
    const text = options.wanted ? await readSeed() : "";
    const hash = createHash("sha256").update(text).digest("hex");
    await sql("insert into supabase_migrations.seed_files (path, hash) values ($1, $2)", [SEED_FILE, hash]);
    if (text === "") return;
    await sql(text);
    await rememberIdentities(sql, options.registrationHashKey);
  });
}

/**
 * Registers the identities of the demo accounts. The seed can't, because it doesn't know this data directory's key. A
 * demo account that is deleted must be recognised when it returns.
 */
async function rememberIdentities(sql: Sql, key: string): Promise<void> {
  const identities = await sql<{ user_id: string; provider: string; provider_id: string }>(
    "select user_id, provider, provider_id from auth.identities order by provider_id",
    [],
  );
  for (const { user_id, provider, provider_id } of identities) {
    // oxlint-disable-next-line no-await-in-loop -- one session, one statement at a time
    await sql("select public.create_user_context($1, array[$2])", [
      user_id,
      await hashIdentity(`${provider}:${provider_id}`, key),
    ]);
  }
}
