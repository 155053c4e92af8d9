import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

test.each(["18.20.4", "20.10.0"])("Node %s is refused in three lines, before anything is installed", (version) => {
  const pretend = `data:text/javascript,Object.defineProperty(process.versions,"node",{value:"${version}"})`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", pretend, join(import.meta.dirname, "bootstrap.mjs")],
    { encoding: "utf8" },
  );
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toBe(
    [
      `Lectern needs Node 20.19 or newer, and this is ${version}.`,
      "Install a newer one (https://nodejs.org), or switch to it with your version manager.",
      "Nothing was installed or changed.",
      "",
    ].join("\n"),
  );
});
