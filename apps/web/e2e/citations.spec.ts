import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./shared-page.ts";
import { listTried, openLongLecture, questions } from "./long-lecture.ts";
import { openMenu } from "./sign-in.ts";

const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name });
/** From this width on, the transcript is shown beside the other tabs, and citations scroll it (RDT-12). */
const TWO_PANES = 1200;
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;

/** Waits until the cited paragraph has stopped moving and is completely visible. */
async function expectLanding(page: Page): Promise<void> {
  const marked = panel(page, "Transcript").locator("[aria-current=location]");
  await expect(marked).toBeFocused();
  let last = Number.NaN;
  await expect
    .poll(async () => {
      const { top, ...seen } = await marked.evaluate((paragraph) => {
        const box = paragraph.getBoundingClientRect();
        const first = document.elementFromPoint(box.left + 4, box.top + 4);
        return {
          top: box.top,
          inWindow: box.top >= 0 && box.bottom <= window.innerHeight,
          uncovered: first !== null && paragraph.contains(first),
        };
      });
      const still = Math.abs(top - last) < 1;
      last = top;
      return { ...seen, still };
    })
    .toEqual({ inWindow: true, uncovered: true, still: true });
}

async function followEach(page: Page, tab: string, citations: Locator): Promise<void> {
  for (const index of await listTried(citations)) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, on one page
    const moment = (await citations.nth(index).getAttribute("href"))?.split("t=").at(-1);
    // oxlint-disable-next-line no-await-in-loop
    await citations.nth(index).click();
    // oxlint-disable-next-line no-await-in-loop
    await expect(page).toHaveURL(new RegExp(`tab=transcript&t=${moment}$`));
    // oxlint-disable-next-line no-await-in-loop
    await expectLanding(page);
    // oxlint-disable-next-line no-await-in-loop
    await page.goBack();
    // oxlint-disable-next-line no-await-in-loop
    await expect(panel(page, tab)).toBeVisible();
  }
}

const windows = [
  { name: "desktop", width: 1280, height: 800 },
  { name: "phone", width: 375, height: 740 },
];
for (const { name, ...size } of windows)
  test(`RDT-10 every citation of a long lecture scrolls to its paragraph in the window of a ${name}, from every tab`, {
    tag: name === "desktop" ? [] : ["@long"],
  }, async ({ page, server }) => {
    test.slow();
    await page.setViewportSize({ ...size, width: Math.min(size.width, TWO_PANES - 1) });
    const path = await openLongLecture(page, server);

    await test.step("RDT-13 the points of the summary link to their sources", async () => {
      const times = panel(page, "Summary").getByRole("link", { name: /^Transcript at/ });
      await expect(times.first()).toBeVisible();
      await followEach(page, "Summary", times);
    });

    await test.step("RDT-13 the points of notes link to their sources", async () => {
      await page.getByRole("tab", { name: "Customize" }).click();
      const notes = panel(page, "Customize");
      await notes.getByText("Outline", { exact: true }).click();
      await notes.getByRole("button", { name: "Generate Notes" }).click();
      const times = notes.getByRole("link", { name: /^Transcript at/ });
      await expect(times.first()).toBeVisible();
      await followEach(page, "Customize", times);
    });

    await test.step("TUT-01 the chips of answers link to their sources", async () => {
      await page.getByRole("tab", { name: "Chat" }).click();
      const chat = panel(page, "Chat");
      const field = chat.getByPlaceholder("Ask about your recording...");
      for (const [index, question] of questions.slice(0, 3).entries()) {
        // oxlint-disable-next-line no-await-in-loop -- one question at a time
        await field.fill(question);
        // oxlint-disable-next-line no-await-in-loop
        await field.press("Enter");
        // oxlint-disable-next-line no-await-in-loop
        await expect(chat.getByRole("button", { name: "Copy Answer" })).toHaveCount(index + 1);
      }
      await followEach(page, "Chat", chat.getByRole("link", { name: /^Transcript at/ }));
    });

    await test.step("AST-04 chapters link to their beginnings, and the current one is marked", async () => {
      await page.setViewportSize(size);
      await page.getByRole("tab", { name: "Transcript" }).click();
      const chapters = panel(page, "Transcript").getByRole("navigation", { name: "Chapters" });
      await expect(chapters).toBeVisible();
      const openFold = async () => {
        if (isPhone(page)) await chapters.getByRole("button", { name: "Chapters" }).click();
      };
      await openFold();
      const links = chapters.getByRole("link");
      const count = await links.count();
      expect(count).toBeGreaterThan(3);
      for (const index of [count - 1, 1, count - 1]) {
        // oxlint-disable-next-line no-await-in-loop -- one after another, on one page
        await links.nth(index).click();
        // oxlint-disable-next-line no-await-in-loop
        await expectLanding(page);
        // oxlint-disable-next-line no-await-in-loop
        await expect(links.nth(index)).toHaveAttribute("aria-current", "true");
      }
      // Opens the same chapter again, after scrolling away.
      await page.evaluate(() => window.scrollTo(0, 0));
      await links.nth(count - 1).click();
      await expectLanding(page);
    });

    await test.step("RDT-10 opening an address with a time scrolls there, before layout", async () => {
      for (const seconds of [12, 2000, 4200]) {
        // oxlint-disable-next-line no-await-in-loop -- one after another, on one page
        await page.goto(`${path}?tab=transcript&t=${seconds}`);
        // oxlint-disable-next-line no-await-in-loop
        await expectLanding(page);
      }
    });
  });

