import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { npmCommand, packageCommand } from "./commands.ts";

const node = process.execPath;
const installed = String.raw`C:\Program Files\nodejs\node_modules\npm\bin\npm-cli.js`;
const exists = (file: string) => file === installed;

describe("npmCommand", () => {
  it("runs the npm that started this process", () => {
    const env = { npm_execpath: "/usr/lib/node_modules/npm/bin/npm-cli.js" };
    expect(npmCommand(["ci"], { platform: "linux", env })).toEqual([node, [env.npm_execpath, "ci"]]);
    const onWindows = { npm_execpath: installed };
    expect(npmCommand(["ci"], { platform: "win32", env: onWindows })).toEqual([node, [installed, "ci"]]);
  });

  it("finds npm's script on the PATH of Windows, where npm.cmd can't be spawned", () => {
    const env = { PATH: String.raw`C:\Windows;;C:\Program Files\nodejs` };
    expect(npmCommand(["ci"], { platform: "win32", env, exists })).toEqual([node, [installed, "ci"]]);
  });

  it("throws on Windows if npm is missing", () => {
    const env = { PATH: String.raw`C:\Windows` };
    expect(() => npmCommand(["ci"], { platform: "win32", env, exists })).toThrow("npm is not on the PATH");
  });

  it("ignores another package manager that started this process", () => {
    const env = { npm_execpath: "/usr/lib/node_modules/pnpm/bin/pnpm.cjs" };
    expect(npmCommand(["ci"], { platform: "darwin", env })).toEqual(["npm", ["ci"]]);
  });
});

describe("packageCommand", () => {
  it.each(["turbo", "oxlint", "@biomejs/biome", "typescript"])("runs the command of %s", (name) => {
    const { stdout, status } = spawnSync(...packageCommand(name, ["--version"], import.meta.url), { encoding: "utf8" });
    expect(stdout).toMatch(/\d+\.\d+\.\d+/);
    expect(status).toBe(0);
  });
});
