import type { Page } from "@playwright/test";
import { restoreSession, openSignedIn } from "./journey.ts";
import { expect, test } from "./shared-page.ts";
import { openMenu, openSession, signIn, toSessionLink } from "./sign-in.ts";

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test("PUB-06 offers Google and Apple on the login page, and links the terms", async ({ page }) => {
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1, name: "Log in to Lectern" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Google/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /Apple/ })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: /terms/i })).toHaveAttribute("href", "/tos");
  await expect(page.getByRole("main").getByRole("link", { name: /privacy/i })).toHaveAttribute(
    "href",
    "/privacy-policy",
  );
});

test("AUT-01 AUT-03 signs in with Apple, and opens the dashboard without an intended page", async ({ page }) => {
  await page.goto("/login");
  await signIn(page, "pro@lectern.test", "Apple");
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByText("pro@lectern.test").first()).toBeVisible();
});

test("AUT-04 stores path and query of a dashboard page without a session, and opens the login page", async ({
  page,
}) => {
  await page.goto("/dashboard/library/recordings?q=a%20b");
  await expect(page).toHaveURL("/login");
  expect(await stored(page, "intendedUrl")).toBe("/dashboard/library/recordings?q=a%20b");
});

test("AUT-12 ignores an intended page of another site", async ({ page }) => {
  await page.goto("/login");
  await page.evaluate(() => localStorage.setItem("intendedUrl", "//evil.example/dashboard"));
  await signIn(page, "free@lectern.test");
  await expect(page).toHaveURL("/dashboard");
  expect(await stored(page, "intendedUrl")).toBeNull();
});

test("PUB-10 AUT-05 keeps a referral link's code during the sign-in", async ({ page }) => {
  await page.goto("/r/K7MX%2F2");
  await expect(page).toHaveURL("/login");
  expect(await stored(page, "pendingReferralCode")).toBe("K7MX/2");
  await signIn(page, "free@lectern.test");
  await expect(page).toHaveURL("/dashboard/referrals?code=K7MX%2F2");
  expect(await stored(page, "pendingReferralCode")).toBeNull();
});

test("PUB-10 opens the referrals page for a signed-in student", async ({ page }) => {
  await restoreSession(page, "free@lectern.test");
  await page.goto("/r/K7MX22");
  await expect(page).toHaveURL("/dashboard/referrals?code=K7MX22");
});

test("AUT-02 accepts a session in the URL's hash, and removes the hash", async ({ page }) => {
  await page.goto(toSessionLink(await openSession(page.request, "free@lectern.test")));
  await expect(page).toHaveURL("/dashboard");
  expect(await page.evaluate(() => location.hash)).toBe("");
  expect(await stored(page, "access_token")).toMatch(/^ey/);
  expect(await stored(page, "refresh_token")).toBeTruthy();
  expect(Number(await stored(page, "expires_in"))).toBeGreaterThan(0);
});

test("AUT-02 shows a failure on the login page after an empty callback", async ({ page }) => {
  await page.goto("/auth/callback");
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("alert")).toContainText("Failed to sign in");
});

for (const path of ["/nothing-here", "/dashboard/nothing-here"]) {
  test(`PUB-13 shows the not-found page with two links on ${path}`, async ({ page }) => {
    if (path.startsWith("/dashboard")) await restoreSession(page, "free@lectern.test");
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Go Home" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("link", { name: "Go to Dashboard" })).toHaveAttribute("href", "/dashboard");
  });
}

test("SHL-01 SHL-02 SHL-03 SHL-04 shows the shell's items and the subscription link, and redirects the library", async ({
  page,
}) => {
  await openSignedIn(page, "free@lectern.test");
  await expect(page.getByText("Welcome back")).toBeVisible();
  await openMenu(page);
  const links = page.getByRole("navigation").getByRole("listitem").getByRole("link");
  await expect(links).toHaveText([
    "Home",
    "Recordings",
    "Folders",
    "Favorites",
    "Study Guides",
    "Practice",
    "Tools",
    "Experimental",
    "Referrals",
    "Upgrade to Pro",
    "Settings",
  ]);
  await expect(page.getByRole("link", { name: "Upgrade to Pro" })).toHaveAttribute("href", "/dashboard/subscription");
  await page.getByRole("button", { name: "Library" }).click();
  await expect(page.getByRole("link", { name: "Recordings", exact: true })).toBeHidden();

  await page.goto("/dashboard/library");
  await expect(page).toHaveURL("/dashboard/library/recordings");
  // every-route.spec.ts opens every other address.
  for (const path of ["library/folder/7", "library/study-guide/7"]) {
    await page.goto(`/dashboard/${path}`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 }).or(main.getByRole("alert")).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "Go to Dashboard" })).toHaveCount(0);
  }
});

test("SHL-01 shows a sidebar of 256 px, and on a small screen a drawer that opens in 300 ms and closes on navigation", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openSignedIn(page, "free@lectern.test");
  const sidebar = page.getByRole("navigation", { name: "Dashboard" });
  await expect.poll(async () => (await sidebar.boundingBox())?.width).toBe(256);
  await page.setViewportSize({ width: 375, height: 740 });
  await expect(sidebar).toBeHidden();
  await openMenu(page);
  const drawer = page.getByRole("dialog", { name: "Menu" });
  await expect(drawer).toHaveCSS("animation-duration", "0.3s");
  await expect(drawer).toHaveCSS("inline-size", "256px");
  await drawer.getByRole("link", { name: "Tools" }).click();
  await expect(page).toHaveURL("/dashboard/tools");
  await expect(drawer).toBeHidden();
});

test("SHL-03 labels a subscriber's link Your Subscription", async ({ page }) => {
  await openSignedIn(page, "pro@lectern.test");
  await expect(page.getByText("Welcome back")).toBeVisible();
  await openMenu(page);
  await expect(page.getByRole("link", { name: "Your Subscription" })).toHaveAttribute(
    "href",
    "/dashboard/manage-subscription",
  );
});

test("AUT-06 AUT-07 sets a new student up once, and recognises the identity of a deleted account", async ({
  page,
  server,
}, { project }) => {
  const email = `returning-${project.name}@school.test`;
  let setUps = 0;
  let letThrough: (() => void) | undefined;
  await page.route("**/functions/v1/create-user-context", async (route) => {
    setUps += 1;
    await new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    await route.continue();
  });
  const signInAgain = async (time: number) => {
    // A page that has noticed its deleted account navigates there itself, which ends or blocks this navigation.
    await expect(async () => void (await page.goto("/login", { timeout: 15_000 }))).toPass();
    await signIn(page, email);
    await expect(page.getByText("Setting things up for you...")).toBeVisible();
    await expect.poll(() => setUps).toBe(time);
    letThrough?.();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  };
  const notice = page.getByText(
    "Our records show you've registered before. To prevent abuse, wait until next week for more free time.",
  );

  await signInAgain(1);
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByText("Welcome back")).toBeVisible();
  expect(setUps).toBe(1);

  const session = JSON.parse((await stored(page, "lectern-session")) ?? "null");
  await server.deleteUser(session.user.id);
  await page.evaluate(() => localStorage.clear());
  await signInAgain(2);
  await expect(notice).toBeVisible();
  expect(setUps).toBe(2);
});
