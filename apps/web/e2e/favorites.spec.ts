import type { Page } from "@playwright/test";
import { openSignedIn, waitForApp } from "./journey.ts";
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
    await server.record(email, { minutes: 30, name });
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
