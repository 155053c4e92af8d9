/**
 * The client's types of the database, from the migrations themselves: PGlite runs them, a socket lends PGlite to the
 * Supabase CLI, and the CLI writes what it writes for a hosted project. Of that stays what a student may call and
 * write. `npm run types:database` writes the file; tests/schema.test.ts notices a stale one.
 */
import { execFile, execFileSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { createMigratedDatabase, type Query, toQuery } from "./migrated-database.ts";

const root = join(import.meta.dirname, "../..");
const { resolve } = createRequire(import.meta.url);
/** Their scripts, for Node: on Windows the commands of these names cannot be spawned without a shell. */
const biome = resolve("@biomejs/biome/bin/biome");
const supabase = resolve("supabase/dist/supabase.js");

export const typesFile = join(root, "packages/data/src/database.types.ts");

/** Formats what the CLI writes, under a name that biome.json doesn't exclude, as it does `*.types.ts`. */
const formatSource = (text: string): string =>
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

/** A table or view, and the columns that a student may write. */
interface Relation {
  readonly name: string;
  readonly Insert: readonly string[];
  readonly Update: readonly string[];
}

const relationsQuery = /* sql */ `
  select relname as name,
    coalesce(json_agg(attname) filter (where has_column_privilege('authenticated', oid, attname, 'insert')), '[]') as "Insert",
    coalesce(json_agg(attname) filter (where has_column_privilege('authenticated', oid, attname, 'update')), '[]') as "Update"
  from pg_class join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') group by oid, relname`;

/** The tables that requests embed in the one that they belong to. The client need not know how others are related. */
const EMBEDDED = ["card_states", "recording_segments"];

/** Every table belongs to a profile, and no request embeds it. */
const RELATION_TO_PROFILE = /\n {10}\{\n {12}foreignKeyName: "\w+_user_id_fkey";[^}]*?"profiles";[^}]*\},/g;

/** What the CLI says of every table and schema that has none. */
const NONE = /\n {8}ComputedFields: never;|\n {4}(?:Enums|CompositeTypes): \{\n {6}\[_ in never\]: never;\n {4}\};/g;

/** Cuts off the CLI's helper types and what no request needs, and makes a refused write a type error. */
function toClientTypes(text: string, relations: readonly Relation[]): string {
  let [types = ""] = text.split("\ntype DatabaseWithoutInternals");
  for (const relation of relations) {
    if (!EMBEDDED.includes(relation.name))
      types = types.replace(
        new RegExp(`(\\n {6}${relation.name}: [^]*?\\n {8}Relationships: )\\[(?:[^]*?\\n {8})??\\];`),
        "$1[];",
      );
    for (const write of ["Insert", "Update"] as const)
      types = types.replace(
        new RegExp(`(\\n {6}${relation.name}: [^]*?\\n {8}${write}: ){([^]*?)\\n {8}};`),
        (_, before: string, columns: string) => {
          const allowed = columns
            .split("\n")
            .filter((line) => relation[write].includes(line.trim().split(/[?:]/)[0] ?? ""));
          return `${before}${allowed.length === 0 ? "never" : `{\n${allowed.join("\n")}\n        }`};`;
        },
      );
  }
  return types.replaceAll(RELATION_TO_PROFILE, "").replaceAll(NONE, "");
}

/**
 * Writes the text of the file, from a database with the migrations.
 *
 * @param url where the CLI finds the same database
 */
export async function generateTypes(query: Query, url: string): Promise<string> {
  await query(dropServerFunctions);
  const relations = await query<Relation>(relationsQuery);
  const command = [supabase, "gen", "types", "typescript", `--remote=${url}?sslmode=disable`, "--schema", "public"];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    timeout: 60_000,
    maxBuffer: 4 * 1024 * 1024,
  });
  return formatSource(toClientTypes(formatSource(stdout), relations));
}

if (import.meta.main) {
  const database = await createMigratedDatabase();
  const socket = new PGLiteSocketServer({ db: database, port: 0, host: "127.0.0.1", maxConnections: 20 });
  await socket.start();
  const url = `postgres://postgres:postgres@${socket.getServerConn()}/postgres`;
  await writeFile(typesFile, await generateTypes(toQuery(database), url));
  await socket.stop();
  await database.close();
  console.log(`wrote ${typesFile}`);
}
