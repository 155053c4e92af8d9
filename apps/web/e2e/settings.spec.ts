import type { Page } from "@playwright/test";
import { openSignedIn, failRequests, findToast, waitForApp } from "./journey.ts";
import { expect, test } from "./shared-page.ts";
import { openMenu, signOut } from "./sign-in.ts";

const SETTINGS = "/dashboard/settings";
const main = (page: Page) => page.getByRole("main");

/** Navigates by a link of the sidebar. */
async function follow(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
  await expect(main(page).getByRole("heading", { level: 1, name })).toBeVisible();
}

for (const [account, badge] of [
  ["free", undefined],
  ["pro", "Premium"],
  ["cancelling", "Cancelling Soon"],
] as const) {
  const tag = account === "cancelling" ? [] : "@long";
  test(`SET-01 shows the account of ${account} with ${badge ?? "no badge"}`, { tag }, async ({ page }) => {
    await openSignedIn(page, `${account}@lectern.test`, SETTINGS);
    await expect(main(page).getByText(account, { exact: true })).toBeVisible();
    await expect(main(page).getByText(`${account}@lectern.test`)).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    if (badge !== undefined) await expect(main(page).getByText(badge, { exact: true })).toBeVisible();
    for (const other of ["Premium", "Cancelling Soon"]) {
      if (other !== badge) await expect(main(page).getByText(other, { exact: true })).toHaveCount(0);
    }
  });
}

test("SET-02 starts with bullet, stores a chosen default style, and restores it after a failure", async ({ page }, {
  project,
}) => {
  await openSignedIn(page, `stylish-${project.name}@school.test`, SETTINGS);
  const style = (name: string) => main(page).getByRole("radio", { name: new RegExp(name) });
  await expect(style("Bullet Points")).toBeChecked();
  await style("Essay").check({ force: true });
  await expect(findToast(page, "Summary style updated")).toBeVisible();
  await page.reload();
  await expect(style("Essay")).toBeChecked();
  await failRequests(page, "**/rest/v1/user_info?*", "PATCH");
  // Not check(), because the choice may be undone before Playwright has verified it.
  await style("Outline").click({ force: true });
  await expect(findToast(page, "Failed to update default style")).toBeVisible();
  await expect(style("Essay")).toBeChecked();
});

test("SET-03 links the three forms, the two legal pages and the FAQ", async ({ page }) => {
  await openSignedIn(page, "free@lectern.test", SETTINGS);
  for (const [name, href] of [
    ["Contact Support", "/dashboard/settings/contact-support"],
    ["Feature Request", "/dashboard/settings/feature-request"],
    ["Bug Report", "/dashboard/settings/bug-report"],
    ["FAQ", "/faqPage"],
    ["Privacy Policy", "/privacy-policy"],
    ["Terms of Service", "/tos"],
  ] as const) {
    await expect(main(page).getByRole("link", { name })).toHaveAttribute("href", href);
    await main(page).getByRole("link", { name }).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goBack();
  }
});

test("TLS-01 TLS-02 TLS-03 switches both flags on, also after a reload, until they are switched off", async ({
  page,
}) => {
  await openSignedIn(page, "free@lectern.test");
  await follow(page, "Tools");
  await expect(page.getByText("Tools Coming Soon")).toBeVisible();
  await follow(page, "Experimental");
  await expect(page.getByText("Experimental Features Coming Soon")).toBeVisible();

  await main(page).getByRole("link", { name: "Settings" }).click();
  await page.getByRole("switch", { name: "Tools" }).click();
  await page.getByRole("switch", { name: "Experimental features" }).click();
  await follow(page, "Tools");
  await expect(main(page).getByRole("article")).toHaveText([
    /^AI Transcription\s*Available/,
    /^Share & Export\s*Available/,
    /^Audio Enhancement\s*Coming Soon/,
    /^Batch Processing\s*Coming Soon/,
  ]);
  await main(page).getByRole("link", { name: "AI Transcription" }).click();
  await expect(page).toHaveURL("/dashboard/library/recordings");

  await follow(page, "Experimental");
  const experiments = main(page).getByRole("article");
  await expect(experiments.getByRole("heading")).toHaveText([
    "Voice Commands",
    "Real-time Translation",
    "Smart Chapters",
  ]);
  for (const [index, stage] of ["alpha", "beta", "alpha"].entries()) {
    await expect(experiments.nth(index).getByText(stage, { exact: true })).toBeVisible();
  }
  const voice = page.getByRole("switch", { name: "Voice Commands" });
  await voice.click();
  await expect(voice).toBeChecked();
  await page.getByRole("link", { name: "Submit Feedback" }).click();
  await expect(page).toHaveURL("/dashboard/settings/contact-support?category=feature");
  await expect(page.getByLabel("Category")).toHaveValue("feature");
  await page.goBack();
  await expect(voice).not.toBeChecked();

  await follow(page, "Settings");
  await page.getByRole("switch", { name: "Tools" }).click();
  await follow(page, "Tools");
  await expect(page.getByText("Tools Coming Soon")).toBeVisible();

  await page.goto("/dashboard/experimental");
  await expect(experiments).toHaveCount(3);
  await page.goto("/dashboard/tools");
  await expect(page.getByText("Tools Coming Soon")).toBeVisible();
  await page.goto(SETTINGS);
  await expect(page.getByRole("switch", { name: "Tools" })).not.toBeChecked();
  await page.getByRole("switch", { name: "Experimental features" }).click();
  await page.goto("/dashboard/experimental");
  await expect(page.getByText("Experimental Features Coming Soon")).toBeVisible();
});

