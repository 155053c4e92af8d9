import type { Page } from "@playwright/test";
import { openSignedIn, waitForApp } from "./journey.ts";
import { expect } from "./lectern.ts";
import { openMenu, signIn } from "./sign-in.ts";
import { test } from "./static-host-fixture.ts";

const SETTINGS = "/dashboard/settings";
const LIBRARY = "/dashboard/library/recordings";

const listDatabases = (page: Page) => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
/** The keys of local storage that are about what a device keeps. */
const listKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /keeping|leaving|session/.test(key)));

/** Switches keeping on, and opens the first lecture of the library. @returns its path */
async function keepFirstLecture(page: Page, email: string): Promise<string> {
  await openSignedIn(page, email, SETTINGS);
  await waitForApp(page);
  const keep = page.getByRole("switch", { name: "Keep lectures on this device" });
  await expect(keep).not.toBeChecked();
  await keep.click();
  await expect(page.getByText(/lectures? and your lists: /)).toBeVisible();
  await page.goto(LIBRARY);
  await waitForApp(page);
  await page.getByRole("article").first().getByRole("link").first().click();
  await expect(page.getByText("Kept on this device")).toBeVisible();
  return new URL(page.url()).pathname;
}

test.describe("with the stored build", () => {
  test.use({ serviceWorkers: "allow" });
  // Storing the build waits for a pause of the student's.
  test.describe.configure({ timeout: 120_000 });

  test("OFF-01 a lecture that was opened is read without a network, and what isn't kept leads to it", async ({
    page,
    context,
  }) => {
    const lecture = await keepFirstLecture(page, "pro@lectern.test");
    await page.goto(`${lecture}?tab=transcript`);
    await waitForApp(page);
    const words = page.locator("[data-transcript] p").first();
    await expect(words).toBeVisible();
    const text = (await words.textContent()) ?? "";
    await page.goto(LIBRARY);
    await waitForApp(page);
    const other = await page.getByRole("article").nth(2).getByRole("link").first().getAttribute("href");
    let step = 0;
    await expect
      .poll(
        async () => {
          await page.mouse.move(300 + (step++ % 50), 300);
          return await page.evaluate(
            async () => (await navigator.serviceWorker.getRegistration("/dashboard"))?.active?.state,
          );
        },
        { timeout: 60_000, intervals: [500, 500, 4500] },
      )
      .toBe("activated");

    await context.setOffline(true);
    const notice = page.getByRole("status").filter({ hasText: "Offline. Showing what is kept here." });
    await test.step("OFF-01 the library shows its lectures", async () => {
      await page.goto(LIBRARY);
      await expect(page.getByRole("article").first()).toBeVisible();
      await waitForApp(page);
      await expect(notice).toBeVisible();
      await openMenu(page);
      const navigation = page.getByRole("navigation").filter({ hasText: "Recordings" });
      await expect(navigation.getByRole("link", { name: "Settings" })).toBeVisible();
      // A plan can't be read without a network.
      await expect(page.getByRole("link", { name: /Upgrade to Pro|Your Subscription/ })).toHaveCount(0);
    });
    await test.step("OFF-01 a lecture shows its words", async () => {
      await page.goto(`${lecture}?tab=transcript`);
      await expect(page.getByText(text.slice(0, 60)).first()).toBeVisible();
      await waitForApp(page);
      await expect(page.getByText("Kept on this device")).toBeVisible();
    });
    await test.step("OFF-01 a lecture that isn't kept says so, and leads to one that is", async () => {
      await page.goto(other ?? "");
      await expect(page.getByRole("heading", { level: 1, name: "Not kept on this device" })).toBeVisible();
      await waitForApp(page);
      const kept = page.getByRole("main").locator(`a[href="${lecture}"]`);
      await kept.click();
      await expect(page).toHaveURL(lecture);
      await expect(page.getByText("Kept on this device")).toBeVisible();
    });
    await context.setOffline(false);
  });
});

test("OFF-02 signing out leaves 0 bytes of what was kept, and the next student finds none", async ({ page }) => {
  await keepFirstLecture(page, "free@lectern.test");
  expect(await listDatabases(page)).toEqual([expect.stringMatching(/^lectern-/)]);
  expect(await listKeys(page)).toEqual(expect.arrayContaining(["lectern-keeping", "lectern-session"]));
  await openMenu(page);
  await page.getByRole("button", { name: "Sign Out" }).first().click();
  await expect(page).toHaveURL("/");
  expect(await listDatabases(page)).toEqual([]);
  expect(await listKeys(page)).toEqual([]);

  await page.goto("/login");
  await signIn(page, "pro@lectern.test");
  await page.goto(SETTINGS);
  await waitForApp(page);
  await expect(page.getByRole("switch", { name: "Keep lectures on this device" })).not.toBeChecked();
  expect(await listDatabases(page)).toEqual([]);
});
