import { randomUUID } from "node:crypto";
import type { Locator, Page, Request } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { askToDelete, askToDeleteFolder, chooseInHeader, waitForApp } from "./journey.ts";
import { expect, test } from "./lectern.ts";
import { addCards, card, openLecture, PUBLISHABLE_KEY, rating } from "./practice.ts";

test.use({ actionTimeout: 15_000 });

/** What the actions are done to: four lectures of which two are in a folder, a study guide and a tag. */
interface Things {
  readonly lecture: string;
  readonly cards: string;
  /** A lecture whose cards have not been proposed. */
  readonly other: string;
  readonly folder: string;
  readonly guide: string;
}

interface Action {
  readonly name: string;
  readonly path: (things: Things) => string;
  /** Brings the page to where the action is done. */
  readonly open?: (page: Page) => Promise<void>;
  /** Where the student types. */
  readonly field?: (page: Page) => Locator;
  /** Sends the request at which the network is cut; undefined where nothing is sent before the text is complete. */
  readonly act?: (page: Page) => Promise<void>;
  /** What the action changes, as the page shows it. */
  readonly shows?: (page: Page) => Promise<unknown>;
  /** What the page says. @default that the network is needed */
  readonly says?: RegExp;
}

const NEEDS_NETWORK = /You're offline, so nothing was changed|(?:notes|response)\. You're offline/;
/** Where the page knows, it says so before the question is sent. */
const ASKING_NEEDS_NETWORK = /You need to be online to ask|response\. You're offline/;
const OFFLINE = /You're offline/;

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole("button", typeof name === "string" ? { name, exact: true } : { name })
    .first()
    .click();
const enter = (page: Page) => page.keyboard.press("Enter");
const findCard = (page: Page, name: string) =>
  page
    .getByRole("main")
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
const chooseInMenu = async (page: Page, name: string, item: string) => {
  await press(page, `More options for ${name}`);
  await page.getByRole("menuitem", { name: item, exact: true }).click();
};
const editTitle = async (page: Page) => {
  // After a reload, the open field still has the typed text.
  const field = page.getByRole("textbox", { name: "Title" });
  const button = page.getByRole("button", { name: "Edit Title" });
  await expect(field.or(button).first()).toBeVisible();
  if (!(await field.isVisible())) await button.click();
};
const getPath = async (page: Page) => new URL(page.url()).pathname;
const countCards = (page: Page) => page.getByRole("main").getByRole("article").count();
const readPressed = async (page: Page, name: RegExp) =>
  await page.getByRole("main").getByRole("button", { name }).first().getAttribute("aria-pressed");
const confirmDeletion = (page: Page) => page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
const select = async (page: Page) => {
  await page.getByRole("button", { name: "More options for recordings" }).press("Enter");
  await page.getByRole("menuitem", { name: "Select" }).press("Enter");
  await page.getByRole("main").getByRole("checkbox").first().click();
};
const inSelection = (page: Page, name: RegExp) =>
  page.getByRole("region", { name: "Selection" }).getByRole("button", { name }).first().click();

