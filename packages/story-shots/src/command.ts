import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type Base, findBaselineCommit, findCommit, isUnchanged, openBase } from "./base.ts";
import { Baselines } from "./baselines.ts";
import { addBefore } from "./before.ts";
import { changedFiles, findTouchedStories } from "./changed.ts";
import { type Chromium, openChromium } from "./chromium.ts";
import type { ShotsConfig } from "./config.ts";
import { takeOwnBaselines } from "./own-baselines.ts";
import { toAcceptance, writeReport } from "./report.ts";
import { hasPassed, type Result, type Run } from "./results.ts";
import { listRemoved, runVisual, updateAll } from "./run.ts";
import { serve } from "./serve.ts";
import {
  readStories,
  selectsStory,
  selectsTitle,
  type Story,
  suggestTitles,
  toCanTell,
  toStoryName,
} from "./stories.ts";
import { toRareSizes } from "./variants.ts";
import type { Showing } from "./walk.ts";

const toUsage = (config: ShotsConfig): string => `${config.command} -- [options]
  --update            update the baselines to how the stories look now; the commit says why
  --only <word>       a component, path, folder, title, "title/name" or id; may be given again
  --changed           only stories whose modules differ from ${config.mainBranch}
  --since <commit>    what the baselines accepted since a commit: only the stories whose baselines differ from its own
  --variant <name>    as a rare variant (${Object.keys(config.variants.rareVariants).join(", ")}),
                      or "rare": all that the long run compares; may be given again
  --examine           ask ${config.examiners.map(({ name }) => name).join(" and ")} about every story too: a violation breaks it
  --storybook <dir>   a built Storybook; by default it is built
  --report <dir>      where the report goes (${config.report})
  --workers <n>       browsers that work at once (one a processor)`;

const parse = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      update: { type: "boolean", default: false },
      examine: { type: "boolean", default: false },
      variant: { type: "string", multiple: true, default: [] },
      only: { type: "string", multiple: true, default: [] },
      changed: { type: "boolean", default: false },
      since: { type: "string" },
      storybook: { type: "string" },
      report: { type: "string" },
      workers: { type: "string" },
      help: { type: "boolean", default: false },
    },
  }).values;
type Values = ReturnType<typeof parse>;

const print = (text: string): void => void process.stdout.write(`${text}\n`);

/** Ends the command with a sentence for the user. */
class Stop extends Error {}

/** Selects the rare variants that `--variant` names. */
function chooseVariants({ variants: { rareVariants } }: ShotsConfig, names: readonly string[]): string[] {
  const all = Object.keys(rareVariants);
  const unknown = names.find((name) => name !== "rare" && !Object.hasOwn(rareVariants, name));
  if (unknown !== undefined) throw new Stop(`There is no variant ${unknown}. There are rare, ${all.join(", ")}.`);
  return all.filter(
    (name) => names.includes(name) || (names.includes("rare") && rareVariants[name]?.inLongRun === true),
  );
}

/** Finds the Storybook to compare: in the given folder, or a new build. */
async function findStorybook(config: ShotsConfig, { storybook }: Values): Promise<string> {
  const folder = storybook === undefined ? await config.build() : resolve(storybook);
  if (!existsSync(join(folder, "index.json"))) throw new Stop(`No built Storybook in ${folder}`);
  return folder;
}

async function chooseStories(
  config: ShotsConfig,
  values: Values,
  all: readonly Story[],
  baselines: Baselines,
): Promise<readonly Story[]> {
  const isMeant = (word: string, story: Story): boolean => selectsStory(word, story, config.storybook);
  const titles = new Set(baselines.names().map((name) => name.slice(0, name.lastIndexOf("/"))));
  const isKnown = (word: string): boolean =>
    all.some((story) => isMeant(word, story)) ||
    // A component that is gone: its baselines are.
    [...titles].some((title) => selectsTitle(word, title));
  const unknown = values.only.find((word) => !isKnown(word));
  if (unknown !== undefined) {
    const near = suggestTitles(unknown, all);
    throw new Stop(
      `No story is meant by ${unknown}${near.length > 0 ? `. Did you mean ${near.slice(0, 5).join(", ")}?` : "."}`,
    );
  }
  const stories = all.filter((story) => values.only.length === 0 || values.only.some((word) => isMeant(word, story)));
  return values.changed
    ? await findTouchedStories(config, stories, changedFiles(config.root, config.mainBranch))
    : stories;
}

/** Finds the stories whose baselines in the working tree differ from those at a commit. */
function findAccepted(stories: readonly Story[], before: Baselines, now: Baselines): Story[] {
  const hashes = new Set(
    [...before.names(), ...now.names()].filter((name) => before.entry(name)?.hash !== now.entry(name)?.hash),
  );
  const trees = new Set(
    [...before.treeNames(), ...now.treeNames()].filter((name) => before.tree(name) !== now.tree(name)),
  );
  const names = new Set([...hashes, ...trees].map((name) => name.slice(0, name.lastIndexOf(".")).split("@")[0]));
  return stories.filter((story) => names.has(toStoryName(story)));
}

