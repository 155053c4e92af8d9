import type { Page } from "@playwright/test";
import { recordLog } from "./console-log.ts";
import { answerFunction } from "./answers.ts";
import { openSignedIn } from "./journey.ts";
import { expect, test } from "./shared-page.ts";
import { openMenu, signIn } from "./sign-in.ts";

const plans = [
  ["Monthly", "$17.99", "per month", "month"],
  ["Semester", "$64.99", "per semester", "semester"],
  ["Yearly", "$159.99", "per year", "year"],
] as const;

const planCard = (page: Page, name: string) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** A page that stands for the payment provider's. */
const hostedPage = async (page: Page, path: string) => {
  await page.route(`**${path}`, (route) =>
    route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Hosted page</h1>" }),
  );
};

/** What the profile says of the subscription, in the server's place. */
const answerProfile = (page: Page, row: () => object) =>
  page.route("**/rest/v1/profiles?select=is_subscribed*", (route) => route.fulfill({ json: row() }));

test("PUB-08 SUB-01 a visitor sees nine features and three plans, and signs in before choosing one", async ({
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
  await expect(page.getByRole("main").getByRole("list").first().getByRole("listitem")).toHaveCount(9);

  await planCard(page, "Yearly").getByRole("button").click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("intendedUrl"))).toBe("/dashboard/subscription");
  await signIn(page, "free@lectern.test");
  await expect(page).toHaveURL("/dashboard/subscription");
  await expect(planCard(page, "Monthly")).toBeVisible();
});

for (const [name, , , duration] of plans) {
  test(`SUB-02 ${name}: a notice while checkout opens, then its address; Back makes the buttons work again`, async ({
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
    expect(checkout.asked).toEqual([
      { authorization: expect.stringMatching(/^Bearer ey/), body: { userId: user.id, duration } },
    ]);
    await page.goBack();
    await expect(planCard(page, name).getByRole("button")).toBeEnabled();
    await expect(page.getByText("Getting your checkout session ready...")).toHaveCount(0);
  });
}

test("SUB-02 a checkout that fails says so, logs it, and can be tried again", async ({ page }) => {
  const logged = recordLog(page);
  const checkout = await answerFunction(page, "create-checkout-session", { status: 500, json: { error: "down" } });
  await openSignedIn(page, "free@lectern.test", "/dashboard/subscription");
  const button = planCard(page, "Monthly").getByRole("button");
  await button.click();
  await expect(page.getByText("Failed to create checkout session. Please try again.")).toBeVisible();
  await expect(page.getByText("Getting your checkout session ready...")).toHaveCount(0);
  expect(logged.some((line) => line.startsWith("Error creating checkout session"))).toBe(true);
  await button.click();
  await expect.poll(() => checkout.asked.length).toBe(2);
  await expect(page).toHaveURL("/dashboard/subscription");
});

test("SUB-02 an address that arrives after the page was left leads nobody away", async ({ page, server }) => {
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
  test(`SUB-01 SUB-03 ${path} tells a subscriber so, and leads to the portal or says that it failed`, async ({
    page,
    server,
  }) => {
    await hostedPage(page, "/hosted-portal");
    let url: object = { error: "down" };
    const portal = await answerFunction(page, "create-customer-portal", () =>
      "error" in url ? { status: 500, json: url } : { json: url },
    );
    await openSignedIn(page, "pro@lectern.test", "/dashboard/subscription");
    await page.goto(path);
    await expect(page.getByText("You are already subscribed!")).toBeVisible();
    await expect(page.getByText("$17.99")).toHaveCount(0);
    const button = page.getByRole("button", { name: "Manage Subscription" });
    await button.click();
    await expect(page.getByText("Failed to load subscription page. Please try again.")).toBeVisible();
    url = { url: `${server.url}/hosted-portal` };
    await button.click();
    await expect(page.getByRole("heading", { name: "Hosted page" })).toBeVisible();
    expect(portal.asked).toHaveLength(2);
  });
}

test("SUB-03 SUB-04 SUB-05 a subscriber's page: thanks with confetti, the plan, Active, and the next billing date", async ({
  page,
}) => {
  await openSignedIn(page, "pro@lectern.test", "/dashboard/manage-subscription");
  await expect(page.getByRole("heading", { level: 1, name: /thank you/i })).toBeVisible();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Premium( Monthly| Semester| Yearly)?$/).first()).toBeVisible();
  await expect(page.getByText(/Next billing date/)).toContainText(/[A-Z][a-z]+ \d{1,2}, \d{4}/);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(4);
  await answerFunction(page, "create-customer-portal", { status: 429, json: { error: "slow down" } });
  await page.getByRole("button", { name: "Manage Subscription" }).click();
  await expect(page.getByText("Failed to load subscription page. Please try again.")).toBeVisible();
});