/** The thirty commonest things that a student does: the typed ones first, then those of one press, then what is only read. */
const actions: readonly Action[] = [
  {
    name: "renames a lecture on its page",
    path: ({ lecture }) => lecture,
    open: editTitle,
    field: (page) => page.getByRole("textbox", { name: "Title" }),
    act: enter,
  },
  {
    name: "renames a lecture in the library",
    path: () => paths.recordings,
    open: (page) => chooseInMenu(page, "Beta", "Rename"),
    field: (page) => page.getByRole("dialog").getByLabel("Title"),
    act: (page) => press(page, "Save"),
  },
  {
    name: "renames a study guide",
    path: ({ guide }) => guide,
    open: editTitle,
    field: (page) => page.getByRole("textbox", { name: "Title" }),
    act: enter,
  },
  {
    name: "creates a folder",
    path: () => paths.folders,
    open: (page) => press(page, "New Folder"),
    field: (page) => page.getByLabel("Folder Name"),
    act: (page) => press(page, "Create Folder"),
  },
  {
    name: "renames a folder",
    path: ({ folder }) => folder,
    open: (page) => chooseInHeader(page, "Edit Folder"),
    field: (page) => page.getByLabel("Folder Name"),
    act: (page) => press(page, "Save"),
  },
  {
    name: "describes a folder",
    path: ({ folder }) => folder,
    open: (page) => chooseInHeader(page, "Edit Folder"),
    field: (page) => page.getByLabel("Description"),
    act: (page) => press(page, "Save"),
  },
  {
    name: "creates a folder for a lecture",
    path: ({ lecture }) => lecture,
    open: (page) => chooseInHeader(page, "Add to Folder"),
    field: (page) => page.getByRole("dialog").getByLabel("New Folder"),
    act: (page) => press(page, "Create and Add"),
  },
  {
    name: "creates a tag",
    path: ({ lecture }) => lecture,
    open: (page) => chooseInHeader(page, "Tags"),
    field: (page) => page.getByRole("combobox", { name: "Add a tag" }),
    act: enter,
  },
  {
    name: "renames a tag",
    path: () => paths.recordings,
    open: async (page) => {
      await press(page, "Filter");
      await page
        .getByRole("dialog", { name: "Filter Recordings" })
        .getByRole("button", { name: "Manage Tags" })
        .click();
      await press(page, "Edit Exam");
    },
    field: (page) => page.getByRole("dialog", { name: "Manage Tags" }).getByLabel("Name"),
    act: enter,
  },
  {
    name: "asks a lecture",
    path: ({ lecture }) => `${lecture}?tab=chat`,
    field: (page) => page.getByPlaceholder("Ask about your recording..."),
    act: enter,
    says: ASKING_NEEDS_NETWORK,
  },
  {
    name: "asks a unit",
    path: ({ folder }) => folder,
    field: (page) => page.getByRole("region", { name: "Ask about this folder" }).getByRole("textbox"),
    act: enter,
    says: ASKING_NEEDS_NETWORK,
  },
  {
    name: "edits a card",
    path: ({ cards }) => cards,
    open: (page) => press(page, "Edit"),
    field: (page) => page.getByLabel("Answer"),
    act: (page) => page.keyboard.press("Control+Enter"),
    says: /Your last changes will be saved when you're back online/,
  },
  {
    name: "writes to support",
    path: () => paths.contactSupport,
    field: (page) => page.getByLabel("Message"),
    says: OFFLINE,
  },
  {
    name: "reports a bug",
    path: () => paths.bugReport,
    field: (page) => page.getByLabel("Description"),
    says: OFFLINE,
  },
  {
    name: "makes a card",
    path: ({ lecture }) => `${lecture}?tab=transcript`,
    open: async (page) => {
      const line = page.locator("[data-transcript] p").nth(1);
      await expect(async () => {
        await line.selectText({ timeout: 2000 });
        await expect(page.getByRole("button", { name: "Make a Card" })).toBeVisible({ timeout: 2000 });
      }).toPass();
      await page.keyboard.press("c");
    },
    field: (page) => page.getByRole("dialog", { name: "New Card" }).getByLabel("Question"),
    act: async (page) => {
      await page.getByRole("dialog", { name: "New Card" }).getByLabel("Answer").fill("This.");
      await page.keyboard.press("Control+Enter");
    },
  },
  {
    name: "stars a lecture in the library",
    path: () => paths.recordings,
    act: (page) => press(page, /^Favorite/),
    shows: (page) => readPressed(page, /^Favorite/),
  },
  {
    name: "stars a lecture on its page",
    path: ({ lecture }) => lecture,
    act: (page) => press(page, /favorite/i),
    shows: (page) => readPressed(page, /favorite/i),
  },
  {
    name: "puts a lecture in a folder",
    path: () => paths.recordings,
    open: (page) => chooseInMenu(page, "Alpha", "Add to Folder"),
    act: (page) => page.getByRole("dialog").getByRole("button", { pressed: false }).filter({ hasText: "Unit" }).click(),
    shows: (page) => findCard(page, "Alpha").getByText("Unit").count(),
  },
  {
    name: "takes a lecture out of a folder",
    path: ({ folder }) => folder,
    act: async (page) => {
      await page
        .getByRole("main")
        .getByRole("article")
        .first()
        .getByRole("button", { name: /More options for/ })
        .click();
      await page.getByRole("menuitem", { name: "Remove from Folder" }).click();
    },
    shows: countCards,
  },
  {
    name: "adds lectures to a folder",
    path: ({ folder }) => folder,
    open: async (page) => {
      await press(page, "Add Recording");
      await page.getByRole("dialog", { name: "Add Recordings" }).getByRole("checkbox").first().check({ force: true });
    },
    act: (page) => press(page, "Add to Folder (1)"),
    shows: countCards,
  },
  {
    name: "stars several lectures",
    path: () => paths.recordings,
    open: select,
    act: (page) => inSelection(page, /favorite/i),
    shows: (page) =>
      page
        .getByRole("main")
        .getByRole("button", { name: /^Favorite/, pressed: true })
        .count(),
  },
  {
    name: "deletes several lectures",
    path: () => paths.recordings,
    open: async (page) => {
      await select(page);
      await inSelection(page, /delete/i);
    },
    act: confirmDeletion,
    shows: countCards,
  },
  {
    name: "gives a lecture a tag",
    path: () => paths.recordings,
    open: (page) => chooseInMenu(page, "Beta", "Tags"),
    act: async (page) => {
      await page.getByRole("combobox", { name: "Add a tag" }).fill("Exam");
      await page.getByRole("option", { name: "Exam", exact: true }).click();
    },
    // The dialog is still open over the card.
    shows: (page) => page.locator('main article ul[aria-label="Tags"]').count(),
  },
  {
    name: "chooses another summary style",
    path: () => paths.settings,
    act: (page) => page.getByRole("radio", { name: /^Outline/ }).click({ force: true }),
    shows: (page) => page.getByRole("radio", { name: /^Outline/ }).isChecked(),
  },
  {
    name: "makes a card of a key term",
    path: ({ other }) => `${other}/cards`,
    act: (page) => press(page, /^Make a Card for/),
    shows: (page) => page.getByRole("region", { name: "Kept cards" }).getByRole("article").count(),
  },
  {
    name: "rates a card, which waits on the device",
    path: () => paths.practiceSession(),
    open: async (page) => {
      await expect(card(page)).toBeVisible();
      await page.keyboard.press("Space");
      await expect(rating(page, "Good")).toBeVisible();
    },
    act: (page) => page.keyboard.press("4"),
    says: /1 review is saved on this device/,
  },
  {
    name: "deletes a study guide",
    path: ({ guide }) => guide,
    open: (page) => press(page, "Delete Study Guide"),
    act: confirmDeletion,
    shows: getPath,
  },
  {
    name: "deletes a folder",
    path: ({ folder }) => folder,
    open: (page) => askToDeleteFolder(page),
    act: confirmDeletion,
    shows: getPath,
  },
  {
    name: "deletes a lecture",
    path: ({ lecture }) => lecture,
    open: askToDelete,
    act: confirmDeletion,
    shows: getPath,
  },
  {
    name: "searches",
    path: () => "/dashboard/library/search",
    field: (page) => page.getByRole("searchbox"),
    act: async (page) => expect(page).toHaveURL(/q=/),
    says: OFFLINE,
  },
];

