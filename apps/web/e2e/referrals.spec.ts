import type { Page } from "@playwright/test";
import { recordLog } from "./console-log.ts";
import { answerFunction } from "./answers.ts";
import { openSignedIn } from "./journey.ts";
import { expect, test } from "./shared-page.ts";
import { openSession, signIn, toSessionLink } from "./sign-in.ts";

const field = (page: Page) => page.getByRole("textbox", { name: "Referral code" });
const apply = (page: Page) => page.getByRole("button", { name: "Apply Code" });

test("REF-01 copies the student's code with a toast, and shows rewards and progress", async ({
  page,
  context,
  viewport,
}, { project }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openSignedIn(page, `referrals-${project.name}@school.test`, "/dashboard/referrals");
  const code =
    (await page
      .getByText(/^[A-Z0-9]{8}$/)
      .first()
      .textContent()) ?? "";
  await page.getByRole("button", { name: "Copy Code" }).click();
  await expect(page.getByText("Code copied!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.getByRole("button", { name: "Copy Link" }).click();
  await expect(page.getByText("Link copied!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(`/r/${code}`, page.url()).href);
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "0");
  await expect(page.getByText(/20/).first()).toBeVisible();

  await test.step("SHL-10 at most three toasts are visible, 356 px wide, for 4 s", async () => {
    const toasts = page.locator("[data-sonner-toast]");
    await expect(toasts).toHaveCount(0);
    const began = Date.now();
    for (let press = 0; press < 4; press += 1)
      // oxlint-disable-next-line no-await-in-loop -- one after another, as a user clicks
      await page.getByRole("button", { name: "Copy Code" }).click();
    await expect(page.locator("[data-sonner-toast][data-visible=true]")).toHaveCount(3);
    // On a phone it fills the width except for a margin of 16 px at each side.
    // Each is a little smaller while it makes room for the next.
    const width = async () => (await toasts.first().boundingBox())?.width;
    await expect.poll(width).toBe(Math.min(356, viewport!.width - 32));
    await expect(toasts).toHaveCount(0, { timeout: 15_000 });
    expect(Date.now() - began).toBeGreaterThanOrEqual(4000);
  });
});

test("PUB-10 REF-02 says what a friend's link gives, and fills in its code after the sign-in", async ({ page }, {
  project,
}) => {
  await page.goto("/r/QUIET234");
  await expect(page).toHaveURL("/login");
  // No student has this code, but the page does not say so.
  const invitation = page.getByText("A friend invited you: 20 extra minutes for both of you");
  await expect(invitation).toBeVisible();
  await page.reload();
  await expect(invitation).toBeVisible();
  await signIn(page, `invited-${project.name}@school.test`);
  await expect(page).toHaveURL("/dashboard/referrals?code=QUIET234");
  await expect(field(page)).toHaveValue("QUIET234");
});

test("REF-03 shows a separate message for an empty code, a refused one and a server failure", async ({ page }, {
  project,
}) => {
  const logged = recordLog(page);
  let answer: { status?: number; json?: unknown; html?: string } = {
    json: { success: false, error: "This code does not exist." },
  };
  const redeem = await answerFunction(page, "apply-referral-code", () => answer);
  await openSignedIn(page, `refused-${project.name}@school.test`, "/dashboard/referrals");
  await apply(page).click();
  await expect(field(page)).toHaveAccessibleDescription("Please enter a referral code");
  await expect(field(page)).toBeFocused();
  await field(page).fill("   ");
  await expect(field(page)).toHaveAccessibleDescription("");
  await apply(page).click();
  expect(redeem.calls).toHaveLength(0);

  await field(page).fill(" unknown ");
  await field(page).press("Enter");
  await expect(page.getByText("Failed to apply referral code")).toBeVisible();
  await expect(page.getByText("This code does not exist.")).toBeVisible();
  await expect(field(page)).toHaveValue(" unknown ");
  expect(redeem.calls).toMatchObject([{ body: { referred_by_code: "unknown" } }]);
  expect(logged.some((line) => line.startsWith("Error applying referral code"))).toBe(true);

  answer = { status: 401, json: { error: "Sign in first" } };
  await apply(page).click();
  await expect(page.getByText("Please sign in to apply a referral code")).toBeVisible();
  answer = { status: 502, html: "<!doctype html><title>Bad Gateway</title>" };
  await apply(page).click();
  await expect.poll(() => redeem.calls.length).toBe(3);
  await expect(apply(page)).toBeEnabled();
});

test("REF-05 shows the profile's free week", { tag: "@long" }, async ({ page }) => {
  let row: object = {};
  await page.route("**/rest/v1/profiles?select=referral_code*", (route) => route.fulfill({ json: row }));
  const of = (count: number, freeWeek: boolean, end: string | null) => {
    const profile = { referral_code: "MAYA2345", referred_by_code: null, referral_count: count };
    row = { ...profile, free_week: freeWeek, free_week_end: end };
  };
  of(3, false, null);
  await openSignedIn(page, "free@lectern.test", "/dashboard/referrals");
  await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "3");
  of(7, true, "2026-11-27T15:00:00Z");
  await page.reload();
  await expect(page.getByText("November 27, 2026")).toBeVisible();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  of(9, false, "2026-11-20T15:00:00Z");
  await page.reload();
  await expect(page.getByText("November 20, 2026")).toBeVisible();
  await expect(page.getByText("Used", { exact: true })).toBeVisible();
});

test("REF-01 logs a failed read of the profile, and shows the page", async ({ page }) => {
  const logged = recordLog(page);
  await page.route("**/rest/v1/profiles?select=referral_code*", (route) =>
    route.fulfill({ status: 500, json: { message: "down" } }),
  );
  await openSignedIn(page, "free@lectern.test", "/dashboard/referrals");
  await expect(page.getByRole("heading", { level: 1, name: "Referrals" })).toBeVisible();
  await expect.poll(() => logged.some((line) => line.startsWith("Error fetching referrals"))).toBe(true);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("REF-01 REF-03 REF-04 REF-05 redeems the code of a link once, and shows it to both students", async ({
  page,
  browser,
  server,
}, { project }) => {
  const inviter = await browser.newPage({ baseURL: server.url });
  await openSignedIn(inviter, `inviter-${project.name}@school.test`, "/dashboard/referrals");
  const code =
    (await inviter
      .getByText(/^[A-Z0-9]{8}$/)
      .first()
      .textContent()) ?? "";
  await field(inviter).fill(code);
  await apply(inviter).click();
  await expect(inviter.getByText("Failed to apply referral code")).toBeVisible();
  await expect(inviter.getByText("This is your own code.", { exact: false })).toBeVisible();

  await page.goto(`/r/${code}`);
  await signIn(page, `friend-${project.name}@school.test`);
  await expect(field(page)).toHaveValue(code);
  await apply(page).click();
  await expect(page.getByText("Referral code applied!")).toBeVisible();
  await expect(page.getByText("Code applied. You and your friend each get 20 extra minutes.")).toBeVisible();
  await expect(page.getByText("You've already redeemed a referral code")).toHaveCount(0);
  await expect(page.getByText(code)).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText("You've already redeemed a referral code")).toBeVisible();

  await inviter.reload();
  await expect(inviter.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "1");
  await inviter.close();
});

test("REF-04 resets the page when another tab signs in as another student", async ({ page }, { project }) => {
  await answerFunction(page, "apply-referral-code", { json: { success: true } });
  await openSignedIn(page, `first-${project.name}@school.test`, "/dashboard/referrals");
  await field(page).fill("QUIET234");
  await apply(page).click();
  await expect(page.getByText("Code applied.")).toBeVisible();

  // This student was set up before, so that only the session changes.
  const second = "empty@lectern.test";
  const otherTab = await page.context().newPage();
  // A link with a session, as anyone could send (AUT-02).
  await otherTab.goto(toSessionLink(await openSession(page.request, second)));
  await otherTab.getByRole("button", { name: `Continue as ${second}` }).click();
  await expect(otherTab).toHaveURL("/dashboard");

  await expect(page.getByText(second).first()).toBeVisible();
  await expect(apply(page)).toBeVisible();
  await expect(page.getByText("Code applied.")).toHaveCount(0);
});
