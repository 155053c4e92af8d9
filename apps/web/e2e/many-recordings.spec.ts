import { join } from "node:path";
import { summaryColumns } from "@lectern/data/recordings/recording-rows";
import { type LargeLibrary, makeLectureName, startLargeLibrary } from "@lectern/local-backend/testing/large-library";
import type { Page } from "@playwright/test";
import { isComplaint, recordLog } from "./console-log.ts";
import { BLANK_PAGE } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

const RECORDINGS = 10_000;
const LIST = "/dashboard/library/recordings";

let library: LargeLibrary;
test.beforeAll(async () => {
  // The test first creates ten thousand recordings.
  test.setTimeout(240_000);
  library = await startLargeLibrary(join(import.meta.dirname, "../dist"), RECORDINGS);
});
test.afterAll(() => library?.close());

const cards = (page: Page) => page.getByRole("main").getByRole("article");
const items = (page: Page) => page.getByRole("main").locator("li[aria-posinset]");

/** Opens a page with the student's session. @returns the errors and warnings that it logs */
async function open(page: Page, path: string): Promise<string[]> {
  const complaints = recordLog(page, isComplaint);
  const kept = await library.openSession();
  await page.goto(new URL(BLANK_PAGE, library.url).href);
  await page.evaluate((entries) => {
    localStorage.clear();
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, kept);
  await page.goto(new URL(path, library.url).href);
  return complaints;
}

/** Waits until the page has the length of the whole list, with the long lecture. */
const wholeList = (page: Page, size = RECORDINGS + 1) =>
  expect(items(page).first()).toHaveAttribute("aria-setsize", String(size), { timeout: 20_000 });

/** The first card that is completely in view, and its distance from the top. */
const firstSeen = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll("li[aria-posinset]")].find(
      (item) => item.getBoundingClientRect().top >= 0,
    );
    return [seen?.getAttribute("aria-posinset"), Math.round(seen?.getBoundingClientRect().top ?? -1)];
  });

test("REC-01 REC-03 DAT-01 loads a thousand of ten thousand recordings and the others as the reader nears them, and renders some dozens at a time", async ({
  page,
}) => {
  const reads: string[] = [];
  let detailed = 0;
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname !== "/rest/v1/recordings") return;
    if (searchParams.get("select") === summaryColumns) reads.push(`${searchParams.get("limit")} of ${summaryColumns}`);
    detailed += searchParams.get("id")?.split(",").length ?? 0;
  });
  const complaints = await open(page, LIST);
  await wholeList(page);
  expect(reads).toEqual([`60 of ${summaryColumns}`, `1000 of ${summaryColumns}`]);
  const drawn = await cards(page).count();
  expect(drawn).toBeLessThan(60);
  await test.step("REC-11 reads minutes and sentences only for the rendered cards", async () => {
    await expect.poll(() => detailed).toBeGreaterThan(0);
    expect(detailed).toBeLessThanOrEqual(60);
  });

  for (const [width, columns] of [
    [1280, 3],
    [1000, 2],
    [375, 1],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one width after another
    await test.step(`REC-03 ${columns} columns at ${width} px, with the height of all rows`, async () => {
      await page.setViewportSize({ width, height: 800 });
      const rows = Math.ceil((RECORDINGS + 1) / columns);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(rows * 180);
      const lefts = () => cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left));
      await expect.poll(async () => new Set(await lefts()).size).toBe(columns);
    });
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(items(page).last()).toHaveAttribute("aria-posinset", String(RECORDINGS + 1));
  await expect(items(page).last()).toBeInViewport();
  expect(reads.slice(2)).toEqual(Array.from({ length: 9 }, () => `1000 of ${summaryColumns}`));
  await expect.poll(() => cards(page).count()).toBeLessThan(60);
  expect(complaints).toEqual([]);
});

