import type { Baselines } from "./baselines.ts";
import type { Shot } from "./camera.ts";
import type { Undecided } from "./examiners/examiner.ts";
import { decode, encodePng, pixelHash, type Pixels } from "./pixels.ts";
import { type Finding, type Result, type Run, type Screenshot, type Verdict } from "./results.ts";
import { type Story, toScreenshotName, parseStoryName, toTreeName } from "./stories.ts";
import { type Taken, type Task, walk, type WalkOptions } from "./walk.ts";

export interface RunOptions extends WalkOptions {
  readonly baselines: Baselines;
  /** Compares nothing, because this browser renders differently from the one of the baselines. */
  readonly skips?: boolean;
  /** A reviewer's reasons to accept checks that an examiner could not decide. */
  readonly findReason?: ((undecided: Undecided, story: Story) => string | undefined) | undefined;
  /** Called after each story of a size, with the number of screenshots and trees so far. */
  readonly onProgress?: ((count: number) => void) | undefined;
}

/** Up to this many differing stories are repeated in a new page. If more differ, they have a common cause. */
const SECOND_LOOKS = 24;

const isTrouble = ({ verdict: { kind } }: Result): boolean =>
  kind === "changed" || kind === "changed tree" || kind === "broken";

/** Encodes a screenshot, cropped to the story. */
export async function toScreenshot({ png, box }: Shot, pixels: Pixels): Promise<Screenshot> {
  const { width, height } = pixels;
  return { png: box === undefined ? png : await encodePng(pixels), hash: pixelHash(pixels), width, height };
}

/** Takes every story in every size and theme, and compares its hash with its baseline. Changes nothing on disk. */
export async function runVisual(options: RunOptions): Promise<Run> {
  const { baselines, stories, skips = false, findReason = () => undefined, onProgress } = options;
  const started = performance.now();
  const results: Result[] = [];
  const findings: Finding[] = [];
  const unsteady: string[] = [];
  const first = new Map<Task, readonly Result[]>();

  const judge = async (name: string, shot: Shot): Promise<Verdict> => {
    if (skips) return { kind: "skipped" };
    const pixels = await decode(shot.png, shot.box);
    const baseline = baselines.entry(name);
    if (baseline?.hash === pixelHash(pixels)) return { kind: "same" };
    return { kind: baseline === undefined ? "new" : "changed", screenshot: await toScreenshot(shot, pixels) };
  };

  const judgeTree = (name: string, tree: string): Verdict => {
    if (skips) return { kind: "skipped" };
    const before = baselines.tree(name);
    if (before === tree) return { kind: "same" };
    return before === undefined ? { kind: "new tree", tree } : { kind: "changed tree", tree, before };
  };

  const listResults = async ({ story, size }: Task, takenShots: Taken): Promise<Result[]> => {
    if (takenShots.kind === "broken") return [{ name: toTreeName(story, size), story, verdict: takenShots }];
    const screenshots = takenShots.shots.map(async ({ theme, state, ...shot }): Promise<Result> => {
      const name = toScreenshotName(story, size, theme, state);
      return { name, story, theme, verdict: await judge(name, shot) };
    });
    const trees = takenShots.trees.map(({ tree, state }): Result => {
      const name = toTreeName(story, size, state);
      return { name, story, verdict: judgeTree(name, tree) };
    });
    return [...(await Promise.all(screenshots)), ...trees];
  };

  await walk(options, async (task, takenShots, isSecond) => {
    const judged = await listResults(task, takenShots);
    if (!isSecond && judged.some(isTrouble) && first.size < SECOND_LOOKS) {
      first.set(task, judged);
      return "look again";
    }
    if (isSecond && !judged.some(isTrouble))
      unsteady.push(...(first.get(task) ?? []).filter(isTrouble).map(({ name }) => name));
    results.push(...judged);
    onProgress?.(results.length);
    const { story } = task;
    if (takenShots.kind === "taken")
      findings.push(
        ...takenShots.undecided.map((finding) => ({ ...finding, story, reason: findReason(finding, story) })),
      );
    return "done";
  });
  return {
    results: results.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    findings: findings.toSorted((a, b) => (a.story.id < b.story.id ? -1 : 1)),
    unsteady,
    seconds: (performance.now() - started) / 1000,
    stories: stories.length,
  };
}

/**
 * Lists the baselines that have no story any more.
 *
 * @param canTell whether the run shows that a story's baseline without a result is gone: by default it is of every story
 */
export function listRemoved(
  baselines: Baselines,
  { results }: Pick<Run, "results">,
  canTell: (story: string) => boolean = () => true,
): Result[] {
  const broken = new Set(
    results.filter(({ verdict }) => verdict.kind === "broken").map(({ name }) => parseStoryName(name)),
  );
  const seen = new Set(results.map(({ name }) => name));
  const gone = (name: string): boolean => {
    const story = parseStoryName(name);
    return !seen.has(name) && !broken.has(story) && canTell(story);
  };
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

/** Makes one result the baseline; `save` writes it. Returns whether that changed the baseline. */
function update(baselines: Baselines, { name, verdict }: Result): boolean {
  switch (verdict.kind) {
    case "new":
    case "changed":
      baselines.set(name, verdict.screenshot);
      return true;
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

/**
 * Updates the baselines to a run's results, and returns the names of those that changed. Broken stories keep theirs.
 */
export function updateAll(baselines: Baselines, results: readonly Result[], version: string): string[] {
  const updated = results.filter((result) => update(baselines, result)).map(({ name }) => name);
  baselines.save(version);
  return updated;
}
