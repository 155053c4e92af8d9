import { join } from "node:path";
import { expect, it } from "vitest";
import { openChromium } from "./chromium.ts";
import { install } from "./in-page.ts";
import { openPage } from "./page.ts";
import { serve } from "./serve.ts";
import type { Rest } from "./stage.ts";
import { isPage, readStories, rareLooks } from "./stories.ts";

const built = join(import.meta.dirname, "../storybook-static");
/** The long run looks at every screen, the short one at one in sixteen. */
const step = process.env["LECTERN_SOAK"] === "1" ? 1 : 16;

/** Words that no column of a phone can be too narrow for. */
const LONGEST = 14;

/** Words of at most `LONGEST` letters that stand in two lines; addresses and file names may break. */
const brokenWords = `(() => {
  const broken = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (!text.parentElement.checkVisibility() || text.parentElement.closest("script, style, pre, code, .sb-wrapper")) continue;
    for (const { 0: word, index } of text.data.matchAll(/(?<![\\p{L}\\p{N}@./_:-])[\\p{L}\\p{N}]+(?![\\p{L}\\p{N}@/_]|[.:-][\\p{L}\\p{N}])/gu)) {
      if (word.length > ${LONGEST}) continue;
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(word);
    }
  }
  return broken;
})()`;

// WCAG 1.4.4: text can be twice as large without loss.
it("QAS-01 no screen breaks a word in the middle on a phone whose text is twice as large", {
  timeout: 600_000,
}, async () => {
  const browser = await openChromium();
  const site = await serve(built);
  const page = await openPage(browser, `${site.origin}/iframe.html?viewMode=story`, `(${install.toString()})(0)`);
  const found: Record<string, readonly string[]> = {};
  try {
    await page.ask("stage.prepare()");
    await page.resize(375, 812);
    await page.emulate(rareLooks["large-text"].conditions);
    for (const { id } of readStories(built).filter((story, index) => isPage(story) && index % step === 0)) {
      // oxlint-disable no-await-in-loop -- one page, one story after the other
      const { wants } = await page.ask<Rest>(`stage.show(${JSON.stringify(id)})`);
      if (wants !== undefined) continue;
      const broken = await page.ask<readonly string[]>(brokenWords);
      if (broken.length > 0) found[id] = broken;
      // oxlint-enable no-await-in-loop
    }
  } finally {
    await browser.close();
    site.close();
  }
  expect(found).toEqual({});
});
