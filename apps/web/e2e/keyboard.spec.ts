import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./shared-page.ts";

/** After this many presses a target counts as unreachable. */
const MAX_PRESSES = 90;

/** Presses Tab until `target` has the focus, and expects a visible focus ring. */
async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MAX_PRESSES; presses++) {
    // oxlint-disable-next-line no-await-in-loop -- a keyboard is pressed key by key
    if (await target.evaluate((element) => element === document.activeElement)) break;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
  // An ancestor may draw the ring: a card for its link, a label for its hidden radio.
  const ringed = await target.evaluate((element) => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, without this module's scope
    const outlined = (part: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
      return outlineStyle !== "none" && outlineWidth !== "0px";
    };
    let part: Element | null = element;
    for (let depth = 0; part !== null && depth < 4; depth++, part = part.parentElement) {
      if (outlined(part) || outlined(part, "::before") || outlined(part, "::after")) return true;
      if (part.nextElementSibling !== null && outlined(part.nextElementSibling)) return true;
    }
    return false;
  });
  expect(ringed, `a focus ring on ${String(target)}`).toBe(true);
}

async function choose(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

const main = (page: Page) => page.getByRole("main");
const cards = (page: Page) => main(page).getByRole("article");
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const place = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name, exact: true });

test("a student can use every page with the keyboard alone", async ({ page, server }) => {
  const email = "keys@school.test";
  await server.record(email, { minutes: 10, name: "Enzymes" });
  await server.record(email, { minutes: 10, name: "Membranes" });

  await test.step("from the landing page through Google's consent to the dashboard", async () => {
    await page.goto("/");
    await choose(page, page.getByRole("link", { name: "Login", exact: true }).first());
    await expect(page).toHaveURL("/login");
    await choose(page, page.getByRole("button", { name: /Google/ }));
    await tabTo(page, page.getByLabel("Email"));
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard");
    await expect(heading(page, /./)).toBeVisible();
  });

  await test.step("SHL-01 the first Tab stop skips the sidebar", async () => {
    await page.reload();
    await expect(heading(page, /./)).toBeVisible();
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "Skip to content" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(main(page)).toBeFocused();
  });

  await test.step("REC-04 REC-05 REC-06 the list: search, star, and a cancelled deletion", async () => {
    await page.reload();
    await choose(page, place(page, "Recordings"));
    await expect(heading(page, "Recordings")).toBeVisible();
    await tabTo(page, page.getByPlaceholder("Search recordings..."));
    await page.keyboard.type("enz");
    await expect(cards(page)).toHaveCount(1);
    const star = cards(page)
      .first()
      .getByRole("button", { name: /favorite/i });
    await choose(page, star, "Space");
    await expect(star).toHaveAttribute("aria-pressed", "true");
    const more = cards(page)
      .first()
      .getByRole("button", { name: /More options for/ });
    await choose(page, more);
    await expect(page.getByRole("menuitem").first()).toBeFocused();
    await page.keyboard.press("End");
    await expect(page.getByRole("menuitem", { name: "Delete" })).toBeFocused();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("alertdialog");
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(more).toBeFocused();
  });

  await test.step("RDT-02 RDT-03 RDT-06 the recording: its title, its tabs, a question", async () => {
    await tabTo(page, cards(page).first().getByRole("link").first(), "Shift+Tab");
    await page.keyboard.press("Enter");
    await expect(heading(page, "Enzymes")).toBeVisible();
    await choose(page, page.getByRole("button", { name: "Edit Title" }));
    await expect(page.getByRole("textbox", { name: /title/i })).toBeFocused();
    await page.keyboard.press("Control+A");
    await page.keyboard.type("Enzymes, week 2");
    await page.keyboard.press("Enter");
    await expect(heading(page, "Enzymes, week 2")).toBeVisible();
    await tabTo(page, page.getByRole("tab", { selected: true }));
    for (const name of ["Customize", "Chat", "Transcript"]) {
      // oxlint-disable-next-line no-await-in-loop -- one tab after the other
      await page.keyboard.press("ArrowRight");
      // oxlint-disable-next-line no-await-in-loop -- as above
      await expect(page.getByRole("tab", { name })).toHaveAttribute("aria-selected", "true");
    }
    // RDT-11: the tabs that the arrow keys passed share one history entry.
    await page.goBack();
    await expect(page.getByRole("tab", { name: "Summary" })).toHaveAttribute("aria-selected", "true");
    await page.goForward();
    await expect(page.getByRole("tab", { name: "Transcript" })).toHaveAttribute("aria-selected", "true");
    await tabTo(page, page.getByRole("tab", { selected: true }), "Shift+Tab");
    await page.keyboard.press("ArrowLeft");
    await tabTo(page, page.getByPlaceholder("Ask about your recording..."));
    await page.keyboard.type("What do memory cells do?");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("tabpanel", { name: "Chat" }).getByText("Thinking...")).toHaveCount(0);
    await expect(page.getByRole("tabpanel", { name: "Chat" })).toContainText(/memory/i);
  });

  await test.step("FOL-03 FOL-05 a folder is created and filled", async () => {
    await page.reload();
    await choose(page, place(page, "Folders"));
    await expect(heading(page, "Folders")).toBeVisible();
    await choose(page, main(page).getByRole("button", { name: "New Folder" }).first());
    await tabTo(page, page.getByLabel("Folder Name"));
    await page.keyboard.type("Biology");
    await choose(page, page.getByRole("button", { name: "Create Folder" }));
    await expect(cards(page)).toHaveCount(1);
    await tabTo(page, cards(page).first().getByRole("link").first());
    await page.keyboard.press("Enter");
    await expect(heading(page, "Biology")).toBeVisible();
    await choose(page, main(page).getByRole("button", { name: "Add Recording" }).first());
    const dialog = page.getByRole("dialog", { name: "Add Recordings" });
    await choose(page, dialog.getByRole("checkbox").first(), "Space");
    await choose(page, dialog.getByRole("button", { name: "Add to Folder (1)" }));
    await expect(dialog).toBeHidden();
    await expect(cards(page)).toHaveCount(1);
  });

  await test.step("SET-02 TLS-02 settings and a switch", async () => {
    await page.reload();
    await choose(page, place(page, "Settings"));
    await expect(heading(page, "Settings")).toBeVisible();
    await tabTo(page, main(page).getByRole("radio", { name: /Bullet Points/ }));
    await page.keyboard.press("ArrowDown", { delay: 100 });
    await expect(main(page).getByRole("radio", { name: /Bullet Points/ })).not.toBeChecked();
    await choose(page, main(page).getByRole("button", { name: /Delete Account/ }));
    const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(main(page).getByRole("button", { name: /Delete Account/ })).toBeFocused();
  });

  await test.step("REF-03 the referral field, and the plans", async () => {
    await page.reload();
    await choose(page, place(page, "Referrals"));
    await expect(heading(page, /Refer/)).toBeVisible();
    await tabTo(page, main(page).getByRole("textbox").first());
    await page.keyboard.type("NOSUCH");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Failed to apply referral code")).toBeVisible();
    await page.reload();
    await choose(page, place(page, "Upgrade to Pro"));
    await expect(page).toHaveURL("/dashboard/subscription");
    await tabTo(page, main(page).getByRole("button").last());
  });

  await test.step("AUT-09 signing out", async () => {
    await page.reload();
    await choose(
      page,
      page.getByRole("navigation", { name: "Dashboard" }).getByRole("button", { name: "Sign Out", exact: true }),
    );
    await expect(page).toHaveURL("/");
  });
});
