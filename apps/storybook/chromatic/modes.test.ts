import { join } from "node:path";
import { chromium } from "playwright";
import { beforeAll, expect, it } from "vitest";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";
import { serve } from "@lectern/story-shots/serve";
import { readStories, type Story } from "@lectern/story-shots/stories";
import type { Size } from "@lectern/story-shots/variants";
import { themes, toSizes } from "../.storybook/variants.ts";

const built = join(import.meta.dirname, "../storybook-static");

/** The properties of a story that Chromatic reads. */
interface Extracted {
  readonly globals: { readonly viewport?: { readonly value?: string } };
  readonly parameters: {
    readonly fileName: string;
    readonly viewport: { readonly options: Record<string, { styles: { width: string; height: string } }> };
    readonly chromatic: {
      readonly disableSnapshot?: boolean;
      readonly modes: Record<string, { viewport: { width: number; height: number }; theme: string; motion: string }>;
    };
  };
}

const stories = readStories(built);
let extracted: Record<string, Extracted>;

/** Reads the stories of the built Storybook as Chromatic does. */
async function extract(): Promise<Record<string, Extracted>> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  const { origin, close } = await serve(built);
  try {
    const page = await browser.newPage();
    await page.goto(`${origin}/iframe.html`);
    await page.waitForFunction("globalThis.__STORYBOOK_PREVIEW__ !== undefined");
    return await page.evaluate<Record<string, Extracted>>(
      `__STORYBOOK_PREVIEW__.ready().then(() => __STORYBOOK_PREVIEW__.extract()).then((stories) => Object.fromEntries(Object.entries(stories).map(
        ([id, { globals, parameters: { fileName, viewport, chromatic } }]) =>
          [id, { globals, parameters: { fileName, viewport, chromatic } }])))`,
    );
  } finally {
    await browser.close();
    close();
  }
}

beforeAll(async () => {
  extracted = await extract();
}, 60_000);

/**
 * The sizes that our own comparison takes. As there, a story's own viewport overrides the one that its folder implies.
 */
function comparedSizes(story: Story): readonly Size[] {
  const { globals, parameters } = extracted[story.id] as Extracted;
  const name = globals.viewport?.value;
  const styles = name === undefined ? undefined : parameters.viewport.options[name]?.styles;
  if (name === undefined || styles === undefined) return toSizes(story);
  return [{ name, width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) }];
}

const describeModes = (id: string): string[] =>
  Object.entries(extracted[id]?.parameters.chromatic.modes ?? {}).map(
    ([name, { viewport, theme, motion }]) => `${name} ${viewport.width}x${viewport.height} ${theme} ${motion}`,
  );

it.each([
  {
    what: "a screen on a phone and on a desktop",
    id: "screens-recordings-recordingsview--ready",
    modes: [
      "phone-light 375x812 light still",
      "phone-dark 375x812 dark still",
      "desktop-light 1280x800 light still",
      "desktop-dark 1280x800 dark still",
    ],
  },
  {
    what: "a component in one size",
    id: "elements-badge-badge--default",
    modes: ["piece-light 800x600 light still", "piece-dark 800x600 dark still"],
  },
  {
    what: "a screen's story with its own viewport in that one",
    id: "screens-recordings-recordingsview--on-phone-long-text",
    modes: ["narrow-light 320x640 light still", "narrow-dark 320x640 dark still"],
  },
  {
    what: "a component's story with its own viewport in that one",
    id: "elements-button-button--long-text",
    modes: ["narrow-light 320x640 light still", "narrow-dark 320x640 dark still"],
  },
])("QAS-03 Chromatic takes $what, light and dark", ({ id, modes }) => {
  expect(describeModes(id)).toEqual(modes);
});

it("QAS-03 Chromatic takes every story in the sizes and themes of our own comparison", () => {
  const taken = Object.entries(extracted).filter(([, { parameters }]) => !parameters.chromatic.disableSnapshot);
  const ours = stories.map((story) => [
    story.id,
    comparedSizes(story).flatMap(({ name, width, height }) =>
      themes.map((theme) => `${name}-${theme} ${width}x${height} ${theme} still`),
    ),
  ]);
  expect(Object.fromEntries(taken.map(([id]) => [id, describeModes(id)]))).toEqual(Object.fromEntries(ours));
});

it("QAS-03 Chromatic's path of a story's file equals the path in our own list", () => {
  const compared = Object.entries(extracted).filter(([, { parameters }]) => !parameters.chromatic.disableSnapshot);
  const known = compared.map(([id, { parameters }]) => [id, parameters.fileName]);
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(stories.map(({ id, importPath }) => [id, importPath])));
});
