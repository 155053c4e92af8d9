import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const bench = join(import.meta.dirname, "..");
const run = (file: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(bench, file), ...args], { encoding: "utf8", timeout: 30_000 });

test.each(globSync("*/bench-*.ts", { cwd: bench }).toSorted())("%s ends with a sentence for a wrong option", (file) => {
  const { status, stdout, stderr } = run(file, "--wrong=1");
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(/^Unknown option '--wrong'\. It takes (--\w+(, )?)+\.\n$/);
});

test("a number that is none ends with a sentence", () => {
  const { status, stderr } = run("pages/bench-pages.ts", "--runs=many");
  expect({ status, stderr }).toEqual({ status: 2, stderr: '--runs takes a number, and not "many".\n' });
});
