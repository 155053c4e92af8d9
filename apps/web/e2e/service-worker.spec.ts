import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { writeServiceWorker } from "@lectern/page-loading/documents/service-worker";
import { findScript } from "./build-manifest.ts";
import { test } from "./static-host-fixture.ts";
import { waitForApp, openSignedIn } from "./journey.ts";
import { expect } from "./lectern.ts";
import { openMenu, signOut } from "./sign-in.ts";

test.use({ serviceWorkers: "allow" });
// The page stores a build of more than a hundred files while it is idle; with other tests running that takes half a
// minute.
test.describe.configure({ timeout: 120_000 });
/** How long storing and deleting a build may take, in ms. */
const STORING_MS = 60_000;

const toWorker = (name: string) =>
  fileURLToPath(new URL(`../../../packages/page-loading/src/service-worker/${name}.ts`, import.meta.url));
const workers = { storing: toWorker("worker"), unregistering: toWorker("unregister") };

const STUDENT = "free@lectern.test";
const HOME = "/dashboard";
const LIBRARY = "/dashboard/library/recordings";

const listStoredBuilds = (page: Page) => page.evaluate(() => caches.keys());
const listStoredPaths = (page: Page) =>
  page.evaluate(async () => {
    const builds = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return builds.flat().map(({ url }) => new URL(url).pathname);
  });
const getWorkerState = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration("/dashboard"))?.active?.state);

/** Moves the pointer now and then until `isDone`, because the app stores its code while the user pauses. */
async function waitUntilStored(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  let step = 0;
  await expect
    .poll(
      async () => {
        await page.mouse.move(300 + (step++ % 50), 300);
        return await isDone();
      },
      { timeout: STORING_MS, intervals: [500, 500, 4500] },
    )
    .toBe(true);
}

async function visitOnce(page: Page, path = LIBRARY): Promise<void> {
  await openSignedIn(page, STUDENT, path);
  await waitUntilStored(page, async () => (await getWorkerState(page)) === "activated");
}

const getBuild = (page: Page) => page.locator("html").getAttribute("data-build");

for (const [browser, withRoutes] of [
  ["the browser responds itself", true],
  ["the worker responds", false],
] as const) {
  test(`SHL-11 opens the dashboard from the device on the second visit, where ${browser}`, { tag: "@long" }, async ({
    page,
    host,
  }) => {
    if (!withRoutes) host.worker = (script) => script.replaceAll("addRoutes", "noRoutes");
    await visitOnce(page);
    const recording = await page.getByRole("article").first().getByRole("link").getAttribute("href");
    host.requestedPaths = [];
    for (const [path, shown] of [
      [HOME, page.locator("time")],
      [LIBRARY, page.getByRole("article")],
      [`${LIBRARY}?q=bio`, page.getByRole("article")],
      // The chapters come from a web worker, which is stored too.
      [`${recording}?tab=transcript`, page.getByRole("navigation", { name: "Chapters" })],
      ["/dashboard/settings", page.getByRole("heading", { level: 1, name: "Settings" })],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(shown.first()).toBeVisible();
      await waitForApp(page);
    }
    // Code that a phone fetches when idle but that only works with a network is not stored.
    const stored = await listStoredPaths(page);
    expect(stored.length).toBeGreaterThan(100);
    expect(host.requestedCode.filter((path) => stored.includes(path))).toEqual([]);
  });
}

test("stores no response of the backend and no data of a student", async ({ page }) => {
  await visitOnce(page);
  const recording = await page.getByRole("article").first().getByRole("link").getAttribute("href");
  for (const path of [HOME, LIBRARY, `${LIBRARY}?q=bio`, recording ?? "", "/dashboard/referrals?code=K7MX22"]) {
    await page.goto(path);
    await waitForApp(page);
  }
  await openMenu(page);
  await page.getByRole("navigation").getByRole("link", { name: "Settings", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const entries: [string, string, string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? "";
        entries.push([request.method, request.url, text]);
      }
    }
    return entries;
  });
  expect(kept.length).toBeGreaterThan(80);
  const places = ["", "/library/recordings", "/library/favorites", "/library/folders", "/library/reviews"];
  const addresses = [...places, "/library/recording/:id/cards", "/library/recording/*", "/*"].map(
    (place) => `/dashboard${place}`,
  );
  for (const [method, url, text] of kept) {
    const { pathname, search } = new URL(url);
    expect(method).toBe("GET");
    expect(search).toBe("");
    if (!/^\/assets\/[\w.-]+\.(?:js|css|woff2)$/.test(pathname)) expect(addresses).toContain(pathname);
    expect(text).not.toContain(STUDENT);
  }
});

