import { expect, it } from "vitest";
import type { Rest } from "@lectern/story-shots/stage";
import { visitStories } from "./testing/visit-stories.ts";

/** Finds the elements that extend beyond a page's right edge; none if the page is not wider than its window. */
const stickingOut = `(() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const out = [...document.body.querySelectorAll("*")].filter((part) => part.getBoundingClientRect().right > clientWidth);
  return [scrollWidth + " px", ...out.slice(-3).map((part) => part.tagName + " " + part.textContent.slice(0, 40))];
})()`;

// A window of 1280 px at 400 % is 320 px wide (WCAG 1.4.10).
it("QAS-01 no story needs scrolling in two directions in a window of 320 px", { timeout: 600_000 }, async () => {
  const found = await visitStories(
    () => true,
    async (page, id) => {
      await page.resize(320, 640);
      const { wants } = await page.ask<Rest>(`stage.show(${JSON.stringify(id)})`);
      if (wants !== undefined) {
        // The window shrinks after the play function, which expects the story's own size.
        await page.resize(wants.width, wants.height);
        await page.ask(`stage.show(${JSON.stringify(id)})`);
        await page.resize(320, 640);
      }
      await page.ask("stage.setTheme('light')");
      return await page.ask<readonly string[]>(stickingOut);
    },
  );
  expect(found).toEqual({});
});