const toDetail = ({ verdict }: Result): string => {
  if (verdict.kind === "broken") return verdict.error.split("\n")[0] ?? "";
  if (verdict.kind === "changed") {
    const { pixels, size = "" } = verdict.difference ?? {};
    return pixels === undefined ? "" : `${pixels} pixels ${size}`;
  }
  return "";
};

const toFailure = (result: Result): string => `${result.verdict.kind} ${result.name} ${toDetail(result)}`.trimEnd();

const PROGRESS_MS = 15_000;

/** Prints how far a run is, now and then, so that a log shows that it goes on. */
function createProgress(): (count: number) => void {
  let printed = performance.now();
  return (count) => {
    const now = performance.now();
    if (now - printed < PROGRESS_MS) return;
    printed = now;
    print(`${count.toLocaleString("en-US")} screenshots and trees`);
  };
}

/** The base of a comparison, and how its result is reported. */
interface Comparison {
  readonly config: ShotsConfig;
  readonly values: Values;
  readonly baselines: Baselines;
  readonly base: Base | undefined;
  readonly isReference: boolean;
  readonly version: string;
  readonly notes: readonly string[];
}

function conclude(run: Run, { config, values, baselines, base, isReference, version, notes }: Comparison): void {
  const { seconds, stories: seen, unsteady, results } = run;
  const { command } = config;
  const report = resolve(config.root, values.report ?? config.report);
  const failed = results.filter((result) => !hasPassed(result));
  const skipped = results.filter(({ verdict }) => verdict.kind === "skipped").length;
  const passed = results.length - failed.length - skipped;
  const unreviewed = run.findings.filter(({ reason }) => reason === undefined);
  const broken = new Set(failed.filter(({ verdict }) => verdict.kind === "broken").map(({ story }) => story?.id));
  const examined = values.examine ? seen - broken.size : 0;
  const undecided = unreviewed.map(
    ({ story, rule, why, element }) => `undecided ${rule} (${why}) in ${story.id}: ${element}`,
  );
  const names = [...failed.map(toFailure), ...undecided];
  mkdirSync(dirname(report), { recursive: true });
  const counts = { passed, examined, skipped, names, note: notes.join(" "), unsteady: unsteady.length, seen, seconds };
  writeFileSync(`${report}.json`, JSON.stringify(counts));
  const page = writeReport(report, {
    run,
    link: config.link,
    browser: version,
    baselines,
    project: config.project,
    command,
    isReference: isReference && values.since === undefined,
    reference: config.browser.reference,
    base: base?.label,
  });
  for (const result of failed.slice(0, 40))
    print(`  ${result.verdict.kind.padEnd(12)} ${result.name}  ${toDetail(result)}`);
  if (failed.length > 40) print(`  and ${failed.length - 40} more`);
  for (const name of undecided) print(`  ${name}`);
  for (const name of unsteady) print(`  unsteady ${name}: other in a page that had shown other stories`);
  const rate = `${(seen / seconds).toFixed(1)} stories and ${(results.length / seconds).toFixed(1)} comparisons a second`;
  print(`${seen} stories, ${results.length} screenshots and trees in ${seconds.toFixed(1)} s (${rate}).`);
  print(`${passed} same, ${failed.length} not, ${skipped} skipped.\nReport: ${page}`);
  if (isReference && values.since === undefined && failed.some(({ verdict }) => verdict.kind !== "broken"))
    print(`Look at them there. To accept those of a component: ${toAcceptance(command)}`);
  // Stories accepted since a commit differ from it intentionally.
  const failures = values.since === undefined ? names.length : broken.size + unreviewed.length;
  process.exitCode = failures > 0 ? 1 : 0;
}

/** Writes a run's results to the baselines. */
function update(run: Run, { baselines, version }: Comparison): void {
  const updated = updateAll(baselines, run.results, version);
  const broken = run.results.filter(({ verdict }) => verdict.kind === "broken");
  for (const result of broken) print(`  broken ${result.name}: ${toDetail(result)}`);
  print(`${updated.length} of ${run.results.length} screenshots and trees updated, in ${run.seconds.toFixed(1)} s.`);
  process.exitCode = broken.length > 0 ? 1 : 0;
}