test("replaces the stored build on the next load, while open tabs keep the old one", { tag: "@long" }, async ({
  page,
  context,
  host,
}) => {
  await visitOnce(page);
  await page.goto(HOME);
  await waitForApp(page);
  const open = await context.newPage();
  await open.goto(LIBRARY);
  await waitForApp(open);
  const [old] = await listStoredBuilds(page);

  await test.step("a build that can't be stored completely is not used", async () => {
    host.build = "second";
    host.without = findScript("src/pages/folders/FoldersScreen.tsx");
    host.missing = /^\/kept\/home\.html$/;
    host.requestedPaths = [];
    await page.reload();
    expect(await getBuild(page)).toBe("first");
    await expect.poll(() => host.requestedPaths.includes("/kept/home.html"), { timeout: STORING_MS }).toBe(true);
    await expect.poll(() => listStoredBuilds(page), { timeout: STORING_MS }).toEqual([old]);
    await page.reload();
    expect(await getBuild(page)).toBe("first");
  });

  await test.step("a later try stores it, and requests no file that the device already has", async () => {
    // The host no longer has any file of the old build.
    host.missing = /^\/assets\//;
    await page.reload();
    host.requestedPaths = [];
    await waitUntilStored(page, async () => (await listStoredBuilds(page)).length === 2);
    await waitUntilStored(page, async () => {
      await page.reload();
      return (await getBuild(page)) === "second";
    });
    expect(host.requestedPaths.filter((path) => path.startsWith("/assets/"))).toEqual([]);
    await expect(page.locator("time").first()).toBeVisible();
  });

  await test.step("an open tab still gets the files of its build", async () => {
    await openMenu(open);
    await open.getByRole("navigation").getByRole("link", { name: "Settings", exact: true }).click();
    await expect(open.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
    expect(await getBuild(open)).toBe("first");
  });

  await test.step("two builds stay when a third is stored", async () => {
    host.build = "third";
    await waitUntilStored(page, async () => {
      await page.reload();
      return (await getBuild(page)) === "third";
    });
    await expect
      .poll(async () => (await listStoredBuilds(page)).map((name) => name.split("-").at(-1)), { timeout: STORING_MS })
      .toEqual(["second", "third"]);
  });
});

test("REC-09 opens the dashboard without a network, shows a notice, and reads the data when the network is back", {
  tag: "@long",
}, async ({ page, context }) => {
  await visitOnce(page);
  const before = await page.evaluate(() => localStorage.getItem("lectern-session"));
  await context.setOffline(true);
  await page.goto(LIBRARY);
  await expect(page.getByRole("status").filter({ hasText: "You're offline." })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Recordings" })).toBeVisible();
  await expect(page.getByText("No recordings")).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(page.getByText("You're offline.")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("lectern-session"))).toBe(before);
});

test("PUB-13 AUT-04 AUT-09 leaves every other address to the server, and a session ends as it does without it", {
  tag: "@long",
}, async ({ page, host }) => {
  await visitOnce(page);
  host.requestedPaths = [];
  expect((await page.goto("/dashboards"))?.status()).toBe(404);
  await expect(page.getByRole("link", { name: "Go to Dashboard" })).toBeVisible();
  for (const path of ["/", "/pricing", "/faqPage"]) await page.goto(path);
  expect(host.requestedPaths).toEqual(expect.arrayContaining(["/dashboards", "/", "/pricing", "/faqPage"]));
  await page.goto("/dashboard/nothing-here");
  await expect(page.getByRole("link", { name: "Go to Dashboard" })).toBeVisible();

  await page.goto(HOME);
  await signOut(page);
  await page.goto(LIBRARY);
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("intendedUrl"))).toBe(LIBRARY);
});

test("loads pages from the server when the device can't store the build", { tag: "@long" }, async ({ page, host }) => {
  host.missing = new RegExp(findScript("src/pages/settings/SettingsScreen.tsx"));
  await openSignedIn(page, STUDENT, LIBRARY);
  await waitUntilStored(page, async () => host.requestedPaths.includes("/sw.js"));
  await expect.poll(() => listStoredBuilds(page), { timeout: STORING_MS }).toEqual([]);
  host.requestedPaths = [];
  await page.goto(HOME);
  await expect(page.locator("time").first()).toBeVisible();
  expect(host.requestedPaths).toContain(HOME);
  expect(await getWorkerState(page)).toBe(undefined);
});

test("the unregistering worker deletes all builds, and open pages stay open", { tag: "@long" }, async ({
  page,
  host,
}) => {
  await visitOnce(page);
  host.worker = () => writeServiceWorker(workers, "none");
  await page.goto(HOME);
  await waitForApp(page);
  await expect.poll(() => listStoredBuilds(page), { timeout: STORING_MS }).toEqual([]);
  await expect(page.locator("time").first()).toBeVisible();
  host.requestedPaths = [];
  await page.goto(LIBRARY);
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(host.requestedPaths).toContain(LIBRARY);
});
