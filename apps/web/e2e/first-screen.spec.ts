import { waitForApp } from "./journey.ts";
import { expect, test } from "./lectern.ts";
import { openLongLecture } from "./long-lecture.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test("RDT-01 a recording's text begins within the first 300 px of a phone", async ({ page, server }) => {
  await openLongLecture(page, server);
  await waitForApp(page);
  const summary = page.getByRole("tabpanel", { name: "Summary" });
  const text = summary.locator("h2, h3, p, li").first();
  await expect(text).toBeVisible();
  const begin = await text.evaluate((element) => element.getBoundingClientRect().top);
  expect(begin).toBeLessThan(300);
  const top = async (name: string) => (await page.getByRole("button", { name }).boundingBox())?.y ?? Number.NaN;
  // The actions stand in one row, and the pencil in the title's.
  expect(new Set([await top("Add to folder"), await top("Delete recording")]).size).toBe(1);
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(Math.abs((await top("Edit title")) - (title?.y ?? Number.NaN))).toBeLessThan(12);
});
