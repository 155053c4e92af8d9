import { availableParallelism } from "node:os";
import type { Baselines } from "./baselines.ts";
import { markOf } from "./baselines.ts";
import { type Camera, type KnownLooks, openCamera, type Shot, type Take } from "./camera.ts";
import type { Chromium } from "./chromium.ts";
import { cut, type Difference, difference, exact, type Tolerance } from "./compare.ts";
import { pictureName, type Size, sizesOf, type Story, type Theme, themes as bothThemes } from "./stories.ts";

/** A picture cut to size, and the mark of what it was cut from. */
export interface Picture {
  readonly png: Buffer;
  readonly mark: string;
}

/** What became of one picture. */
export type Verdict =
  | { readonly kind: "same" }
  | { readonly kind: "new"; readonly after: Picture }
  | { readonly kind: "changed"; readonly after: Picture; readonly difference: Difference }
  | { readonly kind: "removed" }
  | { readonly kind: "broken"; readonly error: string };

export interface Result {
  readonly name: string;
  readonly story?: Story;
  readonly theme?: Theme;
  readonly verdict: Verdict;
}

export interface Run {
  readonly results: readonly Result[];
  /** Pictures that a fresh page drew otherwise than a page that had shown other stories; the fresh one counted. */
  readonly unsteady: readonly string[];
  readonly seconds: number;
  readonly stories: number;
}

export interface RunOptions {
  /** Each shows one story at a time: a browser draws one frame at a time. */
  readonly browsers: readonly Chromium[];
  /** Where a built Storybook is served. */
  readonly origin: string;
  readonly stories: readonly Story[];
  readonly baselines: Baselines;
  readonly tolerance?: Tolerance;
  /** Other than what a story's place asks for. */
  readonly sizes?: typeof sizesOf;
  readonly themes?: readonly Theme[];
  /** Is axe asked about every story, in the first of its sizes and in light? */
  readonly examined?: boolean;
}

interface Task {
  readonly story: Story;
  readonly size: Size;
}

/** So many differing stories are looked at again in a fresh page. More of them have one cause, which is no accident. */
const secondLooks = 24;

/** By size, so that a page changes its own seldom; then as the sidebar is, so that neighbours share their modules. */
function tasksOf(stories: readonly Story[], sizes: typeof sizesOf): Task[] {
  const tasks = stories.flatMap((story) => sizes(story).map((size) => ({ story, size })));
  return tasks.toSorted((a, b) => b.size.width - a.size.width);
}

/** Takes every story in every size and theme, and compares it with what was accepted. Changes nothing on disk. */
export async function runVisual(options: RunOptions): Promise<Run> {
  const { browsers, origin, stories, baselines, tolerance = exact, sizes = sizesOf, themes = bothThemes } = options;
  const unexamined = new Set(options.examined === true ? stories.map(({ id }) => id) : []);
  const started = performance.now();
  const tasks = tasksOf(stories, sizes);
  const results: Result[] = [];
  const unsteady: string[] = [];
  let secondLooksLeft = secondLooks;
  const looks: KnownLooks = new Map();

  const judge = async (name: string, { png, box }: Shot): Promise<Verdict> => {
    const mark = markOf(png);
    const accepted = baselines.mark(name);
    if (accepted === mark) return { kind: "same" };
    const after = { png: await cut(png, box), mark };
    if (accepted === undefined) return { kind: "new", after };
    const found = await difference(baselines.file(name), after.png, tolerance);
    return found === undefined ? { kind: "same" } : { kind: "changed", after, difference: found };
  };

  const verdicts = async ({ story, size }: Task, take: Exclude<Take, { kind: "wants" }>): Promise<Result[]> => {
    if (take.kind === "broken") return [{ name: pictureName(story, size, "light"), story, verdict: take }];
    const judged = take.shots.map(async ({ theme, look, ...shot }): Promise<Result> => {
      const name = pictureName(story, size, theme, look);
      return { name, story, theme, verdict: await judge(name, shot) };
    });
    return await Promise.all(judged);
  };

  const isTrouble = ({ verdict: { kind } }: Result): boolean => kind === "changed" || kind === "broken";

  const work = async (camera: Camera): Promise<void> => {
    for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) {
      const { story, size } = task;
      const how = { whole: sizes(story).length > 1, themes, examined: unexamined.delete(story.id) };
      let take = await camera.take(story.id, size, how);
      if (take.kind === "wants") {
        if (how.examined) unexamined.add(story.id);
        // A story that is about one size is seen in that one only, and asked for by the first of its sizes.
        const { name } = take.size;
        const isFirst = size.name === sizes(story)[0].name;
        if (isFirst && !sizes(story).some((own) => own.name === name)) tasks.push({ story, size: take.size });
        continue;
      }
      let judged = await verdicts(task, take);
      if (judged.some(isTrouble) && secondLooksLeft > 0) {
        secondLooksLeft -= 1;
        await camera.renew();
        take = await camera.take(story.id, size, how);
        if (take.kind === "wants") throw new Error(`${story.id} changed its size`);
        const first = judged;
        judged = await verdicts(task, take);
        if (!judged.some(isTrouble)) unsteady.push(...first.filter(isTrouble).map(({ name }) => name));
      }
      results.push(...judged);
    }
  };

  await Promise.all(
    browsers.slice(0, tasks.length).map(async (browser) => {
      const camera = await openCamera(browser, origin, looks);
      try {
        await work(camera);
      } finally {
        await camera.close();
      }
    }),
  );
  return {
    results: results.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    unsteady,
    seconds: (performance.now() - started) / 1000,
    stories: stories.length,
  };
}

const storyIn = (picture: string): string => picture.slice(0, picture.lastIndexOf(".")).split("@")[0] ?? "";

/** Accepted pictures that no story draws any more: known only after a run of everything. */
export function removed(baselines: Baselines, { results }: Run): Result[] {
  const seen = new Set(results.map(({ name }) => name));
  const broken = new Set(results.filter(({ verdict }) => verdict.kind === "broken").map(({ name }) => storyIn(name)));
  return baselines
    .names()
    .filter((name) => !seen.has(name) && !broken.has(storyIn(name)))
    .map((name) => ({ name, verdict: { kind: "removed" } }));
}

/** Takes what a run saw as the new truth, and says how much that changed. Broken stories keep what they had. */
export async function acceptAll(baselines: Baselines, results: readonly Result[], version: string): Promise<number> {
  const open = results.filter(({ verdict: { kind } }) => kind !== "same" && kind !== "broken");
  const accepted = open.length;
  const encode = async (): Promise<void> => {
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const { name, verdict } = next;
      if (verdict.kind === "removed") baselines.remove(name);
      // oxlint-disable-next-line no-await-in-loop -- each encoder takes the next when it has done one
      else if ("after" in verdict) await baselines.accept(name, verdict.after);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, encode));
  baselines.save(version);
  return accepted;
}
