import { createNewProjectDatabase } from "@lectern/local-backend/testing/new-project-database";
import { isLong } from "@lectern/local-backend/testing/long-run";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PROJECT_REF, startSupabaseCli, type CommandResult, type SupabaseCli } from "./testing/supabase-cli.ts";

const root = join(import.meta.dirname, "../..");

/** Finds the calls of the Supabase CLI in files, with a pattern that matches each to its end. */
const readLines = (files: string, call: RegExp): string[] =>
  globSync(files, { cwd: root, exclude: (path) => path.includes("node_modules") })
    .flatMap((file) => readFileSync(join(root, file), "utf8").match(call) ?? [])
    .map((line) => line.trim());

// `start` and `status` are about this machine's own stack.
const workflowLines = readLines(".github/workflows/*.yml", /\b(?:npx )?supabase (?!start|status)[a-z].*/g);
/**
 * Without npx before it, "supabase" counts only at the beginning of a code span or a line, since in prose it is no
 * command.
 */
const pageLines = readLines(
  "{*.md,{apps,bench,docs,packages,supabase}/**/*.md}",
  /(?:npx supabase|(?<=`|^\s*)supabase) [a-z][^`\n]*/gm,
);
const hintLines = readLines("supabase/scripts/doctor/*.ts", /\bnpx supabase [^"`]*/g);
const otherLines = readLines("{.env.example,supabase/config.toml}", /\b(?:npx )?supabase [a-z].*/g);
const lines = [...new Set([...workflowLines, ...pageLines, ...hintLines, ...otherLines])];

/**
 * The CLI takes a second for each command: the short run asks it about those that a release runs, the long run about all.
 */
const inShortRun = (line: string): boolean => /supabase (?:db push|functions deploy)\b/.test(line);
const isTried = (line: string): boolean => isLong || inShortRun(line);

/** The placeholders in a line, besides PROJECT. Shell and the doctor's templates write them alike. */
const placeholders = { name: "openai", value: "value", origin: "https://lectern.example", FILE: ".env.production" };

let cli: SupabaseCli;
let database: string;
beforeAll(async () => {
  [cli, database] = await Promise.all([startSupabaseCli(), createNewProjectDatabase()]);
});
afterAll(() => cli?.stop());

const words = (line: string) => line.replace(/^npx /, "").split(/\s+/);

/**
 * Finds the longest command name in a line, such as "functions deploy" in "npx supabase functions deploy openai";
 * undefined if the CLI has none.
 */
async function findCommand(line: string): Promise<{ name: string; help: string } | undefined> {
  const [, ...rest] = words(line);
  const end = rest.findIndex((word) => !/^[a-z-]+$/.test(word) || word.startsWith("-"));
  for (let length = end === -1 ? rest.length : end; length > 0; length--) {
    const name = rest.slice(0, length).join(" ");
    // oxlint-disable-next-line no-await-in-loop -- tries the longest name first
    const { output } = await getHelp(name);
    if (output.includes(`\n  supabase ${name} [flags]`)) return { name, help: output };
  }
  return undefined;
}

const helps = new Map<string, Promise<CommandResult>>();
function getHelp(name: string): Promise<CommandResult> {
  const help = helps.get(name) ?? cli.run(`npx supabase ${name} --help`);
  helps.set(name, help);
  return help;
}

/** Checks a line against the CLI's own help, and returns its errors. */
async function findFaults(line: string): Promise<string[]> {
  const command = await findCommand(line);
  if (command === undefined) return ["no such command"];
  const known = new Set(
    Array.from(command.help.matchAll(/^ +(--[a-z-]+)(?:, (-[a-z]))?/gm), ([, ...names]) => names).flat(),
  );
  const flags = words(line).filter((word) => word.startsWith("-"));
  const faults = flags.filter((flag) => !known.has(flag.split("=")[0]!)).map((flag) => `no flag ${flag}`);
  const target = flags.find((flag) => flag.startsWith("--remote"));
  const value = target?.slice("--remote=".length).replaceAll('"', "");
  if (known.has("--remote") && value !== "PROJECT" && value !== "$PROJECT") faults.push("names no project");
  return faults;
}

/**
 * Runs a line with a database or a project instead of PROJECT.
 *
 * @throws Error if the line has no target, because it would change a local stack on this machine
 */
function runLine(line: string, target: string): Promise<CommandResult> {
  if (!line.includes("--remote=")) throw new Error(`${line} has no target`);
  const command = line.replaceAll(/(?<=--remote=)PROJECT\b/g, target).replaceAll("FILE", placeholders.FILE);
  return cli.run(command, { ...placeholders, PROJECT: target });
}

it.each(lines.filter(isTried))(
  "OPS-06 the pinned CLI has the command and flags of `%s`, which names its project",
  async (line) => {
    expect(line).toMatch(/^npx /);
    expect(await findFaults(line)).toEqual([]);
  },
);

const faulty: [line: string, faults: string[]][] = [
  ["npx supabase db pusch --remote=PROJECT", ["no such command"]],
  ["npx supabase db push --linked", ["no flag --linked", "names no project"]],
  ["npx supabase db push", ["names no project"]],
  ["npx supabase db dump --remote --data-only -f before.sql", ["names no project"]],
  ["npx supabase functions deploy --project-ref PROJECT", ["no flag --project-ref", "names no project"]],
  ["npx supabase secrets set A=b", ["names no project"]],
];
it.each(faulty.filter(([line]) => isTried(line)))("OPS-06 detects the error in `%s`", async (line, faults) => {
  expect(await findFaults(line)).toEqual(faults);
});

/** One line for each combination of command and flags. */
const distinct = new Map(
  lines
    .filter((line) => line.includes("--remote") && !workflowLines.includes(line))
    .map((line) => [line.replaceAll(/=\S*| [^-a-z]\S*| \$\{.*|\.\S+/g, ""), line]),
);

/** Each starts the CLI, which takes seconds: the usual run tries a line of the database and one of the functions. */
const tried = isLong
  ? [...distinct.values()]
  : ["supabase db ", "supabase functions "].flatMap(
      (start) => [...distinct.values()].find((line) => line.includes(start)) ?? [],
    );

it.each(tried)("OPS-06 `%s` reaches the project that it names, and changes nothing there unasked", async (line) => {
  cli.requests.length = 0;
  const isOfDatabase = line.includes("supabase db ");
  const target = isOfDatabase ? database : PROJECT_REF;
  // It prints the script that it would run in Docker.
  const { output } = await runLine(line.includes(" db dump ") ? `${line} --dry-run` : line, target);
  expect(output).toMatch(isOfDatabase ? `Target: custom Postgres (${new URL(database).host})` : `Target: project `);
  for (const request of cli.requests) expect(request).toMatch(new RegExp(`^GET /v\\d/projects/${PROJECT_REF}\\b`));
});

it("OPS-06 every line of a workflow answers the CLI's questions itself, because it has no terminal", () => {
  expect(workflowLines.length).toBeGreaterThan(1);
  expect(workflowLines.filter((line) => !words(line).includes("--yes"))).toEqual([]);
});

it("OPS-06 a release's line applies every migration to a new project's database, and none twice", async () => {
  const [line = ""] = workflowLines.filter((one) => one.includes(" db push "));
  const { output, status } = await runLine(line, database);
  const applied = Array.from(output.matchAll(/^Applying migration (.+\.sql)/gm), ([, name]) => name);
  expect(applied).toEqual(globSync("*.sql", { cwd: join(root, "supabase/migrations") }).toSorted());
  expect(status).toBe(0);
  expect((await runLine(line, database)).output).toContain("Remote database is up to date");
});

it("OPS-06 a release's line without a project changes nothing", async () => {
  const results = await Promise.all(workflowLines.map((line) => runLine(line, "")));
  for (const { output, status } of results) {
    expect(output).toContain("--remote= has an empty value");
    expect(status).not.toBe(0);
  }
});
