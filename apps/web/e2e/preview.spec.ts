import type { Page } from "@playwright/test";
import { waitForApp, restoreSession, failRequests } from "./journey.ts";
import { expect, test } from "./lectern.ts";

const STUDENT = "free@lectern.test";

/** The app's own code is held back until it is let go. */
async function holdApp(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?:app|vendor)-[^/]*\.js$/, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return held.resolve;
}

/** Parts of the page, element by element, as far as one can see and hear them. */
const looks = (page: Page, parts: string) =>
  page.evaluate((selector) => {
    const told = [
      "class",
      "href",
      "aria-label",
      "aria-pressed",
      "aria-selected",
      "role",
      "d",
      "style",
      "title",
      "hidden",
    ];
    const lines: string[] = [];
    const walk = (node: Node, depth: number): void => {
      if (node instanceof Element) {
        const attributes = told
          .filter((name) => node.hasAttribute(name))
          .map((name) => `${name}=${node.getAttribute(name)}`)
          // What Radix sets on tabs: no ring around their list, and animations that have ended.
          .filter((attribute) => !/^style=(?:(?:outline: none|animation-duration: 0s);)?$/.test(attribute));
        lines.push(`${" ".repeat(depth)}<${node.localName} ${attributes.join(" ")}>`);
      } else if (node instanceof Text && node.data !== "") lines.push(`${" ".repeat(depth)}${node.data}`);
      for (const child of node.childNodes) walk(child, depth + 1);
    };
    for (const part of document.querySelectorAll(selector)) {
      part.normalize();
      walk(part, 0);
    }
    return lines;
  }, parts);

const LIBRARY = "/dashboard/library/recordings";

async function recordingOf(page: Page): Promise<string> {
  await page.goto(LIBRARY);
  return (await page.getByRole("article").first().getByRole("link").getAttribute("href")) ?? "";
}

const all = "#content > *";

for (const [name, pathOf, shown, parts] of [
  ["REC-03 SHL-11 the library", () => LIBRARY, "article", all],
  ["SHL-05 SHL-06 SHL-11 home", () => "/dashboard", "time", all],
  ["REC-08 SHL-11 the favorites", () => "/dashboard/library/favorites", "article", all],
  ["FOL-01 SHL-11 the folders", () => "/dashboard/library/folders", "article", all],
  ["STG-01 SHL-11 the study guides", () => "/dashboard/library/reviews", "article", all],
  // Its summary is Markdown, which comes with the app.
  ["RDT-02 SHL-11 the head of a recording", recordingOf, "[role=tablist]", "#content header, #content [role=tablist]"],
  [
    "RDT-03 SHL-11 a transcript",
    async (page: Page) => `${await recordingOf(page)}?tab=transcript`,
    "[role=tabpanel] p",
    all,
  ],
] as const) {
  test(`${name} is there before the app, to the letter as the app draws it`, async ({ page }) => {
    await restoreSession(page, STUDENT);
    const path = await pathOf(page);
    const releaseApp = await holdApp(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator(`#content ${shown}`).first()).toBeVisible();
    const before = await looks(page, parts);
    releaseApp();
    await waitForApp(page);
    // The rest of a long transcript may follow by then.
    expect((await looks(page, parts)).slice(0, before.length)).toEqual(before);
  });
}

test("SHL-11 a link that is clicked before the app is there leads on once it is, without a new document", async ({
  page,
}) => {
  await restoreSession(page, STUDENT);
  const releaseApp = await holdApp(page);
  await page.goto(LIBRARY, { waitUntil: "commit" });
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const card = page.getByRole("article").nth(1);
  const name = await card.getByRole("heading").innerText();
  await card.getByRole("link").click();
  await expect(page).toHaveURL(LIBRARY);
  releaseApp();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  expect(documents).toEqual([]);
});

test("SHL-11 a link leads on by itself when the app does not come", async ({ page }) => {
  await restoreSession(page, STUDENT);
  await page.clock.install();
  await holdApp(page);
  await page.goto(LIBRARY, { waitUntil: "commit" });
  const card = page.getByRole("article").nth(1);
  const name = await card.getByRole("heading").innerText();
  await card.getByRole("link").click();
  await page.clock.runFor(7_000);
  await expect(page).toHaveURL(LIBRARY);
  await page.clock.runFor(2_000);
  await expect(page).toHaveURL(/\/recording\/[\w-]{36}$/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("REC-04 REC-06 stars and menus that are clicked before the app is there answer once it is", async ({ page }) => {
  await restoreSession(page, STUDENT);
  const releaseApp = await holdApp(page);
  await page.goto(LIBRARY, { waitUntil: "commit" });
  const star = page
    .getByRole("article")
    .nth(1)
    .getByRole("button", { name: /^Favorite/ });
  const before = await star.getAttribute("aria-pressed");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") sent.push(request.postData() ?? "");
  });
  await star.dblclick();
  await page.getByRole("article").nth(1).getByRole("button", { name: /^More/ }).click();
  releaseApp();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeVisible();
  await expect
    .poll(() => sent.map((body) => JSON.parse(body).is_favorite))
    .toEqual([before !== "true", before === "true"]);
});

test("SHL-11 the focus stays where it was when the app comes", async ({ page }) => {
  await restoreSession(page, STUDENT);
  const releaseApp = await holdApp(page);
  await page.goto(LIBRARY, { waitUntil: "commit" });
  const star = page
    .getByRole("article")
    .nth(2)
    .getByRole("button", { name: /^Favorite/ });
  await star.focus();
  releaseApp();
  await waitForApp(page);
  await expect(star).toBeFocused();
});

test("SHL-01 who skipped to the content is still there when the app comes", async ({ page }) => {
  await restoreSession(page, STUDENT);
  const releaseApp = await holdApp(page);
  await page.goto("/dashboard", { waitUntil: "commit" });
  await page.getByRole("main").focus();
  releaseApp();
  await waitForApp(page);
  await expect(page.getByRole("main")).toBeFocused();
});

test("REC-09 what could not be read is no picture: the shape stays until the app says so", async ({ page }) => {
  await restoreSession(page, STUDENT);
  const releaseApp = await holdApp(page);
  await failRequests(page, "**/rest/v1/recordings?*", "GET");
  await page.goto(LIBRARY, { waitUntil: "commit" });
  await expect(page.locator("#content [aria-busy=true]")).toBeVisible();
  releaseApp();
  await waitForApp(page);
  await expect(page.locator("#content [aria-busy=true]")).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(0);
});

test("every script of the library says that it is to be compiled while it comes", async ({ page }) => {
  await restoreSession(page, STUDENT);
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  await page.goto(LIBRARY);
  await waitForApp(page);
  const texts = await Promise.all(scripts.map(async (script) => (await page.request.get(script)).text()));
  const beginnings = texts.map((text) => text.split("\n", 1)[0]?.slice(0, 40));
  expect(beginnings.length).toBeGreaterThan(2);
  expect(new Set(beginnings)).toEqual(new Set(["//# allFunctionsCalledOnLoad"]));
});
