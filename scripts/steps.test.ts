import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { packageCommand } from "./commands.ts";
import { listSteps, root } from "./steps.ts";

const { workspaces } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { workspaces: string[] };
const readScripts = (folder: string) =>
  (JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8")) as { scripts?: Record<string, string> })
    .scripts ?? {};

const cached = listSteps({ soak: false, fresh: false });
const fresh = listSteps({ soak: false, fresh: true });

test("every workspace with tests is a step", () => {
  const tested = workspaces
    .flatMap((pattern) => globSync(join(pattern, "package.json"), { cwd: root }).map((file) => dirname(file)))
    .filter((folder) => /vitest run/.test(readScripts(folder)["test"] ?? ""));
  const taken = cached.flatMap(({ report }) =>
    report && existsSync(dirname(dirname(report.file))) ? [relative(root, dirname(dirname(report.file)))] : [],
  );
  expect(tested.length).toBeGreaterThan(10);
  expect(tested.filter((folder) => !taken.includes(folder))).toEqual([]);
});

test("a fresh run uses no cached test results", () => {
  const asksTurbo = ({ command: [, args] }: (typeof fresh)[number]) => args.some((arg) => arg.includes("turbo"));
  expect(fresh.filter((step) => step.report && asksTurbo(step))).toEqual([]);
  expect(cached.filter((step) => step.report && asksTurbo(step)).length).toBeGreaterThan(10);
});

interface Plan {
  readonly tasks: readonly {
    readonly taskId: string;
    readonly hash: string;
    readonly dependencies: readonly string[];
  }[];
}
/** Lists everything that a task's result depends on, according to Turborepo. */
function listDependencies({ tasks }: Plan, taskId: string): Set<string> {
  const found = new Set([taskId]);
  for (const id of found)
    for (const next of tasks.find((task) => task.taskId === id)?.dependencies ?? []) found.add(next);
  return found;
}

test("a result is cached until its workspace or one that it imports changes", () => {
  const turbo = packageCommand("turbo", ["run", "test", "journeys", "--dry=json"], import.meta.url);
  const plan = JSON.parse(spawnSync(...turbo, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 26 }).stdout) as Plan;
  const backend = listDependencies(plan, "@lectern/local-backend#test");
  expect(backend).toContain("@lectern/supabase#transit");
  expect(backend).toContain("@lectern/assistant#transit");
  expect(backend).not.toContain("@lectern/ui#transit");
  const journeys = listDependencies(plan, "@lectern/web#journeys");
  for (const room of ["ui", "machines", "data", "local-backend", "supabase", "domain"]) {
    expect(journeys).toContain(`@lectern/${room}#transit`);
  }
});
