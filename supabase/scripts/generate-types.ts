/**
 * The client's types of the database, from the migrations themselves: PGlite runs them, a socket lends PGlite to the
 * Supabase CLI, and the CLI writes what it writes for a hosted project. Of that stays what a student may call and
 * write. `npm run types:database` writes the file; tests/types.test.ts notices a stale one.
 */
import { execFile, execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import type { PGlite } from "@electric-sql/pglite";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { createMigratedDatabase } from "./migrated-database.ts";

const root = join(import.meta.dirname, "../..");
const { resolve } = createRequire(import.meta.url);
/** Their scripts, for Node: on Windows the commands of these names cannot be spawned without a shell. */
const biome = resolve("@biomejs/biome/bin/biome");
const supabase = resolve("supabase/dist/supabase.js");

export const typesFile = join(root, "packages/data/src/database.types.ts");

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The CLI writes it in one long breath. The stand-in name is one that biome.json lets be formatted. */
const formatted = (text: string): string =>
  execFileSync(process.execPath, [biome, "format", "--stdin-file-path=database.ts"], {
    input: text,
    encoding: "utf8",
    cwd: root,
  });

/** Leaves out the functions that only a server's key may call. */
const dropServerFunctions = /* sql */ `
  do $$ declare called regprocedure; begin
    for called in select oid::regprocedure from pg_proc
      where pronamespace = 'public'::regnamespace and not has_function_privilege('authenticated', oid, 'execute')
    loop execute 'drop function ' || called; end loop;
  end $$;
`;

/** A table or view, and which writes no student may make. */
interface Relation {
  readonly name: string;
  readonly refused: readonly ("Insert" | "Update")[];
}

const listRelations = async (database: PGlite): Promise<readonly Relation[]> =>
  (
    await database.query<Relation>(/* sql */ `
      select relname as name, array_remove(array[
        case when not has_any_column_privilege('authenticated', oid, 'insert') then 'Insert' end,
        case when not has_any_column_privilege('authenticated', oid, 'update') then 'Update' end
      ], null) as refused
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
    `)
  ).rows;

/** Cuts off the CLI's helper types, and makes a refused write a type error. */
function toClientTypes(text: string, relations: readonly Relation[]): string {
  const [tables = ""] = text.split("\ntype DatabaseWithoutInternals");
  return relations.reduce(
    (types, { name, refused }) =>
      refused.reduce(
        (narrowed, write) =>
          narrowed.replace(new RegExp(`(\\n {6}${name}: [^]*?\\n {8}${write}: ){[^]*?\\n {8}};`), "$1never;"),
        types,
      ),
    tables,
  );
}

/** The text of the file, as the schema is now. */
export async function generateTypes(): Promise<string> {
  const database = await createMigratedDatabase();
  await database.exec(dropServerFunctions);
  const relations = await listRelations(database);
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
    return toClientTypes(formatted(stdout), relations);
  } finally {
    await socket.stop();
    await database.close();
  }
}

if (import.meta.main) {
  await writeFile(typesFile, await generateTypes());
  console.log(`wrote ${typesFile}`);
}
