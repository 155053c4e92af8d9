import type { Baselines } from "./baselines.ts";
import { type Camera, type KnownStates, openCamera, type Shot, type Take } from "./camera.ts";
import type { Chromium } from "./chromium.ts";
import { difference, exact, type Tolerance } from "./compare.ts";
import { decode, encodePng, pixelHash } from "./pixels.ts";
import { type Finding, type Result, type Run, type Verdict } from "./results.ts";
import type { Undecided } from "./stage.ts";
import {
  getConditions,
  isPage,
  toScreenshotName,
  type Size,
  type Story,
  type Theme,
  themes as bothThemes,
  toSizes,
  toTreeName,
  toRareSize,
} from "./stories.ts";

export interface RunOptions {
  /** Each shows one story at a time: a browser draws one frame at a time. */
  readonly browsers: readonly Chromium[];
  /** The origin that serves a built Storybook. */
  readonly origin: string;
  readonly stories: readonly Story[];
  readonly baselines: Baselines;
  /** How much a screenshot may differ from its baseline; `skip` compares no screenshot and no accessibility tree. */
  readonly tolerance?: Tolerance | "skip";
  /** Other than what a story's place asks for. */
  readonly sizes?: (story: Story) => readonly Size[];
  readonly themes?: readonly Theme[];
  /** Whether axe examines every story, in the first of its sizes and in light, and its geometry is examined in each size. */
  readonly examined?: boolean;
  /** A reviewer's reasons to accept checks that axe could not decide. */
  readonly findReason?: (undecided: Undecided, story: Story) => string | undefined;
}

interface Task {
  readonly story: Story;
  readonly size: Size;
}

/** Up to this many differing stories are repeated in a new page; more than that have a common cause. */
const secondLooks = 24;

const isTrouble = ({ verdict: { kind } }: Result): boolean =>
  kind === "changed" || kind === "changed tree" || kind === "broken";

/** Sorts by size, so that a page is rarely resized; then by the sidebar's order, so that neighbours share modules. */
function listTasks(stories: readonly Story[], sizes: (story: Story) => readonly Size[]): Task[] {
  const tasks = stories.flatMap((story) => sizes(story).map((size) => ({ story, size })));
  return tasks.toSorted((a, b) => b.size.width - a.size.width || a.size.name.localeCompare(b.size.name));
}

