import type { Locator, Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { recordLog } from "./console-log.ts";
import { chooseInHeader, openSignedIn, restoreSession, waitForApp } from "./journey.ts";
import { expect, test } from "./shared-page.ts";
import { openMenu, signOut } from "./sign-in.ts";

test("REC-09 SHL-11 shows one notice without a network, repeats no request, and reads again when it is back", async ({
  page,
  context,
}) => {
  await restoreSession(page, "free@lectern.test");
  const notice = page.getByRole("status").filter({ hasText: "You're offline" });
  const go = async (name: string) => {
    await openMenu(page);
    await page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("main").getByRole("heading", { level: 1, name })).toBeVisible();
  };
  // Its code is loaded before the network is lost; its rows are not.
  await page.goto("/dashboard/library/recordings");
  await expect(page.getByRole("article").first()).toBeVisible();
  await go("Favorites");
  await expect(page.getByRole("article").first()).toBeVisible();
  await go("Recordings");
  await expect(notice).toHaveCount(0);
  const notifications = page.getByRole("region", { name: /Notifications/ });

  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await expect(page.getByRole("article").first()).toBeVisible();
  const logged = recordLog(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`));

  const told = notifications.getByRole("listitem");
  await test.step("REC-09 OFF-03 a star that can't be saved is undone, and says that it needs the network", async () => {
    const star = page
      .getByRole("article")
      .first()
      .getByRole("button", { name: /^Favorite/ });
    const before = (await star.getAttribute("aria-pressed")) ?? "";
    await star.click();
    await expect.poll(() => logged.some((line) => line.startsWith("Error updating favorite"))).toBe(true);
    await expect(star).toHaveAttribute("aria-pressed", before);
    expect(requests.filter((request) => request.startsWith("PATCH"))).toHaveLength(1);
    // In a toast, or above the page.
    await expect(
      page.getByText("You're offline, so nothing was changed. Connect to the internet and try again."),
    ).toHaveCount(1);
    await expect(told).toHaveCount(0, { timeout: 15_000 });
  });

  await test.step("the notice stays on the next page", async () => {
    await go("Favorites");
    await expect(notice).toHaveCount(1);
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(told).toHaveCount(0);
  });

  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await expect
    .poll(() => requests.filter((request) => request === "GET /rest/v1/recordings").length)
    .toBeGreaterThan(0);
  await expect(page.getByRole("article").first()).toBeVisible();
});

/** A field that a student fills in without a network: how to open it, and how to send its text. */
interface Typed {
  readonly name: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
  readonly field: (page: Page) => Locator;
  readonly send: (page: Page) => Promise<void>;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first().click();
const openLecture = async (page: Page) => {
  await page.getByRole("main").getByRole("link", { name: "Open Recording" }).first().click();
  await expect(page.getByRole("tab", { name: "Chat" })).toBeVisible();
};

const everyField: readonly Typed[] = [
  {
    name: "a title",
    path: paths.recordings,
    open: async (page) => {
      await openLecture(page);
      // After a reload, the open field still has the typed text.
      const edit = page.getByRole("button", { name: "Edit Title" });
      if (await edit.isVisible()) await edit.click();
    },
    field: (page) => page.getByRole("textbox", { name: "Title" }),
    send: (page) => page.keyboard.press("Enter"),
  },
  {
    name: "a new folder",
    path: paths.folders,
    open: (page) => press(page, "New Folder"),
    field: (page) => page.getByLabel("Folder Name"),
    send: (page) => press(page, "Create Folder"),
  },
  {
    name: "a question",
    path: paths.recordings,
    open: async (page) => {
      await openLecture(page);
      await page.getByRole("tab", { name: "Chat" }).click();
    },
    field: (page) => page.getByPlaceholder("Ask about your recording..."),
    send: (page) => page.keyboard.press("Enter"),
  },
  {
    name: "a new tag",
    path: paths.recordings,
    open: async (page) => {
      await openLecture(page);
      await chooseInHeader(page, "Tags");
    },
    field: (page) => page.getByRole("combobox", { name: "Add a tag" }),
    send: (page) => page.keyboard.press("Enter"),
  },
  {
    name: "a message",
    path: paths.contactSupport,
    open: async () => undefined,
    field: (page) => page.getByLabel("Subject"),
    send: async () => undefined,
  },
];

/** A field that opens beside what it changes, and one whose text the server answers. The long run fills in every field. */
const inShortRun = ["a title", "a question"];
const typed = everyField.filter(({ name }) => process.env["LECTERN_SOAK"] === "1" || inShortRun.includes(name));

test("OFF-03 text typed without a network stays in its field, also after a reload, until the sign-out", async ({
  page,
  context,
}) => {
  await restoreSession(page, "pro@lectern.test");
  const TEXT = "Typed on the train";
  for (const { name, path, open, field, send } of typed) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await test.step(`OFF-03 ${name}`, async () => {
      await page.goto(path);
      await waitForApp(page);
      await open(page);
      await expect(field(page)).toBeVisible();
      await context.setOffline(true);
      await field(page).fill(TEXT);
      await send(page);
      await expect(field(page)).toHaveValue(TEXT);
      await context.setOffline(false);
      await page.goto(path);
      await waitForApp(page);
      await open(page);
      await expect(field(page)).toHaveValue(TEXT);
    });
  }
  const countDrafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("lectern-drafts")).length);
  expect(await countDrafts()).toBe(1);
  await signOut(page);
  expect(await countDrafts()).toBe(0);
});

test.describe(() => {
  test.use({ hasOwnPage: true });

  test("OFF-03 says above the page that a star needs the network, where the code of the toasts has not come", async ({
    page,
    context,
  }) => {
    // The page is never idle before the network is lost, so that what it loads then is missing.
    await page.addInitScript(() => {
      const waiting: IdleRequestCallback[] = [];
      window.requestIdleCallback = (callback) => waiting.push(callback);
      addEventListener("offline", () => {
        window.requestIdleCallback = (callback) => setTimeout(callback);
        for (const callback of waiting) setTimeout(callback);
      });
    });
    await openSignedIn(page, "free@lectern.test", paths.recordings);
    const star = page
      .getByRole("article")
      .first()
      .getByRole("button", { name: /^Favorite/ });
    await expect(star).toBeVisible();
    await waitForApp(page);
    await context.setOffline(true);
    const notice = page.getByRole("status").filter({ hasText: "You're offline" });
    await expect(notice).toHaveText("You're offline. This is the last saved version, and changes can't be saved.");
    const before = (await star.getAttribute("aria-pressed")) ?? "";
    await star.click();
    await expect(notice).toHaveText("You're offline, so nothing was changed. Connect to the internet and try again.");
    await expect(star).toHaveAttribute("aria-pressed", before);
    await context.setOffline(false);
    await expect(notice).toHaveCount(0);
    await context.setOffline(true);
    await expect(notice).toHaveText("You're offline. This is the last saved version, and changes can't be saved.");
  });
});

test("REC-09 loads a list that failed without a network when it is back", async ({ page, context }) => {
  await restoreSession(page, "pro@lectern.test");
  await page.route("**/rest/v1/recordings?*", (route) => route.abort("internetdisconnected"));
  const reads: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/rest/v1/recordings?") && request.method() === "GET") reads.push(request.url());
  });
  await page.goto("/dashboard/library/recordings");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page.getByText("No recordings")).toHaveCount(0);
  expect(reads).toHaveLength(1);

  await context.setOffline(true);
  await expect(page.getByText("You're offline.")).toBeVisible();
  await page.unroute("**/rest/v1/recordings?*");
  await context.setOffline(false);
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("AUT-09 signs out although the session has expired and the server does not respond", async ({ page }) => {
  await openSignedIn(page, "pro@lectern.test");
  await page.route("**/auth/v1/**", () => undefined);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem("lectern-session") ?? "{}") as object;
    localStorage.setItem("lectern-session", JSON.stringify({ ...session, expires_at: 1 }));
  });
  await openMenu(page);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/", { timeout: 15_000 });
  expect(await page.evaluate(() => "lectern-session" in localStorage)).toBe(false);
});

/** Pages of the dashboard by their address, or by the first card of a list. */
const places: readonly (string | { readonly firstCardOf: string })[] = [
  paths.dashboard,
  paths.recordings,
  paths.favorites,
  paths.folders,
  paths.reviews,
  paths.searchFor("membrane"),
  paths.tools,
  paths.experimental,
  paths.referrals(),
  paths.settings,
  paths.subscription,
  { firstCardOf: paths.recordings },
  { firstCardOf: paths.folders },
  { firstCardOf: paths.reviews },
];

/** Lists the first button of each kind, because every card of a list has the same ones. */
const listButtons = (page: Page): Promise<number[]> =>
  page.getByRole("button").evaluateAll((buttons) => {
    const kinds = new Map<string, number>();
    for (const [index, button] of buttons.entries()) {
      const name = button.getAttribute("aria-label") ?? button.textContent;
      if (name === "Sign Out" || !button.checkVisibility()) continue;
      const kind = /^(?:Favorite|More options for)/.exec(name)?.[0] ?? name;
      if (!kinds.has(kind)) kinds.set(kind, index);
    }
    return [...kinds.values()];
  });

/** A list, and what it leads to. The long run tries every place. */
const inEveryRun = new Set([paths.recordings, `the first of ${paths.recordings}`]);

for (const place of places) {
  const name = typeof place === "string" ? place : `the first of ${place.firstCardOf}`;
  const tag = inEveryRun.has(name) ? [] : "@long";
  test(`PUB-15 REC-09 ${name} stays when the code of what its buttons open can't be fetched`, { tag }, async ({
    page,
    context,
  }) => {
    await openSignedIn(page, "free@lectern.test", typeof place === "string" ? place : place.firstCardOf);
    if (typeof place !== "string") {
      await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
      await expect(page).not.toHaveURL(place.firstCardOf);
    }
    await waitForApp(page);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    // Also drops the scripts that the browser has cached from other pages.
    await page.route("**/assets/**", (route) => route.abort("internetdisconnected"));
    await context.setOffline(true);
    const open = page.url();
    const buttons = await listButtons(page);
    expect(buttons.length).toBeGreaterThan(0);
    for (const index of buttons) {
      const button = page.getByRole("button").nth(index);
      // A press may have disabled it, or taken it away.
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await button.click({ timeout: 2000 }).catch(() => undefined);
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press("Escape");
      // oxlint-disable-next-line no-await-in-loop
      await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toHaveCount(0);
    }
    for (const key of ["Control+k", "Escape", "?", "Escape"]) {
      // oxlint-disable-next-line no-await-in-loop
      await page.keyboard.press(key);
    }
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(new URL(open).pathname);
  });
}

