import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { npmCommand } from "@lectern/scripts/commands";

/**
 * Installs the lockfile in a folder of peers, unless that was done before.
 *
 * @param options further options of `npm install`
 */
export function installPeers(folder: string, options: readonly string[] = []): void {
  const stamp = join(folder, "node_modules/.installed");
  const wanted = createHash("sha256")
    .update(readFileSync(join(folder, "package-lock.json")))
    .digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  // Not `npm ci`, because it requires every platform's package of swc in the lockfile, and some are not published.
  const args = ["install", "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", ...options];
  execFileSync(...npmCommand(args), { cwd: folder, stdio: "inherit" });
  writeFileSync(stamp, wanted);
}
