import { recordLog } from "./console-log.ts";
import { openSignedIn } from "./journey.ts";
import { expect, test } from "./lectern.ts";
import { openMenu } from "./sign-in.ts";

test("REC-09 SHL-11 shows one notice without a network, repeats no request, and reads again when it is back", async ({
  page,
  context,
}) => {
  await openSignedIn(page, "free@lectern.test");
  const notice = page.getByRole("status").filter({ hasText: "You are offline." });
  const go = async (name: string) => {
    await openMenu(page);
    await page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("main").getByRole("heading", { level: 1, name })).toBeVisible();
  };
  // Its code is loaded before the network is lost; its rows are not.
  await page.goto("/dashboard/library/recordings");
  await expect(page.getByRole("article").first()).toBeVisible();
  await go("Favorites");
  await expect(page.getByRole("article").first()).toBeVisible();
  await go("Recordings");
  await expect(notice).toHaveCount(0);

  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  const logged = recordLog(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));

  await test.step("REC-09 a star that can't be saved is undone without a message", async () => {
    const star = page
      .getByRole("article")
      .first()
      .getByRole("button", { name: /^Favorite/ });
    const before = (await star.getAttribute("aria-pressed")) ?? "";
    await star.click();
    await expect.poll(() => logged.some((line) => line.startsWith("Error updating favorite"))).toBe(true);
    await expect(star).toHaveAttribute("aria-pressed", before);
    expect(requests.filter((request) => request.startsWith("PATCH"))).toHaveLength(1);
  });

  await test.step("the notice stays on the next page", async () => {
    await go("Favorites");
    await expect(notice).toHaveCount(1);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("region", { name: /Notifications/ }).getByRole("listitem")).toHaveCount(0);
  });

  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect
    .poll(() => requests.filter((request) => request === "GET /rest/v1/recordings").length)
    .toBeGreaterThan(0);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("REC-09 loads a list that failed without a network when it is back", async ({ page, context }) => {
  await openSignedIn(page, "pro@lectern.test");
  await page.route("**/rest/v1/recordings?*", (route) => route.abort("internetdisconnected"));
  const reads: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/rest/v1/recordings?") && request.method() === "GET") reads.push(request.url());
  });
  await page.goto("/dashboard/library/recordings");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByText("No recordings")).toHaveCount(0);
  expect(reads).toHaveLength(1);

  await context.setOffline(true);
  await expect(page.getByText("You are offline.")).toBeVisible();
  await page.unroute("**/rest/v1/recordings?*");
  await context.setOffline(false);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("AUT-09 signs out although the session has expired and the server does not respond", async ({ page }) => {
  await openSignedIn(page, "pro@lectern.test");
  await page.route("**/auth/v1/**", () => undefined);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("lectern-session") ?? "{}") as object;
    localStorage.setItem("lectern-session", JSON.stringify({ ...session, expires_at: 1 }));
  });
  await openMenu(page);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/", { timeout: 15_000 });
  expect(await page.evaluate(() => "lectern-session" in localStorage)).toBe(false);
});
