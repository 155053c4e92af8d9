/** Sends the built Storybook to Chromatic. What is given after `--` goes to Chromatic's own command line. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

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
if (!existsSync(join(storybook, "index.json"))) {
  stop("There is no built Storybook yet: npm run build --workspace=@lectern/storybook");
}
const { status } = spawnSync(
  "chromatic",
  ["--storybook-build-dir", storybook, "--exit-zero-on-changes", ...process.argv.slice(2)],
  { stdio: "inherit", cwd: join(import.meta.dirname, "../../..") },
);
process.exitCode = status ?? 1;
