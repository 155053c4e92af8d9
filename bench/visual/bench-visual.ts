/**
 * `npm run bench:visual`: measures how fast our tool, Storycap and Storybook's test-runner take the same stories of the
 * same built Storybook. `-- --only <word>` takes some of the stories, `-- --workers <n>` uses another number than two.
 * Our tool compares with baselines; the others only take screenshots.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Baselines } from "@lectern/story-shots/baselines";
import { type Chromium, openChromium } from "@lectern/story-shots/chromium";
import { type RunOptions, runVisual, updateAll } from "@lectern/story-shots/run";
import { serve } from "@lectern/story-shots/serve";
import { readStories, selectsStory, type Story } from "@lectern/story-shots/stories";
import { config } from "@lectern/storybook/visual/config";
import { piece } from "@lectern/storybook/variants";
import { installPeers } from "../shared/install-peers.ts";
import { folder, type Pace, storycap, testRunner } from "./peers.ts";

const { values } = parseArgs({
  options: { only: { type: "string", multiple: true, default: [] }, workers: { type: "string", default: "2" } },
});
const workers = Number(values.workers);
const work = mkdtempSync(join(tmpdir(), "bench-visual-"));
const built = join(work, "storybook");
cpSync(join(import.meta.dirname, "../../apps/storybook/storybook-static"), built, { recursive: true });

/** Reduces the index to the chosen stories, because all tools read it. */
function keepOnly(): readonly Story[] {
  const all = readStories(built);
  const chosen = all.filter(
    (story) => values.only.length === 0 || values.only.some((word) => selectsStory(word, story, config.storybook)),
  );
  const ids = new Set(chosen.map(({ id }) => id));
  const file = join(built, "index.json");
  const index = JSON.parse(readFileSync(file, "utf8")) as { v: number; entries: Record<string, unknown> };
  const entries = Object.fromEntries(Object.entries(index.entries).filter(([id]) => ids.has(id)));
  writeFileSync(file, JSON.stringify({ ...index, entries }));
  return chosen;
}

const executable = await config.browser.find();
const open = (): Promise<Chromium[]> =>
  Promise.all(Array.from({ length: workers }, () => openChromium(executable, config.browser.flags)));

/** Runs our tool, including the start of its browsers. The first run only creates the baselines to compare with. */
async function ours(
  name: string,
  options: Omit<RunOptions, "browsers" | "baselines" | "stage" | "variants">,
): Promise<Pace> {
  const folder = join(work, name);
  const look = async (): Promise<{ seconds: number; run: Awaited<ReturnType<typeof runVisual>>; version: string }> => {
    const started = performance.now();
    const browsers = await open();
    const { stage, variants } = config;
    const run = await runVisual({ ...options, stage, variants, browsers, baselines: new Baselines(folder) });
    const version = browsers[0]?.version ?? "";
    await Promise.all(browsers.map((browser) => browser.close()));
    return { seconds: (performance.now() - started) / 1000, run, version };
  };
  const first = await look();
  updateAll(new Baselines(folder), first.run.results, first.version);
  const { seconds, run } = await look();
  const same = run.results.filter(({ verdict }) => verdict.kind === "same").length;
  return { name, seconds, pictures: run.results.length, note: `compares; ${same} of ${run.results.length} the same` };
}

// Storycap's peer dependency ends at Storybook 8, but it works with ours.
installPeers(folder, ["--legacy-peer-deps"]);
const stories = keepOnly();
const { origin, close } = await serve(built);
try {
  const contestants: readonly (() => Promise<Pace>)[] = [
    () => ours("ours, one picture a story", { origin, stories, sizes: () => [piece], themes: ["light"] }),
    () => ours("ours, as npm run visual", { origin, stories }),
    () => storycap(origin, workers),
    () => testRunner(origin, workers),
  ];
  const rows: object[] = [];
  for (const contestant of contestants) {
    const { name, seconds, pictures, note } = await contestant();
    console.log(`${name}: ${pictures} pictures in ${seconds.toFixed(1)} s`);
    rows.push({
      name,
      pictures,
      seconds: seconds.toFixed(1),
      "stories/s": (stories.length / seconds).toFixed(1),
      "pictures/s": (pictures / seconds).toFixed(1),
      load: loadavg()[0]?.toFixed(1),
      note,
    });
  }
  console.log(`${stories.length} stories, ${workers} workers, ${cpus().length} × ${cpus()[0]?.model}:`);
  console.table(rows);
} finally {
  close();
  rmSync(work, { recursive: true, force: true });
}