/** Takes every story in every size and theme, and compares it with its baseline. Changes nothing on disk. */
export async function runVisual(options: RunOptions): Promise<Run> {
  const { browsers, origin, stories, baselines, tolerance = exact, sizes = toSizes, themes = bothThemes } = options;
  const { findReason = () => undefined } = options;
  const unexamined = new Set(options.examined === true ? stories.map(({ id }) => id) : []);
  const started = performance.now();
  const tasks = listTasks(stories, sizes);
  const results: Result[] = [];
  const findings: Finding[] = [];
  const unsteady: string[] = [];
  let secondLooksLeft = secondLooks;
  const states: KnownStates = new Map();

  const judge = async (name: string, { png, box }: Shot): Promise<Verdict> => {
    if (tolerance === "skip") return { kind: "skipped" };
    const pixels = await decode(png, box);
    const hash = pixelHash(pixels);
    const baseline = baselines.entry(name);
    if (baseline?.hash === hash) return { kind: "same" };
    const { width, height } = pixels;
    const toScreenshot = async () => ({ png: box === undefined ? png : await encodePng(pixels), hash, width, height });
    if (baseline === undefined) return { kind: "new", screenshot: await toScreenshot() };
    if (baselines.withoutPixels) return { kind: "changed", screenshot: await toScreenshot(), difference: undefined };
    const found = difference(await baselines.pixels(name), pixels, tolerance);
    if (found === undefined) return { kind: "same" };
    // Encoded, since a run may find many.
    const { image, ...counted } = found;
    const encoded = { png: await encodePng(image), width: image.width, height: image.height };
    return { kind: "changed", screenshot: await toScreenshot(), difference: { ...counted, image: encoded } };
  };

  const judgeTree = (name: string, tree: string): Verdict => {
    // Another version of a browser may build another accessibility tree.
    if (tolerance !== exact) return { kind: "skipped" };
    const before = baselines.tree(name);
    if (before === tree) return { kind: "same" };
    return before === undefined ? { kind: "new tree", tree } : { kind: "changed tree", tree, before };
  };

  const verdicts = async ({ story, size }: Task, take: Exclude<Take, { kind: "wants" }>): Promise<Result[]> => {
    if (take.kind === "broken") return [{ name: toTreeName(story, size), story, verdict: take }];
    const screenshots = take.shots.map(async ({ theme, state, ...shot }): Promise<Result> => {
      const name = toScreenshotName(story, size, theme, state);
      return { name, story, theme, verdict: await judge(name, shot) };
    });
    const trees = take.trees.map(({ tree, state }): Result => {
      const name = toTreeName(story, size, state);
      return { name, story, verdict: judgeTree(name, tree) };
    });
    return [...(await Promise.all(screenshots)), ...trees];
  };

  /** A story with a size of its own is shown in that size only; the first size of each variant reports it. */
  const ownSize = (story: Story, asked: Size, own: Omit<Size, "rareVariant">): Size | undefined => {
    const { rareVariant } = asked;
    const sameVariant = sizes(story).filter((size) => size.rareVariant === rareVariant);
    if (asked.name !== sameVariant[0]?.name) return undefined;
    if (rareVariant !== undefined) return getConditions(rareVariant) && toRareSize(own, rareVariant);
    return sameVariant.some(({ name }) => name === own.name) ? undefined : own;
  };

  const work = async (camera: Camera): Promise<void> => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
      const { story, size } = task;
      const how = {
        whole: isPage(story),
        themes,
        examined: unexamined.delete(story.id),
        measured: options.examined === true,
      };
      let take = await camera.take(story.id, size, how);
      if (take.kind === "wants") {
        if (how.examined) unexamined.add(story.id);
        const own = ownSize(story, size, take.size);
        if (own !== undefined) tasks.push({ story, size: own });
        continue;
      }
      let judged = await verdicts(task, take);
      if (judged.some(isTrouble) && secondLooksLeft > 0) {
        secondLooksLeft -= 1;
        await camera.reopen();
        take = await camera.take(story.id, size, how);
        if (take.kind === "wants") throw new Error(`${story.id} changed its size`);
        const first = judged;
        judged = await verdicts(task, take);
        if (!judged.some(isTrouble)) unsteady.push(...first.filter(isTrouble).map(({ name }) => name));
      }
      results.push(...judged);
      if (take.kind === "taken")
        findings.push(...take.undecided.map((found) => ({ ...found, story, reason: findReason(found, story) })));
    }
  };

  await Promise.all(
    browsers.slice(0, tasks.length).map(async (browser) => {
      const camera = await openCamera(browser, origin, states);
      try {
        await work(camera);
      } finally {
        await camera.close();
      }
    }),
  );
  return {
    results: results.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    findings: findings.toSorted((a, b) => (a.story.id < b.story.id ? -1 : 1)),
    unsteady,
    seconds: (performance.now() - started) / 1000,
    stories: stories.length,
  };
}

const storyIn = (name: string): string => name.slice(0, name.lastIndexOf(".")).split("@")[0] ?? "";

/** Lists the baselines without a story; known only after a run of every story. */
export function removed(baselines: Baselines, { results }: Run): Result[] {
  const broken = new Set(results.filter(({ verdict }) => verdict.kind === "broken").map(({ name }) => storyIn(name)));
  const seen = new Set(results.map(({ name }) => name));
  const gone = (name: string): boolean => !seen.has(name) && !broken.has(storyIn(name));
  return [
    ...baselines
      .names()
      .filter(gone)
      .map((name): Result => ({ name, verdict: { kind: "removed" } })),
    ...baselines
      .treeNames()
      .filter(gone)
      .map((name): Result => ({ name, verdict: { kind: "removed tree" } })),
  ];
}

/** Makes one result the baseline; `save` writes it. Returns whether that changed anything. */
function update(baselines: Baselines, { name, verdict }: Result): boolean {
  switch (verdict.kind) {
    case "new":
    case "changed": {
      const { hash, width, height, png } = verdict.screenshot;
      baselines.set(name, { hash, width, height, pixels: () => decode(png) });
      return true;
    }
    case "removed":
      baselines.remove(name);
      return true;
    case "new tree":
    case "changed tree":
      baselines.setTree(name, verdict.tree);
      return true;
    case "removed tree":
      baselines.removeTree(name);
      return true;
    case "same":
    case "skipped":
    case "broken":
      break;
  }
  return false;
}

/** Updates the baselines to a run's results, and returns how many screenshots and trees changed. Broken stories keep theirs. */
export async function updateAll(baselines: Baselines, results: readonly Result[], version: string): Promise<number> {
  const updated = results.filter((result) => update(baselines, result)).length;
  await baselines.save(version);
  return updated;
}
