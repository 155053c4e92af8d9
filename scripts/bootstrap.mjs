// Installs what is missing before any npm script runs. Free of dependencies, and it runs on the Node that is there;
// every script after it runs on the Node that package.json pins.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Lectern needs Node 20.19 or newer, and this is ${process.versions.node}.`);
  console.error("Install a newer one (https://nodejs.org), or switch to it with your version manager.");
  console.error("Nothing was installed or changed.");
  process.exit(1);
}

const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..");
const lockfile = join(root, "package-lock.json");
const stamp = join(root, "node_modules", ".install-stamp");

const wanted = createHash("sha256")
  .update(readFileSync(lockfile))
  .update(`${process.platform}-${process.arch}`)
  .digest("hex");
const installed = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";

if (installed !== wanted) {
  console.log(installed === "" ? "First run: installing packages" : "The lockfile changed: installing packages");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, wanted);
}
