import { expect, test } from "./lectern.ts";

const bar = ["Features", "Download", "About", "Dashboard", "Login"];

test("PUB-01 PUB-02 the bar's items in their order, and the same in the phone's menu", async ({ page }, {
  project,
}) => {
  await page.goto("/");
  const desktop = page.getByRole("navigation", { name: "Site", exact: true });
  const phone = page.getByRole("navigation", { name: "Site menu" });
  if (project.name === "phone") {
    await expect(desktop).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(phone.getByRole("link")).toHaveText(bar);
    await phone.getByRole("link", { name: "About" }).click();
    await expect(phone).toBeHidden();
    await expect(page).toHaveURL("/#about");
  } else {
    await expect(desktop.getByRole("link")).toHaveText(bar);
    await desktop.getByRole("link", { name: "Features" }).click();
    await expect(page).toHaveURL("/#features");
  }
});

test("PUB-01 the logo leads home, Dashboard and Login are there for everybody, Download opens beside", async ({
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
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", /apps\.apple\.com/],
  ["Linux", "Mozilla/5.0 (X11; Linux x86_64)", /^\/download$/],
] as const) {
  test(`PUB-01 PUB-12 Download leads ${name} to its place`, async ({ browser, server }) => {
    const page = await browser.newPage({ userAgent, baseURL: server.url });
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Get the app" })).toHaveAttribute("href", href);
    await page.close();
  });
}

test("PUB-03 PUB-05 features, founder, footer and what is coming, readable without any script", async ({
  browser,
  server,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.url });
  await page.goto("/");
  const features = page.locator("#features");
  await expect(features.getByRole("heading", { level: 3 })).toHaveText([
    "Live Recording",
    "Recording Library and Customization",
    "Recording Information",
    "Extra Customization + AI Chat",
  ]);
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByRole("link", { name: /terms/i })).toHaveAttribute("href", "/tos");
  await expect(footer.getByRole("link", { name: /privacy/i })).toHaveAttribute("href", "/privacy-policy");
  await expect(footer.getByRole("link", { name: /contact/i })).toHaveAttribute("href", /^mailto:/);
  await expect(footer).toContainText("© 2025");
  await expect(page.getByRole("main")).toContainText("Android coming soon");
  for (const planned of ["practice questions and flashcards", "subject, topic or custom tags", "export"]) {
    await expect(page.getByRole("main")).toContainText(planned);
  }
  await page.close();
});

test("the landing page asks for itself, two fonts and one small script, and for nothing elsewhere", async ({
  page,
  server,
}) => {
  const asked: { url: string; type: string; size: number }[] = [];
  page.on("requestfinished", async (request) => {
    const { responseBodySize } = await request.sizes();
    asked.push({ url: request.url(), type: request.resourceType(), size: responseBodySize });
  });
  await page.goto("/", { waitUntil: "networkidle" });
  expect(asked.filter(({ url }) => !url.startsWith(server.url))).toEqual([]);
  const scripts = asked.filter(({ type }) => type === "script");
  expect(scripts.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(15_000);
  expect(asked.filter(({ type }) => type === "stylesheet")).toEqual([]);
});

test("fonts are asked for ahead of the styles only where the cache has them: on the way from another page of ours", async ({
  page,
}, { project }) => {
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

test("PUB-04 the preview shows pictures of the product, and none is missing", async ({ page }) => {
  await page.goto("/");
  const pictures = page.locator("#preview img");
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

for (const [path, held] of [
  ["/login", "Continue with Google"],
  ["/signup", "Join Beta Program"],
  ["/pricing", "Three ways to pay"],
] as const) {
  test(`${path} is HTML: complete without any script, and hydrated without an error`, async ({
    browser,
    server,
    page,
  }) => {
    const still = await browser.newPage({ javaScriptEnabled: false, baseURL: server.url });
    await still.goto(path);
    await expect(still.getByText(held)).toBeVisible();
    await still.close();

    const told: string[] = [];
    page.on("console", (message) => told.push(message.text()));
    page.on("pageerror", (error) => told.push(error.message));
    const scripts: string[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
    await page.goto(path, { waitUntil: "networkidle" });
    expect(scripts.filter((url) => url.includes("/main-"))).toEqual([]);
    const before = await page.getByText(held).elementHandle();
    await page.keyboard.press("Tab");
    await expect.poll(() => page.locator("#root").evaluate((root) => Object.keys(root).length)).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => "lecternHold" in window)).toBe(false);
    // The same nodes: nothing was drawn a second time.
    expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
    expect(told).toEqual([]);
  });
}
