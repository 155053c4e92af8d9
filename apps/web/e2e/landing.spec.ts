import type { Browser, Page } from "@playwright/test";
import { brand } from "@lectern/domain/brand";
import { findScript } from "./build-manifest.ts";
import { recordLog } from "./console-log.ts";
import { waitForApp, restoreSession } from "./journey.ts";
import { phone } from "./phone.ts";
import { expect, test } from "./lectern.ts";

const bar = ["Features", "Download", "About", "Dashboard", "Login"];

/** The `href` of every Download link: the bar's and the phone menu's. */
const downloads = (page: Page): Promise<(string | null)[]> =>
  page
    .getByRole("banner")
    .locator("a", { hasText: "Download" })
    .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href")));

/** Opens a page without JavaScript, which shows the prerendered document. */
const stillPage = (browser: Browser, baseURL: string) => browser.newPage({ javaScriptEnabled: false, baseURL });

test("PUB-01 lists its items in the bar of a desktop", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const items = page.getByRole("navigation", { name: "Site", exact: true }).getByRole("link");
  await expect(items).toHaveText(bar);
  await items.filter({ hasText: "Features" }).click();
  await expect(page).toHaveURL("/#features");
});

test.describe("on a phone", () => {
  test.use(phone);

  test("PUB-01 PUB-02 lists the same items in the menu, which closes on a choice", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("navigation", { name: "Site", exact: true })).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Site menu" });
    await expect(menu.getByRole("link")).toHaveText(bar);
    await menu.getByRole("link", { name: "About" }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL("/#about");
  });
});

test("PUB-01 links the logo to home, always shows Dashboard and Login, and opens Download in a new tab", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Lectern" })).toHaveAttribute("href", "/");
  const links = page.getByRole("banner").locator("nav").first().locator("a");
  const hrefs = await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute("href")));
  expect(hrefs[0]).toBe("#features");
  expect(hrefs.slice(2)).toEqual(["#about", "/dashboard", "/login"]);
  await expect(links.nth(1)).toHaveAttribute("target", "_blank");
});

for (const [name, userAgent, href] of [
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", brand.storeUrl],
  ["a Mac", "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)", brand.storeUrl],
  ["Linux", "Mozilla/5.0 (X11; Linux x86_64)", "/download"],
] as const) {
  const tag = name === "a Mac" ? "@long" : [];
  test(`PUB-01 PUB-12 links Download to ${name}'s address`, { tag }, async ({ browser, server }) => {
    const page = await browser.newPage({ userAgent, baseURL: server.url });
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Get the App" })).toHaveAttribute("href", href);
    await expect.poll(() => downloads(page)).toEqual([href, href]);
    await page.close();
  });

  test(`PUB-01 PUB-08 PUB-12 links Download on the plans with and without the app, and for a subscriber: ${name}`, {
    tag: name === "Linux" ? [] : "@long",
  }, async ({ browser, server }) => {
    const page = await browser.newPage({ userAgent, baseURL: server.url });
    await page.goto("/pricing");
    await expect.poll(() => downloads(page)).toEqual([href, href]);
    await page.keyboard.press("Tab");
    await waitForApp(page);
    expect(await downloads(page)).toEqual([href, href]);
    await restoreSession(page, "pro@lectern.test");
    await page.goto("/pricing");
    await expect(page.getByText("You are already subscribed!")).toBeVisible();
    expect(await downloads(page)).toEqual([href, href]);
    await page.close();
  });
}

for (const path of ["/", "/pricing"]) {
  const tag = path === "/" ? [] : "@long";
  test(`PUB-01 links Download to the store on ${path} without scripts`, { tag }, async ({ browser, server }) => {
    const page = await stillPage(browser, server.url);
    await page.goto(path);
    expect(await downloads(page)).toEqual([brand.storeUrl, brand.storeUrl]);
    await page.close();
  });
}

for (const [who, path, email] of [
  ["a visitor", "/pricing", undefined],
  ["a visitor by a link with a query", "/pricing?from=mail", undefined],
  ["a subscriber", "/pricing", "pro@lectern.test"],
] as const) {
  const tag = who === "a visitor" ? [] : "@long";
  test(`PUB-02 closes the app's menu on Download for ${who}`, { tag }, async ({ page }) => {
    if (email !== undefined) await restoreSession(page, email);
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto(path);
    await page.keyboard.press("Tab");
    await waitForApp(page);
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("navigation", { name: "Site menu" });
    const beside = page.waitForEvent("popup");
    await menu.getByRole("link", { name: "Download" }).click();
    await (await beside).close();
    await expect(menu).toBeHidden();
  });
}

test("PUB-01 PUB-02 keeps the bar in view, scrolls smoothly, and opens the menu in 0.3 s", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await expect(page.locator("html")).toHaveCSS("scroll-behavior", "smooth");
  await page.evaluate(() => window.scrollTo({ top: 1200, behavior: "instant" }));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1200);
  expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
  const menu = page.locator("#site-menu");
  await expect(menu).toHaveCSS("transition-duration", "0.3s");
  await expect(menu).toHaveCSS("transition-property", /^opacity, translate,/);
  await expect(menu).toHaveCSS("opacity", "0");
  await expect(menu).not.toHaveCSS("translate", /^(none|0px)$/);
});

