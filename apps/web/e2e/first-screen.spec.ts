import type { Locator } from "@playwright/test";
import { openSignedIn, waitForApp } from "./journey.ts";
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
  expect(new Set([await top("Reading"), await top("More options for")]).size).toBe(1);
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(Math.abs((await top("Edit Title")) - (title?.y ?? Number.NaN))).toBeLessThan(12);
});

const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

test("REC-02 REC-17 REC-18 the library's controls are one row of a phone, and its first lecture begins in the upper third", async ({
  page,
}) => {
  await openSignedIn(page, "free@lectern.test", "/dashboard/library/recordings");
  await waitForApp(page);
  const first = page.getByRole("article").first();
  await expect(first).toBeVisible();
  expect(await top(first)).toBeLessThan(844 / 3);
  const field = page.getByRole("searchbox", { name: "Search recordings" });
  const menu = page.getByRole("button", { name: "More options for recordings" });
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (const button of [page.getByRole("button", { name: "Filter" }), menu])
    expect(Math.abs((await top(button)) - (await top(field)))).toBeLessThan(5);

  await menu.click();
  await page.getByRole("menuitem", { name: "Show as List" }).click();
  await expect.poll(async () => (await first.boundingBox())?.height).toBeLessThan(80);
  await menu.click();
  await page.getByRole("menuitem", { name: "Show as Cards" }).click();
  await menu.click();
  await page.getByRole("menuitem", { name: "Sort by Name" }).click();
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(0);
});

test("RDT-03 on a phone the header has the word Cards, and its menu has Delete", async ({ page, server }) => {
  await openLongLecture(page, server);
  await waitForApp(page);
  await expect(page.getByRole("main").getByRole("link", { name: "Cards", exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Delete Recording" })).toBeHidden();
  const menu = page.getByRole("main").getByRole("button", { name: /^More options for/ });
  await menu.click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
  await expect(menu).toBeFocused();
});