test(
  "TLS-03 AUT-09 the flags stay on the device after a sign-out, as the theme does",
  { tag: "@long" },
  async ({ page }, { project }) => {
    const email = `flags-${project.name}@school.test`;
    await openSignedIn(page, email, SETTINGS);
    await page.getByRole("switch", { name: "Tools" }).click();
    await signOut(page);
    await openSignedIn(page, email, "/dashboard/tools");
    await expect(main(page).getByRole("article")).toHaveCount(4);
  },
);

test("a chosen theme is stored in this browser", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await openSignedIn(page, "free@lectern.test", SETTINGS);
  await main(page).getByRole("radio", { name: /^Dark/ }).check({ force: true });
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await expect(main(page).getByRole("radio", { name: /^Dark/ })).toBeChecked();
});

test("a theme chosen in the palette is the one that Settings shows", async ({ page }) => {
  await openSignedIn(page, "free@lectern.test", SETTINGS);
  await waitForApp(page);
  await main(page).getByRole("radio", { name: /^Dark/ }).check({ force: true });
  const palette = page.getByRole("dialog", { name: "Search or jump to…" });
  await expect(async () => {
    await page.keyboard.press("Control+k");
    await expect(palette.getByRole("combobox")).toBeFocused({ timeout: 1000 });
  }).toPass();
  await page.keyboard.type("light app");
  await expect(palette.getByRole("option", { selected: true })).toHaveText("Light appearance");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(main(page).getByRole("radio", { name: /^Light/ })).toBeChecked();
});

test("ACC-01 lectures have the reader's typography before the app's code has loaded, and on paper", async ({
  page,
  server,
}, { project }) => {
  const email = `large-print-${project.name}@school.test`;
  await server.record(email, { minutes: 30, name: "Immunity" });
  const fonts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "font") fonts.push(new URL(request.url()).pathname);
  });
  await openSignedIn(page, email, "/dashboard/library/recordings");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("lectern-fonts"))).toBe("1");
  expect(fonts.some((path) => path.includes("newsreader"))).toBe(true);
  expect(fonts.filter((path) => /lexend|atkinson/.test(path))).toEqual([]);

  await page.goto(SETTINGS);
  await main(page).getByRole("button", { name: "Large" }).click();
  await main(page).getByRole("radio", { name: "Lexend" }).check({ force: true });
  await main(page).getByRole("switch", { name: "More contrast" }).click();

  await follow(page, "Recordings");
  await main(page)
    .getByRole("link", { name: /Immunity/ })
    .click();
  await page.getByRole("tab", { name: "Transcript" }).click();
  const words = page.getByText("The short answer is that a vaccine doesn't fight anything.").first();
  await expect(words).toHaveCSS("font-size", project.name === "phone" ? "28.8px" : "30.4px");
  await expect(words).toHaveCSS("font-family", /^Lexend/);
  await page.emulateMedia({ media: "print" });
  await expect(words).toHaveCSS("font-size", project.name === "phone" ? "28.8px" : "30.4px");
  await page.emulateMedia({ media: null });

  await page.route("**/*.js", (route) => route.abort());
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-typeface", "lexend");
  await expect(page.locator("html")).toHaveAttribute("data-contrast", "more");
  await expect(page.locator("html")).toHaveAttribute("style", /--lectern-reader-size: 1\.6/);
});

test("ACC-01 text size and spacing are found at the top of a lecture and of a guide, and in their menus", async ({
  page,
}) => {
  await openSignedIn(page, "free@lectern.test", "/dashboard/library/recordings");
  const dialog = page.getByRole("dialog", { name: "Reading" });
  const openInMenu = async () => {
    await page.getByRole("button", { name: /^More options for/ }).click();
    await page.getByRole("menuitem", { name: "Text Size and Spacing" }).click();
  };
  const button = main(page).getByRole("button", { name: "Reading", exact: true });
  for (const list of ["/dashboard/library/recordings", "/dashboard/library/reviews"]) {
    await page.goto(list);
    await main(page).getByRole("article").first().getByRole("link").first().click();
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      await expect(button).toBeInViewport({ ratio: 1 });
    }
    await button.click();
    await expect(dialog.getByRole("button", { name: "Large" })).toBeVisible();
    await expect(dialog.getByRole("slider")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Fine-Tune" }).click();
    await expect(dialog.getByRole("slider")).toHaveCount(6);
    await dialog.getByRole("button", { name: "Close" }).click();
    await openInMenu();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await page.setViewportSize({ width: 1280, height: 800 });
  }
});
