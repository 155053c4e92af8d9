import type { Page } from "@playwright/test";
import { answerFunction } from "./answers.ts";
import { openSignedIn, restoreSession } from "./journey.ts";
import { expect, test } from "./shared-page.ts";
import { openMenu, signIn, signOut } from "./sign-in.ts";

const plans = [
  ["Monthly", "$17.99", "per month", "month"],
  ["Semester", "$64.99", "per semester", "semester"],
  ["Yearly", "$159.99", "per year", "year"],
] as const;

const planCard = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** Opens a page instead of the payment provider's. */
const hostedPage = async (page: Page, path: string) => {
  await page.route(`**${path}`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Hosted page</h1>" }),
  );
};

/** Answers the read of the profile's subscription instead of the server. */
const answerProfile = (page: Page, row: () => object) =>
  page.route("**/rest/v1/profiles?select=is_subscribed*", (route) => route.fulfill({ json: row() }));

test("PUB-08 SUB-01 shows a visitor nine features and three plans, and requires a sign-in to choose one", async ({
  page,
}) => {
  await page.goto("/pricing");
  for (const [name, price, per] of plans) {
    await expect(planCard(page, name)).toContainText(price);
    await expect(planCard(page, name)).toContainText(per);
  }
  await expect(planCard(page, "Semester")).toContainText("16 weeks");
  await expect(planCard(page, "Semester")).toContainText("Most Popular");
  await expect(page.getByText("Most Popular")).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("list").last().getByRole("listitem")).toHaveCount(9);

  await planCard(page, "Yearly").getByRole("button").click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("intendedUrl"))).toBe("/dashboard/subscription");
  await signIn(page, "free@lectern.test");
  await expect(page).toHaveURL("/dashboard/subscription");
  await expect(planCard(page, "Monthly")).toBeVisible();
});

for (const [name, , , duration] of plans) {
  const tag = name === "Semester" ? [] : "@long";
  test(`SUB-02 opens the checkout for ${name} with a notice, and enables the buttons on Back`, { tag }, async ({
    page,
    server,
  }) => {
    await hostedPage(page, "/hosted-checkout");
    const checkout = await answerFunction(page, "create-checkout-session", {
      json: { url: `${server.url}/hosted-checkout` },
    });
    await openSignedIn(page, "free@lectern.test", "/dashboard/subscription");
    checkout.hold();
    await planCard(page, name).getByRole("button").click();
    await expect(page.getByText("Getting your checkout session ready...")).toBeVisible();
    for (const [other] of plans.filter(([plan]) => plan !== name))
      await expect(planCard(page, other).getByRole("button")).toBeDisabled();
    checkout.release();
    await expect(page.getByRole("heading", { name: "Hosted page" })).toBeVisible();
    const { user } = await page.evaluate(() => JSON.parse(localStorage.getItem("lectern-session") ?? "null"));
    expect(checkout.calls).toEqual([
      { authorization: expect.stringMatching(/^Bearer ey/), body: { userId: user.id, duration } },
    ]);
    await page.goBack();
    await expect(planCard(page, name).getByRole("button")).toBeEnabled();
    await expect(page.getByText("Getting your checkout session ready...")).toHaveCount(0);
  });
}

test("SUB-02 ignores an address that arrives after the student left the page", async ({ page, server }) => {
  const checkout = await answerFunction(page, "create-checkout-session", {
    json: { url: `${server.url}/hosted-checkout` },
  });
  await openSignedIn(page, "free@lectern.test", "/dashboard/subscription");
  checkout.hold();
  await planCard(page, "Monthly").getByRole("button").click();
  await expect(page.getByText("Getting your checkout session ready...")).toBeVisible();
  await openMenu(page);
  await page.getByRole("navigation").getByRole("link", { name: "Referrals" }).click();
  await expect(page).toHaveURL("/dashboard/referrals");
  await expect(page.getByText("Getting your checkout session ready...")).toHaveCount(0);
  const answered = page.waitForResponse("**/functions/v1/create-checkout-session");
  checkout.release();
  await answered;
  await page.waitForTimeout(300);
  await expect(page).toHaveURL("/dashboard/referrals");
});

