import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, isAbsolute, join } from "node:path";

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Finds a program.
 *
 * @param names in the order of preference; names for the PATH, or absolute paths
 */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  return names
    .flatMap((name) => (isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))))
    .find((file) => isExecutable(file));
}

const apt = (...args: string[]) =>
  spawnSync("apt-get", [...args, "-qq", "-o", "DPkg::Lock::Timeout=300"], {
    encoding: "utf8",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });

/** Installs packages of Debian where this process may; says why on the console when apt does not. */
export function installFromDebian(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || findProgram(["apt-get"]) === undefined) return;
  console.log(`Installing ${packages.join(", ")} from Debian's packages`);
  // Lists that can't be renewed may still be good enough.
  apt("update");
  const { status, stderr } = apt("install", "-y", "--no-install-recommends", "-o", "Dpkg::Use-Pty=0", ...packages);
  if (status !== 0) console.log(stderr);
}
