import type { Page } from "@playwright/test";
import { chooseInHeader, findToast, waitForApp } from "./journey.ts";
import { openLecture } from "./practice.ts";
import { expect, test } from "./shared-page.ts";

const LECTURE = "apps/web/e2e/lectures/misheard.vtt";
const lines = (page: Page) => page.locator("[data-transcript] p");
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** Opens the transcript at a moment, as a search for a word does. */
async function openAt(page: Page, path: string, seconds: number, word: string): Promise<void> {
  await page.goto(`${path}?tab=transcript&t=${seconds}&q=${word}`);
  await waitForApp(page);
  await expect(page.locator("[data-transcript] p[aria-current]")).toBeFocused();
}

/** Presses a key until its code, which loads with the first key, has opened a dialog. */
async function openByKey(page: Page, key: string, name: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    await expect(dialog(page, name)).toBeVisible({ timeout: 2000 });
  }).toPass();
  // A key pressed too often is typed into the field: what a journey types next replaces it.
  await expect(dialog(page, name).getByRole("textbox")).toBeFocused();
  await page.keyboard.press("Control+a");
}

test("COR-01 COR-02 a misheard name is corrected everywhere by keyboard, both names are found, and it is undone", async ({
  page,
  server,
}, { project }) => {
  const path = await openLecture(page, server, `cor-${project.name}@school.test`, LECTURE);

  await test.step("COR-01 E opens the marked word, and Enter changes all places", async () => {
    await openAt(page, path, 10, "Smershikov");
    await openByKey(page, "e", "Fix Word");
    await expect(dialog(page, "Fix Word").getByRole("textbox")).toBeFocused();
    await page.keyboard.type("Smerdyakov");
    await expect(dialog(page, "Fix Word").getByRole("listitem")).toHaveCount(4);
    await page.keyboard.press("Enter");
    await expect(findToast(page, "Changed in 4 places")).toBeVisible();
    await expect(lines(page).filter({ hasText: "Smerdyakov" })).toHaveCount(4);
    await expect(lines(page).filter({ hasText: "Smershikov" })).toHaveCount(0);
    await expect(lines(page).nth(2).locator("[data-heard]")).toHaveAttribute("title", "Heard as “Smershikov”");
    await expect(lines(page).nth(1)).toBeFocused();
  });

  await test.step("COR-01 says how many places of summary and cards have the old word, replaces them, and undoes it", async () => {
    const left = page.getByRole("region", { name: /Notifications/ }).getByText(/^\d+ places? still says? Smershikov$/);
    await expect(left).toBeVisible();
    await page.getByRole("button", { name: "Replace", exact: true }).click();
    await expect(
      page.getByRole("region", { name: /Notifications/ }).getByText(/^Replaced in \d+ places?$/),
    ).toBeVisible();
    await page.getByRole("tab", { name: "Summary" }).click();
    const summary = page.getByRole("tabpanel", { name: "Summary" });
    await expect(summary).toContainText("Smerdyakov");
    await expect(summary).not.toContainText("Smershikov");
    await page.getByRole("listitem").filter({ hasText: "Replaced in" }).getByRole("button", { name: "Undo" }).click();
    await expect(findToast(page, "Previous wording restored")).toBeVisible();
    await expect(summary).toContainText("Smershikov");
  });

  await test.step("COR-02 the search finds the right word and the heard one", async () => {
    await page.goto("/dashboard/library/search?q=Smerdyakov");
    const results = page.getByRole("list", { name: "Results" });
    await expect(results.getByRole("link", { name: /the servant, who asks Ivan/ })).toBeVisible();
    await page.getByRole("searchbox", { name: "Search your lectures" }).fill("Smershikov");
    await expect(results.getByRole("link", { name: /the servant, who asks Ivan/ })).toContainText("Smerdyakov");
  });

  await test.step("COR-01 a corrected word says what was heard, and is undone", async () => {
    await openAt(page, path, 19, "Smerdyakov");
    await openByKey(page, "e", "Fix Word");
    await expect(dialog(page, "Fix Word")).toContainText("Heard as “Smershikov”");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Undo Correction" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(findToast(page, "Original wording restored")).toBeVisible();
    await expect(lines(page).filter({ hasText: "Smershikov" })).toHaveCount(4);
  });

  await test.step("COR-01 Shift+E edits the line", async () => {
    await openAt(page, path, 38, "weather");
    await openByKey(page, "Shift+E", "Edit Line");
    const field = dialog(page, "Edit Line").getByRole("textbox", { name: "Line at 0:38" });
    await field.fill("In the third conversation the servant shows the money.");
    await page.keyboard.press("Control+Enter");
    await expect(findToast(page, "Line saved")).toBeVisible();
    await expect(lines(page).nth(4)).toHaveText("In the third conversation the servant shows the money.");
    await page.reload();
    await waitForApp(page);
    await expect(lines(page).nth(4)).toHaveText("In the third conversation the servant shows the money.");
  });
});