test("PUB-03 PUB-05 shows features, founder, footer and plans for the future without scripts", async ({
  browser,
  server,
}) => {
  const page = await stillPage(browser, server.url);
  await page.goto("/");
  const features = page.locator("#features");
  const described = [
    ["Live Recording", "It keeps recording when you leave the app or lock your phone."],
    [
      "Recording Library and Customization",
      "Sort lectures into folders, mark favorites, and give each its own icon and color.",
    ],
    ["Recording Information", "Each recording is transcribed and summarized"],
    ["Extra Customization + AI Chat", "Notes as bullet points, a paragraph, an outline or an essay, and answers"],
  ] as const;
  await expect(features.getByRole("heading", { level: 3 })).toHaveText(described.map(([title]) => title));
  for (const [title, description] of described) {
    const card = features.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
    // Only the phone can record, so these pictures show a part of the web app.
    if (title === "Live Recording") await expect(card.locator("svg").first()).toBeVisible();
    else await expect(card.locator("img")).toHaveAttribute("src", /^\/screenshots\/feature-[a-z]+-light-1280\.webp$/);
    await expect(card.getByRole("paragraph").filter({ hasText: description })).toBeVisible();
  }
  const about = page.locator("#about");
  await expect(about.getByRole("heading", { level: 2, name: "About" })).toBeVisible();
  await expect(about).toContainText("Sophomore year, I had two kinds of notes.");
  await expect(about).toContainText(`${brand.name} is that program, grown up`);
  await expect(about).toContainText(`The founder of ${brand.name}`);
  const footer = page.getByRole("contentinfo");
  for (const [name, href] of [
    ["Instagram", brand.social.instagram],
    ["TikTok", brand.social.tiktok],
    ["X", brand.social.x],
  ] as const)
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  await expect(footer.getByRole("link", { name: /terms/i })).toHaveAttribute("href", "/tos");
  await expect(footer.getByRole("link", { name: /privacy/i })).toHaveAttribute("href", "/privacy-policy");
  await expect(footer.getByRole("link", { name: "Accessibility" })).toHaveAttribute("href", "/accessibility");
  await expect(footer.getByRole("link", { name: /contact/i })).toHaveAttribute("href", /^mailto:/);
  await expect(footer).toContainText("© 2025");
  await expect(page.getByRole("main")).toContainText("Android coming soon");
  for (const planned of ["practice questions and flashcards", "subject, topic or custom tags", "export"]) {
    await expect(page.getByRole("main")).toContainText(planned);
  }
  await page.close();
});

test("the landing page requests less than 15 kB of script, no stylesheet and no other site", async ({
  page,
  server,
}) => {
  const requests: { url: string; type: string; size: number }[] = [];
  page.on("requestfinished", async (request) => {
    const { responseBodySize } = await request.sizes();
    requests.push({ url: request.url(), type: request.resourceType(), size: responseBodySize });
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(requests.filter(({ url }) => !url.startsWith(server.url))).toEqual([]);
  const scripts = requests.filter(({ type }) => type === "script");
  expect(scripts.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(15_000);
  expect(requests.filter(({ type }) => type === "stylesheet")).toEqual([]);
});

test("fonts are preloaded only after another page of the site, when they are cached", async ({ page }, { project }) => {
  const preloads = page.locator("link[rel=preload][as=font]");
  for (const path of ["/", "/login"]) {
    await page.goto(path);
    await expect(preloads).toHaveCount(0);
  }
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: /terms/i }).click();
  await expect(page).toHaveURL("/tos");
  await expect(preloads).toHaveCount(2);
  await page.goto("/");
  if (project.name === "phone") await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "Login" }).filter({ visible: true }).click();
  await expect(page).toHaveURL("/login");
  await expect(preloads).toHaveCount(2);
});

test("PUB-04 the preview loads its three screenshots of the product", async ({ page }) => {
  await page.goto("/");
  const screenshots = page.locator("#preview img");
  await expect(screenshots).toHaveCount(3);
  for (const screenshot of await screenshots.all()) {
    await screenshot.scrollIntoViewIfNeeded();
    await expect.poll(() => screenshot.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

for (const [path, held] of [
  ["/login", "Continue with Google"],
  ["/signup", "Join Beta Program"],
  ["/pricing", "Choose Semester"],
] as const) {
  const tag = path === "/signup" ? "@long" : [];
  test(`${path} is complete without scripts, and hydrates without an error`, { tag }, async ({
    browser,
    server,
    page,
  }) => {
    const still = await stillPage(browser, server.url);
    await still.goto(path);
    await expect(still.getByText(held)).toBeVisible();
    await still.close();

    const logged = recordLog(page);
    page.on("pageerror", (error) => logged.push(error.message));
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.goto(path, { waitUntil: "networkidle" });
    const main = findScript("src/main.tsx");
    expect(scripts.filter((url) => url.endsWith(main))).toEqual([]);
    const before = await page.getByText(held).elementHandle();
    await page.keyboard.press("Tab");
    await waitForApp(page);
    // The DOM nodes are the same, so the app hydrated them and rendered none again.
    expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
    expect(logged).toEqual([]);
  });
}
