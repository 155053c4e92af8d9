/**
 * The client's types of the database, from the migrations themselves: PGlite runs them, a socket lends PGlite to the
 * Supabase CLI, and the CLI writes what it writes for a hosted project. `npm run types:database` writes the file;
 * tests/types.test.ts notices a stale one.
 */
import { execFile, execFileSync } from "node:child_process";
import { readdir, readFile, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";

const root = join(import.meta.dirname, "../..");
const { resolve } = createRequire(import.meta.url);
/** Their scripts, for Node: on Windows the commands of these names cannot be spawned without a shell. */
const biome = resolve("@biomejs/biome/bin/biome");
const supabase = resolve("supabase/dist/supabase.js");

const migrations = join(import.meta.dirname, "../migrations");
export const typesFile = join(root, "packages/data/src/database.types.ts");

/** All that the migrations ask of a Supabase project. */
const project = /* sql */ `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role authenticator nologin noinherit;
  create schema auth;
  create table auth.users (id uuid primary key, email text, encrypted_password text);
  create table auth.identities (id uuid primary key, user_id uuid, provider text);
  create table auth.sessions (id uuid primary key, user_id uuid, not_after timestamptz);
  create function auth.uid() returns uuid language sql stable
    as $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;
`;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function migratedDatabase(): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { btree_gin, pg_trgm, unaccent } });
  await database.exec(project);
  const files = (await readdir(migrations)).filter((name) => name.endsWith(".sql")).toSorted();
  for (const file of files) await database.exec(await readFile(join(migrations, file), "utf8"));
  return database;
}

/** The CLI writes it in one long breath. The stand-in name is one that biome.json lets be formatted. */
const formatted = (text: string): string =>
  execFileSync(process.execPath, [biome, "format", "--stdin-file-path=database.ts"], {
    input: text,
    encoding: "utf8",
    cwd: root,
  });

/** The text of the file, as the schema is now. */
export async function generateTypes(): Promise<string> {
  const database = await migratedDatabase();
  const port = await freePort();
  const socket = new PGLiteSocketServer({ db: database, port, host: "127.0.0.1", maxConnections: 20 });
  await socket.start();
  try {
    const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`;
    const command = [supabase, "gen", "types", "typescript", `--remote=${url}`, "--schema", "public"];
    const { stdout } = await promisify(execFile)(process.execPath, command, {
      timeout: 60_000,
      maxBuffer: 4 * 1024 * 1024,
    });
    return formatted(stdout);
  } finally {
    await socket.stop();
    await database.close();
  }
}

if (import.meta.main) {
  await writeFile(typesFile, await generateTypes());
  console.log(`wrote ${typesFile}`);
}
