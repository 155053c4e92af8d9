import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { linkDependencies } from "./link-dependencies.ts";

let work: string;
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(work, file)), { recursive: true });
  writeFileSync(join(work, file), text);
};
const lock = (leftPad: string): string =>
  JSON.stringify({
    packages: {
      "node_modules/left-pad": { version: leftPad },
      "node_modules/@other/pad": { version: "1.0.0" },
      "node_modules/@acme/ui": { resolved: "packages/ui", link: true },
    },
  });

beforeEach(() => {
  work = mkdtempSync(join(tmpdir(), "story-shots-link-"));
  write("root/package-lock.json", lock("1.0.0"));
  write("root/node_modules/left-pad/index.js", 'module.exports = "installed";');
  write("root/node_modules/@other/pad/index.js", 'module.exports = "scoped";');
  write("root/node_modules/@acme/ui/index.js", 'module.exports = "of the working tree";');
  write("checkout/packages/ui/index.js", 'module.exports = "of the checkout";');
});
afterEach(() => rmSync(work, { recursive: true, force: true }));

it("QAS-03 links the installed packages into a checkout, and its own workspaces to itself", () => {
  write("checkout/package-lock.json", lock("1.0.0"));
  expect(linkDependencies(join(work, "root"), join(work, "checkout"))).toBe(true);
  const load = createRequire(join(work, "checkout/story.js"));
  expect(["left-pad", "@other/pad", "@acme/ui"].map((name) => load(name) as string)).toEqual([
    "installed",
    "scoped",
    "of the checkout",
  ]);
});

it("QAS-03 links nothing into a checkout that needs other packages", () => {
  write("checkout/package-lock.json", lock("2.0.0"));
  expect(linkDependencies(join(work, "root"), join(work, "checkout"))).toBe(false);
  expect(() => readFileSync(join(work, "checkout/node_modules/left-pad/index.js"))).toThrow("ENOENT");
});