test("COR-01 a speaker's name is written for one line and for the voice, and two voices become one", async ({
  page,
  server,
}, { project }) => {
  const path = await openLecture(page, server, `who-${project.name}@school.test`, LECTURE);
  await page.goto(`${path}?tab=transcript`);
  await waitForApp(page);
  const names = page.locator("[data-transcript] strong");
  await expect(names).toHaveText(["SPEAKER_00", "SPEAKER_01", "SPEAKER_00", "SPEAKER_01", "SPEAKER_00"]);
  const naming = dialog(page, "Name the Speaker");

  await page.getByRole("button", { name: "SPEAKER_00" }).first().click();
  await naming.getByRole("textbox", { name: "Name" }).fill("Dr. Okafor");
  await naming.getByRole("button", { name: "Change All 5 Lines" }).click();
  await expect(findToast(page, "Changed in 5 lines")).toBeVisible();
  await expect(names).toHaveText(["Dr. Okafor", "SPEAKER_01", "Dr. Okafor", "SPEAKER_01", "Dr. Okafor"]);

  await page.getByRole("button", { name: "SPEAKER_01" }).first().click();
  await naming.getByRole("textbox", { name: "Name" }).fill("A student");
  await naming.getByRole("button", { name: "Only This Line" }).click();
  await expect(names).toHaveText(["Dr. Okafor", "A student", "Dr. Okafor", "SPEAKER_01", "Dr. Okafor"]);

  await page.getByRole("button", { name: "SPEAKER_01" }).click();
  await naming.getByRole("button", { name: "Dr. Okafor" }).click();
  await expect(naming).toContainText("The two will be merged");
  await naming.getByRole("button", { name: "Change", exact: true }).click();
  await expect(names).toHaveText(["Dr. Okafor", "A student", "Dr. Okafor"]);
});

test("COR-03 OFF-03 a second tab is told and nothing is overwritten, and without a network the text stays", async ({
  page,
  context,
  server,
}, { project }) => {
  const path = await openLecture(page, server, `two-${project.name}@school.test`, LECTURE);
  await openAt(page, path, 10, "Smershikov");
  await openByKey(page, "e", "Fix Word");
  const other = await context.newPage();
  await openAt(other, path, 19, "Smershikov");
  await openByKey(other, "e", "Fix Word");
  await other.keyboard.type("Smerdiakow");
  await other.keyboard.press("Enter");
  await expect(findToast(other, "Changed in 4 places")).toBeVisible();
  // The windows may stand beside each other: the first shows it without a touch.
  await expect(lines(page).filter({ hasText: "Smerdiakow" })).toHaveCount(4);
  await expect(lines(page).nth(2).locator("[data-heard]")).toHaveAttribute("title", "Heard as “Smershikov”");

  await page.keyboard.type("Smerdyakov");
  await page.keyboard.press("Enter");
  const correcting = dialog(page, "Fix Word");
  await expect(correcting.getByRole("alert")).toContainText("in another tab or on another device");
  await expect(correcting.getByRole("textbox", { name: "Replace “Smerdiakow” with" })).toHaveValue("Smerdyakov");
  await expect(lines(page).filter({ hasText: "Smerdiakow" })).toHaveCount(4);

  await context.setOffline(true);
  await correcting.getByRole("button", { name: "Change All 4" }).click();
  await expect(correcting.getByRole("alert")).toContainText("You're offline");
  await expect(correcting.getByRole("textbox")).toHaveValue("Smerdyakov");
  await context.setOffline(false);
  await expect(async () => {
    await correcting.getByRole("button", { name: "Change All 4" }).click({ timeout: 2000 });
    await expect(lines(page).filter({ hasText: "Smerdyakov" })).toHaveCount(4, { timeout: 3000 });
  }).toPass();

  await test.step("COR-03 a title that another tab has changed is not overwritten while it is edited", async () => {
    await expect(lines(other).filter({ hasText: "Smerdyakov" })).toHaveCount(4);
    await page.getByRole("button", { name: "Edit Title" }).click();
    await page.keyboard.type("Sisters");
    await other.getByRole("button", { name: "Edit Title" }).click();
    await other.keyboard.type("Brothers");
    await other.keyboard.press("Enter");
    await expect(page).toHaveTitle(/Brothers/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("region", { name: /Notifications/ })).toContainText(/another tab/);
    await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Sisters");
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Brothers");
    await other.close();
  });
});

test("COR-04 a course remembers a correction, and offers it to its other lecture", async ({ page, server }, {
  project,
}) => {
  const email = `course-${project.name}@school.test`;
  const second = await server.record(email, { file: LECTURE, minutes: 5, name: "Second" });
  const first = await openLecture(page, server, email, LECTURE);
  const file = async (path: string) => {
    await page.goto(path);
    await waitForApp(page);
    await chooseInHeader(page, "Add to Folder");
    const filing = page.getByRole("dialog", { name: "Add to Folder" });
    const folder = filing.getByRole("button", { name: "Philosophy 7" });
    await expect(filing.getByRole("button", { name: "Create and Add" })).toBeVisible();
    if (await folder.isVisible()) await folder.click();
    else {
      await filing.getByRole("textbox", { name: "New Folder" }).fill("Philosophy 7");
      await filing.getByRole("button", { name: "Create and Add" }).click();
    }
    await expect(findToast(page, "Added to Philosophy 7")).toBeVisible();
  };
  await file(second);
  await file(first);

  await openAt(page, first, 10, "Smershikov");
  await openByKey(page, "e", "Fix Word");
  await page.keyboard.type("Smerdyakov");
  await dialog(page, "Fix Word")
    .getByRole("checkbox", { name: /other Philosophy 7 lectures/ })
    .click();
  await page.getByRole("button", { name: "Change All 4" }).click();
  await expect(findToast(page, "Changed in 4 places")).toBeVisible();

  await page.goto(`${second}?tab=transcript`);
  await waitForApp(page);
  // The offer waits for the student to be active.
  await page.keyboard.press("Shift");
  const offer = findToast(page, "Change Smershikov to Smerdyakov in 4 places, like in Philosophy 7?");
  await expect(offer).toBeVisible();
  await expect(lines(page).filter({ hasText: "Smershikov" })).toHaveCount(4);
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await expect(findToast(page, "Changed in 4 places")).toBeVisible();
  await expect(lines(page).filter({ hasText: "Smerdyakov" })).toHaveCount(4);
  await expect(offer).toBeHidden();
});
