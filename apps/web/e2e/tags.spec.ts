import type { Page } from "@playwright/test";
import { askToDeleteFolder, findToast, openSignedIn, waitForApp } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

const LIST = "/dashboard/library/recordings";
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const tagging = (page: Page) => page.getByRole("dialog", { name: "Tags" });

/** Opens the tags of the first card, and returns the card's name. */
async function openTags(page: Page): Promise<string> {
  const heading = cards(page).first().getByRole("heading");
  // A card that was just added has no rendered text before its first frame.
  await expect.poll(() => heading.innerText()).not.toBe("");
  const name = await heading.innerText();
  await page.getByRole("button", { name: `More options for ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Tags" }).click();
  await expect(tagging(page)).toContainText(name);
  return name;
}

test("UNT-04 a tag is made on a card, filters the library by its address, and is deleted with a warning", async ({
  page,
}) => {
  await openSignedIn(page, "pro@lectern.test", LIST);
  await waitForApp(page);
  const name = await openTags(page);
  const field = tagging(page).getByRole("combobox", { name: "Add a tag" });
  await field.fill("Exam week");
  await expect(tagging(page).getByRole("option", { name: "Create “Exam week”" })).toBeVisible();
  await field.press("Enter");
  await expect(tagging(page).getByRole("row", { name: "Exam week" })).toBeVisible();
  await tagging(page).getByRole("button", { name: "Done" }).click();
  const card = cards(page).filter({ has: page.getByRole("heading", { name, exact: true }) });
  await expect(card.getByRole("list", { name: "Tags" })).toHaveText("Exam week");

  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const filter = page.getByRole("dialog", { name: "Filter Recordings" });
  await filter.getByRole("checkbox", { name: "Exam week" }).click();
  await filter.getByRole("button", { name: "Done" }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?tag=[0-9a-f-]{36}$/);

  await page.reload();
  await waitForApp(page);
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await filter.getByRole("button", { name: "Manage Tags" }).click();
  const managing = page.getByRole("dialog", { name: "Manage Tags" });
  await managing.getByRole("button", { name: "Delete Exam week" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("1 recording has it and will stay.");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(managing).toContainText("No tags");
  await managing.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: "Remove filter: A deleted tag" }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
});

test("DAY-03 UNT-05 the keyboard selects a range, one request moves it, and Undo restores everything", async ({
  page,
}) => {
  await openSignedIn(page, "free@lectern.test", LIST);
  await waitForApp(page);
  // The folders' names load after the rows.
  await expect(cards(page).first()).toContainText("in folder");
  const readFirst = async () => (await cards(page).locator("time").locator("..").allInnerTexts()).slice(0, 4);
  const before = await readFirst();
  const calls: string[] = [];
  page.on("request", (request) => {
    if (/rest\/v1\/(?:rpc\/(?:change_recordings|undo)|recordings\?)/.test(request.url()) && request.method() !== "GET")
      calls.push(request.url());
  });
  await page.getByRole("button", { name: "More options for recordings" }).press("Enter");
  await page.getByRole("menuitem", { name: "Select" }).press("Enter");
  const boxes = page.getByRole("main").getByRole("checkbox");
  await boxes.first().press("Space");
  await boxes.nth(3).press("Shift+Space");
  const bar = page.getByRole("region", { name: "Selection" });
  await expect(bar).toContainText("4 selected");
  await test.step("DAY-03 a press on a card's title toggles it and opens nothing, and Escape ends the selection", async () => {
    const title = cards(page).nth(4).getByRole("heading");
    // Forced, because the checkbox's label lies over the title.
    await title.click({ force: true });
    await expect(bar).toContainText("5 selected");
    await title.click({ force: true });
    await expect(bar).toContainText("4 selected");
    await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  });
  await bar.getByRole("button", { name: "Move" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Add to Folder" });
  await dialog.getByLabel("New Folder").fill("Finals");
  await page.keyboard.press("Enter");
  const toast = findToast(page, "4 recordings added to Finals");
  await expect(toast).toBeVisible();
  await expect(cards(page).nth(3)).toContainText("Finals");
  expect(calls).toHaveLength(1);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(findToast(page, "Undone")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bar).toHaveCount(0);
  await expect.poll(readFirst).toEqual(before);
  await page.reload();
  await waitForApp(page);
  await expect(cards(page).first()).toContainText("in folder");
  await expect.poll(readFirst).toEqual(before);

  // The folder stays, without recordings; other journeys of this student open their first one.
  await page.goto("/dashboard/library/folders");
  await page
    .getByRole("main")
    .getByRole("link", { name: /Finals/ })
    .click();
  await askToDeleteFolder(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: /Finals/ })).toHaveCount(0);
});
