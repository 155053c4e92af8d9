import type { Page } from "@playwright/test";
import { recordLog } from "./console-log.ts";
import { openSignedIn, failRequests, waitForApp } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

const FAVORITES = "/dashboard/library/favorites";
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const star = (page: Page, name: string) =>
  cards(page)
    .filter({ hasText: name })
    .getByRole("button", { name: /favorite/i });

test("REC-08 lists starred recordings with search, and removes one whose star is taken", async ({ page, server }, {
  project,
}) => {
  const email = `starry-${project.name}@school.test`;
  for (const name of ["Tides", "Volcanoes"]) {
    await server.phone("record", "examples/lecture.vtt", "--as", email, "--minutes", "30", "--name", name);
  }
  await openSignedIn(page, email, FAVORITES);
  await expect(page.getByRole("heading", { level: 1, name: "Favorites" })).toBeVisible();
  await expect(page).toHaveTitle("Favorites · Lectern");
  await expect(page.getByText("Quick access to your favorite recordings")).toBeVisible();
  await expect(page.getByText("Add recordings to your favorites for quick access")).toBeVisible();

  await page.goto("/dashboard/library/recordings");
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await star(page, "Volcanoes").click();
  await saved;
  const savedToo = page.waitForResponse((response) => response.request().method() === "PATCH");
  await star(page, "Tides").click();
  await savedToo;
  await page.goto(FAVORITES);
  await expect(cards(page).getByRole("heading")).toHaveText(["Volcanoes", "Tides"]);

  await page.getByPlaceholder("Search favorites...").fill("VOLC");
  await expect(cards(page).getByRole("heading")).toHaveText(["Volcanoes"]);
  await page.getByPlaceholder("Search favorites...").fill("comets");
  await expect(page.getByText("No favorites found")).toBeVisible();
  await expect(page.getByText("No favorites match your search criteria")).toBeVisible();
  await page.getByPlaceholder("Search favorites...").fill("");

  await star(page, "Tides").click();
  await expect(cards(page).getByRole("heading")).toHaveText(["Volcanoes"]);
  await cards(page).first().getByText("Open Recording").click();
  await expect(page.getByRole("heading", { level: 1, name: "Volcanoes" })).toBeVisible();
});

test("REC-08 REC-09 logs a failed read without an empty state, and restores the card of a refused star", async ({
  page,
}) => {
  await openSignedIn(page, "pro@lectern.test", FAVORITES);
  await expect(cards(page).first()).toBeVisible();
  const count = await cards(page).count();
  const logged = recordLog(page);
  await failRequests(page, "**/rest/v1/recordings?id=*", "PATCH");
  await cards(page)
    .first()
    .getByRole("button", { name: /favorite/i })
    .click();
  await expect.poll(() => logged.some((line) => line.startsWith("Error updating favorite"))).toBe(true);
  await expect(cards(page)).toHaveCount(count);

  await failRequests(page, "**/rest/v1/recordings?*", "GET");
  await page.reload();
  await expect.poll(() => logged.some((line) => line.startsWith("Error fetching favorites"))).toBe(true);
  await expect(page.getByText("Add recordings to your favorites for quick access")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("REC-04 OFF-03 says that a star changed nothing, also if the code of the toasts never comes", async ({ page }) => {
  // A request that hangs, as on a network that loses what it carries.
  await page.route("**/assets/idle-*.js", () => undefined);
  await openSignedIn(page, "pro@lectern.test", FAVORITES);
  const first = cards(page)
    .first()
    .getByRole("button", { name: /favorite/i });
  await expect(first).toBeVisible();
  await waitForApp(page);
  await page.route(/\/(?:rest|auth|functions)\/v1\//, (route) => route.abort("internetdisconnected"));
  await first.click();
  await expect(page.getByText(/You're offline, so nothing was changed/)).toBeVisible();
  await page.unrouteAll();
});
