/**
 * `node supabase/scripts/check-history.ts PROJECT`, before a release migrates: ends with 1 if the project's database has a
 * migration that this folder lacks, or has with other statements. `supabase db push` compares version numbers only.
 * PROJECT is a reference, or a database's URL.
 */
import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { type AppliedMigration, findDifference, historyQuery, readMigrations } from "./migrations.ts";

const supabase = createRequire(import.meta.url).resolve("supabase/dist/supabase.js");

async function query<Row>(project: string, sql: string): Promise<Row[]> {
  const command = [supabase, "db", "query", `--remote=${project}`, "--read-only", "--output-format", "json", sql];
  const { stdout } = await promisify(execFile)(process.execPath, command, { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout) as Row[];
}

const [project = ""] = process.argv.slice(2);
if (project === "") {
  console.error("Usage: node supabase/scripts/check-history.ts PROJECT");
  process.exit(2);
}
const [table] = await query<{ name: string | null }>(
  project,
  "select to_regclass('supabase_migrations.schema_migrations')::text as name",
);
const applied = table?.name == null ? [] : await query<AppliedMigration>(project, historyQuery);
const different = findDifference(applied, await readMigrations(join(import.meta.dirname, "../migrations")));
if (different === undefined) {
  console.log(`${applied.length} migrations are applied, each as it stands here.`);
} else {
  console.error(
    `The database has ${different.version}_${different.name} with other statements than this version, or this version lacks it: nothing was changed. Release a version that descends from the one that was released there (docs/deploy.md, section 1).`,
  );
  process.exit(1);
}
