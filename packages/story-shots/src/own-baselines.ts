import { join } from "node:path";
import type { Base } from "./base.ts";
import { Baselines } from "./baselines.ts";
import type { Chromium } from "./chromium.ts";
import type { ShotsConfig } from "./config.ts";
import { runVisual, updateAll } from "./run.ts";
import { serve } from "./serve.ts";
import { readStories, type Story, toStoryName } from "./stories.ts";
import type { WalkOptions } from "./walk.ts";

interface OwnOptions {
  readonly config: ShotsConfig;
  readonly browsers: readonly Chromium[];
  readonly base: Base;
  /** The stories to compare. */
  readonly stories: readonly Story[];
  readonly sizes?: WalkOptions["sizes"];
  readonly themes?: WalkOptions["themes"];
  /** Separates the baselines of different variants: `usual`. */
  readonly variant: string;
}

/**
 * Creates this machine's own baselines, if its browser renders other pixels than the committed hashes: it renders the
 * base's Storybook here. They stay in the cache, and only missing stories are rendered.
 */
export async function takeOwnBaselines(options: OwnOptions): Promise<Baselines> {
  const { config, browsers, base, stories, sizes, themes, variant } = options;
  const version = browsers[0]?.version ?? "";
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
    const { stage, variants } = config;
    const { origin } = site;
    const run = await runVisual({
      browsers,
      origin,
      stories: missing,
      baselines: ownBaselines,
      stage,
      variants,
      sizes,
      themes,
    });
    updateAll(ownBaselines, run.results, version);
  } finally {
    site.close();
  }
  return ownBaselines;
}
