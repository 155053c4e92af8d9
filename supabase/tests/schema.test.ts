import { generateSchema, schemaFile } from "@lectern/supabase/scripts/generate-schema";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";

it("supabase/schema.md shows the schema that stands (npm run schema)", { timeout: 60_000 }, async () => {
  expect(await readFile(schemaFile, "utf8")).toBe(await generateSchema());
});
