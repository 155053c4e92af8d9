import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { toId } from "storybook/internal/csf";
import { expect, it } from "vitest";
import { parseTrees } from "@lectern/story-shots/trees";
import { openStorybook } from "../testing/open-storybook.ts";
import { toAnnouncement } from "./announcement.ts";
import { keyboard } from "./keyboard.ts";

const { browser, origin } = await openStorybook();
const page = await browser.newPage({ reducedMotion: "reduce" });
const devtools = await page.context().newCDPSession(page);
await page.goto(`${origin}/iframe.html?id=${toId("elements/divider/Divider", "Default")}&viewMode=story`);
// Storybook reloads the page if it is sent to another story before the first one has finished.
await page.waitForFunction(() => Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__")?.last("storyFinished"));

/** Shows a story in the open page, and waits until its play function has finished. */
const show = (id: string): Promise<void> =>
  page.evaluate(async (storyId) => {
    const channel = Reflect.get(window, "__STORYBOOK_ADDONS_CHANNEL__");
    const ended = new Promise<void>((resolve) => {
      channel.on("storyFinished", (story: { storyId: string }) => story.storyId === storyId && resolve());
    });
    channel.emit("setCurrentStory", { storyId, viewMode: "story" });
    await ended;
  }, id);

/** Returns the announcement of the focused element, or of the item that it refers to. */
async function hear(): Promise<string> {
  const { result } = await devtools.send("Runtime.evaluate", {
    expression:
      'document.getElementById(document.activeElement.getAttribute("aria-activedescendant") ?? "") ?? document.activeElement',
  });
  if (result.objectId === undefined) return "";
  const { objectId } = result;
  const { nodes } = await devtools.send("Accessibility.getPartialAXTree", { objectId, fetchRelatives: false });
  const [node] = nodes;
  return node === undefined ? "" : toAnnouncement(node);
}

it.each(Object.entries(keyboard))(
  "QAS-13 %s reacts to its keys as its table says",
  { timeout: 30_000 },
  async (title, table) => {
    await show(toId(title, table.story ?? "Default"));
    // oxlint-disable no-await-in-loop -- one key after another, each row after the last announcement
    for (const { keys, does, press, hears } of table.rows) {
      // Held for as long as a finger would hold it: a radio group checks the item that gets the focus while an arrow key
      // is down.
      for (const key of press) await page.keyboard.press(key, { delay: 50 });
      await expect.poll(hear, { message: `${keys}: ${does}`, timeout: 5000 }).toContain(hears);
    }
    // oxlint-enable no-await-in-loop
  },
);

it("QAS-13 a component's page shows its keys and the announcements", { timeout: 30_000 }, async () => {
  const docs = await browser.newPage();
  await docs.goto(`${origin}/iframe.html?id=overlays-menu-menu--docs&viewMode=docs`);
  const shown = docs.locator(".keyboard tbody tr");
  await shown.first().waitFor();
  const rows = keyboard["overlays/menu/Menu"]?.rows ?? [];
  expect(await shown.allInnerTexts()).toEqual(rows.map(({ keys, does, hears }) => `${keys}\t${does}\t“${hears}”`));
  await docs.close();
});

const CONTROL = /^ *(button|link|textbox|searchbox|combobox|checkbox|switch|radio|tab|DisclosureTriangle|menuitem)\b/m;
/** Their stories show the controls of other components. */
const holders = [
  "elements/direction-provider/DirectionProvider",
  "feedback/banner/Banner",
  "forms/field/Field",
  "forms/field/FieldInForm",
  "overlays/announcer/Announcer",
];

it("QAS-13 every interactive component of the core has a keyboard table", () => {
  const baselines = join(import.meta.dirname, "../visual/baselines");
  const interactive = globSync("{elements,forms,overlays,navigation,feedback}/**/trees.txt", { cwd: baselines })
    .filter((file) => {
      const trees = parseTrees(readFileSync(join(baselines, file), "utf8"));
      return [...trees.values()].some((tree) => CONTROL.test(tree));
    })
    .map((file) => dirname(file))
    .filter((title) => !holders.includes(title));
  expect(Object.keys(keyboard).toSorted()).toEqual(interactive.toSorted());
});
