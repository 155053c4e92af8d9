import { AxeBuilder } from "@axe-core/playwright";
import { openSignedIn } from "./journey.ts";
import { expect, test } from "./lectern.ts";

test("DAY-01 shows a whole lecture without a sign-in, a script of the app or a request to the backend", async ({
  page,
  server,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto("/");
  await page.getByRole("link", { name: "Read a Sample Lecture" }).click();
  await expect(page).toHaveURL("/sample");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/photosynthesis/);
  for (const part of ["Summary", "Notes", "Chat", "Cards", "Transcript"]) {
    await expect(page.getByRole("region", { name: part })).toBeVisible();
  }
  await expect(page.getByRole("region", { name: "Transcript" }).getByRole("paragraph")).toHaveCount(156);
  await page.waitForLoadState("networkidle");
  expect(requested.filter((url) => !url.startsWith(server.url))).toEqual([]);
  expect(requested.filter((url) => /\/(rest|auth|functions)\/v1|\/src|main-/.test(url))).toEqual([]);
});

test("DAY-01 each citation of the sample leads to its line, in view", async ({ page }) => {
  await page.goto("/sample");
  const citations = page.getByRole("region", { name: /^(Summary|Notes|Chat)$/ }).getByRole("link", {
    name: /^Transcript at/,
  });
  const hrefs = await citations.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(hrefs.length).toBeGreaterThan(50);
  for (const href of new Set(hrefs)) await expect(page.locator(`p${href}`)).toHaveCount(1);
  await page.getByRole("region", { name: "Chat" }).getByRole("link", { name: "Transcript at 12:58" }).click();
  const line = page.locator("p:target");
  await expect(line).toContainText("When the heavy oxygen was in the water, it turned up in the oxygen gas.");
  await expect(line).toBeInViewport({ ratio: 1 });
});

test("DAY-01 a card of the sample shows its answer without scripts", async ({ browser, server }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: server.url });
  await page.goto("/sample");
  const card = page.getByRole("region", { name: "Cards" }).getByRole("group").first();
  await expect(card.getByText("A molecule that absorbs visible light", { exact: true })).toBeHidden();
  await card.getByText("Show Answer").click();
  await expect(card.getByText("A molecule that absorbs visible light", { exact: true })).toBeVisible();
  await page.close();
});

test("DAY-01 the sample has no accessibility violations", async ({ page }) => {
  await page.goto("/sample");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test("DAY-01 an empty library links to the sample", async ({ page }, { project }) => {
  for (const path of ["/dashboard", "/dashboard/library/recordings"]) {
    await openSignedIn(page, `sample-${project.name}@school.test`, path);
    await expect(page.getByRole("main").getByRole("link", { name: "Read a Sample Lecture" })).toHaveAttribute(
      "href",
      "/sample",
    );
  }
});
