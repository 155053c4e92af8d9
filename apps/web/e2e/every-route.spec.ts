import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { isComplaint, recordLog } from "./console-log.ts";
import { restoreSession } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

/** An address of the tree (docs/product.md#routes), or how to find one: the first card of a list leads there. */
type Place = string | { readonly firstCardOf: string };
interface Stop {
  readonly name: string;
  readonly place: Place;
  /** Who is there; nobody has signed in where it is left out. */
  readonly email?: string;
}

const isLong = process.env["LECTERN_SOAK"] === "1";
const free = "free@lectern.test";
const stops: readonly Stop[] = [
  { name: "landing", place: "/" },
  { name: "login", place: "/login" },
  { name: "sign-up", place: "/signup" },
  { name: "forgotten password", place: "/forgot-password" },
  { name: "pricing", place: "/pricing" },
  { name: "privacy policy", place: "/privacy-policy" },
  { name: "terms", place: "/tos" },
  { name: "FAQ", place: "/faqPage" },
  { name: "download", place: "/download" },
  { name: "not found", place: "/404" },
  { name: "home", place: "/dashboard", email: free },
  { name: "home of a newcomer", place: "/dashboard", email: "empty@lectern.test" },
  { name: "recordings", place: "/dashboard/library/recordings", email: free },
  { name: "no recordings", place: "/dashboard/library/recordings", email: "empty@lectern.test" },
  { name: "recording, summary", place: { firstCardOf: "/dashboard/library/recordings" }, email: free },
  { name: "favorites", place: "/dashboard/library/favorites", email: free },
  { name: "folders", place: "/dashboard/library/folders", email: free },
  { name: "folder", place: { firstCardOf: "/dashboard/library/folders" }, email: free },
  { name: "study guides", place: "/dashboard/library/reviews", email: free },
  { name: "study guide", place: { firstCardOf: "/dashboard/library/reviews" }, email: free },
  { name: "tools", place: "/dashboard/tools", email: free },
  { name: "experimental", place: "/dashboard/experimental", email: free },
  { name: "plans", place: "/dashboard/subscription", email: free },
  { name: "manage subscription", place: "/dashboard/manage-subscription", email: "pro@lectern.test" },
  {
    name: "manage subscription, cancelling",
    place: "/dashboard/manage-subscription",
    email: "cancelling@lectern.test",
  },
  { name: "settings", place: "/dashboard/settings", email: free },
  { name: "contact support", place: "/dashboard/settings/contact-support", email: free },
  { name: "feature request", place: "/dashboard/settings/feature-request", email: free },
  { name: "bug report", place: "/dashboard/settings/bug-report", email: free },
  { name: "referrals", place: "/dashboard/referrals", email: free },
  { name: "new password", place: "/new-password", email: free },
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

/** The page has its heading, and nothing on it is still on its way. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}

const violationsOf = async (page: Page): Promise<string[]> => {
  // A colour half-way from one theme to the other is nobody's.
  await page.evaluate(() => {
    const turning = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(turning.map(({ finished }) => finished));
  });
  // Our pages have no frames, so nothing has to be gathered in a page of its own.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
};

/** By how many pixels the page is wider than its window. */
const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const { name, place, email } of stops) {
  test(`${email === undefined ? "" : "SHL-04 "}${name}: one main and one heading, no violation, fits 320, 768 and 1280 px, quiet console, no third party`, async ({
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
    // A page does not animate in while it is looked at.
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
    if (email !== undefined) await restoreSession(page, email);
    await go(page, place);

    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.getByRole("link", { name: "Go to Dashboard" })).toHaveCount(place === "/404" ? 1 : 0);
    await expect(page).toHaveTitle(/Lectern/);
    // The stories are looked at in light, all of them: here that waits for the long run.
    if (isLong) expect(await violationsOf(page)).toEqual([]);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await overflowOf(page), `wider than ${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await violationsOf(page)).toEqual([]);
    expect(complaints).toEqual([]);
    expect(strangers).toEqual([]);
  });
}
