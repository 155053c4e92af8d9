import type { Page } from "@playwright/test";
import { failRequests, holdApp, restoreSession, waitForApp } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

const STUDENT = "free@lectern.test";

/** Describes parts of the page element by element: their text, and the attributes that change what a student sees or hears. */
const describeParts = (page: Page, parts: string) =>
  page.evaluate((selector) => {
    const attributeNames = [
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
        // The reader bar, before the first scroll: it is shown once its code has loaded (RDT-11).
        if (getComputedStyle(node).visibility === "hidden") return;
        // The options of a list, whose code loads after its rows (REC-17).
        if (node.querySelector(":scope > [role=radiogroup]") !== null) return;
        if (node.role === "radiogroup" || (node.role === "group" && node.ariaLabel === "Filter")) return;
        const attributes = attributeNames
          .filter((name) => node.hasAttribute(name))
          .map((name) => `${name}=${node.getAttribute(name)}`)
          // Radix sets these styles on tabs: no outline, and animations that have ended.
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

async function findFirstRecording(page: Page): Promise<string> {
  await page.goto(LIBRARY);
  return (await page.getByRole("article").first().getByRole("link").getAttribute("href")) ?? "";
}

const all = "#content > *";

/** One of each form: home, cards, a head, a text. The long run tries the other lists too. */
const inEveryRun = new Set<string>([
  "SHL-05 SHL-06 SHL-11 home",
  "REC-03 SHL-11 the library",
  "RDT-02 SHL-11 the head of a recording",
  "RDT-03 SHL-11 a transcript",
]);

for (const [name, getPath, shown, parts] of [
  ["REC-03 SHL-11 the library", () => LIBRARY, "article", all],
  ["SHL-05 SHL-06 SHL-11 home", () => "/dashboard", "time", all],
  ["REC-08 SHL-11 the favorites", () => "/dashboard/library/favorites", "article", all],
  ["FOL-01 SHL-11 the folders", () => "/dashboard/library/folders", "article", all],
  ["STG-01 SHL-11 the study guides", () => "/dashboard/library/reviews", "article", all],
  // Its summary is Markdown, which only the app renders.
  [
    "RDT-02 SHL-11 the head of a recording",
    findFirstRecording,
    "[role=tablist]",
    "#content header, #content [role=tablist]",
  ],
  [
    "RDT-03 SHL-11 a transcript",
    async (page: Page) => `${await findFirstRecording(page)}?tab=transcript`,
    "[role=tabpanel] p",
    all,
  ],
] as const) {
  const tag = inEveryRun.has(name) ? [] : "@long";
  test(`${name} renders before the app, exactly as the app renders it`, { tag }, async ({ page }) => {
    await restoreSession(page, STUDENT);
    const path = await getPath(page);
    const releaseApp = await holdApp(page);
    // After its first render, which equals the preview, the app reads the details on cards and the recordings being
    // prepared (REC-11, ARR-02).
    if (shown === "article" && !path.endsWith("folders"))
      await page.route(/rest\/v1\/(folders|recordings\?select=(id%2Cminutes|[^&]*%2Cstatus&))/, () => undefined);
    // Home reads what is next then (DAY-02).
    await page.route(/rpc\/practice_overview/, () => undefined);
    // It also reads a lecture's chapters and wave then (DER-01, DAY-06).
    await page.route(/rest\/v1\/(recording_outlines|recordings\?select=id%2Cminutes)/, () => undefined);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.locator(`#content ${shown}`).first()).toBeVisible();
    const before = await describeParts(page, parts);
    releaseApp();
    await waitForApp(page);
    // The app may have rendered more of a long transcript by then.
    expect((await describeParts(page, parts)).slice(0, before.length)).toEqual(before);
  });
}

test("SHL-11 follows a link clicked before the app has mounted as soon as it has, without a document load", async ({
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

test.describe(() => {
  test.use({ hasOwnPage: true });

  test("SHL-11 follows a link with a document load when the app does not load", async ({ page }) => {
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
});

test("REC-04 REC-06 replays clicks on stars and menus once the app has mounted", async ({ page }) => {
  await restoreSession(page, STUDENT);
  const releaseApp = await holdApp(page);
  await page.goto(LIBRARY, { waitUntil: "commit" });
  const star = page
    .getByRole("article")
    .nth(1)
    .getByRole("button", { name: /^Favorite/ });
  const before = await star.getAttribute("aria-pressed");
  const writes: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PATCH") writes.push(request.postData() ?? "");
  });
  await star.dblclick();
  await page.getByRole("article").nth(1).getByRole("button", { name: /^More/ }).click();
  releaseApp();
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeVisible();
  await expect
    .poll(() => writes.map((body) => JSON.parse(body).is_favorite))
    .toEqual([before !== "true", before === "true"]);
});

test("SHL-11 keeps the focus when the app mounts", { tag: "@long" }, async ({ page }) => {
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

test("SHL-01 keeps the focus on the content after Skip to content when the app mounts", async ({ page }) => {
  await restoreSession(page, STUDENT);
  const releaseApp = await holdApp(page);
  await page.goto("/dashboard", { waitUntil: "commit" });
  await page.getByRole("main").focus();
  releaseApp();
  await waitForApp(page);
  await expect(page.getByRole("main")).toBeFocused();
});

test("REC-09 keeps the skeleton after a failed read until the app shows the failure", async ({ page }) => {
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

test("the library's scripts ask the browser to compile them while they load", async ({ page }) => {
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
