import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Command, packageCommand } from "../commands.ts";

const root = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(path, "utf8");

/** The commands in docs/first-change.md. */
const commands = [...read(join(root, "docs/first-change.md")).matchAll(/^npm run new -- (.+)$/gm)].map(
  ([, args = ""]) => args,
);

test("the counts of docs/first-change.md are those of its steps, and at most nine", () => {
  const sections = read(join(root, "docs/first-change.md")).split(/^## /m);
  const counts = sections.flatMap((section) => {
    const [, title = "", count] = /^(.+): (\d+) files$/m.exec(section) ?? [];
    const steps = [...section.matchAll(/^(\d+)\. /gm)].map(([, step]) => Number(step));
    return count === undefined ? [] : [{ title, count: Number(count), steps: Math.max(...steps) }];
  });
  expect(counts.length).toBeGreaterThan(3);
  expect(counts.filter(({ count, steps }) => count !== steps || count > 9)).toEqual([]);
});

const isNeeded = (path: string): boolean =>
  /\.(?:tsx?|mjs|json|jsonc|sql|txt|md|css|template)$|^\.gitignore$/.test(path) && !path.includes("/visual/baselines");

/**
 * Copies the repository's files without its history. The copy's packages resolve to each other, not to the originals.
 */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), "lectern-new-"));
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of files.split("\n").filter(isNeeded)) {
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  const installed = join(root, "node_modules");
  mkdirSync(join(copy, "node_modules"));
  for (const name of readdirSync(installed)) {
    if (name === "@lectern")
      cpSync(join(installed, name), join(copy, "node_modules", name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(installed, name), join(copy, "node_modules", name), "junction");
  }
  return copy;
}

const isLong = process.env["LECTERN_SOAK"] === "1";
const workspaces = ["packages/machines", "packages/ui", "apps/web"];
/** The workspaces whose new tests are run: the others in the long run alone. */
const withTests = isLong ? workspaces : ["packages/machines"];

let copy: string;
const run = ([file, args]: Command) => {
  const { status, stdout, stderr } = spawnSync(file, args, { cwd: copy, encoding: "utf8" });
  return { status, output: stdout + stderr };
};
const runNew = (args: string) => run([process.execPath, [join(copy, "scripts/new/new.ts"), ...args.split(" ")]]);
const typecheck = (project: string) =>
  run(packageCommand("typescript", ["--noEmit", "-p", project], import.meta.url)).output;

/** Checks files and what they import, which takes a third of checking their workspaces. */
function typecheckFiles(paths: readonly string[]): string {
  const files = ["apps/web/src/env.d.ts", ...paths].filter((path) => /\.tsx?$/.test(path));
  writeFileSync(join(copy, "some.json"), JSON.stringify({ extends: "./tsconfig.all.json", files, include: [] }));
  return typecheck("some.json");
}

const listTold = (output: string, word: string): string[] =>
  [...output.matchAll(new RegExp(`^${word} +(.+)$`, "gm"))].map(([, path = ""]) => path);

beforeAll(() => {
  copy = copyRepository();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("the commands of docs/first-change.md", () => {
  const outputs: string[] = [];
  const failures: string[] = [];
  const field = commands.find((args) => args.startsWith("field "));
  beforeAll(() => {
    for (const args of commands.filter((each) => each !== field)) {
      const { status, output } = runNew(args);
      outputs.push(output);
      if (status !== 0) failures.push(output);
    }
  });
  const listWritten = () => outputs.flatMap((output) => listTold(output, "wrote"));
  const listChanged = () => outputs.flatMap((output) => listTold(output, "changed"));

  test("write a page, a page with reads, a component and a machine", () => {
    expect(failures).toEqual([]);
    expect(commands.map((args) => args.split(" ")[0])).toEqual(["page", "page", "field", "component", "machine"]);
    expect(listWritten().length).toBeGreaterThan(20);
    expect(listWritten().filter((path) => /sample-?thing|sample-layer/i.test(read(join(copy, path)) + path))).toEqual(
      [],
    );
  });

  test("write files in Biome's format", () => {
    const formatted = [...new Set([...listWritten(), ...listChanged()])].filter((path) =>
      /\.(?:tsx?|json)$/.test(path),
    );
    expect(run(packageCommand("@biomejs/biome", ["ci", ...formatted], import.meta.url))).toMatchObject({ status: 0 });
  });

  test("write files without a type error", { timeout: 240_000 }, () => {
    expect(typecheckFiles([...listWritten(), ...listChanged()])).toBe("");
  });

  test.runIf(isLong).each(workspaces)("leave %s without a type error", (workspace) => {
    expect(typecheck(workspace)).toBe("");
  });

  test.each(withTests)("give %s tests that fail only by what is to be decided", (workspace) => {
    const tests = listWritten().filter((path) => path.startsWith(workspace) && /\.test\.tsx?$/.test(path));
    const report = join(copy, "report.json");
    const files = tests.map((path) => path.slice(workspace.length + 1));
    const args = ["run", "--root", workspace, "--reporter=json", `--outputFile.json=${report}`, ...files];
    run(packageCommand("vitest", args, import.meta.url));
    const { testResults } = JSON.parse(read(report)) as {
      testResults: { assertionResults: { status: string; failureMessages: string[] }[] }[];
    };
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status !== "passed");
    expect(testResults).toHaveLength(tests.length);
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.filter(({ failureMessages: [message = ""] }) => !message.includes("'decide what "))).toEqual([]);
  });

  test("refuse an existing name, and change nothing", () => {
    const page = commands.find((args) => args.startsWith("page "))!;
    const before = read(join(copy, "apps/web/src/pages/index.ts"));
    const { status, output } = runNew(page);
    expect(status).toBe(1);
    expect(output).toMatch(/^apps\/web\/src\/pages\/.+ exists: choose another name, or delete it first\.\n$/);
    expect(read(join(copy, "apps/web/src/pages/index.ts"))).toBe(before);
  });

  test("add a column, which the compiler reports as missing in the database's types", () => {
    const { status, output } = runNew(field!);
    expect(listTold(output, "wrote")).toEqual([expect.stringMatching(/^supabase\/migrations\/\d{14}_add_\w+\.sql$/)]);
    expect(listTold(output, "changed").filter((path) => path.startsWith("supabase/"))).toEqual([]);
    expect([status, output]).toEqual([0, expect.stringContaining("npm run types:database")]);
    const column = field!.split(" ")[1]!.replaceAll("-", "_");
    expect(typecheckFiles(listTold(output, "changed"))).toContain(`'${column}' does not exist`);
    expect(runNew(field!).output).toContain(`recordings has a column ${column}`);
  });
});

test.each([
  ["page Study-Plan", "A name is in kebab-case, such as study-plan; not Study-Plan."],
  ["component streak-card", "A component's name has its layer before it, such as cards/streak-card; not streak-card."],
  ["component structure/streak-card", "structure is no layer: "],
  ["view study-plan", "npm run new -- page <name>"],
  ["page", "npm run new -- page <name>"],
])("refuses %j with a sentence", (args, sentence) => {
  const { status, output } = runNew(args);
  expect(status).toBe(1);
  expect(output).toContain(sentence);
});