test("REC-05 restores the scroll position and the focused card on Back from a recording", async ({ page }) => {
  await open(page, LIST);
  await wholeList(page);
  await page.evaluate(() => window.scrollTo(0, 123_456));
  await expect.poll(async () => Number((await firstSeen(page))[0])).toBeGreaterThan(500);
  const before = await firstSeen(page);
  const link = page.locator(`li[aria-posinset="${before[0]}"] a`);
  const name = await link.innerText();
  await link.press("Enter");
  await expect(page.getByRole("tab", { name: "Summary" })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();

  await page.goBack();
  await expect.poll(() => firstSeen(page)).toEqual(before);
  await expect(link).toBeFocused();
  await page.reload();
  await expect.poll(() => firstSeen(page), { timeout: 15_000 }).toEqual(before);
  expect(await link.innerText()).toBe(name);

  await page.goForward();
  await expect(page.getByRole("tab", { name: "Summary" })).toBeVisible();
});

test("REC-16 REC-18 renders some dozens of ten thousand lines, under the headings of the visible weeks", {
  tag: "@long",
}, async ({ page }) => {
  await open(page, LIST);
  await wholeList(page);
  await page.getByRole("radiogroup", { name: "Show as" }).getByText("List").click();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeLessThan(RECORDINGS * 75);
  await page.evaluate(() => window.scrollTo(0, 400_000));
  await expect.poll(async () => Number((await firstSeen(page))[0])).toBeGreaterThan(5000);
  expect(await cards(page).count()).toBeLessThan(60);
  await expect(page.getByRole("list", { name: /^Week of / }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "This week" })).toHaveCount(0);
  const places = await items(page).evaluateAll((all) => all.map((item) => Number(item.ariaPosInSet)));
  expect(places).toEqual(places.map((_, index) => (places[0] ?? 0) + index));

  const [place] = await firstSeen(page);
  await page.locator(`li[aria-posinset="${place}"] a`).press("Enter");
  await expect(page.getByRole("tab", { name: "Summary" })).toBeVisible();
  await page.goBack();
  await expect.poll(async () => (await firstSeen(page))[0]).toBe(place);
});

test("REC-03 the keyboard moves the focus to cards that are not rendered, and from a card that was scrolled away", {
  tag: "@long",
}, async ({ page }) => {
  await open(page, LIST);
  await wholeList(page);
  const focusedAt = () =>
    page.evaluate(() => Number(document.activeElement?.closest("[aria-posinset]")?.getAttribute("aria-posinset")));
  await page.locator('li[aria-posinset="1"] a').focus();
  // Each card has a star, a menu and a link.
  for (let presses = 0; presses < 3 * 40; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a keyboard is pressed key by key
    await page.keyboard.press("Tab");
  }
  expect(await focusedAt()).toBe(41);
  await expect(page.locator(":focus")).toBeInViewport();

  await page.evaluate(() => window.scrollTo(0, 300_000));
  await expect.poll(async () => Number((await firstSeen(page))[0])).toBeGreaterThan(1000);
  expect(await focusedAt()).toBe(41);
  await page.keyboard.press("Tab");
  expect(await focusedAt()).toBe(42);
  await expect(page.locator(":focus")).toBeInViewport();
});

test("REC-02 REC-07 searches all recordings, and keeps the query in the address", async ({ page }) => {
  await open(page, LIST);
  await wholeList(page);
  const box = page.getByPlaceholder("Search recordings...");
  const matches = Array.from({ length: RECORDINGS }, (_, index) => makeLectureName(index).toLowerCase()).filter(
    (name) => name.includes("sync 1"),
  ).length;
  await box.pressSequentially("SYNC 1");
  await expect(page.getByText(`${matches} recordings found`)).toBeAttached();
  await wholeList(page, matches);
  await expect(page).toHaveURL(/\?q=SYNC\+1$/);
  await box.pressSequentially("3456");
  await expect(page.getByText("No recordings match your search criteria")).toBeVisible();
  await box.fill("the LONG lecture");
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByText("Open Recording").click();
  await expect(page.getByRole("heading", { level: 1, name: "The long lecture" })).toBeVisible();
  await page.goBack();
  await expect(box).toHaveValue("the LONG lecture");
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("navigation").getByRole("link", { name: "Recordings", exact: true }).click();
  await expect(page).toHaveURL(/\/recordings$/);
  await expect(box).toHaveValue("");
  await wholeList(page);
});

test("RDT-03 has all five thousand segments of a transcript in the page, for the browser's search", async ({
  page,
}) => {
  const complaints = await open(page, `/dashboard/library/recording/${library.longRecording}?tab=transcript`);
  const panel = page.getByRole("tabpanel", { name: "Transcript" });
  await expect(panel.locator("p")).toHaveCount(5000, { timeout: 20_000 });
  const last = panel.locator("p").last();
  await expect(last).not.toBeInViewport();
  await expect(last).toHaveText(/\w/);
  // The browser skips its layout while it is out of view, but unlike a hidden element it can be found by the browser's
  // search.
  const far = await last.evaluate((words) => getComputedStyle(words.parentElement as Element).contentVisibility);
  expect(far).toBe("auto");
  await expect(async () => {
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(complaints).toEqual([]);
});
