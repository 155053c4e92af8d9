import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { openSignedIn, waitForApp } from "./journey.ts";
import { expect } from "./lectern.ts";
import { signOut } from "./sign-in.ts";
import { test } from "./static-host-fixture.ts";

test.use({ serviceWorkers: "allow" });
// The page stores the build while the student pauses, which takes half a minute with other tests running.
test.describe.configure({ timeout: 120_000 });

const getPath = (page: Page): string => new URL(page.url()).pathname;

/** Opens a page and waits until the app handles it. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForApp(page);
}

/** Moves the pointer now and then until the build is stored. */
async function waitForStoredBuild(page: Page): Promise<void> {
  let step = 0;
  await expect
    .poll(
      async () => {
        await page.mouse.move(300 + (step++ % 50), 300);
        return await page.evaluate(
          async () => (await navigator.serviceWorker.getRegistration("/dashboard"))?.active?.state,
        );
      },
      { timeout: 90_000, intervals: [500, 500, 4500] },
    )
    .toBe("activated");
}

test("OFF-01 OFF-04 a kept unit can be read, searched and exported without a network, and a sign-out removes it", async ({
  page,
  context,
}) => {
  let unit = "";
  let lecture = "";
  let words = "";
  await test.step("OFF-01 Settings switches keeping on", async () => {
    await openSignedIn(page, "pro@lectern.test", paths.settings);
    await waitForApp(page);
    const keep = page.getByRole("switch", { name: "Keep lectures on this device" });
    await expect(keep).not.toBeChecked();
    await keep.click();
    await expect(page.getByText(/lectures? and your library list \(/)).toBeVisible();
  });

  await test.step("OFF-04 a whole folder can be kept, on mobile data only if the student says so", async () => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", {
        value: Object.assign(new EventTarget(), { type: "cellular" }),
      }),
    );
    await open(page, paths.folders);
    // Other journeys give this student folders without lectures.
    await page.getByRole("article").filter({ hasText: "Pre-med core" }).getByRole("link").first().click();
    await page.getByRole("button", { name: "Save Folder Offline" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Waiting for Wi-Fi" })).toBeVisible();
    await page.getByRole("button", { name: "Save Now" }).click();
    await expect(page.getByRole("button", { name: "Saved Offline" })).toBeVisible();
    unit = getPath(page);
    lecture = (await page.getByRole("article").first().getByRole("link").first().getAttribute("href")) ?? "";
    await open(page, `${lecture}?tab=transcript`);
    // The first line of a speaker begins with the name.
    const line = page.locator("[data-transcript] p").nth(1);
    await expect(line).toBeVisible();
    words = ((await line.textContent()) ?? "").trim();
    await waitForStoredBuild(page);
  });

  await context.setOffline(true);
  await test.step("OFF-01 the folder and its lecture are shown, with one notice", async () => {
    await open(page, unit);
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "You're offline. Showing saved lectures." })).toBeVisible();
    await open(page, `${lecture}?tab=transcript`);
    await expect(page.locator("[data-transcript] p").nth(1)).toHaveText(words);
    await expect(page.getByText("Available offline")).toBeVisible();
  });

  await test.step("OFF-04 the lecture can be exported", async () => {
    await page.getByRole("button", { name: /^More options for/ }).click();
    await page.getByRole("menuitem", { name: "Export" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio", { name: /^Plain text/ }).click();
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Export" }).click();
    expect(readFileSync(await (await download).path(), "utf8")).toContain(words);
  });

  await test.step("OFF-04 the search finds what was said", async () => {
    const longest = words.match(/\p{L}+/gu)?.toSorted((a, b) => b.length - a.length)[0] ?? "";
    await open(page, paths.searchFor(longest));
    await expect(page.getByText("Only saved lectures are searched.")).toBeVisible();
    await expect(page.getByRole("list", { name: "Results" }).locator(`a[href^="${lecture}"]`).first()).toBeVisible();
  });

  await test.step("OFF-01 a lecture that isn't kept says so, and links to one that is", async () => {
    await open(page, paths.recordings);
    const links = await page
      .getByRole("article")
      .getByRole("link", { name: "Open Recording" })
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    await open(page, unit);
    const inUnit = await page
      .getByRole("article")
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    const other = links.find((href) => !inUnit.includes(href));
    await open(page, other ?? "");
    await expect(page.getByRole("heading", { level: 1, name: "Not available offline" })).toBeVisible();
    await page.getByRole("main").locator(`a[href="${lecture}"]`).click();
    await expect(page.getByText("· Available offline")).toBeVisible();
  });
  await context.setOffline(false);

  await test.step("OFF-02 a sign-out leaves nothing of it", async () => {
    await signOut(page);
    expect(await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("lectern-")))).toEqual(
      [],
    );
  });
});

test("OFF-01 the network may go as soon as Settings, and then a lecture, say that they are ready, without a touch", async ({
  page,
  context,
}, { annotations }) => {
  await openSignedIn(page, "free@lectern.test", paths.settings);
  await waitForApp(page);
  await page.getByRole("switch", { name: "Keep lectures on this device" }).click();
  const since = Date.now();
  await expect(page.getByText(/^Available offline: /)).toBeVisible({ timeout: 60_000 });
  annotations.push({ type: "ready after, in ms", description: String(Date.now() - since) });
  await context.setOffline(true);

  await open(page, paths.recordings);
  await expect(page.getByRole("article").first()).toBeVisible();
  const lecture =
    (await page.getByRole("article").first().getByRole("link", { name: "Open Recording" }).getAttribute("href")) ?? "";
  await open(page, paths.dashboard);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await context.setOffline(false);

  // On its summary, so that the page itself doesn't read the transcript.
  await open(page, lecture);
  await expect(page.getByText("Available offline")).toBeVisible({ timeout: 30_000 });
  await context.setOffline(true);
  await open(page, `${lecture}?tab=transcript`);
  await expect(page.locator("[data-transcript] p").nth(1)).toBeVisible();
  // Without the network no request is under way when the server stops.
  await page.goto("about:blank");
});
