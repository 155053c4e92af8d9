import type { Page } from "@playwright/test";
import { openSignedIn, waitForApp } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

const cards = (page: Page) => page.getByRole("main").getByRole("article");
/** The request for the newest recordings. */
const newest = /\/rest\/v1\/recordings\?.*limit=3(&|$)/;
/** Marks the page; a reload removes the mark. */
const mark = (page: Page) => page.evaluate(() => document.body.setAttribute("data-before", ""));

test("ARR-01 a lecture from the phone appears on home and among the recordings without a reload", async ({
  page,
  server,
}, { project }) => {
  const email = `arrivals-${project.name}@school.test`;
  await openSignedIn(page, email);
  await expect(page.getByText("No recent recordings")).toBeVisible();
  await waitForApp(page);
  await mark(page);
  await server.record(email, { minutes: 37, name: "First lecture" });
  const recents = page.locator("section").filter({ hasText: "Recent Recordings" });
  await expect(recents.getByRole("link", { name: /First lecture/ })).toBeVisible({ timeout: 10_000 });
  await expect(recents.getByRole("status").filter({ hasText: /First lecture/ })).toHaveText(
    /(New recording: First lecture\.|First lecture is ready\.)/,
  );
  await expect(page.getByRole("main").getByRole("listitem").filter({ hasText: "Total Recordings" })).toContainText("1");
  // SHL-06: its minutes are taken from what is left, without a reload.
  await expect(
    page.getByRole("main").getByRole("listitem").filter({ hasText: "minutes left this week" }),
  ).toContainText("38");

  await page.getByRole("main").getByRole("link", { name: "View All" }).click();
  await expect(cards(page)).toHaveCount(1);
  await server.record(email, { minutes: 37, name: "Second lecture" });
  await expect(cards(page).first()).toContainText("Second lecture", { timeout: 10_000 });
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "Second lecture is ready." })).toHaveCount(
    1,
  );
  await expect(page.locator("body")).toHaveAttribute("data-before");
});

test("ARR-02 a recording in progress says so on home, above the cards and on its own page", async ({ page, server }, {
  project,
}) => {
  const email = `progress-${project.name}@school.test`;
  await server.record(email, { minutes: 37, name: "A lecture" });
  let isProcessing = true;
  await page.route("**/rest/v1/recordings?*", async (route) => {
    const url = route.request().url();
    if (route.request().method() !== "GET" || !isProcessing) return route.fallback();
    const response = await route.fetch();
    const body: unknown = await response.json();
    const started = { status: "processing", ai_summary: null };
    if (!Array.isArray(body)) return route.fulfill({ response, json: { ...(body as object), ...started } });
    // The list has completed recordings only.
    if (!newest.test(url)) return route.fulfill({ response, json: [] });
    return route.fulfill({ response, json: body.map((row) => ({ ...row, ...started })) });
  });
  await openSignedIn(page, email);
  await expect(page.getByRole("main").getByRole("link", { name: /A lecture/ })).toContainText("Writing your summary…");
  await page
    .getByRole("main")
    .getByRole("link", { name: /A lecture/ })
    .click();
  await expect(page.getByText("Transcript ready. Writing your summary…")).toBeVisible();
  await page.goto("/dashboard/library/recordings");
  await expect(page.getByText("Preparing 1 recording…")).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  isProcessing = false;
  await expect(cards(page)).toHaveCount(1, { timeout: 10_000 });
  await expect(page.getByText("Preparing 1 recording…")).toHaveCount(0);
});

test("SRV-13 ARR-02 a summary that the server gave up can be requested again, and appears without a reload", async ({
  page,
  server,
}, { project }) => {
  const email = `retry-${project.name}@school.test`;
  await server.record(email, { minutes: 37, name: "A lecture" });
  let isGivenUp = true;
  await page.route("**/rest/v1/recordings?*", async (route) => {
    if (route.request().method() !== "GET" || !isGivenUp) return route.fallback();
    const response = await route.fetch();
    const body: unknown = await response.json();
    return route.fulfill({ response, json: Array.isArray(body) ? body : { ...(body as object), ai_summary: null } });
  });
  // The backend has the summary, so it would say "completed".
  await page.route("**/functions/v1/retry-summary", (route) => route.fulfill({ json: { status: "processing" } }));
  await openSignedIn(page, email);
  await page
    .getByRole("main")
    .getByRole("link", { name: /A lecture/ })
    .click();
  await expect(page.getByRole("heading", { name: "No summary available" })).toBeVisible();
  const summary = page.getByRole("tabpanel", { name: "Summary" });
  await summary.getByRole("button", { name: "Try Again" }).click();
  await expect(summary).toContainText("Transcript ready. Writing your summary…");
  await expect(summary.locator("[data-summary]")).toBeFocused();
  isGivenUp = false;
  await expect(summary.getByRole("heading", { name: "Key passages" })).toBeVisible({ timeout: 10_000 });
});

test.describe(() => {
  test.use({ hasOwnPage: true });

  test("ARR-01 a failed request for the newest recordings is logged once and not repeated before the page gets the focus again", async ({
    page,
  }, { project }) => {
    await page.clock.install();
    await openSignedIn(page, `failure-${project.name}@school.test`);
    await expect(page.getByText("No recent recordings")).toBeVisible();
    await waitForApp(page);
    let requests = 0;
    let isDown = true;
    await page.route(newest, (route) => {
      requests += 1;
      return isDown ? route.fulfill({ status: 500, json: { message: "down" } }) : route.fallback();
    });
    await page.clock.runFor(9000);
    await expect.poll(() => requests).toBe(1);
    await page.clock.runFor(120_000);
    expect(requests).toBe(1);
    isDown = false;
    await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
    await expect.poll(() => requests).toBe(2);
    // The clock draws each frame of nine seconds, which takes seconds on a busy machine.
    await expect
      .poll(
        async () => {
          await page.clock.runFor(9000);
          return requests;
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(2);
  });
});

test("ARR-03 shows a new student how to record the first lecture, on one screen of a phone, and then the lecture", async ({
  page,
  server,
}, { project }) => {
  const email = `first-run-${project.name}@school.test`;
  const main = page.getByRole("main");
  const waiting = main.getByRole("status").filter({ hasText: "Waiting for your first lecture" });
  const code = page.getByRole("img", { name: "QR code for Lectern in the App Store" });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, title] of [
    ["/dashboard", "No recent recordings"],
    ["/dashboard/library/recordings", "No recordings"],
  ] as const) {
    await openSignedIn(page, email, path);
    await expect(main.getByRole("heading", { name: title, exact: true })).toBeVisible();
    await expect(main.getByRole("link", { name: "Get the App" })).toBeVisible();
    await expect(main.getByText("Record a lecture and it'll show up here automatically.")).toBeVisible();
    await expect(main.getByText(/^75\s*minutes left this week$/)).toBeVisible();
    await expect(waiting).toBeInViewport({ ratio: 1 });
    await expect(code).toBeHidden();
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(code).toBeVisible();
  await server.record(email, { minutes: 37, name: "First lecture" });
  await expect(cards(page)).toContainText("First lecture", { timeout: 10_000 });
  await expect(waiting).toHaveCount(0);
});
