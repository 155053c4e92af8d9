import type { Page } from "@playwright/test";
import { expect, test } from "./shared-page.ts";
import { openLongLecture } from "./long-lecture.ts";

const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name });
const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
const scrollTo = (page: Page, top: number) => page.evaluate((to) => window.scrollTo(0, to), top);
/** Finds the first visible paragraph below the bar, and its position. */
const findRead = (page: Page) =>
  page.evaluate(() => {
    for (let y = 130; y < window.innerHeight; y += 10) {
      const paragraph = document.elementFromPoint(window.innerWidth / 2, y)?.closest("p");
      if (paragraph) return { text: paragraph.textContent, top: paragraph.getBoundingClientRect().top };
    }
    return undefined;
  });

const windows = [
  { name: "desktop", width: 1280, height: 600 },
  { name: "phone", width: 375, height: 600 },
];
for (const { name, ...size } of windows)
  test(`RDT-11 reads a long lecture in the window of a ${name}: the bar, its search, and the back link`, async ({
    page,
    server,
  }) => {
    test.slow();
    await page.setViewportSize(size);
    await openLongLecture(page, server);
    await expect(panel(page, "Summary")).toBeVisible();
    await openTab(page, "Transcript");
    await expect(panel(page, "Transcript").getByText(/glacier number 3 /)).toBeVisible();
    const find = page.getByRole("button", { name: "Find in Transcript" });

    await test.step("RDT-11 the tabs stick, and show the minutes that are left", async () => {
      await expect(find).toHaveCount(0);
      await scrollTo(page, 2400);
      await expect(find).toBeVisible();
      await expect(page.getByText(/^[0-9]+ min left$/)).toBeVisible();
      expect((await page.getByRole("tablist").boundingBox())?.y).toBeLessThan(60);
    });

    await test.step("RDT-11 each tab keeps its scroll position, and Back restores the tab and the position", async () => {
      const read = await findRead(page);
      expect(read?.text).toMatch(/ number [0-9]+ /);
      const expectRead = () =>
        expect(async () => {
          const now = await findRead(page);
          expect(now?.text).toBe(read?.text);
          expect(Math.abs((now?.top ?? 0) - (read?.top ?? 0))).toBeLessThan(4);
        }).toPass({ timeout: 10_000 });
      await openTab(page, "Chat");
      await expect(panel(page, "Chat")).toBeVisible();
      await openTab(page, "Transcript");
      await expectRead();
      await page.goBack();
      await expect(panel(page, "Chat")).toBeVisible();
      await page.goBack();
      await expect(panel(page, "Transcript")).toBeVisible();
      await expectRead();
      await page.goBack();
      await expect(panel(page, "Summary")).toBeVisible();
      await page.goForward();
      await expectRead();
    });

    await test.step("RDT-11 finds by keyboard, and scrolls the match into view below the bar", async () => {
      await find.focus();
      await page.keyboard.press("Enter");
      const search = page.getByRole("search", { name: "Transcript" });
      await expect(search.getByRole("searchbox")).toBeFocused();
      await page.keyboard.type("volcano lava");
      const count = search.getByRole("status");
      await expect(count).toHaveText(/^1 of [0-9]+$/);
      for (const position of [2, 3]) {
        // oxlint-disable-next-line no-await-in-loop -- one after another, on one page
        await page.keyboard.press("Enter");
        // oxlint-disable-next-line no-await-in-loop
        await expect(count).toHaveText(new RegExp(`^${position} of `));
        const line = panel(page, "Transcript").locator("[aria-current=location]");
        // oxlint-disable-next-line no-await-in-loop
        await expect(line).toContainText(/volcano/);
        // oxlint-disable-next-line no-await-in-loop
        await expect
          .poll(() =>
            line.evaluate((paragraph) => {
              const { top, left, bottom } = paragraph.getBoundingClientRect();
              return paragraph.contains(document.elementFromPoint(left + 4, top + 4)) && bottom <= innerHeight;
            }),
          )
          .toBe(true);
      }
      await page.keyboard.press("Shift+Enter");
      await expect(count).toHaveText(/^2 of /);
      await expect(search.getByRole("searchbox")).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(search).toHaveCount(0);
    });

    await test.step("RDT-11 when reopened in the session, it offers to continue at the last position", async () => {
      await scrollTo(page, 4000);
      await page.getByRole("link", { name: "Recordings", exact: true }).last().click();
      await page.getByText("Open Recording").first().click();
      await expect(panel(page, "Summary")).toBeVisible();
      const offer = page.getByRole("link", { name: /^Continue at / });
      await offer.click();
      await expect(panel(page, "Transcript").locator("[aria-current=location]")).toBeFocused();
      expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /place|read/.test(key)))).toEqual([]);
      await page.reload();
      await expect(panel(page, "Transcript")).toBeVisible();
      await expect(offer).toHaveCount(0);
    });
  });
