import type { Page } from "@playwright/test";
import type { Action } from "./act.ts";

const click = (name: string, find: (page: Page) => ReturnType<Page["getByRole"]>, shows?: Action["shows"]): Action => ({
  name,
  input: "click",
  act: (page) => find(page).first().click(),
  ...(shows === undefined ? {} : { shows }),
});

const press = (key: string): Action => ({
  name: `search: ${key}`,
  input: "key",
  act: (page) => page.keyboard.press(key),
});

const toHeading = (text: string) => ({ selector: "main h1", text });
const openSidebarItem = (label: string, title = label) =>
  click(`sidebar: ${label}`, (page) => page.getByRole("link", { name: label, exact: true }), toHeading(title));
const openTab = (label: string, shows: string) =>
  click(`tab: ${label}`, (page) => page.getByRole("tab", { name: label }), { selector: `[role="tabpanel"] ${shows}` });
const clickButton = (name: string, label: string | RegExp, shows?: Action["shows"]) =>
  click(name, (page) => page.getByRole("button", { name: label }), shows);
/** The Cancel button of a dialog. */
const cancel = (of: string) => clickButton(`${of}: cancel`, "Cancel");
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Types "sync 12" and deletes it. */
export const typing: readonly Action[] = [
  ..."sync".split("").map(press),
  press("Space"),
  press("1"),
  press("2"),
  ...Array.from({ length: 7 }, () => press("Backspace")),
];

/**
 * Types in the full-text search: words in a row while results for their beginnings arrive. All summaries contain them.
 */
export const searching: readonly Action[] = [
  {
    name: "search what was said: two words",
    input: "key",
    act: (page) => page.getByRole("searchbox").pressSequentially("another thing", { delay: 150 }),
    shows: { selector: 'main ul[aria-label="Results"]' },
  },
];

/** A walk through the app that begins and ends in the list of recordings. */
export const walk: readonly Action[] = [
  clickButton("card: star", /^Favorite Biochemistry 0/),
  clickButton("card: unstar", /^Favorite Biochemistry 0/),
  clickButton("card: menu", /^More options for Biochemistry 0/, { selector: '[role="menu"]' }),
  click("card: delete dialog", (page) => page.getByRole("menuitem", { name: "Delete" }), { selector: DIALOG }),
  cancel("card"),
  click(
    "open the long recording",
    (page) => page.getByRole("link", { name: /The long lecture/ }),
    toHeading("The long"),
  ),
  openTab("Transcript", "p"),
  openTab("Summary", "li"),
  openTab("Customize", "button"),
  openTab("Chat", "textarea, input"),
  openTab("Transcript", "p"),
  clickButton("recording: star", /^Favorite The long/),
  clickButton("recording: unstar", /^Favorite The long/),
  clickButton("recording: edit title", "Edit Title", { selector: 'main input[aria-label="Title"]' }),
  { name: "recording: leave title", input: "key", act: (page) => page.keyboard.press("Escape") },
  clickButton("recording: delete dialog", "Delete Recording", { selector: DIALOG }),
  cancel("recording"),
  openSidebarItem("Folders"),
  clickButton("folders: new", "New Folder", { selector: DIALOG }),
  cancel("folders"),
  openSidebarItem("Favorites"),
  openSidebarItem("Study Guides"),
  openSidebarItem("Tools"),
  openSidebarItem("Referrals"),
  openSidebarItem("Settings"),
  clickButton("settings: delete account", "Delete Account", { selector: DIALOG }),
  cancel("settings"),
  click("sidebar: Home", (page) => page.getByRole("link", { name: "Home", exact: true }), { selector: "main h2" }),
  click("sidebar: Library folds", (page) => page.getByRole("button", { name: "Library" })),
  click("sidebar: Library unfolds", (page) => page.getByRole("button", { name: "Library" })),
  openSidebarItem("Recordings"),
  {
    name: "palette: open",
    input: "key",
    act: (page) => page.keyboard.press("Control+k"),
    shows: { selector: '[role="combobox"]' },
  },
  { name: "palette: a letter", input: "key", act: (page) => page.keyboard.press("s") },
  { name: "palette: a second letter", input: "key", act: (page) => page.keyboard.press("y") },
  { name: "palette: down", input: "key", act: (page) => page.keyboard.press("ArrowDown") },
  { name: "palette: close", input: "key", act: (page) => page.keyboard.press("Escape") },
  click(
    "open the search in what was said",
    (page) => page.getByRole("banner").getByRole("link", { name: "Search your lectures" }),
    toHeading("Search your lectures"),
  ),
];
