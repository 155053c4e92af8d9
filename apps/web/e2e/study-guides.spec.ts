import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { maxLengths } from "@lectern/domain/max-lengths";
import { recordLog } from "./console-log.ts";
import { openSignedIn, waitForApp } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

const LIST = "/dashboard/library/reviews";
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const title = (page: Page) => page.getByRole("textbox", { name: "Title" });

test("STG-01 lists guides newest first, searches titles, and opens a guide", async ({ page }) => {
  await openSignedIn(page, "free@lectern.test", LIST);
  await expect(page.getByRole("heading", { level: 1, name: "Study Guides" })).toBeVisible();
  await expect(page).toHaveTitle("Study Guides · Lectern");
  await expect(cards(page)).toHaveCount(3);
  await waitForApp(page);
  const moments = await cards(page)
    .locator("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
  expect(moments).toEqual(moments.toSorted((a, b) => String(b).localeCompare(String(a))));
  await page.getByPlaceholder("Search study guides...").fill("CELL ENERG");
  await expect(cards(page)).toHaveCount(1);
  await page.getByPlaceholder("Search study guides...").fill("astrology");
  await expect(page.getByText("No study guides found")).toBeVisible();
  await page.getByPlaceholder("Search study guides...").fill("cell");
  await cards(page).first().getByText("Open Study Guide").click();
  const headings = page.getByRole("heading", { level: 1 });
  // The guide's own "# Midterm 1" is not a second title.
  await expect(headings).toHaveText(/cell energetics/i);
  await expect(page.getByRole("main").getByRole("table").first()).toBeVisible();
});

test("STG-01 STG-02 shows guides from the phone, and renames and deletes them", async ({ page, server }, {
  project,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "lectern-guides-"));
  const email = `guided-${project.name}@school.test`;
  await test.step("STG-02 guides arrive from the phone", async () => {
    for (const name of ["Tides", "Comets"]) {
      const file = join(folder, `${name}.md`);
      writeFileSync(file, `# ${name}\n\nWhat to know of ${name.toLowerCase()}.\n`);
      await server.sendGuide(email, file);
    }
    rmSync(folder, { recursive: true });
  });
  await openSignedIn(page, email, LIST);
  await expect(cards(page)).toHaveCount(2);
  await cards(page).filter({ hasText: "Tides" }).getByText("Open Study Guide").click();
  await expect(page.getByText("What to know of tides.")).toBeVisible();

  await test.step("STG-02 cuts a pasted title to the database's limit, and saves it", async () => {
    await page.getByRole("button", { name: "Edit Title" }).click();
    await title(page).fill("m".repeat(maxLengths.studyGuideTitle + 1));
    const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
    await title(page).press("Enter");
    await saved;
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("m".repeat(maxLengths.studyGuideTitle));
  });
  await page.getByRole("button", { name: "Edit Title" }).click();
  await title(page).fill("Moon and sea");
  await title(page).press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Moon and sea" })).toBeVisible();
  await expect(page).toHaveTitle("Moon and sea · Lectern");
  await page.getByRole("button", { name: "Edit Title" }).click();
  await title(page).fill("");
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await title(page).blur();
  await saved;
  await expect(page.getByRole("heading", { level: 1, name: "Untitled" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Untitled" })).toBeVisible();

  const logged = recordLog(page);
  await page.getByRole("button", { name: "Delete Study Guide" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(LIST);
  await expect(cards(page)).toHaveCount(1);
  expect(logged).toEqual([]);

  await cards(page)
    .getByRole("button", { name: /More options for/ })
    .click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  const confirm = page.getByRole("alertdialog", { name: "Are you sure?" });
  await expect(confirm).toContainText("This will permanently delete your study guide.");
  await confirm.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No study guides", { exact: true })).toBeVisible();
});

test("STG-02 shows a guide without content, and reopens a title that can't be saved with the typed text", async ({
  page,
}) => {
  await openSignedIn(page, "free@lectern.test", LIST);
  let refused = 0;
  await page.route("**/rest/v1/study_guides?*", async (route) => {
    if (route.request().method() === "PATCH") {
      refused += 1;
      return route.fulfill({ status: 500, json: { message: "down" } });
    }
    if (!/\bcontent\b/.test(decodeURIComponent(route.request().url()))) return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: { ...(await answer.json()), content: null } });
  });
  await cards(page).first().getByText("Open Study Guide").click();
  await expect(page.getByText("No content available")).toBeVisible();
  const logged = recordLog(page);
  await page.getByRole("button", { name: "Edit Title" }).click();
  await title(page).fill("A title that the server refuses");
  await title(page).press("Enter");
  await expect.poll(() => logged.some((line) => line.startsWith("Error updating title"))).toBe(true);
  await expect(title(page)).toHaveValue("A title that the server refuses");
  await expect(page.getByRole("alert")).toHaveCount(0);

  await expect(title(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Reading", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Delete Study Guide" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: /^More options for/ })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(title(page)).toHaveValue("A title that the server refuses");
  expect(refused).toBe(1);
  await page.keyboard.press("Enter");
  await expect.poll(() => refused).toBe(2);
});

test("STG-02 a guide's own contents lead to its headings", async ({ page, server }, { project }) => {
  const folder = mkdtempSync(join(tmpdir(), "lectern-contents-"));
  const email = `contents-${project.name}@school.test`;
  const file = join(folder, "contents.md");
  const filler = "A cell divides in two, and each half keeps a plan.\n\n".repeat(80);
  writeFileSync(
    file,
    `# Cells\n\n- [What is ATP?](#what-is-atp)\n\n${filler}## What is ATP?\n\nA carrier.\n\n${filler}`,
  );
  await server.sendGuide(email, file);
  rmSync(folder, { recursive: true });
  await openSignedIn(page, email, LIST);
  await cards(page).first().getByText("Open Study Guide").click();
  const heading = page.getByRole("heading", { name: "What is ATP?" });
  await expect(heading).not.toBeInViewport();
  await page.getByRole("link", { name: "What is ATP?" }).click();
  await expect(heading).toBeInViewport();
  await page.goBack();
  await expect(heading).not.toBeInViewport();
});
