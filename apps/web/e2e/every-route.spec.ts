import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { isComplaint, recordLog } from "./console-log.ts";
import { restoreSession } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

/** An address (docs/product.md#routes), or a list whose first card has the link. */
type Place = string | { readonly firstCardOf: string };
interface Stop {
  readonly name: string;
  readonly place: Place;
  /** The email of the signed-in student; undefined for a visitor. */
  readonly email?: string;
}

const isLong = process.env["LECTERN_SOAK"] === "1";
const free = "free@lectern.test";

/** The students for whom a page shows most, if that is not the free account. */
const students: Partial<Record<keyof typeof paths, string>> = {
  manageSubscription: "pro@lectern.test",
  newPassword: free,
};

/** Addresses of another state of a page, and addresses that redirect. */
const others = new Set<keyof typeof paths>([
  "authCallback",
  "forgotPasswordAgain",
  "library",
  "newPasswordCallback",
  "signInWithPassword",
]);

/** One entry for each address without a parameter, so a page that is added to `paths` is included. */
const addresses = (Object.keys(paths) as (keyof typeof paths)[]).flatMap((name): Stop[] => {
  const place = paths[name];
  if (typeof place !== "string" || others.has(name)) return [];
  const email = students[name] ?? (place.startsWith(paths.dashboard) ? free : undefined);
  return [{ name, place, ...(email === undefined ? {} : { email }) }];
});

const stops: readonly Stop[] = [
  ...addresses,
  { name: "home of a newcomer", place: paths.dashboard, email: "empty@lectern.test" },
  { name: "no recordings", place: paths.recordings, email: "empty@lectern.test" },
  { name: "recording, summary", place: { firstCardOf: paths.recordings }, email: free },
  { name: "search with results", place: paths.searchFor("membrane"), email: free },
  { name: "folder", place: { firstCardOf: paths.folders }, email: free },
  { name: "study guide", place: { firstCardOf: paths.reviews }, email: free },
  { name: "practice", place: paths.practice(), email: free },
  { name: "practice session", place: paths.practiceSession(), email: free },
  { name: "referrals", place: paths.referrals(), email: free },
  { name: "manage subscription, cancelling", place: paths.manageSubscription, email: "cancelling@lectern.test" },
];

async function go(page: Page, place: Place): Promise<void> {
  if (typeof place === "string") {
    await page.goto(place);
  } else {
    await page.goto(place.firstCardOf);
    const link = page.getByRole("main").getByRole("article").first().getByRole("link").first();
    await page.goto((await link.getAttribute("href")) ?? "/404");
  }
  await settled(page);
}

/** Waits until the page has its heading and is no longer loading. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

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

for (const { name, place, email } of stops) {
  test(`${email === undefined ? "" : "SHL-04 "}${name}: has one main, one heading and no violation, fits 320, 768 and 1280 px, logs nothing, requests no third party`, async ({
    page,
    server,
  }) => {
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
