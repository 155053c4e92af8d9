import type { Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { findToast, openSignedIn, restoreSession, waitForApp } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

/** Requests for data. */
const DATA = /\/(?:rest|functions)\/v1\//;

/** Switches keeping on, and keeps the first lecture of the library as a whole. @returns its address */
async function keepLecture(page: Page, email: string): Promise<string> {
  await openSignedIn(page, email, paths.settings);
  await waitForApp(page);
  await page.getByRole("switch", { name: "Keep lectures on this device" }).click();
  await expect(page.getByText(/lectures? and your library list \(/)).toBeVisible();
  await page.goto(paths.recordings);
  await waitForApp(page);
  const link = page.getByRole("article").first().getByRole("link", { name: "Open Recording" });
  const path = `${await link.getAttribute("href")}?tab=transcript`;
  await page.goto(path);
  await waitForApp(page);
  const keep = page.getByRole("button", { name: "Save Offline" });
  await keep.click();
  await expect(keep).toHaveAttribute("aria-pressed", "true");
  await expect(keep).toHaveAttribute("aria-busy", "false");
  return path;
}

const readUserId = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("lectern-session") ?? "null").user.id);

const countDatabases = (page: Page): Promise<number> =>
  page.evaluate(async () => (await indexedDB.databases()).filter(({ name }) => name?.startsWith("lectern-")).length);

test("@long OFF-01 with a slow network the kept copy shows first, and is replaced without a jump", async ({ page }) => {
  const path = await keepLecture(page, "pro@lectern.test");
  const words = await page.locator("[data-transcript] p").nth(1).textContent();
  const held = Promise.withResolvers<void>();
  let answers = 0;
  await page.route(DATA, async (route) => {
    await held.promise;
    answers += 1;
    await route.fallback();
  });
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += (entry as unknown as { readonly value: number }).value;
      Object.assign(globalThis, { moved });
    });
    let moved = 0;
    Object.assign(globalThis, { moved });
    observer.observe({ type: "layout-shift" });
  });
  const readMoved = () => page.evaluate(() => (globalThis as unknown as { readonly moved: number }).moved);
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.locator("[data-transcript] p").nth(1)).toHaveText(words ?? "");
  await waitForApp(page);
  await expect(page.getByText("Saved offline")).toBeVisible();
  expect(answers).toBe(0);
  const before = await readMoved();
  const line = await page.locator("[data-transcript] p").nth(1).elementHandle();
  held.resolve();
  await expect.poll(() => answers).toBeGreaterThan(0);
  await page.waitForLoadState("networkidle");
  expect((await readMoved()) - before).toBeLessThan(0.01);
  expect(await line?.evaluate((element) => element.isConnected)).toBe(true);
});

test("OFF-02 a session that can't be refreshed for lack of a network, and an expired token, remove nothing", async ({
  page,
}) => {
  const path = await keepLecture(page, "pro@lectern.test");
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("lectern-session") ?? "null");
    localStorage.setItem("lectern-session", JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.route(/\/(?:rest|functions|auth)\/v1\//, (route) => route.abort("internetdisconnected"));
  await page.goto(path);
  await waitForApp(page);
  await expect(page.locator("[data-transcript] p").nth(1)).toBeVisible();
  await expect(page.getByText("You're offline. Showing saved lectures.")).toBeVisible();
  await expect(page).toHaveURL(path);
  expect(await countDatabases(page)).toBe(1);
});

test("@long OFF-01 pages work where storage is blocked, and where a newer build has changed what is kept", async ({
  page,
}) => {
  const path = await keepLecture(page, "pro@lectern.test");
  const name = `lectern-${await readUserId(page)}`;

  await test.step("OFF-01 a database of a newer build is left alone, and the page reads from the server", async () => {
    await page.goto("/favicon.svg");
    await page.evaluate(
      (database) =>
        new Promise<void>((resolve, reject) => {
          const request = indexedDB.open(database, 99);
          request.addEventListener("success", () => {
            request.result.close();
            resolve();
          });
          request.addEventListener("error", () => reject(request.error ?? new Error("not opened")));
        }),
      name,
    );
    await page.goto(path);
    await waitForApp(page);
    await expect(page.locator("[data-transcript] p").nth(1)).toBeVisible();
    await page.goto(paths.recordings);
    await expect(page.getByRole("article").first()).toBeVisible();
    expect(await countDatabases(page)).toBe(1);
  });

  await test.step("OFF-01 blocked storage is told in Settings, and every other page has its data", async () => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("not here", "SecurityError");
      };
    });
    for (const address of [path, paths.recordings, paths.practice()]) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      await page.goto(address);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await waitForApp(page);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    }
    await page.evaluate(() => localStorage.removeItem("lectern-keeping"));
    await page.goto(paths.settings);
    await waitForApp(page);
    await page.getByRole("switch", { name: "Keep lectures on this device" }).click();
    await expect(page.getByText("This browser isn't saving data for this site")).toBeVisible();
  });
});

test("OFF-01 keeping is offered once, on the third day of use, and leads to its switch", async ({ page }) => {
  const { user } = await restoreSession(page, "free@lectern.test");
  await page.evaluate((value) => localStorage.setItem("lectern-keeping", value), `${user.id} 2 2020-01-01`);
  await page.goto(paths.recordings);
  await waitForApp(page);
  const offer = findToast(page, "You can save lectures to this device to read offline.");
  // The page counts activity from when it shows its content, which may be after this movement.
  let step = 0;
  await expect(async () => {
    await page.mouse.move(300 + (step++ % 50), 300);
    await expect(offer).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page
    .getByRole("region", { name: /Notifications/ })
    .getByRole("button", { name: "Settings" })
    .click();
  await expect(page).toHaveURL(paths.settings);
  await expect(page.getByRole("switch", { name: "Keep lectures on this device" })).not.toBeChecked();
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await expect(offer).toHaveCount(0);
  await page.reload();
  await waitForApp(page);
  await page.mouse.move(310, 310);
  await expect(offer).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("lectern-keeping"))).toBe(`${user.id} asked`);
});
