import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import { parse } from "yaml";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const workflows = globSync(".github/workflows/*.yml", { cwd: root }).toSorted();

interface Step {
  readonly run?: string;
  readonly name?: string;
  readonly uses?: string;
  readonly shell?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}

interface Workflow {
  readonly permissions: unknown;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly if?: string;
        readonly needs?: string;
        readonly steps?: readonly Step[];
      }
    >
  >;
}
const steps = (path: string) =>
  Object.values((parse(read(path)) as Workflow).jobs).flatMap(({ steps: all = [] }) => all);

const findErrors = (content: string) => {
  const { context } = parseWorkflow({ name: "workflow.yml", content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
};

test("OPS-05 there are workflows for tests, previews, stories at Chromatic, releases, and what runs by night and by week", () => {
  expect(workflows.map((path) => basename(path))).toEqual([
    "chromatic.yml",
    "nightly.yml",
    "preview.yml",
    "release.yml",
    "test.yml",
    "weekly.yml",
  ]);
});

test.each(workflows)("OPS-05 %s is valid by GitHub's own schema", (path) => {
  expect(findErrors(read(path))).toEqual([]);
});

test("OPS-05 the schema refuses an unknown key and an invalid expression", () => {
  const job = "on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: echo";
  expect(findErrors(job)).toEqual([]);
  expect(findErrors(`${job}\n        when: always`)).toHaveLength(1);
  expect(findErrors(`${job}\n        if: \${{ inputs. }}`)).toHaveLength(1);
});

test.each(workflows)("OPS-05 %s may only read the repository, and uses only GitHub's own actions", (path) => {
  expect((parse(read(path)) as Workflow).permissions).toEqual({ contents: "read" });
  const used = steps(path).flatMap(({ uses }) => uses ?? []);
  expect(used.filter((action) => !/^actions\/[\w-]+@/.test(action))).toEqual([]);
});

/**
 * Finds actions in a workflow that may change under their name, because they are not pinned to a commit with its
 * version as a comment.
 */
const findUnpinnedActions = (text: string) =>
  Array.from(text.matchAll(/^\s*(?:- )?uses: (?!\.\/)(.+)$/gm), ([, action]) => action!).filter(
    (action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action),
  );

test.each(workflows)("OPS-05 %s pins each action to a commit, with its version", (path) => {
  expect(findUnpinnedActions(read(path))).toEqual([]);
});

test("OPS-05 one action has one commit in all workflows", () => {
  const commits = workflows.flatMap((path) => Array.from(read(path).matchAll(/uses: (\S+@\S+)/g), ([, use]) => use!));
  const actions = [...new Set(commits)].map((use) => use.split("@")[0]!);
  expect(actions).toEqual([...new Set(actions)]);
});

/**
 * Finds piped commands in a workflow that continue after their first part fails: only an explicit `shell: bash` sets
 * pipefail.
 */
const findUncheckedPipes = (text: string) =>
  Object.values((parse(text) as Workflow).jobs)
    .flatMap(({ steps: all = [] }) => all)
    .filter(({ run = "", shell }) => /[^|]\|[^|]/.test(run) && shell !== "bash");

test.each(workflows)("OPS-05 a piped command of %s fails if its first part does", (path) => {
  expect(findUncheckedPipes(read(path))).toEqual([]);
});

test("OPS-05 detects a tag instead of a commit, and a pipe without pipefail", () => {
  const step = "jobs:\n  a:\n    steps:\n      - uses: actions/checkout@v5\n      - run: false | tee log";
  expect(findUnpinnedActions(step)).toEqual(["actions/checkout@v5"]);
  expect(findUncheckedPipes(step)).toHaveLength(1);
  expect(findUncheckedPipes(`${step}\n        shell: bash`)).toEqual([]);
});

test("OPS-05 the stories go to Chromatic only if the repository has a token", () => {
  const { jobs } = parse(read(".github/workflows/chromatic.yml")) as Workflow;
  expect(jobs["chromatic"]).toMatchObject({ needs: "token", if: "${{ needs.token.outputs.status == 'set' }}" });
  const [look] = jobs["token"]?.steps ?? [];
  const script = `GITHUB_OUTPUT=$(mktemp); ${look?.run}; cat "$GITHUB_OUTPUT"; rm "$GITHUB_OUTPUT"`;
  const ask = (TOKEN: string) => execFileSync("bash", ["-c", script], { env: { ...process.env, TOKEN } });
  expect([ask("chpt_1"), ask("")].map(String)).toEqual(["status=set\n", "status=\n"]);
});

test.each(workflows)("OPS-05 a command of %s gets text that a stranger can write only through a variable", (path) => {
  const commands = steps(path).flatMap(({ run }) => run ?? []);
  expect(commands.filter((command) => command.includes("${{"))).toEqual([]);
});

test.each(workflows)("OPS-05 every npm script and file that %s names exists", (path) => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const commands = steps(path)
    .flatMap(({ run }) => run ?? [])
    .join("\n");
  const named = Array.from(commands.matchAll(/npm (?:run )?([a-z:]+)/g), ([, name]) => name!);
  expect(named.filter((name) => name !== "ci" && !(name in scripts))).toEqual([]);
  const folders = Array.from(commands.matchAll(/--prefix (\S+)/g), ([, folder]) => folder!);
  expect(folders.filter((folder) => !existsSync(join(root, folder, "package-lock.json")))).toEqual([]);
});

test("OPS-05 a release builds, then applies migrations, then deploys functions, then the site", () => {
  const commands = steps(".github/workflows/release.yml").flatMap(({ run }) => run ?? []);
  const places = ["npm run build", "supabase db push", "functions deploy", "pages deploy"].map((part) =>
    commands.findIndex((command) => command.includes(part)),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places).not.toContain(-1);
});

test("OPS-05 the subjects of all commits of a pull request and of a push are checked", () => {
  const all = steps(".github/workflows/test.yml");
  const check = all.find(({ run }) => run === "node scripts/commit-subjects.ts");
  expect(check?.env).toEqual({ BASE: "${{ github.event.pull_request.base.sha || github.event.before }}" });
  const checkout = all.find(({ uses }) => uses?.startsWith("actions/checkout@"));
  expect(checkout?.with).toMatchObject({ "fetch-depth": 0 });
});

test.each(workflows)("OPS-05 docs/deploy.md names every variable and secret of %s", (path) => {
  const names = new Set(Array.from(read(path).matchAll(/\b(?:vars|secrets)\.(\w+)/g), ([, name]) => name!));
  const page = read("docs/deploy.md");
  expect([...names].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

test("OPS-05 dependabot watches every lockfile of shipped code or tests", () => {
  const { version, updates } = parse(read(".github/dependabot.yml")) as {
    version: number;
    updates: { "package-ecosystem": string; directories?: string[] }[];
  };
  expect(version).toBe(2);
  expect(updates.map((update) => update["package-ecosystem"])).toEqual(["npm", "github-actions"]);
  const folders = updates[0]?.directories ?? [];
  for (const folder of folders)
    expect([folder, existsSync(join(root, folder, "package-lock.json"))]).toEqual([folder, true]);
  const locked = globSync("**/package-lock.json", {
    cwd: root,
    exclude: ["**/node_modules", "scripts/browser/installed"],
  }).map((path) => `/${dirname(path)}`);
  expect(folders.toSorted()).toEqual(locked.map((path) => path.replace("/.", "/")).toSorted());
});
