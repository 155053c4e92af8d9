import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { generateTypes, typesFile } from "@lectern/supabase/scripts/generate-types";

it("DAT-04 the client's types match the migrations (npm run types:database)", { timeout: 60_000 }, async () => {
  expect(await readFile(typesFile, "utf8")).toBe(await generateTypes());
});