/** Reads by POST that a page sends of itself. */
const isReadOfPage = (url: string): boolean => /\/rpc\/(?!search_|change_|undo_|delete_)/.test(url);
const isOfAction = (request: Request): boolean =>
  /\/(?:rest|functions)\/v1\//.test(request.url()) &&
  !["GET", "HEAD", "OPTIONS"].includes(request.method()) &&
  !isReadOfPage(request.url());

/** When the network is cut: the page has noticed that before the action, or it notices by the action's request. */
const moments = ["before", "at its request"] as const;

test("@long OFF-03 at each of the thirty commonest actions a cut network is told, and nothing typed is lost", async ({
  page,
  context,
  server,
  delayedApp,
}, { project }) => {
  test.setTimeout(900_000);
  test.skip(delayedApp > 0, "the cut, not the code's delay, is what this journey is about");
  const email = `cut-${project.name}@school.test`;
  const record = (name: string) =>
    server.record(email, { file: "apps/web/e2e/lectures/enzymes.vtt", minutes: 3, name });
  const lecture = await openLecture(page, server, email);
  const session: { readonly access_token: string; readonly user: { readonly id: string } } = await page.evaluate(() =>
    JSON.parse(localStorage.getItem("lectern-session") ?? "null"),
  );
  const headers = { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${session.access_token}` };
  const create = async (table: string, row: object) => {
    const id = randomUUID();
    const data = { id, user_id: session.user.id, ...row };
    expect((await page.request.post(`/rest/v1/${table}`, { headers, data })).status()).toBe(201);
    return id;
  };
  const folderId = await create("folders", { name: "Unit" });
  await create("tags", { name: "Exam" });
  await record("Alpha");
  const beta = await record("Beta");
  // The newest, which is deleted among several.
  await record("Gamma");
  for (const path of [beta, lecture]) {
    const url = `/rest/v1/recordings?id=eq.${path.split("/").at(-1)}`;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await page.request.patch(url, { headers, data: { folder_id: folderId } })).ok()).toBe(true);
  }
  const guide = await server.sendGuide(email);
  await addCards(page, lecture, 2);
  const things = { lecture, cards: `${lecture}/cards`, other: beta, folder: paths.folder(folderId), guide };
  expect(actions).toHaveLength(30);

  for (const { name, path, open, field, act, shows, says = NEEDS_NETWORK } of actions) {
    for (const moment of moments) {
      // Nothing is sent, so there is no other moment.
      if (act === undefined && moment !== "before") continue;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await test.step(`OFF-03 ${name}, cut ${moment}`, async () => {
        const text = `Typed in the tunnel ${moment}`;
        const settle = async () => {
          await waitForApp(page);
          await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
        };
        await page.goto(path(things));
        await settle();
        const before = await shows?.(page);
        await open?.(page);
        if (field !== undefined) await expect(field(page)).toBeVisible();
        if (moment === "before") {
          await context.setOffline(true);
          await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
        } else {
          await page.route("**", async (route) => {
            if (!isOfAction(route.request())) return await route.fallback();
            await context.setOffline(true);
            await route.abort("internetdisconnected");
          });
        }
        if (field !== undefined) await field(page).fill(text);
        await act?.(page);
        await expect(page.getByText(says).first()).toBeVisible();
        await page.unroute("**");
        await context.setOffline(false);
        await page.reload();
        await settle();
        // A review that waits is on its way again.
        if (field === undefined && shows === undefined) return;
        if (shows !== undefined) expect(await shows(page)).toEqual(before);
        if (field !== undefined) {
          await open?.(page);
          return await expect(field(page)).toHaveValue(text);
        }
        // Done once: what is deleted can't be deleted again.
        if (moment === moments[0]) return;
        await open?.(page);
        await act?.(page);
        await expect.poll(async () => await shows?.(page)).not.toEqual(before);
      });
    }
  }
});
