import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const inOrder = (names: Iterable<string>) => [...new Set(names)].toSorted((a, b) => (a < b ? -1 : 1));
const namesIn = (path: string, pattern: RegExp) => Array.from(read(path).matchAll(pattern), ([, name]) => name!);

/** All code except tests and code that only tests run. */
const sources = [
  "supabase/config.toml",
  ...globSync("{apps/local-backend,apps/web,packages/*}/src/**/*.{ts,tsx}", { cwd: root }),
  ...globSync("supabase/{functions,scripts}/**/*.ts", { cwd: root }),
].filter((path) => !/\.test\.tsx?$|[/\\](?:testing|node_modules)[/\\]/.test(path));

/** `env["NAME"]`, `env("NAME")`, `env(NAME)`, `import.meta.env.NAME`, `readNumber(env, "NAME"`. */
const READ = /\benv(?:\["|\("|\(|\.|, ")([A-Z][A-Z\d_]+)\b/g;

/** Variables that Vite and npm set themselves. */
const setByTools = ["DEV", "INIT_CWD", "PROD", "SSR"];
/** Variables that a test sets for a whole server. */
const setByTests = ["LECTERN_WEB_APP"];

test(".env.example names exactly the variables that the code reads", () => {
  const example = namesIn(".env.example", /^(\w+)=/gm);
  const found = sources.flatMap((path) => namesIn(path, READ));
  const apart = new Set([...setByTools, ...setByTests]);
  expect(inOrder(example)).toEqual(inOrder(found).filter((name) => !apart.has(name)));
  expect(example).toHaveLength(new Set(example).size);
});

test(".env.example contains no secret", () => {
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

test("git tracks .env.example", () => {
  expect(isIgnored(".env.example")).toBe(false);
});
