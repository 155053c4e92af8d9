import type { Locator, Page } from "playwright";
import { expect, it } from "vitest";
import { openStorybook } from "./testing/open-storybook.ts";

const { browser, origin } = await openStorybook();

/** Long enough for the entry animation to have finished, in ms. */
const shownFor = 600;

/** Opens a page whose clock only advances on command, with four toasts, newest first. */
async function toasted(): Promise<{ page: Page; toasts: Locator }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.clock.install();
  await page.goto(`${origin}/iframe.html?viewMode=story&id=overlays-toaster-toaster--default`);
  const buttons = page.locator("#storybook-root").getByRole("button");
  await buttons.first().waitFor();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  for (const word of ["Summary style updated", "Code copied!", "Image added", "Folder deleted"]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they happen
    await buttons.filter({ hasText: word }).click();
  }
  const toasts = page.locator("[data-sonner-toast]");
  await page.clock.runFor(shownFor);
  await expect.poll(() => toasts.count()).toBe(4);
  return { page, toasts };
}

it("SHL-10 three toasts are visible, 356 px wide, and 14 px apart under the pointer", {
  timeout: 60_000,
}, async () => {
  const { page, toasts } = await toasted();
  await expect.poll(() => page.locator("[data-sonner-toast][data-visible=true]").count()).toBe(3);
  await toasts.first().hover();
  await page.clock.runFor(600);
  const measured = async (): Promise<readonly number[]> => {
    const [newest, older] = await Promise.all([toasts.nth(0).boundingBox(), toasts.nth(1).boundingBox()]);
    if (!newest || !older) return [];
    return [newest.width, newest.y - older.y - older.height].map(Math.round);
  };
  await expect.poll(measured, { timeout: 5000 }).toEqual([356, 14]);
  await page.close();
});

it("SHL-10 a toast stays 4000 ms and is gone 200 ms later", { timeout: 60_000 }, async () => {
  const { page, toasts } = await toasted();
  const leaving = page.locator("[data-sonner-toast][data-removed=true]");
  const at = async (ms: number): Promise<readonly [number, number]> => {
    await page.clock.runFor(ms - passed);
    passed = ms;
    return [await toasts.count(), await leaving.count()];
  };
  let passed = shownFor;
  expect(await at(3990)).toEqual([4, 0]);
  expect(await at(4010)).toEqual([4, 4]);
  expect(await at(4190)).toEqual([4, 4]);
  expect(await at(4250)).toEqual([0, 0]);
  await page.close();
});

it("SHL-10 a swipe of 45 px dismisses a toast, a shorter one does not", { timeout: 60_000 }, async () => {
  const { page, toasts } = await toasted();
  const swipe = async (pixels: number): Promise<void> => {
    const box = await toasts.first().boundingBox();
    if (!box) throw new Error("no toast on the page");
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    // Swipes slowly, because a flick is recognised by its speed.
    await page.clock.runFor(100);
    await page.mouse.move(x + pixels / 2, y);
    await page.clock.runFor(1000);
    await page.mouse.move(x + pixels, y);
    await page.clock.runFor(1000);
    await page.mouse.up();
    await page.clock.runFor(250);
  };
  await swipe(40);
  expect(await toasts.count()).toBe(4);
  await swipe(46);
  expect(await toasts.count()).toBe(3);
  await page.close();
});

it("SHL-18 no toast is printed", { timeout: 60_000 }, async () => {
  const { page, toasts } = await toasted();
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => toasts.first().isVisible()).toBe(false);
  await page.emulateMedia({ media: "screen" });
  expect(await toasts.first().isVisible()).toBe(true);
  await page.close();
});
