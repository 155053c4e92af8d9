import { join } from "node:path";
import { Baselines } from "../baselines.ts";
import { comparePixels } from "../compare.ts";
import { encodePng, pixelHash, type Pixels } from "../pixels.ts";
import type { ReportOptions } from "../report.ts";
import type { Finding, Result, Run, Screenshot, ScreenshotBefore } from "../results.ts";
import type { Story } from "../stories.ts";

/** The version of the browser that drew the samples. */
export const sampleBrowser = "156.0.1";

/** The project as a report of the samples describes it. */
export const sampleProject: Pick<ReportOptions, "project" | "command" | "isReference" | "reference"> = {
  project: "Acme",
  command: "npm run shots",
  isReference: true,
  reference: "Linux x64",
};

/** The commit that the samples before come from. */
const sampleCommit = "3f9a1c2d4e5b60718293a4b5c6d7e8f901234567";

/** A screenshot that no other number paints. */
export function paint(number: number, width = 48, height = 32): Pixels {
  const data = Buffer.alloc(width * height * 4, 255);
  for (let x = 0; x < width; x += 1) {
    const shade = (number >> (x % 16)) & 1 ? 40 : 200;
    for (let y = 4; y < height - 4; y += 1) data.set([shade, number % 256, 120, 255], (y * width + x) * 4);
  }
  return { data, width, height };
}

export const toScreenshot = async (pixels: Pixels): Promise<Screenshot> => {
  const { width, height } = pixels;
  return { png: await encodePng(pixels), hash: pixelHash(pixels), width, height };
};

/** Ten stories a component: 23 is `cards/Card2/state-3`. */
export function sampleStory(number: number): Story {
  const [component, state] = [Math.floor(number / 10), number % 10];
  return {
    id: `cards-card${component}--state-${state}`,
    title: `cards/Card${component}`,
    name: `State ${state}`,
    importPath: `../../packages/ui/src/cards/card${component}/Card${component}.stories.tsx`,
  };
}

export const sampleName = (number: number): string =>
  `cards/Card${Math.floor(number / 10)}/state-${number % 10}.piece-light`;

export const sampleTreeName = (number: number): string => sampleName(number).replace("-light", "");

const setScreenshot = (baselines: Baselines, name: string, pixels: Pixels): void => {
  const { width, height } = pixels;
  baselines.set(name, { hash: pixelHash(pixels), width, height });
};

/** A sample as its commit rendered it. */
export const toBefore = async (pixels: Pixels, isBaseline = true): Promise<ScreenshotBefore> => ({
  ...(await toScreenshot(pixels)),
  commit: sampleCommit,
  isBaseline,
});

/** Baselines with as many screenshots as asked for, each with its accessibility tree, in `<folder>/baselines`. */
export function createBaselines(folder: string, screenshots: number): Baselines {
  const baselines = new Baselines(join(folder, "baselines"));
  for (let number = 0; number < screenshots; number += 1) {
    setScreenshot(baselines, sampleName(number), paint(number));
    baselines.setTree(sampleTreeName(number), `button "Open ${number}"`);
  }
  baselines.save(sampleBrowser);
  return new Baselines(baselines.folder);
}

/** Draws screenshot `number` as it is after the change. */
const paintChanged = (number: number): Pixels => paint(number + 5000);

export async function changedResult(number: number): Promise<Result> {
  const [before, after] = [paint(number), paintChanged(number)];
  const found = comparePixels(before, after);
  if (found === undefined) throw new Error(`sample ${number} does not change`);
  const { image, ...counted } = found;
  const encoded = { png: await encodePng(image), width: image.width, height: image.height };
  return {
    name: sampleName(number),
    story: sampleStory(number),
    theme: "light",
    verdict: {
      kind: "changed",
      screenshot: await toScreenshot(after),
      before: await toBefore(before),
      difference: { ...counted, image: encoded },
    },
  };
}

/** A run in which the first screenshots changed. */
export async function changedRun(changes: number, more: Partial<Run> = {}): Promise<Run> {
  const results = await Promise.all(Array.from({ length: changes }, (_, number) => changedResult(number)));
  return { results, findings: [], unsteady: [], seconds: 12.34, stories: changes, ...more };
}

export const sampleFinding = (number: number, reason?: string): Finding => ({
  rule: "color-contrast",
  why: "bgGradient",
  element: `<span class="price-${number}">`,
  story: sampleStory(number),
  reason,
});
