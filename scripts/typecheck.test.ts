import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, mkdirSync, cpSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lectern-typecheck-"));
  const write = (path: string, content: object) => writeFileSync(join(folder, path), JSON.stringify(content));
  const { packageManager } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { packageManager: string };
  write("package.json", { name: "root", private: true, packageManager, workspaces: ["packages/*"] });
  write("tsconfig.json", {});
  cpSync(join(root, "turbo.json"), join(folder, "turbo.json"));
  const addPackage = (name: string, dependencies: Record<string, string>, typecheck: string) => {
    mkdirSync(join(folder, "packages", name), { recursive: true });
    write(`packages/${name}/package.json`, { name, version: "1.0.0", dependencies, scripts: { typecheck } });
  };
  addPackage("below", {}, "echo error in below && exit 2");
  addPackage("above", { below: "1.0.0" }, "echo error in above && exit 2");
  addPackage("fine", {}, "echo nothing wrong in fine");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("typecheck shows the errors of a package and of its dependents in one run, and no others", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: { typecheck: string };
  };
  const PATH = [join(root, "node_modules/.bin"), process.env["PATH"]].join(delimiter);
  const env = { ...process.env, PATH, TURBO_TELEMETRY_DISABLED: "1", TURBO_NO_UPDATE_NOTIFIER: "1" };
  const { stdout, status } = spawnSync(scripts.typecheck, { cwd: folder, env, shell: true, encoding: "utf8" });
  expect(stdout).toMatch(/^below:typecheck: error in below$/m);
  expect(stdout).toMatch(/^above:typecheck: error in above$/m);
  expect(stdout).not.toContain("nothing wrong in fine");
  expect(status).not.toBe(0);
});
