import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findLongSubjects } from "./commit-subjects.ts";

const allowed = "a".repeat(72);
const long = "b".repeat(73);
let folder: string;

const git = (...args: readonly string[]): string =>
  execFileSync("git", ["-c", "user.name=Maya", "-c", "user.email=maya@school.test", ...args], {
    cwd: folder,
    encoding: "utf8",
  }).trim();

/** Adds an empty commit. @returns its hash */
function commit(subject: string): string {
  git("commit", "--quiet", "--allow-empty", "-m", subject, "-m", "A body may be wider than the subject. ".repeat(4));
  return git("rev-parse", "HEAD");
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "subjects-"));
  git("init", "--quiet", "--initial-branch=main");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("refuses a subject of 73 characters and accepts one of 72", () => {
  const base = commit("Begin");
  commit(allowed);
  commit(long);
  commit("Go on");
  expect(findLongSubjects(folder, base)).toEqual([long]);
});

test("a character outside ASCII counts as one", () => {
  const base = commit("Begin");
  commit("é".repeat(72));
  commit("🎓".repeat(72));
  expect(findLongSubjects(folder, base)).toEqual([]);
});

test("ignores a long subject before the base", () => {
  commit(long);
  const base = commit("Begin");
  commit(allowed);
  expect(findLongSubjects(folder, base)).toEqual([]);
});

test("ignores a merge's own subject, but not those of the merged commits", () => {
  const base = commit("Begin");
  git("switch", "--quiet", "--create", "branch");
  commit(long);
  git("switch", "--quiet", "main");
  git("merge", "--quiet", "--no-ff", "branch", "-m", `Merge ${long}`);
  expect(findLongSubjects(folder, base)).toEqual([long]);
});

test.each([undefined, "", "0".repeat(40)])("with the base %j, reads only the last commit", (base) => {
  commit(long);
  expect(findLongSubjects(folder, base)).toEqual([long]);
  commit(allowed);
  expect(findLongSubjects(folder, base)).toEqual([]);
});

test("the command names a long subject and fails", () => {
  const base = commit("Begin");
  const run = () =>
    spawnSync(process.execPath, [join(import.meta.dirname, "commit-subjects.ts")], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, BASE: base },
    });
  commit(allowed);
  expect(run()).toMatchObject({ status: 0, stderr: "" });
  commit(long);
  expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining(long) });
});
