import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Plants a file in a room and returns what the linter says of it. */
function lintPlanted(room: string, source: string, name = "planted.ts"): string {
  const folder = mkdtempSync(join(root, room, "planted-"));
  try {
    writeFileSync(join(folder, name), source);
    const { stdout } = spawnSync("npx", ["oxlint", "--format=json", join(room, basename(folder))], {
      cwd: root,
      encoding: "utf8",
    });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { message: string; help?: string }[] };
    return diagnostics.map(({ message, help }) => `${message} ${help}`).join("\n");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const violations: [room: string, source: string, advice: string][] = [
  ["packages/domain/src", `import "react";`, "domain is words and pure rules"],
  ["packages/domain/src", `import "@lectern/ui/theme";`, "domain knows none of our rooms"],
  ["packages/domain/src", `export const answer = fetch("/");`, "domain calls nobody"],
  ["packages/ui/src", `import "react-router-dom";`, "link through elements/link"],
  ["packages/ui/src", `import "@lectern/data/client";`, "ui may import domain only"],
  ["packages/ui/src", `import "@lectern/machines/auth/auth.machine";`, "ui may import domain only"],
  ["packages/ui/src", `import "@tanstack/react-query";`, "ui asks for nothing"],
  ["packages/machines/src", `import "react";`, "a machine knows no React"],
  ["packages/machines/src", `import "@supabase/supabase-js";`, "through a port"],
  ["packages/machines/src", `import "@lectern/data/client";`, "machines may import domain only"],
  ["packages/machines/src", `export const here = window.location;`, "a machine knows no browser"],
  ["packages/data/src", `import "@lectern/machines/auth/auth.machine";`, "data does not know flows"],
  ["packages/data/src", `import "@tanstack/react-query";`, "data shows and opens nothing"],
  ["packages/data/src", `import "@lectern/local-backend/testing";`, "only tests start it"],
  ["apps/web/src", `import "@supabase/supabase-js";`, "only packages/data knows supabase-js"],
  ["apps/web/src", `import "@lectern/local-backend/testing";`, "which backend it talks to"],
  ["apps/storybook/machines", `import "@lectern/machines/auth/auth.machine";`, "owns no component and no wiring"],
  ["apps/web/src/screens", `import "@lectern/machines/auth/auth.machine";`, "a screen listens to a wired actor"],
  ["apps/local-backend/src", `import "@lectern/ui/theme";`, "it may import supabase/ and domain only"],
  ["supabase/functions", `import "@lectern/domain/failure";`, "the generated copy"],
  ["supabase/functions", `import "node:fs";`, "use web standards"],
];

test.each(violations)("the linter refuses, in %s, `%s` and says what to do instead", (room, source, advice) => {
  expect(lintPlanted(room, source)).toContain(advice);
});

test("a test in packages/data may start the local backend", () => {
  const said = lintPlanted("packages/data/src", `import "@lectern/local-backend/testing";`, "planted.test.ts");
  expect(said).not.toContain("only tests start it");
});

test("every import of another room is declared in the room's package.json", () => {
  const { stdout, stderr } = spawnSync("npx", ["turbo", "boundaries"], { cwd: root, encoding: "utf8" });
  expect(stdout + stderr).toContain("no issues found");
});
