/**
 * `npm run visual`: compares every story with its baseline. See `--help`. Exit status 0: nothing
 * differs; 1: something does, or nothing could be compared.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { findChromium, isPinned } from "@lectern/scripts/chromium";
import { Baselines } from "./baselines.ts";
import { findReason } from "./axe-reasons.ts";
import { changedFiles, findTouchedStories } from "./changed.ts";
import { openChromium } from "./chromium.ts";
import { exact, otherSystem, type Tolerance } from "./compare.ts";
import { writeReport } from "./report.ts";
import { hasPassed, type Result, type Run } from "./results.ts";
import { review } from "./review.ts";
import { removed, runVisual, updateAll } from "./run.ts";
import { serve } from "./serve.ts";
import { buildStorybook, servesThisCheckout } from "./storybook.ts";
import {
  loadStories,
  selectsStory,
  type RareVariant,
  rareVariants,
  type Story,
  suggestTitles,
  themes,
  toRareSizes,
  toSizes,
} from "./stories.ts";

const usage = `npm run visual -- [options]
  --review            review the last run's differences in a browser: a accepts, r rejects, n goes on
  --update            update the baselines to how the stories look now
  --only <word>       a component, path, folder, title, "title/name" or id; may be given again
  --changed           only stories whose modules differ from main
  --variant <name>    as a rare variant (forced-colors, more-contrast, large-text, 768, 1920, right-to-left, print),
                      or "rare": all that the long run compares; may be given again
  --examine           ask axe about every story too, and where its words and controls stand: a violation breaks it
  --storybook <where> a built Storybook's folder, or the address of one that runs. By default the one that
                      npm run storybook serves from this checkout, for --only and --changed; else a build
  --baselines <dir>   the baselines (apps/storybook/visual/baselines)
  --report <dir>      where the report goes (.reports/visual)
  --link <url>        where the report's links lead (http://localhost:6006)
  --workers <n>       browsers that work at once (one a processor)`;

const root = resolve(import.meta.dirname, "../../..");
const { values } = parseArgs({
  options: {
    review: { type: "boolean", default: false },
    update: { type: "boolean", default: false },
    examine: { type: "boolean", default: false },
    variant: { type: "string", multiple: true, default: [] },
    only: { type: "string", multiple: true, default: [] },
    changed: { type: "boolean", default: false },
    storybook: { type: "string" },
    baselines: { type: "string" },
    report: { type: "string", default: join(root, ".reports/visual") },
    link: { type: "string", default: process.env["STORYBOOK_URL"] ?? "http://localhost:6006" },
    workers: { type: "string" },
    help: { type: "boolean", default: false },
  },
});

const print = (text: string): void => void process.stdout.write(`${text}\n`);
function stop(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** The rare variants that `--variant` names. */
function chooseVariants(): RareVariant[] {
  const all = Object.keys(rareVariants) as RareVariant[];
  const unknown = values.variant.find((name) => name !== "rare" && !Object.hasOwn(rareVariants, name));
  if (unknown !== undefined) stop(`There is no variant ${unknown}. There are rare, ${all.join(", ")}.`);
  return all.filter(
    (name) => values.variant.includes(name) || (values.variant.includes("rare") && rareVariants[name].inLongRun),
  );
}
const variants = chooseVariants();
const baselineFolder =
  values.baselines ?? join(import.meta.dirname, variants.length === 0 ? "baselines" : "baselines-rare");
const allStories = values.only.length === 0 && !values.changed;
/** Whether a baseline without a result has no story any more. */
const everything = allStories && (variants.length === 0 || values.variant.includes("rare"));

/** A note about the run's conditions, which `npm test` prints too. */
const notes: string[] = [];
function note(text: string): void {
  notes.push(text);
  print(text);
}

const isBaselinePlatform = process.platform === "linux" && process.arch === "x64";

/** How much screenshots may differ from the baselines, which the pinned Chromium of Linux x64 renders. */
function chooseTolerance(baselines: Baselines, chromium: string, version: string): Tolerance | "skip" {
  const versions = `The baselines were drawn by Chromium ${baselines.browser}, and this is ${version} (${chromium})`;
  if (!isBaselinePlatform) {
    if (values.update) stop("Baselines are drawn on Linux x64: update them there. This system draws other letters.");
    note(`${versions}, on another system: up to ${otherSystem.part * 100} % of a screenshot may differ.`);
    return otherSystem;
  }
  if (!isPinned(chromium)) {
    if (values.update) stop(`${versions}. Unset CHROMIUM_PATH to update them.`);
    note(`${versions}, which draws otherwise: screenshots and accessibility trees are skipped.`);
    return "skip";
  }
  const isNew = baselines.browser !== undefined && baselines.browser !== version;
  if (isNew && values.update && !everything) stop(`${versions}: update all of them, or none.`);
  return exact;
}

/** The Storybook to compare: the given address, the given folder, our dev server or a build. */
async function openStorybook(): Promise<{ origin: string; close: () => void }> {
  const { storybook } = values;
  if (storybook !== undefined && /^https?:/.test(storybook)) {
    return { origin: storybook.replace(/\/$/, ""), close: () => undefined };
  }
  if (storybook === undefined && !allStories && (await servesThisCheckout("http://localhost:6006"))) {
    print("Looking at the Storybook that runs at http://localhost:6006.");
    return { origin: "http://localhost:6006", close: () => undefined };
  }
  if (storybook === undefined) buildStorybook();
  const folder = storybook ?? join(root, "apps/storybook/storybook-static");
  if (!existsSync(join(folder, "index.json"))) stop(`No built Storybook in ${folder}`);
  return await serve(folder);
}

