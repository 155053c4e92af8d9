import { findScript } from "./build-manifest.ts";
import { openSignedIn } from "./journey.ts";
import { expect, test } from "./shared-page.ts";
import { openMenu } from "./sign-in.ts";

test("reloads an open tab once when a deploy has removed a chunk, and shows an error after that", async ({ page }) => {
  await openSignedIn(page, "free@lectern.test", "/dashboard/library/recordings");
  await expect(page.getByRole("article").first()).toBeVisible();
  let loads = 0;
  page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  const follow = async (name: string) => {
    await openMenu(page);
    await page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
  };

  await test.step("it reloads the page that the student wanted to open", async () => {
    await page.route(`**${findScript("src/pages/settings/SettingsScreen.tsx")}`, (route) =>
      loads === 0 ? route.fulfill({ status: 404, body: "Not found\n" }) : route.continue(),
    );
    await follow("Settings");
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    await expect(page).toHaveURL("/dashboard/settings");
    expect(loads).toBe(1);
  });

  await test.step("it shows an error for a chunk that is missing after the reload, too", async () => {
    const referrals = findScript("src/pages/referrals/ReferralsScreen.tsx");
    await page.route(`**${referrals}`, (route) => route.fulfill({ status: 404, body: "Not found\n" }));
    let requests = 0;
    page.on("request", (request) => (requests += request.url().endsWith(referrals) ? 1 : 0));
    await follow("Referrals");
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    expect(loads).toBe(1);
    // Hovering prefetches it, and opening the page requests it again.
    expect(requests).toBeLessThanOrEqual(3);
  });
});