test("REC-06 deletes a recording whose menu and dialog could not be fetched at first, once the network is back", async ({
  page,
  context,
}) => {
  await openSignedIn(page, "free@lectern.test", paths.recordings);
  const first = page.getByRole("article").first();
  await expect(first).toBeVisible();
  await waitForApp(page);
  await page.route("**/assets/**", (route) => route.abort("internetdisconnected"));
  await context.setOffline(true);
  const more = first.getByRole("button", { name: /^More options for/ });
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("/assets/"));
  await more.click();
  await failed;
  await expect(more).toHaveAttribute("aria-expanded", "false");
  await expect(page.getByText("You're offline.")).toBeVisible();
  await page.unroute("**/assets/**");
  await context.setOffline(false);
  const deletion = page.getByRole("menuitem", { name: "Delete" });
  // A press may come before the page knows of the network again.
  await expect(async () => {
    if (!(await deletion.isVisible())) await more.click();
    await expect(deletion).toBeVisible({ timeout: 2000 });
  }).toPass();
  await deletion.click();
  await expect(page.getByRole("alertdialog", { name: "Are you sure?" })).toBeVisible();
});

test("SHL-11 a page whose code can't be fetched without a network opens automatically when it is back", async ({
  page,
  context,
}) => {
  await openSignedIn(page, "free@lectern.test", paths.settings);
  await waitForApp(page);
  await openMenu(page);
  await expect(page.getByRole("navigation").getByRole("link", { name: "Referrals", exact: true })).toBeVisible();
  await page.route("**/assets/**", (route) => route.abort("internetdisconnected"));
  await context.setOffline(true);
  await page.getByRole("navigation").getByRole("link", { name: "Referrals", exact: true }).click();
  await expect(page).toHaveURL(paths.referrals());
  await expect(page.getByText("You're offline.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toHaveCount(0);
  await page.unroute("**/assets/**");
  await context.setOffline(false);
  await expect(page.getByRole("heading", { level: 1, name: "Referrals" })).toBeVisible();
});
