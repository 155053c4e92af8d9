import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const inOrder = (names: Iterable<string>) => [...new Set(names)].toSorted((a, b) => (a < b ? -1 : 1));
const namesIn = (path: string, pattern: RegExp) => Array.from(read(path).matchAll(pattern), ([, name]) => name!);

/** Where a person's variables are read, and how that looks there. */
const readers: readonly (readonly [path: string, pattern: RegExp])[] = [
  ["apps/local-backend/src/settings.ts", /\benv\["(\w+)"\]/g],
  ["apps/web/src/backend.ts", /\benv\["(\w+)"\]/g],
  ["packages/documents/src/plugin.ts", /\benv\["(\w+)"\]/g],
  ["supabase/functions/_shared/environment.ts", /\benv\("(\w+)"\)|\bkeysOf\(env, "(\w+)"\)/g],
  ["supabase/config.toml", /\benv\((\w+)\)/g],
  ["supabase/scripts/doctor/mail.ts", /\benv\("(\w+)"\)/g],
];

test(".env.example names every variable that the code reads, and no other", () => {
  const example = namesIn(".env.example", /^(\w+)=/gm);
  const found = readers.flatMap(([path, pattern]) =>
    Array.from(read(path).matchAll(pattern), (match) => match.slice(1).find((name) => name !== undefined)!),
  );
  expect(inOrder(example)).toEqual(inOrder(found));
  expect(example).toHaveLength(new Set(example).size);
});

test(".env.example holds no secret", () => {
  const values = read(".env.example").matchAll(/^\w*(?:KEY|SECRET|PASS|KEYS)=(.*)$/gm);
  expect(
    Array.from(values, ([, value]) => value).filter((value) => !/^(?:sb_(?:publishable|secret)_)?$/.test(value!)),
  ).toEqual([]);
});

const isIgnored = (path: string) => spawnSync("git", ["check-ignore", "-q", path], { cwd: root }).status === 0;

test.each([".env", ".env.production", ".env.staging", ".env.local", "supabase/.env", "apps/web/.env.production.local"])(
  "git ignores %s",
  (path) => {
    expect(isIgnored(path)).toBe(true);
  },
);

test("git keeps .env.example", () => {
  expect(isIgnored(".env.example")).toBe(false);
});
