import type { Page } from "@playwright/test";
import { failRequests, findToast, openSignedIn, waitForApp } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

const LIST = "/dashboard/library/recordings";
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Add to Folder" });
/** The name of the first card's recording, and the card. */
async function findFirst(page: Page) {
  await waitForApp(page);
  const heading = cards(page).first().getByRole("heading");
  // Until its first frame a card that came a moment ago has no rendered text.
  await expect.poll(() => heading.innerText()).not.toBe("");
  const name = await heading.innerText();
  return { name, card: cards(page).filter({ has: page.getByRole("heading", { name, exact: true }) }) };
}
async function openFiling(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: `More options for ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Add to Folder" }).click();
  await expect(dialog(page)).toContainText(name);
}

test("REC-13 a card's menu files a recording in a folder, which stays after a reload, and takes it out", async ({
  page,
}) => {
  await openSignedIn(page, "pro@lectern.test", LIST);
  const { name, card } = await findFirst(page);
  await openFiling(page, name);
  await dialog(page).getByLabel("New Folder").fill("Exam week");
  await dialog(page).getByRole("button", { name: "Create and Add" }).click();
  await expect(findToast(page, "Added to Exam week")).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: `More options for ${name}`, exact: true })).toBeFocused();
  await page.reload();
  await expect(card).toContainText("Exam week");
  await waitForApp(page);
  await openFiling(page, name);
  await expect(dialog(page).getByRole("button", { name: "Exam week", pressed: true })).toBeVisible();
  await dialog(page).getByRole("button", { name: "Remove from Folder" }).click();
  await expect(card).not.toContainText("Exam week");
  await expect(findToast(page, "Removed from folder")).toBeVisible();
});

test("REC-13 a recording that could not be filed goes back to its folder, and a toast says so", async ({ page }) => {
  await openSignedIn(page, "free@lectern.test", LIST);
  const { name, card } = await findFirst(page);
  // The card's folder and details are read after its row.
  await expect(card).toContainText(" min ");
  await expect(card).toContainText("in folder");
  const before = await card.innerText();
  await failRequests(page, "**/rest/v1/recordings?*", "PATCH");
  await openFiling(page, name);
  const choice = dialog(page).getByRole("button", { pressed: false }).filter({ hasText: /\w/ }).first();
  await choice.click();
  await expect(findToast(page, "An unexpected error occurred")).toBeVisible();
  await expect.poll(() => card.innerText()).toBe(before);
});

test("REC-13 the recording's page files it by keyboard, and the focus returns to its button", { tag: "@long" }, async ({
  page,
}) => {
  await openSignedIn(page, "pro@lectern.test", LIST);
  const { name } = await findFirst(page);
  await page.getByRole("link", { name: new RegExp(`^Open Recording ?${name}`) }).press("Enter");
  const button = page
    .getByRole("main")
    .locator("header")
    .getByRole("button", { name: /^More options for/ });
  await button.press("Enter");
  await page.getByRole("menuitem", { name: "Add to Folder" }).press("Enter");
  await expect(dialog(page)).toContainText(name);
  await dialog(page).getByLabel("New Folder").fill("By keyboard");
  await page.keyboard.press("Enter");
  await expect(findToast(page, "Added to By keyboard")).toBeVisible();
  await expect(button).toBeFocused();
});

test("REC-14 a card's title is read before its star and its menu", async ({ page }) => {
  await openSignedIn(page, "free@lectern.test", LIST);
  const { card } = await findFirst(page);
  await expect(card.getByRole("button")).toHaveCount(2);
  const order = await card
    .locator("h3, button")
    .evaluateAll((all) => all.map((element) => element.getAttribute("aria-label")?.split(" ")[0] ?? element.tagName));
  expect(order).toEqual(["H3", "Favorite", "More"]);
});