test("SUB-03 the confetti is over after about four and a half seconds, and reload throws it again", async ({
  page,
}) => {
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
  // The last piece has fallen when the confetti ends, and not long before.
  expect(Math.max(...seconds)).toBeLessThanOrEqual(4.5);
  expect(Math.max(...seconds)).toBeGreaterThan(4.2);
  await expect(confetti).toHaveCount(0, { timeout: 10_000 });
  await page.reload();
  await expect(confetti).toHaveCount(1);
  // Who asked for stillness sees nothing fall.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await expect(confetti.locator("span").first()).toHaveCSS("opacity", "0");
});

test("SUB-05 a cancelled plan: Cancelling Soon, and until when", async ({ page }) => {
  await openSignedIn(page, "cancelling@lectern.test", "/dashboard/manage-subscription");
  await expect(page.getByText("Cancelling Soon")).toBeVisible();
  await expect(page.getByText(/Access until/)).toContainText(/[A-Z][a-z]+ \d{1,2}, \d{4}/);
});

test("SUB-05 who does not subscribe is sent to the plans", async ({ page }) => {
  await page.goto("/dashboard/manage-subscription");
  await signIn(page, "free@lectern.test");
  await expect(page).toHaveURL("/dashboard/subscription");
  await expect(planCard(page, "Monthly")).toBeVisible();
});

test("SUB-03 a subscription that can't be read says so, and is read again when asked", async ({ page }) => {
  await openSignedIn(page, "pro@lectern.test", "/dashboard");
  let reads = 0;
  await page.route("**/rest/v1/profiles?select=is_subscribed%2Csubscription*", (route) => {
    reads += 1;
    return reads === 1 ? route.fulfill({ status: 500, json: { message: "down" } }) : route.continue();
  });
  await page.goto("/dashboard/manage-subscription");
  await expect(page.getByRole("alert")).toHaveText("Failed to load subscription page. Please try again.");
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
});

test("SUB-03 back from a checkout the page waits until the payment has landed", async ({ page }) => {
  await openSignedIn(page, "free@lectern.test", "/dashboard");
  let hasLanded = false;
  await answerProfile(page, () => ({
    is_subscribed: hasLanded,
    subscription_end_date: hasLanded ? "2099-01-01T00:00:00Z" : null,
    subscription_plan_cancelled: false,
  }));
  await page.goto("/dashboard/manage-subscription?checkout=success");
  await expect(page.getByText("Checking your subscription...")).toBeVisible();
  await page.waitForResponse("**/rest/v1/profiles?select=is_subscribed%2Csubscription*");
  await expect(page.getByText("Checking your subscription...")).toBeVisible();
  hasLanded = true;
  await expect(page.getByText("Premium Yearly")).toBeVisible();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  // At a later visit nothing was just paid.
  await expect(page).toHaveURL("/dashboard/manage-subscription");
});

test.describe(() => {
  test.use({ hasOwnPage: true });

  test("SUB-03 after thirty seconds without news it says so, and looks again when asked", async ({ page }) => {
    await openSignedIn(page, "free@lectern.test", "/dashboard");
    await page.clock.install();
    await page.goto("/dashboard/manage-subscription?checkout=success");
    await expect(page.getByText("Checking your subscription...")).toBeVisible();
    await page.clock.runFor(31_000);
    await expect(page.getByText("Your payment is still on its way")).toBeVisible();
    await expect(page).toHaveURL("/dashboard/manage-subscription?checkout=success");
    await page.getByRole("button", { name: "Check again" }).click();
    await expect(page.getByText("Checking your subscription...")).toBeVisible();
  });
});

test("SUB-02 SUB-03 SUB-05 a plan is paid, cancelled and resumed, from the plans to the portal and back", async ({
  page,
}, { project }) => {
  await openSignedIn(page, `buyer-${project.name}@school.test`, "/dashboard/subscription");

  await test.step("SUB-02 a checkout that is cancelled comes back to the plans", async () => {
    await planCard(page, "Semester").getByRole("button").click();
    await expect(page.getByRole("heading", { name: "Checkout" })).toBeVisible();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page).toHaveURL("/dashboard/subscription");
  });

  await test.step("SUB-03 a paid one leads to the subscriber's page", async () => {
    await planCard(page, "Semester").getByRole("button").click();
    await page.getByLabel("Card number").fill("4242 4242 4242 4242");
    await page.getByRole("button", { name: "Pay" }).click();
    await expect(page.getByText("Premium Semester")).toBeVisible();
    await expect(page.getByText("Active", { exact: true })).toBeVisible();
    await openMenu(page);
    await expect(page.getByRole("link", { name: "Your Subscription" })).toBeVisible();
    await page.reload();
  });

  await test.step("SUB-05 cancelled in the portal, it ends later; resumed, it goes on", async () => {
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
