import type { Locator } from "@playwright/test";
import { openSignedIn, waitForApp } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

/** Renames buttons, as a change of their labels would. */
const rename = (buttons: Locator) =>
  buttons.evaluateAll((elements) => {
    for (const element of elements) element.setAttribute("aria-label", "Something else");
  });

const ADDRESS = "/dashboard/library/recordings";

test("FND-03 the palette opens pages, recordings and moments with the keyboard alone", async ({ page, server }, {
  project,
}) => {
  const email = `commands-${project.name}@school.test`;
  await server.record(email, { minutes: 30, name: "Immunity" });
  await openSignedIn(page, email, ADDRESS);
  await waitForApp(page);
  const palette = page.getByRole("dialog", { name: "Search or jump to…" });
  const selected = palette.getByRole("option", { selected: true });
  const open = async () => {
    await expect(async () => {
      await page.keyboard.press("Control+k");
      await expect(palette.getByRole("combobox")).toBeFocused({ timeout: 1000 });
    }).toPass();
  };

  await test.step("a page, by its name", async () => {
    await open();
    await page.keyboard.type("sett");
    await expect(selected).toHaveText("Settings");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard/settings");
    await expect(page.getByRole("main")).toBeFocused();
  });

  await test.step("Escape closes it and returns the focus", async () => {
    const theme = page.getByRole("radio", { name: "Light" });
    await theme.focus();
    await open();
    await page.keyboard.press("Escape");
    await expect(palette).toBeHidden();
    await expect(theme).toBeFocused();
  });

  await test.step("a moment, by what was said", async () => {
    await open();
    await page.keyboard.type("photograph recognizes");
    const moment = palette.getByRole("option", { name: /photograph/ });
    await expect(moment.locator("mark")).toHaveText(["photograph", "recognizes"]);
    await expect(selected).toHaveText(/photograph/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/tab=transcript/);
    await expect(page.locator("[aria-current=location]")).toContainText("Think of the lymph node as a job market.");
  });

  await test.step("an action of the page", async () => {
    await open();
    await page.keyboard.type("edit ti");
    await expect(selected).toHaveText("Edit title");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
    await page.keyboard.press("Escape");
  });

  await test.step("a recording, by its name", async () => {
    await page.goto("/dashboard/tools");
    await waitForApp(page);
    await open();
    await page.keyboard.type("immun");
    await expect(palette.getByRole("group", { name: "Recordings" }).getByRole("option")).toHaveText(/Immunity/);
    await expect(selected).toHaveText(/Immunity/);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Immunity" })).toBeVisible();
  });
});

test(
  "FND-03 a page's commands don't depend on its buttons' labels, and disappear with the page",
  { tag: "@long" },
  async ({ page, server }, { project }) => {
    const email = `page-commands-${project.name}@school.test`;
    await server.record(email, { minutes: 30, name: "Immunity" });
    await openSignedIn(page, email, ADDRESS);
    await waitForApp(page);
    const palette = page.getByRole("dialog", { name: "Search or jump to…" });
    const options = palette.getByRole("group", { name: "On this page" }).getByRole("option");
    const open = async () => {
      await expect(async () => {
        await page.keyboard.press("Control+k");
        await expect(palette.getByRole("combobox")).toBeFocused({ timeout: 1000 });
      }).toPass();
    };
    const choose = async (words: string, name: string) => {
      await open();
      await page.keyboard.type(words);
      await expect(palette.getByRole("option", { selected: true })).toHaveText(name);
      await page.keyboard.press("Enter");
    };

    await test.step("a recording offers its tabs and renaming", async () => {
      await page
        .getByRole("main")
        .getByRole("link", { name: /Immunity/ })
        .click();
      const editTitle = page.getByRole("button", { name: "Edit Title" });
      await expect(editTitle).toBeVisible();
      await rename(editTitle);
      await open();
      await expect(options).toHaveText([
        "Reading settings",
        "Read aloud",
        "Show the summary",
        "Customize the notes",
        "Chat about this recording",
        "Show the transcript",
        "Practice this recording",
        "Tags",
        // It counts as read while the test is slow.
        /^Mark as (?:Not )?read$/i,
        "Edit title",
        "Find in this lecture/",
        // In the order in which their code has come.
        ...Array.from({ length: 4 }, () => /^(?:Fix the|Make a card from the) selected words|^(?:Edit|Name).* line/),
      ]);
      await expect(palette.getByRole("option", { name: "Search on this page" })).toHaveCount(0);
      await page.keyboard.press("Escape");
      await choose("edit ti", "Edit title");
      await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
      await page.keyboard.press("Escape");
      await choose("transcript", "Show the transcript");
      await expect(page).toHaveURL(/\?tab=transcript$/);
      await expect(page.getByRole("tab", { name: "Transcript" })).toHaveAttribute("aria-selected", "true");
    });

    await test.step("Folders offers a new folder, and no commands of the recording", async () => {
      await choose("folders", "Folders");
      await expect(page.getByRole("heading", { level: 1, name: "Folders" })).toBeVisible();
      const buttons = page.getByRole("button", { name: "New Folder" });
      await expect(buttons).toHaveCount(2);
      await rename(buttons);
      await open();
      await expect(options).toHaveText(["New Folder"]);
      await page.keyboard.press("Escape");
      await choose("new fo", "New Folder");
      await page.getByLabel("Folder Name").fill("Exams");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });

    await test.step("a folder offers to add recordings", async () => {
      await page.getByRole("main").getByRole("link", { name: /Exams/ }).click();
      const addRecording = page.getByRole("button", { name: "Add Recording" });
      await expect(addRecording).toBeVisible();
      await rename(addRecording);
      await choose("add rec", "Add Recording");
      await expect(page.getByRole("dialog", { name: "Add Recordings" })).toBeVisible();
    });
  },
);

