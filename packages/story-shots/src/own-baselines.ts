import { join } from "node:path";
import type { Base } from "./base.ts";
import { Baselines } from "./baselines.ts";
import { runVisual, updateAll } from "./run.ts";
import { serve } from "./serve.ts";
import { readStories, type Story, toStoryName } from "./stories.ts";
import type { Showing } from "./walk.ts";

interface OwnOptions {
  readonly showing: Showing;
  readonly base: Base;
  /** The stories to compare. */
  readonly stories: readonly Story[];
  /** Separates the baselines of different variants: `usual`. */
  readonly variant: string;
}

/**
 * Creates this machine's own baselines, if its browser renders other pixels than the committed hashes: it renders the
 * base's Storybook here. They stay in the cache, and only missing stories are rendered.
 */
export async function takeOwnBaselines(options: OwnOptions): Promise<Baselines> {
  const { showing, base, stories, variant } = options;
  const version = showing.browsers[0]?.version ?? "";
  const ownBaselines = new Baselines(
    join(base.folder, "own", `${process.platform}-${process.arch}-${version}-${variant}`),
  );
  const storyNames = new Set(
    ownBaselines.treeNames().map((name) => name.slice(0, name.lastIndexOf(".")).split("@")[0]),
  );
  const ids = new Set(stories.map(({ id }) => id));
  const missing = readStories(base.storybook).filter(
    (story) => ids.has(story.id) && !storyNames.has(toStoryName(story)),
  );
  if (missing.length === 0) return ownBaselines;
  const site = await serve(base.storybook);
  try {
    const run = await runVisual({ ...showing, origin: site.origin, stories: missing, baselines: ownBaselines });
    updateAll(ownBaselines, run.results, version);
  } finally {
    site.close();
  }
  return ownBaselines;
}