test("DAY-06 the wave above the transcript leads to a time by keyboard", async ({ page, server }) => {
  await openLongLecture(page, server, "?tab=transcript");
  const place = panel(page, "Transcript").getByRole("slider", { name: /^Position in the lecture/ });
  await place.focus();
  await page.keyboard.press("End");
  await expect(place).toBeFocused();
  await page.keyboard.press("Enter");
  await expectLanding(page);
  await expect(page).toHaveURL(/[?&]t=\d{4}/);
  await place.click({ position: { x: 4, y: 4 } });
  await expect(page).toHaveURL(/[?&]t=\d{1,2}\b/);
});

test("RDT-10 the cited paragraph stays in place when the chapters above it load late", async ({ page, server }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  const { promise: landing, resolve: sendOutline } = Promise.withResolvers<void>();
  await page.route("**/rest/v1/recording_outlines*", async (route) => {
    await landing;
    await route.fallback();
  });
  await openLongLecture(page, server, "?tab=transcript&t=4200");
  await expectLanding(page);
  const chapters = panel(page, "Transcript").getByRole("navigation", { name: "Chapters" });
  await expect(chapters).toHaveCount(0);
  const findTop = () =>
    panel(page, "Transcript")
      .locator("[aria-current=location]")
      .evaluate((paragraph) => paragraph.getBoundingClientRect().top);
  const landed = await findTop();
  sendOutline();
  await expect(chapters).toBeVisible({ timeout: 20_000 });
  await expectLanding(page);
  expect(Math.abs((await findTop()) - landed)).toBeLessThan(2);
});

test("AST-04 TLS-02 Smart Chapters adds headings to a transcript until the page is reloaded", async ({
  page,
  server,
}) => {
  const path = await openLongLecture(page, server);
  await page.goto("/dashboard/settings");
  await page.getByRole("switch", { name: /experimental/i }).click();
  await openMenu(page);
  await page.getByRole("link", { name: "Experimental" }).click();
  await page.getByRole("switch", { name: "Smart Chapters" }).click();
  await openMenu(page);
  await page.getByRole("link", { name: "Recordings" }).click();
  await page.getByText("Open Recording").first().click();
  await expect(page).toHaveURL(path);
  if ((page.viewportSize()?.width ?? 0) >= 1200) {
    const inPane = page.getByRole("region", { name: "Transcript" }).getByRole("heading", { level: 3 });
    await expect(inPane.first()).toBeVisible();
    await expect.poll(() => inPane.count()).toBeGreaterThan(3);
  }
  await page.getByRole("tab", { name: "Transcript" }).click();
  const headings = panel(page, "Transcript").getByRole("heading", { level: 2 });
  await expect(headings.first()).toBeVisible();
  await expect.poll(() => headings.count()).toBeGreaterThan(3);
  await page.reload();
  await expect(panel(page, "Transcript").getByRole("navigation", { name: "Chapters" })).toBeVisible();
  await expect(headings).toHaveCount(0);

  await test.step("EXP-01 the printed page has the chapters as headings, also without the experiment", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(headings.first()).toBeVisible();
    await expect.poll(() => headings.count()).toBeGreaterThan(3);
    // The PDF is tagged, and its headings are bookmarks.
    const pdf = (await page.pdf({ tagged: true, outline: true })).toString("latin1");
    expect(pdf.match(/\/Title/g)?.length).toBeGreaterThan(4);
  });
});
