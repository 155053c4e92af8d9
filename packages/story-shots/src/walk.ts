import { type KnownStates, openCamera, type Take } from "./camera.ts";
import type { Chromium } from "./chromium.ts";
import { type Examiner, inEverySize } from "./examiners/examiner.ts";
import type { StageOptions } from "./stage.ts";
import type { Story } from "./stories.ts";
import { type Size, toRareSize, type Variants } from "./variants.ts";

/** The settings by which stories are shown, the same for all Storybooks of a comparison. */
export interface Showing {
  readonly stage: Omit<StageOptions, "theme">;
  readonly variants: Variants;
  /** The browsers. Each shows one story at a time, because a browser draws one frame at a time. */
  readonly browsers: readonly Chromium[];
  /** Overrides the sizes in which a story is shown. */
  readonly sizes?: ((story: Story) => readonly Size[]) | undefined;
  readonly themes?: readonly string[] | undefined;
}

export interface WalkOptions extends Showing {
  /** The origin that serves Storybook. */
  readonly origin: string;
  readonly stories: readonly Story[];
  /** The examiners to run on every story. */
  readonly examiners?: readonly Examiner[];
}

/** A story in a size. */
export interface Task {
  readonly story: Story;
  readonly size: Size;
}

/** A story that was taken, or is broken. */
export type Taken = Exclude<Take, { kind: "wants" }>;

/** Sorts by size, so that pages are rarely resized, then in the sidebar's order, because neighbours share modules. */
function listTasks(stories: readonly Story[], sizes: (story: Story) => readonly Size[]): Task[] {
  const tasks = stories.flatMap((story) => sizes(story).map((size) => ({ story, size })));
  return tasks.toSorted((a, b) => b.size.width - a.size.width || a.size.name.localeCompare(b.size.name));
}

/**
 * Takes every story in every size and theme, and passes each to `see`. If `see` asks for a second look, the story is
 * taken again in a new page and passed on with `isSecond`.
 */
export async function walk(
  options: WalkOptions,
  see: (task: Task, shots: Taken, isSecond: boolean) => Promise<"done" | "look again">,
): Promise<void> {
  const { browsers, origin, stories, stage, variants } = options;
  const { sizes = variants.toSizes, themes = variants.themes, examiners = [] } = options;
  const unexamined = new Set(examiners.length > 0 ? stories.map(({ id }) => id) : []);
  const tasks = listTasks(stories, sizes);
  const states: KnownStates = new Map();

  /** A story that sets its own size is shown only in that size, and only the first size of each variant reports it. */
  const toOwnSize = (story: Story, requested: Size, storySize: Size): Size | undefined => {
    const { rareVariant, conditions } = requested;
    const sameVariant = sizes(story).filter((size) => size.rareVariant === rareVariant);
    if (requested.name !== sameVariant[0]?.name) return undefined;
    if (rareVariant !== undefined) return conditions && toRareSize(storySize, rareVariant, conditions);
    return sameVariant.some(({ name }) => name === storySize.name) ? undefined : storySize;
  };

  const work = async (browser: Chromium): Promise<void> => {
    const camera = await openCamera(browser, origin, { ...stage, theme: variants.themes[0] }, states);
    try {
      for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
        // oxlint-disable no-await-in-loop -- a page shows one story after the other
        const { story, size } = task;
        const isExamined = unexamined.delete(story.id);
        const how = {
          whole: variants.isPage(story),
          themes,
          examiners: isExamined ? examiners : inEverySize(examiners),
        };
        const take = await camera.take(story.id, size, how);
        if (take.kind === "wants") {
          if (isExamined) unexamined.add(story.id);
          const storySize = toOwnSize(story, size, take.size);
          if (storySize !== undefined) tasks.push({ story, size: storySize });
          continue;
        }
        if ((await see(task, take, false)) === "done") continue;
        await camera.reopen();
        const second = await camera.take(story.id, size, how);
        if (second.kind === "wants") throw new Error(`${story.id} changed its size`);
        await see(task, second, true);
        // oxlint-enable no-await-in-loop
      }
    } finally {
      await camera.close();
    }
  };
  await Promise.all(browsers.slice(0, tasks.length).map(work));
}
