import type { Locator, Page } from "@playwright/test";
import type { Lectern } from "./lectern.ts";
import { expect, test } from "./shared-page.ts";
import { listTried, openLongLecture, questions } from "./long-lecture.ts";

const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name });
const findPane = (page: Page) => page.getByRole("region", { name: "Transcript" });
const openTab = (page: Page, name: string) => page.getByRole("tab", { name }).click();
/** Finds the first visible line of the pane. */
const findFirstLine = (pane: Locator) =>
  pane.evaluate((scroller) => {
    const top = Math.max(0, scroller.getBoundingClientRect().top);
    return [...scroller.querySelectorAll("p")].find((line) => line.getBoundingClientRect().bottom > top + 8)
      ?.textContent;
  });

/** Opens a lecture of 72 minutes. @returns its path */
async function openLecture(page: Page, server: Lectern): Promise<string> {
  const path = await openLongLecture(page, server);
  await expect(
    panel(page, "Summary")
      .getByRole("link", { name: /^Transcript at/ })
      .first(),
  ).toBeVisible();
  await expect(findPane(page).getByText(/glacier number 0 /)).toBeVisible();
  return path;
}

/** Waits until the pane's marked line has stopped moving and is completely visible. */
async function expectMarked(page: Page, time: string): Promise<void> {
  const marked = findPane(page).locator("[aria-current=location]");
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const { top, ...seen } = await marked.evaluate((line) => {
        const box = line.getBoundingClientRect();
        const first = document.elementFromPoint(box.left + 4, box.top + 4);
        return {
          top: box.top,
          time: line.previousElementSibling?.textContent,
          inWindow: box.top >= 0 && box.bottom <= window.innerHeight,
          uncovered: first !== null && line.contains(first),
        };
      });
      const still = Math.abs(top - last) < 1;
      last = top;
      return { ...seen, still };
    })
    .toEqual({ time, inWindow: true, uncovered: true, still: true });
}

/** Follows citations, from the first to the last, and checks that the tab, the page and the focus stay. */
async function followEach(page: Page, tab: string, citations: Locator): Promise<void> {
  const address = page.url();
  for (const index of await listTried(citations)) {
    const citation = citations.nth(index);
    // Tries again if the tab was rendered again meanwhile, which happens once a web worker has found the chapters.
    // oxlint-disable-next-line no-await-in-loop -- one after another, on one page
    await expect(async () => {
      const time = (await citation.textContent())?.trim() ?? "";
      await citation.scrollIntoViewIfNeeded({ timeout: 2000 });
      const before = await page.evaluate(() => window.scrollY);
      await citation.click({ timeout: 2000 });
      await expectMarked(page, time);
      await expect(panel(page, tab)).toBeVisible();
      await expect(citation).toBeFocused({ timeout: 1000 });
      expect(page.url()).toBe(address);
      expect(await page.evaluate(() => window.scrollY)).toBe(before);
    }).toPass({ timeout: 40_000 });
  }
}