for (const path of ["/pricing", "/dashboard/subscription"]) {
  test(`SUB-01 SUB-03 shows a subscriber their subscription on ${path}, and opens the portal or a failure`, {
    tag: path === "/pricing" ? "@long" : [],
  }, async ({ page, server }) => {
    await hostedPage(page, "/hosted-portal");
    let url: object = { error: "down" };
    const portal = await answerFunction(page, "create-customer-portal", () =>
      "error" in url ? { status: 500, json: url } : { json: url },
    );
    await openSignedIn(page, "pro@lectern.test", path);
    await expect(page.getByText("You are already subscribed!")).toBeVisible();
    await expect(page.getByText("$17.99")).toHaveCount(0);
    const button = page.getByRole("button", { name: "Manage Subscription" });
    await button.click();
    await expect(page.getByText("Failed to load subscription page. Please try again.")).toBeVisible();
    url = { url: `${server.url}/hosted-portal` };
    await button.click();
    await expect(page.getByRole("heading", { name: "Hosted page" })).toBeVisible();
    expect(portal.calls).toHaveLength(2);
  });
}

test("SUB-03 SUB-04 SUB-05 thanks a subscriber with confetti, and shows plan, status and next billing date", async ({
  page,
}) => {
  await openSignedIn(page, "pro@lectern.test", "/dashboard/manage-subscription");
  await expect(page.getByRole("heading", { level: 1, name: /thank you/i })).toBeVisible();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Premium( Monthly| Semester| Yearly)?$/).first()).toBeVisible();
  await expect(page.getByText(/Next billing date/)).toContainText(/[A-Z][a-z]+ \d{1,2}, \d{4}/);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(4);
});

test("SUB-03 ends the confetti after about four and a half seconds, and shows it once a sign-in", {
  tag: "@long",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const confetti = page.locator("div[aria-hidden=true]:has(> span:nth-child(40))");
  await openSignedIn(page, "pro@lectern.test", "/dashboard/manage-subscription");
  await expect(confetti).toHaveCount(1);
  await expect(confetti).toHaveCSS("animation-duration", "4.5s");
  const seconds = await confetti.locator("span").evaluateAll((pieces) =>
    pieces.map((piece) => {
      const { animationDelay, animationDuration } = getComputedStyle(piece);
      return Number.parseFloat(animationDelay) + Number.parseFloat(animationDuration);
    }),
  );
  // The last piece lands shortly before the confetti ends.
  expect(Math.max(...seconds)).toBeLessThanOrEqual(4.5);
  expect(Math.max(...seconds)).toBeGreaterThan(4.2);
  await expect(confetti).toHaveCount(0, { timeout: 10_000 });
  await page.reload();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await expect(confetti).toHaveCount(0);
  await signOut(page);
  // With reduced motion there is no confetti.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openSignedIn(page, "pro@lectern.test", "/dashboard/manage-subscription");
  await expect(confetti.locator("span").first()).toHaveCSS("opacity", "0");
});

test("SUB-03 SUB-05 shows a cancelled plan as Cancelling Soon with its end date and without confetti", {
  tag: "@long",
}, async ({ page }) => {
  await openSignedIn(page, "cancelling@lectern.test", "/dashboard/manage-subscription");
  await expect(page.getByText("Cancelling Soon")).toBeVisible();
  await expect(page.locator("div[aria-hidden=true]:has(> span:nth-child(40))")).toHaveCount(0);
  await expect(page.getByText(/Access until/)).toContainText(/[A-Z][a-z]+ \d{1,2}, \d{4}/);
});

test("SUB-05 redirects a student without a subscription to the plans", async ({ page }) => {
  await restoreSession(page, "free@lectern.test");
  await page.goto("/dashboard/manage-subscription");
  await expect(page).toHaveURL("/dashboard/subscription");
  await expect(planCard(page, "Monthly")).toBeVisible();
});

