/** Builds Storybook and sends it to Chromatic. What is given after `--` goes to Chromatic's own command line. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { packageCommand } from "@lectern/scripts/commands";

const storybook = join(import.meta.dirname, "../storybook-static");

function stop(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

if (!process.env["CHROMATIC_PROJECT_TOKEN"]) {
  stop(
    "CHROMATIC_PROJECT_TOKEN is not set: take the project's token from chromatic.com (Manage, Configure) and set it.",
  );
}
const run = (name: string, ...args: string[]): number =>
  spawnSync(...packageCommand(name, args, import.meta.url), {
    stdio: "inherit",
    cwd: join(import.meta.dirname, "../../.."),
  }).status ?? 1;

if (run("turbo", "run", "build", "--filter=@lectern/storybook", "--output-logs=errors-only") !== 0) process.exit(1);
process.exitCode = run("chromatic", "--storybook-build-dir", storybook, ...process.argv.slice(2));
