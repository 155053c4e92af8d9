import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { projectPaths } from "../project-paths.ts";

interface CommandResult {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

/** Runs what `npm run <name> -- <arguments>` runs after its bootstrap. */
export async function runNpmCommand(
  name: string,
  givenArguments: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<CommandResult> {
  const { scripts } = JSON.parse(await readFile(join(projectPaths.root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  const [, ...args] = (scripts[name] ?? "").split(" ");
  const options = { cwd: projectPaths.root, env: { ...process.env, ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, [...args, ...givenArguments], options, (error, out, err) => {
      // A command that a signal ended has no status.
      resolve({ status: error === null ? 0 : Number(error.code ?? 1), out, err });
    });
  });
}
