import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { expect, it } from "vitest";
import { chromiumArgs, findChromium } from "@lectern/scripts/chromium";
import { serve } from "../visual/serve.ts";
import { readStories } from "../visual/stories.ts";

const built = join(import.meta.dirname, "../storybook-static");
if (!existsSync(join(built, "index.json"))) throw new Error("build Storybook first: npm run build");

it("QAS-01 the contact sheet shows every state of every room, each with its link", { timeout: 120_000 }, async () => {
  const stories = readStories(built);
  const browser = await chromium.launch({ executablePath: await findChromium(), args: chromiumArgs });
  const { origin, close } = await serve(built);
  const page = await browser.newPage();
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=overview-contact-sheet--docs`);
  const links = page.locator(".contact li a");
  await links.first().waitFor();
  for (const room of new Set(stories.map(({ title }) => title.slice(0, title.indexOf("/"))))) {
    // oxlint-disable no-await-in-loop -- one page, one room after the other
    await page.getByLabel("Room").selectOption(room);
    const expected = stories.filter(({ title }) => title.startsWith(`${room}/`)).map(({ id }) => id);
    const shown = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    expect(shown.map((href) => /\/story\/([^&]+)/.exec(href)?.[1])).toEqual(expected);
    // oxlint-enable no-await-in-loop
  }
  await browser.close();
  close();
});
