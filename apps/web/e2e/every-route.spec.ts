import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { isComplaint, recordLog } from "./console-log.ts";
import { restoreSession } from "./journey.ts";
import { expect, test } from "./shared-page.ts";
import { go, stops } from "./stops.ts";

const isLong = process.env["LECTERN_SOAK"] === "1";
const findViolations = async (page: Page): Promise<string[]> => {
  // A colour in transition between two themes belongs to neither.
  await page.evaluate(() => {
    const turning = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(turning.map(({ finished }) => finished));
  });
  // Our pages have no frames, so axe need not collect results in a page of its own.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
};

/** What can be pressed or filled in, and the place of toasts. */
const listVisibleControls = (page: Page): Promise<string[]> =>
  page
    .locator("button, input, select, textarea, [role=switch], [data-sonner-toaster]")
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.outerHTML.slice(0, 160)));

/** How much wider the page is than its window; in CSS pixels. */
const measureOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What most students meet, and one of each form. The long run walks past every route. */
const inEveryRun = new Set([
  "home",
  "login",
  "pricing",
  "dashboard",
  "recordings",
  "recording, summary",
  "recording, transcript",
  "search with results",
  "folder",
  "study guide",
  "practice session",
  "settings",
  "subscription",
]);

for (const { name, place, email } of stops) {
  const tag = inEveryRun.has(name) ? [] : "@long";
  test(`${email === undefined ? "" : "SHL-04 "}${name}: has one main, one heading and no violation, fits 320, 768 and 1280 px, logs nothing, requests no third party`, {
    tag,
  }, async ({ page, server }) => {
    const complaints = recordLog(page, isComplaint);
    const strangers: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== server.url) strangers.push(request.url());
    });
    // The page must not animate while it is measured.
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    if (email !== undefined) await restoreSession(page, email);
    await go(page, place);

    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Go to Dashboard" })).toHaveCount(place === paths.notFound ? 1 : 0);
    await expect(page).toHaveTitle(/Lectern/);
    // The stories' tests run axe in light: here it runs in light in the long run only.
    if (isLong) expect(await findViolations(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await measureOverflow(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await findViolations(page)).toEqual([]);
    await test.step("SHL-18 has no control on paper", async () => {
      await page.emulateMedia({ media: "print" });
      expect(await listVisibleControls(page)).toEqual([]);
      await page.emulateMedia({ media: "screen" });
    });
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
  });
}
