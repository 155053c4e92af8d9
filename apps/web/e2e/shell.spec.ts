import { failRequests, openSignedIn, waitForApp } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

test("SHL-15 AUT-09 the avatar opens a menu with the theme, Settings and Sign Out, by keyboard too", async ({
  page,
}) => {
  await openSignedIn(page, "account-menu@school.test");
  await waitForApp(page);
  const header = await page.getByRole("banner").boundingBox();
  expect(header?.height).toBeLessThanOrEqual(56);

  const avatar = page.getByRole("button", { name: "Account menu" });
  await avatar.click();
  await page.getByRole("menuitemradio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await expect(page).toHaveURL("/dashboard/settings");
  await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();

  await avatar.press("Enter");
  await expect(page.getByRole("menuitemradio", { name: "System" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  await expect(page.getByRole("radio", { name: "System" })).toBeChecked();
  await page.keyboard.press("End");
  await expect(page.getByRole("menuitem", { name: "Sign Out" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/");
});

test("SHL-15 content is centred on a wide page, and at most 1,440 px wide", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openSignedIn(page, "free@lectern.test", "/dashboard/library/recordings");
  await waitForApp(page);
  const grid = await page
    .getByRole("article")
    .first()
    .evaluate((card) => {
      // The list with all weeks.
      const list = card.closest("ul")?.parentElement ?? card;
      const { left, right } = list.getBoundingClientRect();
      const sheet = card.closest("main")?.parentElement?.getBoundingClientRect();
      return { width: right - left, before: left - (sheet?.left ?? 0), after: (sheet?.right ?? 0) - right };
    });
  expect(grid.width).toBeGreaterThan(1400);
  expect(grid.width).toBeLessThanOrEqual(1440);
  expect(Math.abs(grid.before - grid.after)).toBeLessThanOrEqual(16);
});

test("SHL-07 a phone's first screen shows the newest lectures", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, "free@lectern.test");
  const recents = page.locator("section").filter({ hasText: "Recent Recordings" }).getByRole("listitem");
  await waitForApp(page);
  await expect(recents).toHaveCount(3);
  const last = await recents.last().boundingBox();
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(844);
});

test("SHL-14 a star is announced once the server has saved it, and not if that fails", async ({ page }) => {
  await openSignedIn(page, "free@lectern.test", "/dashboard/library/favorites");
  await waitForApp(page);
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/rest/v1/recordings?*", async (route) => {
    if (route.request().method() === "PATCH") await answered;
    await route.fallback();
  });
  const star = page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /favorite/i });
  const announced = page.getByRole("status").filter({ hasText: "Removed from favorites" });
  await star.click();
  await expect(page.getByRole("article")).toHaveCount(5);
  await expect(announced).toHaveCount(0);
  answer();
  await expect(announced).toHaveCount(1);

  await failRequests(page, "**/rest/v1/recordings?*", "PATCH");
  await page.reload();
  await waitForApp(page);
  const failed = page.waitForResponse((response) => response.request().method() === "PATCH");
  await page
    .getByRole("article")
    .first()
    .getByRole("button", { name: /favorite/i })
    .click();
  await failed;
  await expect(page.getByRole("article")).toHaveCount(5);
  await expect(announced).toHaveCount(0);
});

for (const [rules, path, failure, heading] of [
  [
    "RDT-08",
    "/dashboard/library/recordings",
    "Failed to load recording",
    "Bio 101 – Light reactions of photosynthesis",
  ],
  ["FOL-08", "/dashboard/library/folders", "Failed to load folder", "Biology 101"],
] as const) {
  const tag = rules === "RDT-08" ? [] : "@long";
  test(`${rules} Try Again loads what failed, and the focus stays on the page`, { tag }, async ({ page }) => {
    await openSignedIn(page, "free@lectern.test", path);
    const href = await page
      .getByRole("article")
      .filter({ hasText: heading })
      .getByRole("link")
      .first()
      .getAttribute("href");
    const failing = `**/rest/v1/${path.endsWith("folders") ? "folders" : "recordings"}?*`;
    await failRequests(page, failing, "GET");
    await page.goto(href ?? "");
    await expect(page.getByRole("alert")).toHaveText(failure);
    await page.unroute(failing);
    await page.getByRole("button", { name: "Try Again" }).press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole("main")).toBeFocused();
  });
}
