import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Baselines } from "@lectern/story-shots/baselines";
import { toStageScript } from "@lectern/story-shots/camera";
import type { Chromium } from "@lectern/story-shots/chromium";
import { axe } from "@lectern/story-shots/examiners/axe";
import { openPage, type Page } from "@lectern/story-shots/page";
import type { Run } from "@lectern/story-shots/results";
import { listRemoved, runVisual, updateAll } from "@lectern/story-shots/run";
import { serve } from "@lectern/story-shots/serve";
import { readStories, selectsStory, toScreenshotName } from "@lectern/story-shots/stories";
import { isPage, toSizes } from "../.storybook/variants.ts";
import { config } from "./config.ts";
import { openPinned, stage } from "./testing/open-pinned.ts";

const built = join(import.meta.dirname, "../storybook-static");
const isLong = process.env["LECTERN_SOAK"] === "1";
/** Two with a button, one of them labelled, and one without. The long run adds a part and an overlay. */
const words = [
  "elements/icon-button",
  "elements/button",
  "elements/badge",
  ...(isLong ? ["feedback/error-region", "overlays/confirm-dialog"] : []),
];
const work = mkdtempSync(join(tmpdir(), "lectern-visual-"));
const folder = join(work, "baselines");
const showing = { stage: config.stage, variants: config.variants };
let browsers: Chromium[];

if (!existsSync(join(built, "index.json"))) throw new Error("build Storybook first: npm run build");
const stories = readStories(built).filter((story) => words.some((word) => selectsStory(word, story, config.storybook)));

/** Compares the chosen stories of a built Storybook once with the baselines that this test made. */
async function look(storybook: string, skips = false): Promise<Run> {
  const { origin, close } = await serve(storybook);
  try {
    return await runVisual({ ...showing, browsers, origin, stories, baselines: new Baselines(folder), skips });
  } finally {
    close();
  }
}
const kinds = ({ results }: Pick<Run, "results">): Record<string, number> => {
  const groups = Map.groupBy(results, ({ verdict }) => verdict.kind);
  return Object.fromEntries([...groups].map(([kind, of]) => [kind, of.length]));
};

beforeAll(async () => {
  browsers = await Promise.all([openPinned(), openPinned()]);
}, 60_000);
afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.close()));
  rmSync(work, { recursive: true, force: true });
});

/** Opens one page that shows story after story, for questions about what it renders. */
async function openStage(): Promise<{ show(id: string): Promise<unknown>; ask: Page["ask"]; close(): Promise<void> }> {
  const { origin, close } = await serve(built);
  const page = await openPage(browsers[0] as Chromium, `${origin}/iframe.html?viewMode=story`, toStageScript(stage));
  await page.resize(800, 600);
  await page.ask("stage.prepare()");
  return {
    show: (id) => page.ask(`stage.show(${JSON.stringify(id)})`),
    ask: (script) => page.ask(script),
    close: async () => {
      await page.close();
      close();
    },
  };
}

/** Finds the class of a medium button, and the stories that show one, by reading the pages themselves. */
async function mediumButtons(): Promise<{ readonly className: string; readonly shown: readonly string[] }> {
  const opened = await openStage();
  await opened.show("elements-button-button--default");
  const className = await opened.ask<string>(
    "document.querySelector('#storybook-root button').className.split(' ').at(-1)",
  );
  const shown: string[] = [];
  for (const { id } of stories) {
    // oxlint-disable no-await-in-loop -- one page, one story after the other
    await opened.show(id);
    if (await opened.ask<boolean>(`document.querySelector(".${className}") !== null`)) shown.push(id);
    // oxlint-enable no-await-in-loop
  }
  await opened.close();
  return { className, shown };
}

/** Adds padding on one side only: with it on both, a button as wide as its container would look the same. */
const wider = (css: string): string =>
  css.replace(
    "padding-inline:var(--lectern-space-m)",
    "padding-inline:calc(var(--lectern-space-m) + 1px) var(--lectern-space-m)",
  );

it("QAS-03 two runs in a row see no difference", { timeout: 120_000 }, async () => {
  const first = await look(built);
  expect(kinds(first)).toEqual({ new: stories.length * 2, "new tree": stories.length });
  updateAll(new Baselines(folder), first.results, browsers[0]?.version ?? "");
  const second = await look(built);
  expect(kinds(second)).toEqual({ same: stories.length * 3 });
  expect(second.unsteady).toEqual([]);
  expect(listRemoved(new Baselines(folder), second)).toEqual([]);
});

it("QAS-03 one more pixel of padding in a button is detected in every story that shows one", {
  timeout: 180_000,
}, async () => {
  const { className, shown } = await mediumButtons();

  const patched = join(work, "patched");
  cpSync(built, patched, { recursive: true });
  const files = globSync("assets/*.css", { cwd: patched }).map((file) => join(patched, file));
  const rule = new RegExp(`\\.${className}\\{[^}]*padding-inline:var\\(--lectern-space-m\\)`);
  const styled = files.filter((file) => rule.test(readFileSync(file, "utf8")));
  expect(styled).not.toEqual([]);
  for (const file of styled) {
    writeFileSync(file, readFileSync(file, "utf8").replace(rule, wider));
  }

  const { results } = await look(patched);
  // A story can also break in the patched Storybook; a busy machine makes one of them wait too long.
  const broken = results.filter(({ verdict }) => verdict.kind === "broken");
  const changed = results.filter(({ verdict }) => verdict.kind === "changed");
  const caught = new Set([...changed, ...broken].map(({ story }) => story?.id));
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.length).toBeLessThan(stories.length);
  expect(caught).toEqual(new Set(shown));
  expect(broken.length).toBeLessThan(2);
  // In light and in dark.
  expect(changed).toHaveLength((shown.length - broken.length) * 2);
});

