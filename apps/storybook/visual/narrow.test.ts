import { join } from "node:path";
import { expect, it } from "vitest";
import { openChromium } from "./chromium.ts";
import { install } from "./in-page.ts";
import type { Rest } from "./stage.ts";
import { openPage } from "./page.ts";
import { serve } from "./serve.ts";
import { readStories } from "./stories.ts";

const built = join(import.meta.dirname, "../storybook-static");
/** The long run looks at every story, the short one at one in sixteen. */
const step = process.env["LECTERN_SOAK"] === "1" ? 1 : 16;

/** What sticks out of a page to its right; nothing when it is no wider than its window. */
const stickingOut = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const out = [...document.body.querySelectorAll("*")].filter((part) => part.getBoundingClientRect().right > clientWidth);
  return [scrollWidth + " px", ...out.slice(-3).map((part) => part.tagName + " " + part.textContent.slice(0, 40))];
})()`;

// A window of 1280 px at 400 % is 320 px wide (WCAG 1.4.10).
it("QAS-01 no story needs scrolling two ways in a window of 320 px", { timeout: 600_000 }, async () => {
  const browser = await openChromium();
  const site = await serve(built);
  const page = await openPage(browser, `${site.origin}/iframe.html?viewMode=story`, `(${install.toString()})(0)`);
  const found: Record<string, readonly string[]> = {};
  try {
    await page.ask("stage.prepare()");
    for (const { id } of readStories(built).filter((_, index) => index % step === 0)) {
      // oxlint-disable no-await-in-loop -- one page, one story after the other
      await page.resize(320, 640);
      const { wants } = await page.ask<Rest>(`stage.show(${JSON.stringify(id)})`);
      if (wants !== undefined) {
        // Its play function knows its own size only; then the window shrinks.
        await page.resize(wants.width, wants.height);
        await page.ask(`stage.show(${JSON.stringify(id)})`);
        await page.resize(320, 640);
      }
      await page.ask("stage.dress('light')");
      const out = await page.ask<readonly string[]>(stickingOut);
      if (out.length > 0) found[id] = out;
      // oxlint-enable no-await-in-loop
    }
  } finally {
    await browser.close();
    site.close();
  }
  expect(found).toEqual({});
});
