import type { Page } from "@playwright/test";
import { recordLog } from "./console-log.ts";
import { expect, test } from "./shared-page.ts";
import { askToDelete, findToast, waitForApp } from "./journey.ts";
import { addCards, card, countReviews, openLecture, PUBLISHABLE_KEY, rating } from "./practice.ts";
import { openMenu, signOut } from "./sign-in.ts";

const countKept = (page: Page) =>
  page.evaluate(async (apikey) => {
    const session = JSON.parse(localStorage.getItem("lectern-session") ?? "null");
    const headers = { apikey, authorization: `Bearer ${session.access_token}` };
    const rows = await (await fetch("/rest/v1/cards?select=id&standing=eq.kept", { headers })).json();
    return rows.length as number;
  }, PUBLISHABLE_KEY);

test("PRC-01 PRC-04 without a model, key terms become cards, which are practiced to the end by keyboard", async ({
  page,
  server,
}, { project }) => {
  const email = `terms-${project.name}@school.test`;
  const path = await openLecture(page, server, email, "apps/web/e2e/lectures/enzymes.vtt");
  const kept = page.getByRole("region", { name: "Kept cards" }).getByRole("article");
  const makers = page.getByRole("region", { name: "Key terms" }).getByRole("button", { name: /^Make a Card/ });

  await test.step("PRC-01 says that proposing needs a model, and what to do without one", async () => {
    await page.getByRole("main").getByRole("link", { name: "Cards", exact: true }).first().click();
    await expect(page).toHaveURL(`${path}/cards`);
    await expect(page.getByText("Card suggestions need an AI model")).toBeVisible();
    await expect(page.getByRole("button", { name: "Suggest Cards" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Open Transcript" })).toBeVisible();
  });

  await expect(makers.first()).toBeVisible();
  const count = await makers.count();
  expect(count).toBeGreaterThan(3);

  await test.step("PRC-01 each key term becomes a kept card with its quote and time", async () => {
    for (let made = 1; made <= count; made++) {
      // oxlint-disable-next-line no-await-in-loop -- one card after another
      await makers.first().click();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect(kept).toHaveCount(made);
    }
    await expect(makers).toHaveCount(0);
    await expect(kept.getByRole("blockquote")).toHaveCount(count);
    await expect(kept.getByRole("link", { name: /^Transcript at/ })).toHaveCount(count);
    await page.reload();
    await waitForApp(page);
    await expect(kept).toHaveCount(count);
    await expect.poll(() => countKept(page)).toBe(count);
  });

  await test.step("PRC-04 the kept cards can be practiced to the end with the keyboard alone", async () => {
    await page.getByRole("main").getByRole("link", { name: "Practice", exact: true }).click();
    for (let turn = 0; turn < count; turn++) {
      // oxlint-disable-next-line no-await-in-loop -- one card after another
      await expect(page.getByText(`${turn} of ${count} done`)).toBeVisible();
      await expect(page.getByRole("button", { name: "Show Answer" })).toBeVisible();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await page.keyboard.press("Space");
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect(card(page).getByRole("blockquote")).toBeVisible();
      // oxlint-disable-next-line no-await-in-loop -- as above
      await page.keyboard.press("4");
    }
    await expect(page.getByRole("heading", { name: `${count} cards practiced` })).toBeVisible();
    await expect.poll(() => countReviews(page)).toBe(count);
  });
});

test("PRC-03 PRC-04 a card made by hand is practiced with the keyboard alone, comes back when it is missed, and is undone", async ({
  page,
  server,
}, { project }) => {
  const path = await openLecture(page, server, `by-hand-${project.name}@school.test`);

  await test.step("PRC-03 C makes a card from the selected words, with the line as its quote", async () => {
    await page.goto(`${path}?tab=transcript`);
    const line = page.locator("[data-transcript] p").nth(1);
    // The app's paragraphs replace the document's.
    await waitForApp(page);
    await expect(async () => {
      await line.selectText({ timeout: 2000 });
      await expect(page.getByRole("button", { name: "Make a Card" })).toBeVisible({ timeout: 2000 });
    }).toPass();
    await page.keyboard.press("c");
    const dialog = page.getByRole("dialog", { name: "New Card" });
    await expect(dialog.getByLabel("Question")).toBeFocused();
    await page.keyboard.type("What is said first?");
    await page.keyboard.press("Tab");
    await page.keyboard.type("This.");
    await page.keyboard.press("Control+Enter");
    await expect(dialog).toBeHidden();
    await expect(findToast(page, "Card added")).toBeVisible();
  });

  await test.step("PRC-04 Practice says how many cards are due, and starts", async () => {
    await openMenu(page);
    await page.getByRole("navigation").getByRole("link", { name: "Practice", exact: true }).click();
    await expect(page.getByText("1 card due today")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Start" }).click();
    await expect(card(page)).toContainText("What is said first?");
    await expect(card(page)).toBeFocused();
  });

  await test.step("PRC-04 a missed card comes back", async () => {
    await page.keyboard.press("Space");
    await expect(card(page)).toContainText("This.");
    for (const name of ["Again", "Hard", "Good", "Easy"]) await expect(rating(page, name)).toHaveCount(1);
    await page.keyboard.press("1");
    await expect(page.getByText("0 of 1 done · 1 to repeat")).toBeVisible();
    await expect(page.getByText(/ of 1 done/)).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Show Answer" })).toBeVisible();
    await expect(card(page)).toBeFocused();
  });

  await test.step("PRC-04 the end shows the result, and Z undoes the last rating", async () => {
    await page.keyboard.press("Space");
    await expect(rating(page, "Easy")).toBeVisible();
    await page.keyboard.press("4");
    await expect(page.getByRole("heading", { name: "1 card practiced" })).toBeVisible();
    await page.keyboard.press("z");
    await expect(rating(page, "Easy")).toBeVisible();
    await page.keyboard.press("4");
    await expect(page.getByRole("heading", { name: "1 card practiced" })).toBeVisible();
    await expect.poll(() => countReviews(page)).toBe(4);
  });
});

test("PRC-05 a session continues without a network and after a reload, and sends its reviews when the network is back", async ({
  page,
  context,
  server,
}, { project }) => {
  const path = await openLecture(page, server, `offline-${project.name}@school.test`);
  await addCards(page, path, 4);
  await page.goto("/dashboard/practice/session");
  await expect(card(page)).toBeVisible();
  const logged = recordLog(page);
  const rate = async (key: string) => {
    await page.keyboard.press("Space");
    await expect(rating(page, "Good")).toBeVisible();
    await page.keyboard.press(key);
    await expect(page.getByRole("button", { name: "Show Answer" })).toBeVisible();
  };

  await test.step("PRC-05 says how many reviews are queued", async () => {
    // Documents and code load as they would from the stored build; the backend can't be reached.
    await context.route(/\/(?:rest|functions)\/v1\//, (route) => route.abort("internetdisconnected"));
    await rate("3");
    await expect(
      page.getByText("1 review is saved on this device and will sync when you're back online."),
    ).toBeVisible();
    await rate("3");
    await expect(page.getByText("2 reviews will sync when you're back online")).toBeVisible();
  });

  await test.step("PRC-05 continues after a reload", async () => {
    await page.reload();
    await expect(page.getByText("0 of 4 done · 2 to repeat")).toBeVisible();
    await expect(page.getByText("2 reviews will sync when you're back online")).toBeVisible();
    await rate("3");
    await expect(page.getByText("3 reviews will sync when you're back online")).toBeVisible();
  });

  await test.step("PRC-05 signing out asks for confirmation, and cancelling loses nothing", async () => {
    await openMenu(page);
    await page.getByRole("button", { name: "Sign Out" }).first().click();
    const dialog = page.getByRole("alertdialog", { name: "Sign out?" });
    await expect(dialog).toHaveAccessibleDescription(/3 reviews haven't synced yet/);
    await dialog.getByRole("button", { name: "Stay" }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step("PRC-05 another page sends the reviews when the network is back", async () => {
    await context.unroute(/\/(?:rest|functions)\/v1\//);
    await page.goto("/dashboard/library/recordings");
    await expect.poll(() => countReviews(page), { timeout: 20_000 }).toBe(3);
  });
  expect(logged.filter((line) => line.includes("Uncaught"))).toEqual([]);
});

test(
  "PRC-05 signing out removes all of the student's data from the device",
  { tag: "@long" },
  async ({ page, server }, { project }) => {
    const path = await openLecture(page, server, `leaving-${project.name}@school.test`);
    await addCards(page, path, 1);
    await page.goto("/dashboard/practice/session");
    await expect(card(page)).toBeVisible();
    const listDatabases = () =>
      page.evaluate(async () =>
        (await indexedDB.databases()).map(({ name }) => name).filter((name) => name?.startsWith("lectern-")),
      );
    expect(await listDatabases()).toHaveLength(1);
    await signOut(page);
    expect(await listDatabases()).toEqual([]);
  },
);

test(
  "REC-06 PRC-04 the delete dialog says how many cards will be deleted too",
  { tag: "@long" },
  async ({ page, server }, { project }) => {
    const path = await openLecture(page, server, `deleting-${project.name}@school.test`);
    await addCards(page, path, 2);
    await askToDelete(page);
    const dialog = page.getByRole("alertdialog", { name: "Are you sure?" });
    await expect(dialog).toContainText("with 2 cards and their reviews");
    await expect(dialog).toContainText("This action cannot be undone. This will permanently delete your recording.");
  },
);
