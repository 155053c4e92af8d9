import { openMigratedDatabase } from "@lectern/local-backend/testing/migrated-database";
import { generateSchema, schemaFile } from "@lectern/supabase/scripts/generate-schema";
import { generateTypes, typesFile } from "@lectern/supabase/scripts/generate-types";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";

it("supabase/schema.md shows the schema that stands (npm run schema)", async () => {
  const { sql, close } = await openMigratedDatabase();
  expect(await readFile(schemaFile, "utf8")).toBe(await generateSchema(sql));
  await close();
});

it("DAT-04 the client's types match the migrations (npm run types:database)", async () => {
  const { sql, close, url } = await openMigratedDatabase();
  expect(await readFile(typesFile, "utf8")).toBe(await generateTypes(sql, url));
  await close();
});
