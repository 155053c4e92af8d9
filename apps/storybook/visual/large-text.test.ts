import { expect, it } from "vitest";
import type { Rest } from "@lectern/story-shots/stage";
import { isPage, rareVariants } from "../.storybook/variants.ts";
import { visitStories } from "./testing/visit-stories.ts";

/** Words up to this length fit every column of a phone. */
const LONGEST = 14;

/** Finds words of at most `LONGEST` letters that are split over two lines; addresses and file names may be. */
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
  const found = await visitStories(isPage, async (page, id) => {
    await page.resize(375, 812);
    await page.emulate(rareVariants["large-text"].conditions);
    const { wants } = await page.ask<Rest>(`stage.show(${JSON.stringify(id)})`);
    return wants === undefined ? await page.ask<readonly string[]>(brokenWords) : [];
  });
  expect(found).toEqual({});
});
