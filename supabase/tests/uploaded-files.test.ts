import { readFileSync } from "node:fs";
import { join } from "node:path";
import { followImports, functionNames } from "@lectern/supabase/scripts/import-maps";
import { expect, test } from "vitest";

const functions = join(import.meta.dirname, "../functions");

test("a function imports only files with an extension, from supabase/functions, the assistant, transcript, practice or domain", () => {
  expect(functionNames.length).toBeGreaterThan(4);
  for (const name of functionNames) {
    const { files, missing } = followImports(name);
    expect(missing).toEqual([]);
    expect(
      files.filter(
        (file) => !/^(?:supabase\/functions|packages\/(?:assistant|domain|practice|transcript)\/src)\//.test(file),
      ),
    ).toEqual([]);
  }
});

test.each(functionNames)(
  "DAT-02 OPS-06 deno.json of %s names what the function reaches, in the installed versions (npm run import-maps)",
  (name) => {
    expect(readFileSync(join(functions, name, "deno.json"), "utf8")).toBe(followImports(name).map);
    expect(followImports(name).map).not.toContain("no package.json");
  },
);

test("only ingest-recording, which reads what a phone sends, loads learned borders", () => {
  const loads = functionNames.filter((name) =>
    followImports(name).files.some((file) => file.endsWith("borders/score-borders.ts")),
  );
  expect(loads).toEqual(["ingest-recording"]);
});

test("only what names a lecture's language loads the library of languages", () => {
  const loads = functionNames.filter((name) => followImports(name).map.includes("npm:eld@"));
  expect(loads).toEqual(["ingest-recording", "process-recordings"]);
});
