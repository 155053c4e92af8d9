/**
 * Builds Storybook and sends it to Chromatic. `--changed` takes only the stories that differ from main, as
 * `npm run visual -- --changed` finds them; other arguments after `--` are passed to Chromatic.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { packageCommand } from "@lectern/scripts/commands";
import { changedFiles, findTouchedStories } from "@lectern/story-shots/changed";
import { readStories } from "@lectern/story-shots/stories";
import { config } from "../visual/config.ts";
import { toArguments } from "./arguments.ts";

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
  spawnSync(...packageCommand(name, args, import.meta.url), { stdio: "inherit", cwd: config.root }).status ?? 1;

if (run("turbo", "run", "build", "--filter=@lectern/storybook", "--output-logs=errors-only") !== 0) process.exit(1);

const userArguments = process.argv.slice(2);
const stories = readStories(storybook);
const touched = userArguments.includes("--changed")
  ? await findTouchedStories(config, stories, changedFiles(config.root, config.mainBranch))
  : stories;
const rest = userArguments.filter((argument) => argument !== "--changed");
const args = toArguments(storybook, rest, stories, touched);
if (args === undefined) {
  process.stdout.write("No story differs from main: nothing was sent to Chromatic.\n");
} else {
  process.exitCode = run("chromatic", ...args);
}
