import type { Page } from "@playwright/test";
import { maxLengths } from "@lectern/domain/max-lengths";
import { phone } from "./phone.ts";
import { expect, test } from "./shared-page.ts";
import { openMenu, signIn, signOut } from "./sign-in.ts";

// The short run walks on a phone only. What is pressed on a desktop, other journeys press.
test.use({ hasOwnPage: true, ...(process.env["LECTERN_SOAK"] === "1" ? {} : phone) });

const cards = (page: Page) => page.getByRole("main").getByRole("article");

test.describe("a lecture, from the phone to the page", () => {
  test("REC-01 RDT-01 AUT-01 UNT-07 is sent by the phone, then read, starred, renamed, found and deleted", async ({
    page,
    server,
  }, { project }) => {
    const email = `journey-${project.name}@school.test`;
    const name = `How vaccines train the immune system (${project.name})`;
    const path = await server.record(email, { name });
    expect(path).toMatch(/\/dashboard\/library\/recording\/[0-9a-f-]{36}$/);

    await test.step("AUT-03 AUT-04 the link requires a sign-in and opens after it", async () => {
      await page.goto(path);
      await expect(page).toHaveURL("/login");
      await signIn(page, email);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    });

    await test.step("RDT-03 summary and transcript are shown", async () => {
      await expect(page.getByRole("tab", { name: "Summary" })).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("tabpanel")).toContainText(/antigen/i);
      await page.getByRole("tab", { name: "Transcript" }).click();
      await expect(page.getByRole("tabpanel")).toContainText(/vaccine/i);
      await page.reload();
      await expect(page.getByRole("tab", { name: "Transcript" })).toHaveAttribute("aria-selected", "true");
    });

    await test.step("REC-04 a star stays after a reload", async () => {
      await page.getByRole("button", { name: /favorite/i }).click();
      await expect(page.getByRole("button", { name: /favorite/i })).toHaveAttribute("aria-pressed", "true");
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole("button", { name: /favorite/i })).toHaveAttribute("aria-pressed", "true", {
          timeout: 1000,
        });
      }).toPass();
    });

    const renamed = `Immunity, week 7 (${project.name})`;
    await test.step("RDT-02 the title is edited in place", async () => {
      const longest = "r".repeat(maxLengths.recordingTitle);
      await page.getByRole("button", { name: /edit title/i }).click();
      await page.getByRole("textbox", { name: /title/i }).fill(`${longest}, which the database would refuse`);
      const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
      await page.getByRole("textbox", { name: /title/i }).press("Enter");
      await saved;
      await page.reload();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(longest);
      await page.getByRole("button", { name: /edit title/i }).click();
      await page.getByRole("textbox", { name: /title/i }).fill(renamed);
      await page.getByRole("textbox", { name: /title/i }).press("Enter");
      await expect(page.getByRole("heading", { level: 1, name: renamed })).toBeVisible();
    });

    await test.step("REC-02 REC-05 REC-07 the library's search finds it by name", async () => {
      await openMenu(page);
      await page.getByRole("navigation").getByRole("link", { name: "Recordings", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Recordings" })).toBeVisible();
      await expect(cards(page)).toHaveCount(1);
      await page.getByPlaceholder("Search recordings...").fill("photosynthesis");
      await expect(page.getByText("No recordings found", { exact: true })).toBeVisible();
      await expect(page.getByText("No recordings match your search criteria")).toBeVisible();
      await page.getByPlaceholder("Search recordings...").fill("IMMUNITY");
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page).first()).toContainText(renamed);
    });

    await test.step("the server stops and starts again, and nothing is lost", async () => {
      await server.restart();
      await page.reload();
      await expect(cards(page)).toHaveCount(1);
      await expect(cards(page).first()).toContainText(renamed);
    });

    await test.step("UNT-07 it is marked as read when its end has been in view, and as not read by hand", async () => {
      const marks: unknown[] = [];
      page.on("request", (request) => {
        if (request.method() === "PATCH") marks.push(request.postDataJSON());
      });
      await page.clock.install();
      await cards(page).first().getByRole("link").first().click();
      await expect(page.getByRole("tabpanel")).toContainText(/antigen/i);
      // Its end: the summary's last line, which comes with its times. Nothing is being read that a leap in time would stop.
      const end = page.getByRole("link", { name: "Make flashcards from this lecture" });
      await expect(end).toBeAttached();
      await page.waitForLoadState("networkidle");
      await page.clock.runFor(20_000);
      expect(marks).toEqual([]);
      await end.scrollIntoViewIfNeeded();
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.clock.runFor(2000);
      await expect.poll(() => marks).toEqual([{ is_read: true }]);
      await page.getByRole("button", { name: /^More options for/ }).click();
      await page.getByRole("menuitem", { name: "Mark as Unread" }).click();
      await expect.poll(() => marks).toEqual([{ is_read: true }, { is_read: false }]);
      await page.clock.runFor(3000);
      await page.getByRole("button", { name: "Undo" }).click();
      await expect.poll(() => marks).toEqual([{ is_read: true }, { is_read: false }, { is_read: true }]);
      await page.goBack();
    });

    await test.step("REC-06 REC-12 delete asks for confirmation with the name, can be cancelled, and removes the card", async () => {
      await page.getByPlaceholder("Search recordings...").fill("");
      const card = cards(page).first();
      await card.getByRole("button", { name: /more|actions|options/i }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      const dialog = page.getByRole("alertdialog", { name: "Are you sure?" });
      await expect(dialog).toContainText("This action cannot be undone. This will permanently delete your recording.");
      await expect(dialog).toContainText(renamed);
      await dialog.getByRole("button", { name: "Cancel" }).click();
      await expect(cards(page)).toHaveCount(1);
      await card.getByRole("button", { name: /more|actions|options/i }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await dialog.getByRole("button", { name: "Delete" }).click();
      await expect(page.getByText("No recordings", { exact: true })).toBeVisible();
      await page.reload();
      await expect(page.getByText("No recordings", { exact: true })).toBeVisible();
    });

    await test.step("AUT-09 AUT-11 sign-out lands on / and leaves nothing behind", async () => {
      await signOut(page);
      await expect(
        page
          .getByRole("link", { name: "Login" })
          .or(page.getByRole("button", { name: /menu/i }))
          .first(),
      ).toBeVisible();
      const kept = await page.evaluate(() => Object.keys(localStorage));
      expect(kept.filter((key) => key !== "theme" && key !== "lectern-theme")).toEqual([]);
    });
  });
});
