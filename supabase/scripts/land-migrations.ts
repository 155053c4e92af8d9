/**
 * `npm run migrations:land`, when a release is made: adds the digests of new migrations to `landed-migrations.json`. From
 * then on `tests/migrations.test.ts` refuses any change of what they do.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { digestMigration, readMigrations } from "./migrations.ts";

const folder = join(import.meta.dirname, "..");
const list = join(folder, "landed-migrations.json");

const landed = JSON.parse(await readFile(list, "utf8").catch(() => "{}")) as Record<string, string>;
const missing = (await readMigrations(join(folder, "migrations")))
  .map(({ version, name, text }) => [`${version}_${name}`, digestMigration(text)] as const)
  .filter(([name]) => !Object.hasOwn(landed, name));
await writeFile(list, `${JSON.stringify({ ...landed, ...Object.fromEntries(missing) }, null, 2)}\n`);
console.log(
  missing.length === 0 ? "Every migration has landed." : missing.map(([name]) => `landed ${name}`).join("\n"),
);