/** Opens the commit that the baselines come from. If that fails, passes the reason to `note`. */
async function tryOpenBase(
  config: ShotsConfig,
  folder: string,
  since: string | undefined,
  note: (text: string) => void,
): Promise<Base | undefined> {
  try {
    const commit = since === undefined ? findBaselineCommit(config.root, folder) : findCommit(config.root, since);
    return await openBase(config, commit);
  } catch (error) {
    if (since !== undefined) throw error;
    note(`Nothing can be rendered as it was before. ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

async function compare(config: ShotsConfig, values: Values, rare: readonly string[]): Promise<void> {
  const { root, browser, stage, variants, command } = config;
  const folder = rare.length === 0 ? config.baselines : config.rareBaselines;
  const isAll = values.only.length === 0 && !values.changed && values.since === undefined;
  /** Whether a baseline without a result means that its story is gone. */
  const isEverything = isAll && (rare.length === 0 || values.variant.includes("rare"));
  const notes: string[] = [];
  const note = (text: string): void => {
    notes.push(text);
    print(text);
  };
  const path = await browser.find();
  const isReference = browser.isReference(path);
  if (values.update && !isReference)
    throw new Stop(`Baselines are rendered on ${browser.reference}: update them there.`);
  if (values.update && values.since !== undefined)
    throw new Stop("--since shows what was accepted: it updates nothing.");
  if (values.since !== undefined && isUnchanged(root, findCommit(root, values.since), folder))
    return print(`The baselines are those of ${values.since}.`);

  const storybook = await findStorybook(config, values);
  const site = await serve(storybook);
  const browsers: Chromium[] = [];
  try {
    const all = readStories(storybook);
    const committed = new Baselines(resolve(root, folder));
    let stories = await chooseStories(config, values, all, committed);
    const workers = values.workers === undefined ? availableParallelism() : Number(values.workers);
    const flags = browser.flags ?? [];
    for (let opened = 0; opened < Math.max(1, Math.min(workers, stories.length)); opened += 1)
      // oxlint-disable-next-line no-await-in-loop -- if one fails, the ones already open must be closed
      browsers.push(await openChromium(path, flags));
    const version = browsers[0]?.version ?? "";
    const sizes =
      rare.length === 0
        ? undefined
        : (story: Story) => (story.usualOnly === true ? [] : toRareSizes(story, rare, variants));
    const themes = rare.length === 0 ? undefined : variants.themes.slice(0, 1);
    const showing: Showing = { stage, variants, browsers, sizes, themes };

    if (committed.browser === undefined && !values.update)
      throw new Stop(`No baselines in ${committed.folder}: ${command} -- --update`);
    const isNew = committed.browser !== undefined && committed.browser !== version;
    if (isReference && isNew) {
      const versions = `The baselines were rendered by Chromium ${committed.browser}, and this is ${version}`;
      if (values.update && !isEverything) throw new Stop(`${versions}: update all of them, or none.`);
    }

    let base: Base | undefined;
    let baselines = committed;
    if (values.since !== undefined) {
      base = await tryOpenBase(config, folder, values.since, note);
      const before = new Baselines(join(base?.committed ?? "", folder));
      stories = findAccepted(stories, before, committed);
      baselines = before;
    }
    if (!isReference) {
      note(
        `This browser (Chromium ${version}) renders other pixels than ${browser.reference}: both sides are rendered here.`,
      );
      base ??= await tryOpenBase(config, folder, undefined, note);
      const variant = rare.length === 0 ? "usual" : "rare";
      if (base !== undefined) baselines = await takeOwnBaselines({ showing, base, stories, variant });
    }
    const run = await runVisual({
      ...showing,
      origin: site.origin,
      stories,
      baselines,
      skips: !isReference && base === undefined,
      examiners: values.examine ? config.examiners : [],
      findReason: config.findReason,
      onProgress: createProgress(),
    });
    const canTell = isEverything
      ? undefined
      : toCanTell(all, stories, values.only, rare.length === 0 || values.variant.includes("rare"));
    // `--since` shows what was accepted, and another browser has baselines of the compared stories alone.
    const isComparable = isEverything ? isReference || base !== undefined : isReference && values.since === undefined;
    const results = isComparable ? [...run.results, ...listRemoved(baselines, run, canTell)] : run.results;
    const differs = results.some(({ verdict: { kind } }) => kind === "changed" || kind === "removed");
    // An update has no report, so the pictures of before would never be looked at.
    if (differs && !values.update) base ??= await tryOpenBase(config, folder, undefined, note);
    const completed =
      base === undefined
        ? results
        : await addBefore(results, { config, showing, base, baselines, areCommitted: baselines === committed });
    const comparison: Comparison = { config, values, baselines, base, isReference, version, notes };
    (values.update ? update : conclude)({ ...run, results: completed }, comparison);
  } finally {
    await Promise.all(browsers.map((each) => each.close()));
    site.close();
  }
}

/**
 * Compares every story with its baseline according to the arguments (`--help` lists them). Sets the process's exit
 * status: 0 if nothing differs; 1 if something differs or nothing could be compared.
 */
export async function runCommand(config: ShotsConfig, args: readonly string[]): Promise<void> {
  try {
    const values = parse(args);
    if (values.help) return print(toUsage(config));
    await compare(config, values, chooseVariants(config, values.variant));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
