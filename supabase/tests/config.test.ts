import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";

const supabase = join(import.meta.dirname, "..");

const inOrder = (names: readonly string[]) => names.toSorted((a, b) => (a < b ? -1 : 1));

it("DAT-02 config.toml has every function, and leaves asking who is calling to the function", async () => {
  const config = await readFile(join(supabase, "config.toml"), "utf8");
  const entries = await readdir(join(supabase, "functions"), { withFileTypes: true });
  const functions = entries.filter((entry) => entry.isDirectory() && entry.name !== "_shared").map(({ name }) => name);
  expect(functions.length).toBeGreaterThan(10);
  const configured = Array.from(
    config.matchAll(/^\[functions\.([a-z-]+)\]\nverify_jwt = false$/gm),
    ([, name]) => name!,
  );

  expect(inOrder(configured)).toEqual(inOrder(functions));
});
