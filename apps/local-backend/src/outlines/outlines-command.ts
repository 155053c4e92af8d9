/**
 * `npm run outlines`: derives the outline of every recording that lacks one or has an older version. `--
 * --restore=<version>` restores those that are newer than a version.
 */
import { parseArgs } from "node:util";
import { runOnProject } from "../run-on-project.ts";
import { deriveOutlines, restoreOutlines } from "./derive-outlines.ts";

const { values: options } = parseArgs({ options: { restore: { type: "string" } } });

await runOnProject(async (project) => {
  if (options.restore === undefined) {
    const derived = await deriveOutlines(project, (count) => console.log(`${count} jobs so far`));
    console.log(
      derived === 0
        ? "Every recording has its outline."
        : `Took ${derived} jobs. What failed, the log names and the schedule tries again.`,
    );
  } else {
    const version = Number(options.restore);
    if (!/^\d+$/.test(options.restore)) throw new Error(`--restore must be a version, not "${options.restore}"`);
    console.log(`Took back ${await restoreOutlines(project, version)} outlines that were newer than ${version}.`);
  }
});
