import { openSignedIn, waitForApp } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

const LIST = "/dashboard/library/recordings";

test("REC-15 Back from a recording returns to the same search", async ({ page }) => {
  await openSignedIn(page, "free@lectern.test", LIST);
  await waitForApp(page);
  const field = page.getByRole("searchbox", { name: "Search recordings" });
  await field.fill("bio");
  await expect(page).toHaveURL(`${LIST}?q=bio`);
  const last = page.getByRole("main").getByRole("article").last();
  await last.getByRole("link").click();
  await expect(page.getByRole("tab", { name: "Summary" })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue("bio");
});

test("REC-15 the link to the list keeps the search", async ({ page }) => {
  await openSignedIn(page, "free@lectern.test", `${LIST}?q=bio`);
  await waitForApp(page);
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  await expect(page.getByRole("tab", { name: "Summary" })).toBeVisible();
  const back = page.getByRole("main").getByRole("link", { name: "Recordings" });
  await back.press("Enter");
  await expect(page).toHaveURL(`${LIST}?q=bio`);
  await expect(page.getByRole("searchbox", { name: "Search recordings" })).toHaveValue("bio");
});

test("REC-15 the link back names the list from which the student opened the recording", async ({ page }) => {
  await openSignedIn(page, "free@lectern.test", "/dashboard/library/favorites?q=e");
  await waitForApp(page);
  const main = page.getByRole("main");
  await main.getByRole("article").first().getByRole("link").click();
  await main.getByRole("link", { name: "Favorites", exact: true }).click();
  await expect(page).toHaveURL("/dashboard/library/favorites?q=e");

  await page.goto("/dashboard/library/folders");
  // Selects it by name, because other journeys give this student empty folders.
  await main.getByRole("link", { name: /Biology 101/ }).click();
  await expect(page).toHaveURL(/\/folder\//);
  const inFolder = main.locator("a[href*='/recording/']").first();
  await expect(inFolder).toBeVisible();
  const folder = await main.getByRole("heading", { level: 1 }).innerText();
  const address = page.url();
  await inFolder.click();
  await expect(page).toHaveURL(/\/recording\//);
  await main.getByRole("link", { name: folder, exact: true }).click();
  await expect(page).toHaveURL(address);

  await page.goto("/dashboard/library/search?q=water");
  await main.getByRole("heading", { level: 2 }).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/recording\//);
  await main.getByRole("link", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL("/dashboard/library/search?q=water");

  await page.goto("/dashboard");
  await main.locator("a[href*='/recording/']").first().click();
  await expect(page).toHaveURL(/\/recording\//);
  await main.getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
});
