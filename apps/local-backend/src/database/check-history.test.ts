import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import postgres from "postgres";
import { expect, it } from "vitest";
import { projectPaths } from "../project-paths.ts";
import { createNewProjectDatabase } from "../testing/new-project-database.ts";

const check = (project: string) =>
  promisify(execFile)(process.execPath, [join(projectPaths.root, "supabase/scripts/check-history.ts"), project]);

it("OPS-07 a release is refused over a migration with other statements, or one that it lacks", {
  timeout: 60_000,
}, async () => {
  const url = await createNewProjectDatabase();
  const project = `${url}?sslmode=disable`;
  expect((await check(project)).stdout).toBe("0 migrations are applied, each as it stands here.\n");
  const database = postgres(url, { max: 1 });
  const name = "20261122200000_create_private_schema";
  const text = await readFile(join(projectPaths.migrations, `${name}.sql`), "utf8");
  const apply = (version: string, statements: string) =>
    database`insert into supabase_migrations.schema_migrations (version, name, statements)
      values (${version}, 'create_private_schema', ${[statements]})`;
  await apply("20261122200000", `-- another comment\n${text}`);
  expect((await check(project)).stdout).toBe("1 migrations are applied, each as it stands here.\n");
  await database`update supabase_migrations.schema_migrations set statements = ${["create schema private"]}`;
  await expect(check(project)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(name) });
  await database`delete from supabase_migrations.schema_migrations`;
  await apply("20260101000000", "select 1");
  await expect(check(project)).rejects.toMatchObject({ code: 1 });
  await database.end();
});
