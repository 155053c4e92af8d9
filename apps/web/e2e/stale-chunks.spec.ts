import { openSignedIn } from "./journey.ts";
import { expect, test } from "./lectern.ts";
import { openMenu } from "./sign-in.ts";

test("an open tab whose code a new deploy took away comes back by itself, once, and does not go in circles", async ({
  page,
}) => {
  await openSignedIn(page, "free@lectern.test", "/dashboard/library/recordings");
  await expect(page.getByRole("article").first()).toBeVisible();
  let loads = 0;
  page.on("request", (request) => (loads += request.isNavigationRequest() ? 1 : 0));
  const follow = async (name: string) => {
    await openMenu(page);
    await page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
  };

  await test.step("the page is loaded anew where the student wanted to go", async () => {
    await page.route("**/assets/SettingsScreen-*.js", (route) =>
      loads === 0 ? route.fulfill({ status: 404, body: "Not found\n" }) : route.continue(),
    );
    await follow("Settings");
    await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    await expect(page).toHaveURL("/dashboard/settings");
    expect(loads).toBe(1);
  });

  await test.step("code that is missing from the new deploy too is an error like any", async () => {
    await page.route("**/assets/ReferralsScreen-*.js", (route) => route.fulfill({ status: 404, body: "Not found\n" }));
    let asked = 0;
    page.on("request", (request) => (asked += request.url().includes("ReferralsScreen") ? 1 : 0));
    await follow("Referrals");
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    expect(loads).toBe(1);
    // Pointing at the link asks for it ahead, opening it once more.
    expect(asked).toBeLessThanOrEqual(3);
  });
});
