import { type Base, wasCompared } from "./base.ts";
import type { Baselines } from "./baselines.ts";
import { comparePixels } from "./compare.ts";
import type { ShotsConfig } from "./config.ts";
import { decode, encodePng } from "./pixels.ts";
import type { Result, ScreenshotBefore, Verdict } from "./results.ts";
import { toScreenshot } from "./run.ts";
import { serve } from "./serve.ts";
import { readStories, type Story, toScreenshotName, toStoryName } from "./stories.ts";
import { type Showing, walk } from "./walk.ts";

/** Options for rendering the earlier screenshots. */
export interface BeforeOptions {
  readonly config: ShotsConfig;
  readonly showing: Showing;
  /** The commit that the baselines come from. */
  readonly base: Base;
  readonly baselines: Baselines;
  /** Whether `baselines` are the committed ones, and not this machine's own. */
  readonly areCommitted: boolean;
}

type Differing = Result & { readonly verdict: Extract<Verdict, { kind: "changed" | "removed" }> };

const isDiffering = (result: Result): result is Differing =>
  result.verdict.kind === "changed" || result.verdict.kind === "removed";

/** Whether one of these screenshots shows a story or one of its states. */
const isShown = (names: readonly string[], story: Story): boolean => {
  const name = toStoryName(story);
  return names.some((each) => each.startsWith(`${name}.`) || each.startsWith(`${name}@`));
};

/** Renders the named screenshots from a commit's Storybook. */
async function render(
  { showing, baselines }: BeforeOptions,
  { storybook, commit }: Base,
  names: readonly string[],
): Promise<Map<string, ScreenshotBefore>> {
  const wantedNames = new Set(names);
  const stories = readStories(storybook).filter((story) => isShown(names, story));
  const screenshots = new Map<string, ScreenshotBefore>();
  const site = await serve(storybook);
  try {
    await walk({ ...showing, origin: site.origin, stories }, async (task, takenShots, isSecond) => {
      if (takenShots.kind === "broken") return "done";
      let isOther = false;
      for (const { theme, state, ...shot } of takenShots.shots) {
        const name = toScreenshotName(task.story, task.size, theme, state);
        if (!wantedNames.has(name)) continue;
        // oxlint-disable-next-line no-await-in-loop -- one screenshot at a time is decoded
        const screenshot = await toScreenshot(shot, await decode(shot.png, shot.box));
        const isBaseline = screenshot.hash === baselines.entry(name)?.hash;
        isOther ||= !isBaseline;
        screenshots.set(name, { ...screenshot, commit, isBaseline });
      }
      return isOther && !isSecond ? "look again" : "done";
    });
  } finally {
    site.close();
  }
  return screenshots;
}

/** Adds the earlier screenshot to a result. A result that differs from its baseline only invisibly becomes "same". */
async function withBefore(result: Differing, before: ScreenshotBefore): Promise<Result> {
  const { verdict } = result;
  if (verdict.kind === "removed") return { ...result, verdict: { ...verdict, before } };
  const difference = comparePixels(await decode(before.png), await decode(verdict.screenshot.png));
  if (difference === undefined)
    return { ...result, verdict: before.isBaseline ? { kind: "same" } : { ...verdict, before } };
  const { image, ...counted } = difference;
  const encoded = { png: await encodePng(image), width: image.width, height: image.height };
  return { ...result, verdict: { ...verdict, before, difference: { ...counted, image: encoded } } };
}

/** Renders how the differing screenshots looked before, from the commit of the baselines. */
export async function addBefore(results: readonly Result[], options: BeforeOptions): Promise<Result[]> {
  const { config, base, areCommitted } = options;
  const differing = results.filter(isDiffering).map(({ name }) => name);
  if (differing.length === 0) return [...results];
  const baseResults = await render(options, base, differing);
  // The main branch has compared these baselines before. Different pixels here only mean that another processor rounds
  // differently.
  const isCompared = areCommitted && wasCompared(config, base.commit);
  const all: Result[] = [];
  for (const result of results) {
    const before = isDiffering(result) ? baseResults.get(result.name) : undefined;
    if (!isDiffering(result) || before === undefined) all.push(result);
    // oxlint-disable-next-line no-await-in-loop -- one pair at a time is decoded
    else all.push(await withBefore(result, { ...before, isBaseline: before.isBaseline || isCompared }));
  }
  return all;
}