async function chooseStories(all: readonly Story[]): Promise<readonly Story[]> {
  const unknown = values.only.find((word) => !all.some((story) => selectsStory(word, story)));
  if (unknown !== undefined) {
    const near = suggestTitles(unknown, all);
    stop(`No story is meant by ${unknown}${near.length > 0 ? `. Did you mean ${near.slice(0, 5).join(", ")}?` : "."}`);
  }
  const chosen = all.filter(
    (story) => values.only.length === 0 || values.only.some((word) => selectsStory(word, story)),
  );
  return values.changed ? await findTouchedStories(root, chosen, changedFiles(root)) : chosen;
}

const toDetail = ({ verdict }: Result): string => {
  if (verdict.kind === "broken") return verdict.error.split("\n")[0] ?? "";
  if (verdict.kind === "changed") {
    const { pixels, size = "" } = verdict.difference ?? {};
    return pixels === undefined ? "" : `${pixels} pixels ${size}`;
  }
  return "";
};

async function conclude(run: Run, version: string, baselines: Baselines): Promise<void> {
  const { seconds, stories: seen, unsteady, results } = run;
  const failed = results.filter((result) => !hasPassed(result));
  const skipped = results.filter(({ verdict }) => verdict.kind === "skipped").length;
  const passed = results.length - failed.length - skipped;
  const unreviewed = run.findings.filter(({ reason }) => reason === undefined);
  const broken = new Set(failed.filter(({ verdict }) => verdict.kind === "broken").map(({ story }) => story?.id));
  const examined = values.examine ? seen - broken.size : 0;
  const note = notes.join(" ");
  const names = [
    ...failed.map(({ name, verdict }) => `${verdict.kind} ${name}`),
    ...unreviewed.map(
      ({ story, rule, why, element }) => `axe can't decide ${rule} (${why}) in ${story.id}: ${element}`,
    ),
  ];
  mkdirSync(dirname(values.report), { recursive: true });
  const counts = { passed, examined, skipped, names, note, unsteady: unsteady.length, seen, seconds };
  writeFileSync(`${values.report}.json`, JSON.stringify(counts));
  const page = await writeReport(values.report, { run, link: values.link, browser: version, baselines });
  for (const result of failed.slice(0, 40))
    print(`  ${result.verdict.kind.padEnd(12)} ${result.name}  ${toDetail(result)}`);
  if (failed.length > 40) print(`  and ${failed.length - 40} more`);
  for (const name of names.slice(failed.length)) print(`  ${name}`);
  for (const name of unsteady) print(`  unsteady ${name}: other in a page that had shown other stories`);
  const rate = `${(seen / seconds).toFixed(1)} stories and ${(results.length / seconds).toFixed(1)} comparisons a second`;
  print(`${seen} stories, ${results.length} screenshots and trees in ${seconds.toFixed(1)} s (${rate}).`);
  print(`${passed} same, ${failed.length} not, ${skipped} skipped.\nReport: ${page}`);
  if (variants.length === 0 && failed.some(({ verdict }) => verdict.kind !== "broken"))
    print("To review them: npm run visual -- --review");
  process.exitCode = names.length > 0 ? 1 : 0;
}

async function compare(): Promise<void> {
  const chromium = await findChromium();
  const site = await openStorybook();
  const all = await loadStories(site.origin);
  const stories = await chooseStories(all);
  const workers = values.workers === undefined ? availableParallelism() : Number(values.workers);
  const browsers = await Promise.all(
    Array.from({ length: Math.max(1, Math.min(workers, stories.length)) }, openChromium),
  );
  try {
    const version = browsers[0]?.version ?? "";
    const baselines = new Baselines(baselineFolder, { withoutPixels: variants.length > 0 });
    const tolerance = chooseTolerance(baselines, chromium, version);
    if (baselines.browser === undefined && !values.update)
      stop(`No baselines in ${baselines.folder}: npm run visual -- --update`);
    const run = await runVisual({
      browsers,
      origin: site.origin,
      stories,
      baselines,
      tolerance,
      sizes: variants.length === 0 ? toSizes : (story) => (story.usualOnly ? [] : toRareSizes(story, variants)),
      themes: variants.length === 0 ? themes : ["light"],
      examined: values.examine,
      findReason,
    });
    const results = everything && tolerance !== "skip" ? [...run.results, ...removed(baselines, run)] : run.results;
    if (!values.update) return await conclude({ ...run, results }, version, baselines);
    const updated = await updateAll(baselines, results, version);
    const broken = results.filter(({ verdict }) => verdict.kind === "broken");
    for (const result of broken) print(`  broken ${result.name}: ${toDetail(result)}`);
    print(`${updated} of ${results.length} screenshots and trees updated, in ${run.seconds.toFixed(1)} s.`);
    process.exitCode = broken.length > 0 ? 1 : 0;
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    site.close();
  }
}

if (values.help) print(usage);
else if (values.review && variants.length > 0) {
  stop(
    "Rare variants have no screenshots to compare with. When the usual screenshots are right: npm run visual -- --variant rare --update",
  );
} else {
  try {
    await (values.review ? review({ report: values.report, baselines: baselineFolder }) : compare());
  } catch (error) {
    stop(error instanceof Error ? error.message : String(error));
  }
}
