import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { packageCommand } from "@lectern/scripts/commands";

/** The folder of the app's build. */
export const BUILT = join(import.meta.dirname, "../../apps/web/dist");

/** Builds the app, or restores Turborepo's build of the same sources, unless another folder is measured. */
export function buildApp(dist: string): void {
  if (dist !== BUILT) return;
  const args = ["run", "build", "--filter=@lectern/web", "--output-logs=errors-only"];
  execFileSync(...packageCommand("turbo", args, import.meta.url), { stdio: ["ignore", "ignore", "inherit"] });
}
