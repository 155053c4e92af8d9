import { openSignedIn, waitForApp } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

test("FND-01 FND-02 FND-04 finds a sentence by its words, and opens the transcript there", async ({ page, server }, {
  project,
}) => {
  const email = `searching-${project.name}@school.test`;
  await server.record(email, { minutes: 30, name: "Immunity" });
  await openSignedIn(page, email, "/dashboard/library/recordings");
  await waitForApp(page);

  await test.step("FND-01 the library's field finds names, and below them what was said", async () => {
    const field = page.getByPlaceholder("Search recordings...");
    await field.fill("immun");
    await expect(page.getByRole("article")).toHaveCount(1);
    await field.fill("job market");
    const said = page.getByRole("region", { name: "In your lectures" });
    const moment = said.getByRole("link", { name: /job market/ });
    await expect(moment).toHaveAttribute("href", /tab=transcript&t=91/);
    await expect(moment.locator("mark").first()).toHaveText("job");
    await said.getByRole("link", { name: "See all matches" }).click();
    await expect(page).toHaveURL("/dashboard/library/search?q=job%20market");
    await expect(page).toHaveTitle("Search your lectures · Lectern");
  });

  const results = page.getByRole("list", { name: "Results" });
  await test.step("FND-01 a result has its words marked, its speaker and its time", async () => {
    const moment = results.getByRole("link", { name: /job market/ });
    await expect(moment).toContainText("Dr. Nora Feldman");
    await expect(moment).toContainText("1:31");
    await expect(moment.locator("mark").first()).toHaveText("job");
  });

  await test.step("FND-04 for a typing error, suggests a word that occurs in the lectures", async () => {
    await page.getByRole("searchbox", { name: "Search your lectures" }).fill("dendrtic");
    await page.getByRole("button", { name: "Did you mean dendritic?" }).click();
    await expect(results.locator("mark").first()).toHaveText(/dendritic/i);
    await expect(page).toHaveURL(/q=dendritic/);
  });

  await test.step("FND-01 says that filters hide results, and can clear them", async () => {
    const field = page.getByRole("searchbox", { name: "Search your lectures" });
    // On a phone the filters are behind a button.
    const filter = page.getByRole("button", { name: "Filter", exact: true });
    if (await filter.isVisible()) await filter.click();
    await page.getByRole("switch", { name: "Favorites only" }).click();
    await expect(page.getByText("Your filters are hiding the matches.")).toBeVisible();
    await field.fill("zebras");
    await expect(page.getByText("No matches in your lectures.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Clear Filters" })).toHaveCount(0);
    await field.fill("dendritic");
    await page.getByRole("button", { name: "Clear Filters" }).click();
    await expect(results.locator("mark").first()).toHaveText(/dendritic/i);
    await expect(page).toHaveURL("/dashboard/library/search?q=dendritic");
  });

  await test.step("FND-02 the first link opens the line, in view, with the words marked", async () => {
    await page.getByRole("searchbox", { name: "Search your lectures" }).fill("photograph recognizes");
    await results.getByRole("link", { name: /job market/ }).click();
    const line = page.locator("[aria-current=location]");
    await expect(line).toBeInViewport();
    await expect(line).toContainText("Think of the lymph node as a job market.");
    await expect(line.locator("mark")).toHaveText(["photograph", "recognizes"]);
    await page.goBack();
    await expect(page.getByRole("searchbox", { name: "Search your lectures" })).toHaveValue("photograph recognizes");
  });
});
