import { cpSync } from "node:fs";
import { mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMigrations } from "@lectern/supabase/scripts/migrations";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { projectPaths } from "../project-paths.ts";
import { makeSecrets } from "../supabase/keys.ts";
import { startLite } from "../supabase/lite.ts";
import { drivers } from "../testing/long-run.ts";
import { createMigratedDatabase } from "../testing/migrated-database.ts";
import type { Database } from "./database.ts";
import { findCommit } from "./find-commit.ts";
import { openPglite } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";
import { preparedImage } from "./prepared-image.ts";

const folders = "20261122200600_create_folders.sql";

const open = {
  pglite: async () => openPglite({ image: await preparedImage() }),
  postgres: async () => openPostgres(await createMigratedDatabase()),
};

describe.each(drivers)("migrations on %s", (driver) => {
  let database: Database;
  let migrations: string;
  const startAgain = () => startLite(database, { ...makeSecrets(), siteUrl: "http://localhost:3000", migrations });
  const addMigration = (name: string, text: string) => writeFile(join(migrations, name), text);

  beforeEach(async () => {
    migrations = await mkdtemp(join(tmpdir(), "lectern-migrations-"));
    cpSync(projectPaths.migrations, migrations, { recursive: true });
    database = await open[driver]();
    await startAgain();
  });
  afterEach(async () => {
    await database.close();
    await rm(migrations, { recursive: true });
  });

  it("applies a later version's migrations at the next start, once, and keeps the privileges that they set", async () => {
    await addMigration(
      "29990101000000_create_later.sql",
      "create table public.later (id int); insert into public.later values (1);",
    );
    await startAgain();
    await startAgain();
    expect(await database.sql("select id from public.later", [])).toEqual([{ id: 1 }]);
    const [privileges] = await database.sql(
      `select has_table_privilege('anon', 'public.later', 'select') as anon,
         has_table_privilege('authenticated', 'public.later', 'insert') as authenticated`,
      [],
    );
    expect(privileges).toEqual({ anon: false, authenticated: false });
    const history = await database.sql(
      "select name from supabase_migrations.schema_migrations where version = '29990101000000'",
      [],
    );
    expect(history).toEqual([{ name: "create_later" }]);
  });

  it("names a failing migration and rolls it back", async () => {
    await addMigration("29990101000000_break.sql", "create table public.half (id int); select nonsense;");
    await expect(startAgain()).rejects.toThrow("migration 29990101000000_break failed");
    expect(await database.sql("select to_regclass('public.half') as half", [])).toEqual([{ half: null }]);
  });

  const change = async (name: string, edit: (text: string) => string) => {
    const path = join(migrations, name);
    await writeFile(path, edit(await readFile(path, "utf8")));
  };

  it("refuses a database with a migration that the folder does not have", async () => {
    await rename(join(migrations, folders), join(migrations, "20261121080600_create_folders.sql"));
    await addMigration("29990101000000_create_later.sql", "create table public.later (id int);");
    await expect(startAgain()).rejects.toMatchObject({
      name: "MigrationHistoryError",
      migration: folders.replace(".sql", ""),
    });
    expect(await database.sql("select to_regclass('public.later') as later", [])).toEqual([{ later: null }]);
  });

  it("refuses a database with a migration whose statements have changed since", async () => {
    await change(folders, (text) => text.replace("> 1000", "> 2000"));
    await expect(startAgain()).rejects.toMatchObject({
      name: "MigrationHistoryError",
      migration: folders.replace(".sql", ""),
    });
  });

  it("accepts a database with a migration whose comments and layout have changed since", async () => {
    await change(
      folders,
      (text) => `-- Folders.\n${text.replaceAll("\n", "\n\n").replaceAll(/--.*/g, "-- another comment")}`,
    );
    await expect(startAgain()).resolves.toBeTypeOf("function");
  });
});

it("OPS-07 finds the commit whose migrations a database has", async () => {
  const migrations = await readMigrations(projectPaths.migrations);
  const applied = migrations
    .filter(({ version }) => version < "20261123")
    .map(({ version, name, text }) => ({ version, name, statements: text }));
  // A clone without its history has none.
  expect((await findCommit(applied)) ?? "0000000").toMatch(/^[0-9a-f]{7,}$/);
  expect(await findCommit([...applied, { version: "29990101000000", name: "later", statements: "" }])).toBeUndefined();
});
