import type { Page } from "@playwright/test";
import { expect, test } from "./shared-page.ts";
import { waitForApp, openSignedIn, restoreSession, failRequests } from "./journey.ts";

const stat = (page: Page, label: string) => page.getByRole("main").getByRole("listitem").filter({ hasText: label });

test("SHL-05 SHL-06 SHL-07 SHL-08 shows a student without a subscription their minutes, recordings and offers", async ({
  page,
}) => {
  await openSignedIn(page, "free@lectern.test");
  await expect(page.getByRole("heading", { level: 1, name: /cards? to practice$/ })).toBeVisible();
  await expect(page).toHaveTitle("Home · Lectern");
  await expect(page.getByText("Want more recording time?")).toBeVisible();
  await expect(stat(page, "Total Recordings")).toHaveText(/^Total Recordings\s*16$/);
  await expect(stat(page, "Favorites")).toHaveText(/^Favorites\s*6$/);
  await expect(stat(page, "minutes left this week")).toContainText("41");
  await expect(stat(page, "minutes left this week")).toContainText("+20 bonus");

  const recents = page.locator("section").filter({ hasText: "Recent Recordings" });
  await expect(recents.locator("time")).toHaveCount(3);
  await waitForApp(page);
  const moments = await recents
    .locator("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
  expect(moments).toEqual(moments.toSorted((a, b) => String(b).localeCompare(String(a))));
  await expect(recents.locator("time").first()).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  await recents.getByRole("listitem").nth(1).getByRole("link").click();
  await expect(page).toHaveURL(/\/dashboard\/library\/recording\/[0-9a-f-]{36}$/);
  await page.goBack();

  for (const [name, path] of [
    ["Get It Here", "/dashboard/subscription"],
    ["View All", "/dashboard/library/recordings"],
    [/Try AI Transcription/, "/dashboard/tools"],
    [/Organize Your Recordings/, "/dashboard/library/folders"],
  ] as const) {
    await page.getByRole("main").getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(page).toHaveURL("/dashboard");
  }
});

test("DAY-02 says what is next on the welcome card, and moves nothing when it arrives", async ({ page }) => {
  await restoreSession(page, "free@lectern.test");
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/rest/v1/folders?*", async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto("/dashboard");
  await waitForApp(page);
  const recents = page.getByRole("heading", { name: "Recent Recordings" });
  await expect(page.getByRole("main").locator("section time").first()).toBeVisible();
  const before = await recents.boundingBox();
  answer();
  const next = page.getByRole("region", { name: "Up next" });
  await expect(next).toContainText(/\d+ cards? to practice|exam|caught up/);
  expect((await recents.boundingBox())?.y).toBe(before?.y);
  const [lead] = await next.getByRole("link").all();
  await lead?.click();
  await expect(page).toHaveURL(/\/dashboard\/(practice\/session|library\/)/);
});

test("SHL-05 SHL-06 thanks a subscriber and offers nothing", async ({ page }) => {
  await openSignedIn(page, "pro@lectern.test");
  await expect(page.getByText("Thanks for subscribing!")).toBeVisible();
  await expect(stat(page, "Thanks for subscribing!")).toContainText("Premium");
  await expect(page.getByText("Want more recording time?").filter({ visible: true })).toHaveCount(0);
  await expect(page.getByText("minutes left this week")).toHaveCount(0);
});

test("SHL-06 SHL-07 explains where recordings come from when there are none, and hides a bonus of 0", async ({
  page,
}) => {
  await openSignedIn(page, "empty@lectern.test");
  await expect(page.getByText("No recent recordings")).toBeVisible();
  await expect(page.getByText("Recordings can only be created on the mobile app")).toBeVisible();
  await expect(stat(page, "Total Recordings")).toHaveText(/^Total Recordings\s*0$/);
  await expect(stat(page, "minutes left this week")).toContainText("75");
  await expect(page.getByText("bonus")).toHaveCount(0);
});

test("SHL-05 SHL-09 offers nothing until it is known whether the student subscribes", async ({ page }) => {
  await restoreSession(page, "pro@lectern.test");
  await failRequests(page, "**/rest/v1/profiles?select=is_subscribed*", "GET");
  await page.goto("/dashboard");
  await expect(stat(page, "Total Recordings")).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByText("Want more recording time?").filter({ visible: true })).toHaveCount(0);
});

test("SHL-11 SHL-06 shows each number as soon as its own read ends", async ({ page }) => {
  await restoreSession(page, "free@lectern.test");
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/rest/v1/profiles?select=recording_time*", async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto("/dashboard");
  await expect(stat(page, "Total Recordings")).toHaveText(/^Total Recordings\s*16$/);
  await expect(page.getByText("minutes left this week")).toHaveCount(0);
  answer();
  await expect(stat(page, "minutes left this week")).toContainText("41");
});