/** Copies the built Storybook, and adds HTML to the head of every story's page. */
function patch(name: string, head: string): string {
  const patched = join(work, name);
  cpSync(built, patched, { recursive: true });
  const file = join(patched, "iframe.html");
  const page = readFileSync(file, "utf8");
  expect(page).toContain("</head>");
  writeFileSync(file, page.replace("</head>", `${head}</head>`));
  return patched;
}

it("QAS-03 ACC-05 a removed aria-label is detected in every story that has one, though no pixel changes", {
  timeout: 120_000,
}, async () => {
  const opened = await openStage();
  const labelled: string[] = [];
  for (const { id } of stories) {
    // oxlint-disable no-await-in-loop -- one page, one story after the other
    await opened.show(id);
    if (await opened.ask<boolean>(`document.querySelector("#storybook-root [aria-label]") !== null`)) labelled.push(id);
    // oxlint-enable no-await-in-loop
  }
  await opened.close();
  expect(labelled.length).toBeGreaterThan(0);

  const unlabelled = patch(
    "unlabelled",
    `<script>new MutationObserver(() => {
      for (const part of document.querySelectorAll("#storybook-root [aria-label]")) part.removeAttribute("aria-label");
    }).observe(document, { subtree: true, childList: true });</script>`,
  );
  const { results } = await look(unlabelled);
  expect(kinds({ results })["changed"]).toBeUndefined();
  // Stories whose play function looks for the label fail.
  const caught = results.filter(({ verdict }) => verdict.kind === "changed tree" || verdict.kind === "broken");
  expect(new Set(caught.map(({ story }) => story?.id))).toEqual(new Set(labelled));
  expect(caught.some(({ verdict }) => verdict.kind === "changed tree")).toBe(true);
});

it("QAS-03 in a browser that renders differently, screenshots and trees are skipped and not compared", {
  timeout: 60_000,
}, async () => {
  const run = await look(built, true);
  expect(kinds(run)).toEqual({ skipped: stories.length * 3 });
});

const examine = `(${axe.examine.toString()})(stage)`;

it("QAS-01 axe checks a story in the state of its screenshot", { timeout: 60_000 }, async () => {
  const opened = await openStage();
  await opened.show("elements-button-button--default");
  expect(await opened.ask(examine)).toEqual({ violations: [], undecided: [] });
  await opened.ask("document.querySelector('#storybook-root button').replaceChildren()");
  expect(await opened.ask(examine)).toEqual({
    violations: [expect.stringMatching(/^button-name: /)],
    undecided: [],
  });
  await opened.close();
});

it("QAS-01 lists the checks that axe can't decide, with and without a reviewer's reason", {
  timeout: 60_000,
}, async () => {
  const style = "<style>button { background-image: linear-gradient(red, blue) !important; }</style>";
  const { origin, close } = await serve(patch("gradient", style));
  const button = stories.filter(({ id }) => id === "elements-button-button--default");
  const baselines = new Baselines(folder);
  const options = { ...showing, browsers, origin, stories: button, baselines, examiners: [axe] };
  const unreviewed = await runVisual(options);
  const reviewed = await runVisual({ ...options, findReason: ({ why }) => `${why} was looked at` });
  close();
  const found = {
    rule: "color-contrast",
    why: "bgGradient",
    element: expect.stringContaining("Generate notes") as string,
  };
  expect(unreviewed.findings).toMatchObject([{ ...found, reason: undefined }]);
  expect(reviewed.findings).toMatchObject([{ ...found, reason: "bgGradient was looked at" }]);
});

it("QAS-03 compares every story of the index, and screens on a phone and a desktop", () => {
  const all = readStories(built);
  const { entries } = JSON.parse(readFileSync(join(built, "index.json"), "utf8")) as {
    entries: Record<string, { type: string; tags: readonly string[] }>;
  };
  const compared = Object.values(entries).filter(({ type, tags }) => type === "story" && !tags.includes("no-visual"));
  expect(all).toHaveLength(compared.length);
  const screens = all.filter(isPage);
  expect(screens.length).toBeGreaterThan(0);
  for (const screen of screens) expect(toSizes(screen).map(({ name }) => name)).toEqual(["phone", "desktop"]);
  const names = all.flatMap((story) => toSizes(story).map((size) => toScreenshotName(story, size, "light")));
  expect(new Set(names).size).toBe(names.length);
});

it("an update removes a screenshot that no story renders any more", { timeout: 60_000 }, async () => {
  const few = new Baselines(join(work, "few"));
  const { origin, close } = await serve(built);
  const run = await runVisual({ ...showing, browsers, origin, stories: stories.slice(0, 2), baselines: few });
  close();
  updateAll(few, run.results, "1");
  const [first, ...rest] = new Baselines(few.folder).names();
  const gone = listRemoved(few, { ...run, results: run.results.filter(({ name }) => name !== first) });
  expect(gone.map(({ name }) => name)).toEqual([first]);
  updateAll(few, gone, "1");
  const after = new Baselines(few.folder);
  expect(after.names()).toEqual(rest);
});