for (const width of [1200, 1920])
  test(`RDT-12 citations move and mark the transcript beside the tab in a window of ${width} px`, {
    tag: width === 1200 ? [] : ["@long"],
  }, async ({ page, server }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await openLecture(page, server);

    await test.step("RDT-12 from the summary", async () => {
      await followEach(page, "Summary", panel(page, "Summary").getByRole("link", { name: /^Transcript at/ }));
    });

    await test.step("RDT-12 from an answer of the chat", async () => {
      await openTab(page, "Chat");
      const field = panel(page, "Chat").getByPlaceholder("Ask about your recording...");
      for (const [index, question] of questions.slice(0, 3).entries()) {
        // oxlint-disable-next-line no-await-in-loop -- one question at a time
        await field.fill(question);
        // oxlint-disable-next-line no-await-in-loop
        await field.press("Enter");
        // oxlint-disable-next-line no-await-in-loop
        await expect(panel(page, "Chat").getByRole("button", { name: "Copy Answer" })).toHaveCount(index + 1);
      }
      await followEach(page, "Chat", panel(page, "Chat").getByRole("link", { name: /^Transcript at/ }));
    });

    await test.step("RDT-12 citations work with the keyboard, which also scrolls the pane", async () => {
      const citation = panel(page, "Chat")
        .getByRole("link", { name: /^Transcript at/ })
        .first();
      await citation.focus();
      await page.keyboard.press("Enter");
      await expectMarked(page, (await citation.textContent())?.trim() ?? "");
      const pane = findPane(page);
      await pane.focus();
      const line = await findFirstLine(pane);
      const top = await page.evaluate(() => window.scrollY);
      await page.keyboard.press("PageDown");
      await expect.poll(() => findFirstLine(pane)).not.toBe(line);
      expect(await page.evaluate(() => window.scrollY)).toBe(top);
    });

    await test.step("RDT-12 the Transcript tab shows the transcript alone", async () => {
      await openTab(page, "Transcript");
      await expect(panel(page, "Transcript").getByText(/glacier number 0 /)).toBeVisible();
      await expect(findPane(page)).toHaveCount(0);
    });
  });

test("RDT-12 the search of the reader bar marks lines beside the tab", async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLecture(page, server);
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.getByRole("button", { name: "Find in Transcript" }).click();
  await page.keyboard.type("volcano lava");
  const line = findPane(page).locator("[aria-current=location]");
  for (const position of [1, 2]) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, on one page
    await expect(page.getByRole("search", { name: "Transcript" }).getByRole("status")).toHaveText(
      new RegExp(`^${position} of `),
    );
    // oxlint-disable-next-line no-await-in-loop
    await expect(line).toContainText(/volcano/);
    // oxlint-disable-next-line no-await-in-loop
    await expect(line).toBeInViewport({ ratio: 1 });
    // oxlint-disable-next-line no-await-in-loop
    await page.keyboard.press("Enter");
  }
  await expect(panel(page, "Summary")).toBeVisible();
});

test("RDT-12 a window that becomes narrow and wide again keeps the tab and the pane's position", async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const path = await openLecture(page, server);
  await page.setViewportSize({ width: 1280, height: 800 });
  const pane = findPane(page);
  await pane.evaluate((scroller) => scroller.scrollTo(0, 6000));
  await expect.poll(() => findFirstLine(pane)).not.toContain("glacier number 0 ");
  const line = await findFirstLine(pane);
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(pane).toHaveCount(0);
  await expect(panel(page, "Summary")).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => findFirstLine(pane)).toBe(line);

  await test.step("RDT-12 below 1200 px a citation opens the Transcript tab", async () => {
    await page.setViewportSize({ width: 1199, height: 800 });
    await panel(page, "Summary")
      .getByRole("link", { name: /^Transcript at/ })
      .last()
      .click();
    await expect(page).toHaveURL(/tab=transcript&t=[0-9]+$/);
    await expect(panel(page, "Transcript").locator("[aria-current=location]")).toBeFocused();
  });

  await test.step("RDT-12 with a time in the address of another tab, the line is marked beside it", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${path}?tab=chat&t=3684`);
    await expectMarked(page, "1:01:24");
    await expect(panel(page, "Chat")).toBeVisible();
  });
});

test("RDT-12 nothing on the page moves when the pane opens", async ({ page, server }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const measured = Promise.withResolvers<void>();
  await page.route(/RecordingPane/, async (route) => {
    await measured.promise;
    await route.fallback();
  });
  await openLongLecture(page, server);
  await expect(
    panel(page, "Summary")
      .getByRole("link", { name: /^Transcript at/ })
      .first(),
  ).toBeVisible();
  await expect(findPane(page)).toHaveCount(0);
  const measure = () =>
    page.evaluate(() => {
      const box = document.querySelector("[role=tabpanel]")?.getBoundingClientRect();
      return { left: box?.left, top: box?.top, width: box?.width };
    });
  const before = await measure();
  measured.resolve();
  await expect(findPane(page)).toBeVisible();
  expect(await measure()).toEqual(before);
});