test("SUB-03 shows that a subscription can't be read, and reads it again on request", async ({ page }) => {
  await restoreSession(page, "pro@lectern.test");
  let reads = 0;
  await page.route("**/rest/v1/profiles?select=is_subscribed%2Csubscription*", (route) => {
    reads += 1;
    return reads === 1 ? route.fulfill({ status: 500, json: { message: "down" } }) : route.continue();
  });
  await page.goto("/dashboard/manage-subscription");
  await expect(page.getByRole("alert")).toHaveText("Failed to load subscription page. Please try again.");
  await page.getByRole("button", { name: "Check Again" }).click();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
});

test("SUB-03 waits after a checkout until the payment has arrived", async ({ page }) => {
  await restoreSession(page, "free@lectern.test");
  let hasLanded = false;
  await answerProfile(page, () => ({
    is_subscribed: hasLanded,
    subscription_end_date: hasLanded ? "2099-01-01T00:00:00Z" : null,
    subscription_plan_cancelled: false,
  }));
  await page.goto("/dashboard/manage-subscription?checkout=success");
  await expect(page.getByText("Checking your subscription…")).toBeVisible();
  await page.waitForResponse("**/rest/v1/profiles?select=is_subscribed%2Csubscription*");
  await expect(page.getByText("Checking your subscription…")).toBeVisible();
  hasLanded = true;
  await expect(page.getByText("Premium Yearly")).toBeVisible();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  // A later visit does not wait for a payment.
  await expect(page).toHaveURL("/dashboard/manage-subscription");
});

test.describe(() => {
  test.use({ hasOwnPage: true });

  test("SUB-03 shows after thirty seconds that the payment is late, and reads again on request", async ({ page }) => {
    await restoreSession(page, "free@lectern.test");
    await page.clock.install();
    await page.goto("/dashboard/manage-subscription?checkout=success");
    await expect(page.getByText("Checking your subscription…")).toBeVisible();
    await page.clock.runFor(31_000);
    await expect(page.getByText("Your payment is still processing")).toBeVisible();
    await expect(page).toHaveURL("/dashboard/manage-subscription?checkout=success");
    await page.getByRole("button", { name: "Check Again" }).click();
    await expect(page.getByText("Checking your subscription…")).toBeVisible();
  });
});

test("SUB-02 SUB-03 SUB-05 SUB-06 pays, cancels and resumes a plan through checkout and portal", async ({
  page,
  context,
}, { project }) => {
  await openSignedIn(page, `buyer-${project.name}@school.test`, "/dashboard/subscription");
  const other = await context.newPage();
  await other.goto("/dashboard/settings");
  await openMenu(other);
  await expect(other.getByRole("link", { name: "Upgrade to Pro" })).toBeVisible();

  await test.step("SUB-02 a cancelled checkout returns to the plans", async () => {
    await planCard(page, "Semester").getByRole("button").click();
    await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL("/dashboard/subscription");
  });

  await test.step("SUB-03 a paid checkout opens the subscriber's page", async () => {
    await planCard(page, "Semester").getByRole("button").click();
    await page.getByLabel("Card number").fill("4242 4242 4242 4242");
    await page.getByRole("button", { name: "Pay" }).click();
    await expect(page.getByText("Premium Semester")).toBeVisible();
    await expect(page.getByText("Active", { exact: true })).toBeVisible();
    await openMenu(page);
    await expect(page.getByRole("link", { name: "Your Subscription" })).toBeVisible();
    await page.reload();
  });

  await test.step("SUB-06 another tab shows the plan without a touch", async () => {
    await expect(other.getByRole("link", { name: "Your Subscription" })).toBeVisible();
    await other.close();
  });

  await test.step("SUB-05 a plan cancelled in the portal ends later; a resumed one continues", async () => {
    await page.getByRole("button", { name: "Manage Subscription" }).click();
    await page.getByRole("button", { name: "Cancel plan" }).click();
    await page.getByText("Return to Lectern").click();
    await expect(page.getByText("Cancelling Soon")).toBeVisible();
    await expect(page.getByText(/Access until/)).toBeVisible();
    await page.getByRole("button", { name: "Manage Subscription" }).click();
    await page.getByRole("button", { name: "Resume plan" }).click();
    await page.getByText("Return to Lectern").click();
    await expect(page.getByText("Active", { exact: true })).toBeVisible();
  });
});
