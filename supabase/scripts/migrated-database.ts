import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";

const migrations = join(import.meta.dirname, "../migrations");

/** All that the migrations ask of a Supabase project. */
const project = /* sql */ `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role authenticator nologin noinherit;
  alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;
  create schema auth;
  create table auth.users (id uuid primary key, email text, encrypted_password text);
  create table auth.identities (id uuid primary key, user_id uuid, provider text);
  create table auth.sessions (id uuid primary key, user_id uuid, not_after timestamptz, oauth_client_id uuid);
  create function auth.uid() returns uuid language sql stable
    as $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;
`;

/** Runs a script as the owner of a database with the migrations; returns the rows of its last statement. */
export type Query = <Row>(script: string) => Promise<readonly Row[]>;

export const toQuery =
  (database: PGlite): Query =>
  async <Row>(script: string) =>
    ((await database.exec(script)).at(-1)?.rows ?? []) as Row[];

/** Opens an empty database in memory to which the migrations are applied. */
export async function createMigratedDatabase(): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { btree_gin, pg_trgm, unaccent } });
  await database.exec(project);
  const files = (await readdir(migrations)).filter((name) => name.endsWith(".sql")).toSorted();
  for (const file of files) await database.exec(await readFile(join(migrations, file), "utf8"));
  return database;
}
