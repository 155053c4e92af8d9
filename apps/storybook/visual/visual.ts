/**
 * Looks at every story of the built Storybook and compares it with what was accepted before. See `--help`. Exit status
 * 0: nothing differs; 1: something does, or nothing could be compared.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { Baselines } from "./baselines.ts";
import { changedFiles, storiesTouched } from "./changed.ts";
import { openChromium } from "./chromium.ts";
import { type Difference, exact, otherBrowser, otherSystem, type Tolerance } from "./compare.ts";
import { writeReport } from "./report.ts";
import { acceptAll, removed, type Run, runVisual } from "./run.ts";
import { serve } from "./serve.ts";
import { means, storiesOf } from "./stories.ts";

const usage = `npm run visual -- [options]
  --update           accept what the stories look like now
  --only <word>      a path, folder, title, "title/name" or id; may be given again
  --examine          ask axe about every story too: a violation breaks it
  --changed          only stories whose modules differ from main
  --storybook <dir>  a built Storybook (apps/storybook/storybook-static)
  --baselines <dir>  the accepted pictures (apps/storybook/visual/baselines)
  --report <dir>     where the report goes (.reports/visual)
  --link <url>       where the report's links lead (http://localhost:6006)
  --workers <n>      browsers that work at once (one a processor)`;

const root = resolve(import.meta.dirname, "../../..");
const { values } = parseArgs({
  options: {
    update: { type: "boolean", default: false },
    examine: { type: "boolean", default: false },
    only: { type: "string", multiple: true, default: [] },
    changed: { type: "boolean", default: false },
    storybook: { type: "string", default: join(root, "apps/storybook/storybook-static") },
    baselines: { type: "string", default: join(import.meta.dirname, "baselines") },
    report: { type: "string", default: join(root, ".reports/visual") },
    link: { type: "string", default: process.env["STORYBOOK_URL"] ?? "http://localhost:6006" },
    workers: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

const say = (text: string): void => void process.stdout.write(`${text}\n`);
function stop(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}
const sizeOf = ({ pixels, size = "" }: Difference): string => `${pixels} pixels ${size}`;
const major = (version: string | undefined): string | undefined => version?.split(".")[0];

/** The baselines of this system, or of the one that has some, with what may differ. */
function choose(version: string): { baselines: Baselines; tolerance: Tolerance } {
  const ours = new Baselines(join(values.baselines, process.platform));
  const linux = new Baselines(join(values.baselines, "linux"));
  if (ours.browser === undefined && process.platform !== "linux" && linux.browser !== undefined) {
    if (values.update) stop("The accepted pictures are Linux's. Run --update there: this system draws other letters.");
    say(`The accepted pictures are Linux's: up to ${otherSystem.part * 100} % of a picture may differ here.`);
    return { baselines: linux, tolerance: otherSystem };
  }
  if (ours.browser === undefined || major(ours.browser) === major(version))
    return { baselines: ours, tolerance: exact };
  const versions = `drawn by Chromium ${ours.browser}, and this is ${version}`;
  if (values.update && !everything) stop(`The accepted pictures were ${versions}: update all of them, or none.`);
  say(`The accepted pictures were ${versions}: up to ${otherBrowser.part * 100} % of a picture may differ.`);
  return { baselines: ours, tolerance: values.update ? exact : otherBrowser };
}

if (values.help) {
  say(usage);
  process.exit(0);
}
if (!["index.json", "iframe.html"].every((file) => existsSync(join(values.storybook, file)))) {
  stop(`No built Storybook in ${values.storybook}: npm run build --workspace=@lectern/storybook`);
}
const everything = values.only.length === 0 && !values.changed;
const all = storiesOf(values.storybook);
let stories = all;
if (values.only.length > 0) {
  const unknown = values.only.filter((word) => !all.some((story) => means(word, story)));
  if (unknown.length > 0) stop(`No story is meant by ${unknown.join(", ")}.`);
  stories = stories.filter((story) => values.only.some((word) => means(word, story)));
}
if (values.changed) stories = await storiesTouched(root, stories, changedFiles(root));

function conclude(run: Run, version: string): void {
  const failed = run.results.filter(({ verdict }) => verdict.kind !== "same");
  const passed = run.results.length - failed.length;
  const counts = `${join(values.report)}.json`;
  mkdirSync(dirname(counts), { recursive: true });
  const { seconds, stories: seen, unsteady } = run;
  const names = failed.map(({ name, verdict }) => `${verdict.kind} ${name}`);
  const broken = new Set(failed.filter(({ verdict }) => verdict.kind === "broken").map(({ story }) => story?.id));
  const examined = values.examine ? seen - broken.size : 0;
  writeFileSync(counts, JSON.stringify({ passed, examined, names, unsteady: unsteady.length, seen, seconds }));
  const page = writeReport(values.report, { run, failed, link: values.link, browser: version, baselines: chosen });
  for (const { name, verdict } of failed.slice(0, 40)) {
    const { kind } = verdict;
    const why = kind === "broken" ? verdict.error.split("\n")[0] : kind === "changed" ? sizeOf(verdict.difference) : "";
    say(`  ${kind.padEnd(8)} ${name}  ${why}`);
  }
  if (failed.length > 40) say(`  and ${failed.length - 40} more`);
  for (const name of unsteady) say(`  unsteady ${name}: other in a page that had shown other stories`);
  const pace = `${seen} stories, ${run.results.length} pictures in ${seconds.toFixed(1)} s`;
  const rate = `${(seen / seconds).toFixed(1)} stories and ${(run.results.length / seconds).toFixed(1)} pictures a second`;
  say(`${passed} same, ${failed.length} not; ${pace} (${rate}).\nReport: ${page}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

const workers = Math.min(
  values.workers === undefined ? availableParallelism() : Number(values.workers),
  stories.length,
);
const browsers = await Promise.all(Array.from({ length: Math.max(1, workers) }, openChromium));
const version = browsers[0]?.version ?? "";
const site = await serve(values.storybook);
const { baselines: chosen, tolerance } = choose(version);
if (chosen.browser === undefined && !values.update) {
  await Promise.all(browsers.map((browser) => browser.close()));
  stop(`No accepted pictures in ${chosen.folder}: npm run visual -- --update`);
}
try {
  const run = await runVisual({
    browsers,
    origin: site.origin,
    stories,
    baselines: chosen,
    tolerance,
    examined: values.examine,
  });
  const results = everything ? [...run.results, ...removed(chosen, run)] : run.results;
  if (values.update) {
    const accepted = await acceptAll(chosen, results, version);
    const broken = results.filter(({ verdict }) => verdict.kind === "broken");
    for (const { name, verdict } of broken)
      if (verdict.kind === "broken") say(`  broken ${name}: ${verdict.error.split("\n")[0]}`);
    say(`${accepted} pictures accepted of ${results.length}, in ${run.seconds.toFixed(1)} s.`);
    process.exitCode = broken.length > 0 ? 1 : 0;
  } else {
    conclude({ ...run, results }, version);
  }
} finally {
  await Promise.all(browsers.map((browser) => browser.close()));
  site.close();
}