test(
  "FND-03 the palette opens again right after Escape has closed it",
  { tag: "@long" },
  async ({ page }, { project }) => {
    await openSignedIn(page, `again-${project.name}@school.test`, ADDRESS);
    await waitForApp(page);
    const field = page.getByRole("dialog", { name: "Search or jump to…" }).getByRole("combobox");
    await expect(async () => {
      await page.keyboard.press("Control+k");
      await expect(field).toBeFocused({ timeout: 1000 });
    }).toPass();
    for (let times = 0; times < 3; times += 1) {
      // oxlint-disable no-await-in-loop -- one after the other
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+k");
      await expect(field).toBeFocused();
      // oxlint-enable no-await-in-loop
    }
  },
);

test("SHL-16 single keys search and list the shortcuts, until Settings switches them off", async ({ page, server }, {
  project,
}) => {
  const email = `keys-off-${project.name}@school.test`;
  await server.record(email, { minutes: 30, name: "Immunity" });
  await openSignedIn(page, email, ADDRESS);
  await waitForApp(page);
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });

  await test.step("/ focuses the page's search, and types a slash in a text field", async () => {
    const field = page.getByPlaceholder("Search recordings...");
    await expect(async () => {
      await page.keyboard.press("/");
      await expect(field).toBeFocused({ timeout: 1000 });
    }).toPass();
    await page.keyboard.type("/?");
    await expect(field).toHaveValue("/?");
    await expect(sheet).toBeHidden();
  });

  await test.step("/ opens the search in a recording from each of its tabs, repeatedly", async () => {
    await page.getByPlaceholder("Search recordings...").clear();
    await page
      .getByRole("main")
      .getByRole("link", { name: /Immunity/ })
      .click();
    await expect(page.getByRole("tab", { name: "Summary" })).toHaveAttribute("aria-selected", "true");
    const field = page.getByRole("searchbox", { name: "Find in transcript" });
    await expect(async () => {
      await page.keyboard.press("/");
      await expect(field).toBeFocused({ timeout: 1000 });
    }).toPass();
    await page.keyboard.type("cells");
    await expect(page.getByRole("search", { name: "Transcript" }).getByRole("status")).toHaveText(/^1 of \d+$/);
    await page.getByRole("tab", { name: "Chat" }).focus();
    // The tab's code may still be loading.
    await expect(async () => {
      await page.keyboard.press("/");
      await expect(field).toBeFocused({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press("Escape");
    await expect(field).toHaveCount(0);
    await expect(page).toHaveURL(/\/recording\//);
  });

  await test.step("/ opens the search page from a page without a search", async () => {
    await page.goto("/dashboard/settings");
    await waitForApp(page);
    await expect(async () => {
      await page.keyboard.press("/");
      await expect(page).toHaveURL("/dashboard/library/search", { timeout: 1000 });
    }).toPass();
    await expect(page.getByRole("searchbox", { name: "Search your lectures" })).toBeFocused();
  });

  await test.step("? lists the shortcuts, and while the list is open the page gets no keys", async () => {
    await page.getByRole("main").focus();
    await page.keyboard.press("?");
    await expect(sheet).toContainText("Search or jump to…");
    await page.keyboard.press("Control+k");
    await page.keyboard.press("/");
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
  });

  await test.step("after being switched off they do nothing, also after a reload; Ctrl-K still works", async () => {
    await page.goto("/dashboard/settings");
    await page.getByRole("switch", { name: "Single-key shortcuts" }).click();
    await page.reload();
    await waitForApp(page);
    await expect(page.getByRole("switch", { name: "Single-key shortcuts" })).not.toBeChecked();
    await page.getByRole("main").focus();
    await expect(async () => {
      await page.keyboard.press("Control+k");
      await expect(page.getByRole("combobox", { name: "Search or jump to…" })).toBeFocused({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.keyboard.press("?");
    await page.keyboard.press("/");
    await expect(page).toHaveURL("/dashboard/settings");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });
});

test("FND-03 at a phone's width the header's search opens the palette", async ({ page, server }, { project }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const email = `phone-commands-${project.name}@school.test`;
  await server.record(email, { minutes: 30, name: "Immunity" });
  await openSignedIn(page, email, ADDRESS);
  await waitForApp(page);
  await page.getByRole("banner").getByRole("link", { name: "Search your lectures" }).click();
  const palette = page.getByRole("dialog", { name: "Search or jump to…" });
  await palette.getByRole("combobox").fill("job market");
  await palette.getByRole("option", { name: "Search your lectures for “job market”" }).click();
  await expect(page).toHaveURL("/dashboard/library/search?q=job%20market");
  const moment = page.getByRole("list", { name: "Results" }).getByRole("link", { name: /job market/ });
  await expect(moment.locator("mark").first()).toHaveText("job");
  await moment.click();
  const line = page.locator("[aria-current=location]");
  await expect(line).toBeInViewport();
  await expect(line.locator("mark").first()).toBeVisible();
});
