import type { Page } from "@playwright/test";
import { maxLengths } from "@lectern/domain/max-lengths";
import { recordLog } from "./console-log.ts";
import {
  askToDeleteFolder,
  chooseInHeader,
  failRequests,
  findToast,
  openSignedIn,
  restoreSession,
  waitForApp,
} from "./journey.ts";
import { expect, test } from "./shared-page.ts";

const LIST = "/dashboard/library/folders";
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

/** A student of this journey alone: all journeys of the worker share the demo accounts. */
const student = (name: string, project: string) => `${name}-${project}@school.test`;

async function createFolder(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "New Folder" }).first().click();
  await page.getByLabel("Folder Name").fill(name);
  await page.getByRole("button", { name: "Create Folder" }).click();
  await expect(cards(page).filter({ hasText: name })).toBeVisible();
}

test("FOL-01 lists folders newest first, each with its description and a link", async ({ page }) => {
  await openSignedIn(page, "free@lectern.test", LIST);
  await expect(heading(page, "Folders")).toBeVisible();
  await expect(page.getByText("Organize your recordings in folders")).toBeVisible();
  await expect(cards(page).getByRole("heading")).toHaveText([
    "Electives & extras",
    "Modern European History",
    "Intro Microeconomics",
    "Biology 101",
  ]);
  await expect(cards(page).last()).toContainText("Midterm 1 covers cell energetics");
  await cards(page).last().click();
  await expect(page).toHaveURL(/\/dashboard\/library\/folder\/[0-9a-f-]{36}$/);
  await expect(heading(page, "Biology 101")).toBeVisible();
  await expect(page).toHaveTitle("Biology 101 · Lectern");
});

test("FOL-01 SHL-11 REC-09 shows six skeletons while the list loads, and logs a failure without an empty state", async ({
  page,
}) => {
  await restoreSession(page, "free@lectern.test");
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/rest/v1/folders?*", async (route) => {
    await answered;
    await route.fulfill({ status: 500, json: { message: "down" } });
  });
  const logged = recordLog(page);
  await page.goto(LIST);
  const region = page.getByRole("main").locator("[aria-busy=true]");
  await expect(region).toContainText("Loading folders");
  await expect(region.getByRole("listitem", { includeHidden: true })).toHaveCount(6);
  answer();
  await expect(region).toHaveCount(0);
  await expect.poll(() => logged.some((line) => line.startsWith("Error fetching folders"))).toBe(true);
  await expect(page.getByText("No folders")).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("FOL-02 FOL-03 FOL-06 creates a folder from the empty state, and resets the dialog", async ({ page }, {
  project,
}) => {
  await openSignedIn(page, student("founder", project.name), LIST);
  await expect(page.getByText("No folders", { exact: true })).toBeVisible();
  await expect(page.getByText("Get started by creating a new folder.")).toBeVisible();
  await page.getByRole("button", { name: "New Folder" }).last().click();
  const dialog = page.getByRole("dialog", { name: "Create New Folder" });
  await expect(dialog.getByRole("button")).toHaveText(["Cancel", "Create Folder"]);
  expect(await dialog.getByLabel("Description").evaluate(({ tagName }) => tagName)).toBe("TEXTAREA");
  const chosen = dialog.getByRole("radio", { checked: true });
  const blue = await chosen.getAttribute("value");

  let inserts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("/rest/v1/folders")) inserts += 1;
  });
  await dialog.getByLabel("Folder Name").fill("   ");
  await dialog.getByRole("button", { name: "Create Folder" }).click();
  await expect(dialog).toBeVisible();
  expect(inserts).toBe(0);

  await dialog.getByLabel("Folder Name").fill("Chemistry");
  await dialog.getByLabel("Description").fill("Lab on Fridays");
  await dialog.getByRole("radio").last().check({ force: true });
  await dialog.getByRole("button", { name: "Create Folder" }).click();
  await expect(dialog).toBeHidden();
  await expect(cards(page)).toHaveText(/Chemistry.*Lab on Fridays/);
  expect(inserts).toBe(1);

  await page.getByRole("button", { name: "New Folder" }).click();
  await expect(dialog.getByLabel("Folder Name")).toHaveValue("");
  await expect(dialog.getByLabel("Description")).toHaveValue("");
  expect(await chosen.getAttribute("value")).toBe(blue);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();

  await test.step("FOL-06 a student without recordings sees that there are none to add", async () => {
    await cards(page).getByRole("link").click();
    await page.getByRole("button", { name: "Add Recording" }).click();
    await expect(page.getByRole("dialog").getByText("There are no recordings to add.")).toBeVisible();
  });
});

test(
  "FOL-02 cuts pasted name and description at the database's limits, and creates the folder",
  { tag: "@long" },
  async ({ page }, { project }) => {
    await openSignedIn(page, student("verbose", project.name), LIST);
    await page.getByRole("button", { name: "New Folder" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Create New Folder" });
    await dialog.getByLabel("Folder Name").fill("n".repeat(400));
    await dialog.getByLabel("Description").fill("line\n".repeat(1200));
    await dialog.getByRole("button", { name: "Create Folder" }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await cards(page).getByRole("link").click();
    await expect(heading(page, "n".repeat(maxLengths.folderName))).toBeVisible();
    const stored = page.getByText("line line");
    expect((await stored.textContent())?.length).toBe(maxLengths.folderDescription);
    await expect(page.getByRole("alert")).toHaveCount(0);
  },
);

test("FOL-02 SRV-02 makes one folder when the answer is lost and Create Folder is pressed again", async ({ page }, {
  project,
}) => {
  await openSignedIn(page, student("tunnel", project.name), LIST);
  let requests = 0;
  await page.route("**/rest/v1/folders?*", async (route) => {
    if (route.request().method() !== "POST" || (requests += 1) > 1) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole("button", { name: "New Folder" }).first().click();
  await page.getByLabel("Folder Name").fill("Chemistry");
  await page.getByRole("button", { name: "Create Folder" }).click();
  // The list behind the dialog has it: the creation succeeded, and only its answer was lost.
  await expect(page.locator("article").filter({ hasText: "Chemistry" })).toHaveCount(1);
  await page.getByRole("button", { name: "Create Folder" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.reload();
  await expect(cards(page)).toHaveText(/Chemistry/);
  expect(requests).toBe(2);
});

test("FOL-04 FOL-05 FOL-06 FOL-07 FOL-09 UNT-06 UNT-07 fills a folder, gives it an exam, removes a recording from it, and deletes it", async ({
  page,
  server,
}, { project }) => {
  const email = student("librarian", project.name);
  for (const name of ["Cells", "Genes"]) {
    await server.record(email, { minutes: 30, name });
  }
  await openSignedIn(page, email, LIST);
  await createFolder(page, "Archive");
  await createFolder(page, "Biology");
  await cards(page).filter({ hasText: "Biology" }).click();
  await expect(page.getByText("No recordings", { exact: true })).toBeVisible();
  await expect(page.getByText("Add recordings to this folder to get started.")).toBeVisible();

  const dialog = page.getByRole("dialog", { name: "Add Recordings" });
  const nothingToAdd = async () => {
    await page.getByRole("button", { name: "Add Recording" }).click();
    await expect(dialog.getByText("There are no recordings to add.")).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
  };
  const addAll = async () => {
    await page.getByRole("button", { name: "Add Recording" }).click();
    await expect(dialog.getByText("Recordings can only be added to one folder at a time.")).toBeVisible();
    const boxes = dialog.getByRole("checkbox");
    await expect(boxes).toHaveCount(2);
    await expect(dialog.getByRole("button", { name: "Add to Folder (0)" })).toBeDisabled();
    await boxes.first().check({ force: true });
    await boxes.last().check({ force: true });
    await dialog.getByRole("button", { name: "Add to Folder (2)" }).click();
    await expect(dialog).toBeHidden();
  };
  await test.step("FOL-06 recordings are listed newest first, and added by their checkboxes", async () => {
    await page.getByRole("button", { name: "Add Recording" }).click();
    await expect(dialog.getByRole("listitem")).toHaveText([/Genes/, /Cells/]);
    await dialog.getByRole("button", { name: "Close" }).click();
    await addAll();
    await expect(cards(page).getByRole("heading")).toHaveText(["Genes", "Cells"]);
    await nothingToAdd();
  });

  await test.step("UNT-06 UNT-07 with an exam, the page names what is not yet read; its button marks all, its cards' menus one", async () => {
    await page.getByRole("button", { name: "Add Exam Date" }).click();
    await page
      .getByLabel("Exam Date", { exact: true })
      .fill(new Date(Date.now() + 18 * 86_400_000).toISOString().slice(0, 10));
    await page.getByRole("button", { name: "Save", exact: true }).click();
    const exam = page.getByRole("region", { name: /^Exam · / });
    await expect(exam).toContainText("2 unread lectures: Genes, Cells");
    await exam.getByRole("button", { name: "Mark All as Read" }).click();
    await expect(exam).not.toContainText("unread");
    await expect(findToast(page, "2 lectures marked as read")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(findToast(page, "Undone")).toBeVisible();
    await page.reload();
    await expect(exam).toContainText("2 unread lectures: Genes, Cells");
    await cards(page)
      .filter({ hasText: "Cells" })
      .getByRole("button", { name: /More options for/ })
      .click();
    await page.getByRole("menuitem", { name: "Mark as Read" }).click();
    await expect(exam).toContainText("1 unread lecture: Genes");
    await expect(findToast(page, "Marked as read")).toBeVisible();
    await page.reload();
    await expect(exam).toContainText("1 unread lecture: Genes");
  });

  await test.step("FOL-04 a card opens its recording", async () => {
    await cards(page).first().getByText("Open Recording").click();
    await expect(heading(page, "Genes")).toBeVisible();
    await page.goBack();
  });

  await test.step("FOL-04 FOL-07 Remove from Folder takes effect at once and after a reload", async () => {
    await cards(page)
      .filter({ hasText: "Genes" })
      .getByRole("button", { name: /More options for/ })
      .click();
    await page.getByRole("menuitem", { name: "Remove from Folder" }).click();
    await expect(cards(page).getByRole("heading")).toHaveText(["Cells"]);
    await expect(async () => {
      await page.reload();
      await expect(cards(page).getByRole("heading")).toHaveText(["Cells"], { timeout: 2000 });
    }).toPass();
  });

  await test.step("FOL-06 FOL-07 another folder can take a recording of this one", async () => {
    await page.goto(LIST);
    await cards(page).filter({ hasText: "Archive" }).click();
    await page.getByRole("button", { name: "Add Recording" }).click();
    await expect(dialog.getByRole("listitem").filter({ hasText: "Cells" })).toContainText("now in Biology");
    await expect(dialog.getByRole("listitem").filter({ hasText: "Genes" })).not.toContainText("now in");
    await dialog.getByRole("button", { name: "Close" }).click();
    await addAll();
    await expect(cards(page)).toHaveCount(2);
    await page.goto(LIST);
    await cards(page).filter({ hasText: "Biology" }).click();
    await expect(page.getByText("No recordings", { exact: true })).toBeVisible();
  });

  await test.step("FOL-08 FOL-09 REC-12 deleting names the folder and what stays, shows a toast, opens the list, and keeps the recordings", async () => {
    await page.goto(LIST);
    await cards(page).filter({ hasText: "Archive" }).click();
    await expect(cards(page)).toHaveCount(2);
    const logged = recordLog(page);
    await askToDeleteFolder(page);
    const confirm = page.getByRole("alertdialog", { name: "Are you sure?" });
    await expect(confirm).toContainText("This will permanently delete your folder.");
    await expect(confirm).toContainText(/Archive\. .*stay/);
    await confirm.getByRole("button", { name: "Delete" }).click();
    await expect(findToast(page, "Folder deleted")).toBeVisible();
    await expect(page).toHaveURL(LIST);
    await expect(cards(page).getByRole("heading")).toHaveText(["Biology"]);
    expect(logged).toEqual([]);
    await page.goto("/dashboard/library/recordings");
    await expect(cards(page).getByRole("heading")).toHaveText(["Genes", "Cells"]);
  });
});

test("FOL-10 changes a folder's name, description and colour, from its card and on its page", async ({
  page,
  context,
}, { project }) => {
  await openSignedIn(page, student("edits", project.name), LIST);
  await createFolder(page, "Biology");
  const dialog = page.getByRole("dialog", { name: "Edit Folder" });
  const save = dialog.getByRole("button", { name: "Save" });

  await test.step("FOL-10 from the menu of its card", async () => {
    await cards(page)
      .getByRole("button", { name: /More options for Biology/ })
      .click();
    await page.getByRole("menuitem", { name: "Edit Folder" }).click();
    await dialog.getByLabel("Folder Name").fill("Biology, second term");
    await dialog.getByLabel("Description").fill("Labs and lectures");
    await dialog.getByRole("radio").nth(4).check({ force: true });
    await save.click();
    await expect(cards(page)).toContainText("Labs and lectures");
    await page.reload();
    await expect(cards(page).getByRole("heading")).toHaveText(["Biology, second term"]);
  });

  await test.step("FOL-10 on its page, where an empty name does nothing", async () => {
    await cards(page).click();
    await chooseInHeader(page, "Edit Folder");
    await expect(dialog.getByRole("radio").nth(4)).toBeChecked();
    await dialog.getByLabel("Folder Name").fill("  ");
    await save.click();
    await expect(dialog).toBeVisible();
    await dialog.getByLabel("Folder Name").fill("Cells");
    await save.click();
    await expect(heading(page, "Cells")).toBeVisible();
    await page.reload();
    await expect(heading(page, "Cells")).toBeVisible();
    await expect(page.getByText("Labs and lectures")).toBeVisible();
  });

  await test.step("COR-03 a name from another tab is replaced only when the student saves again", async () => {
    await chooseInHeader(page, "Edit Folder");
    await dialog.getByLabel("Folder Name").fill("Cells of mine");
    const other = await context.newPage();
    await other.goto(page.url());
    await waitForApp(other);
    await chooseInHeader(other, "Edit Folder");
    await other.getByLabel("Folder Name").fill("Cells of the other tab");
    await other.getByRole("button", { name: "Save" }).click();
    await expect(heading(other, "Cells of the other tab")).toBeVisible();
    await other.close();
    await save.click();
    await expect(page.getByRole("region", { name: /Notifications/ }).getByText(/another tab/)).toBeVisible();
    await expect(dialog.getByLabel("Folder Name")).toHaveValue("Cells of mine");
    await save.click();
    await expect(dialog).toBeHidden();
    await expect(heading(page, "Cells of mine")).toBeVisible();
  });
});

const toDay = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const lastDayField = (of: Page) => of.getByLabel("Course End Date").and(of.locator("input"));
const saveButton = (of: Page) => of.getByRole("button", { name: "Save", exact: true });
const confirmButton = (of: Page) => of.getByRole("button", { name: "Schedule Deletion" });

test("DAY-05 END-01 a course's end is set on the folder's page after a question with its counts, and a second tab is told of a change", async ({
  page,
  context,
  server,
}, { project }) => {
  const email = student("course-end", project.name);
  await server.record(email, { name: "Cells" });
  await openSignedIn(page, email, LIST);
  await createFolder(page, "Biology");
  await cards(page).click();
  await page.getByRole("button", { name: "Add Recording" }).click();
  await page.getByRole("dialog").getByRole("checkbox").first().check({ force: true });
  await page.getByRole("button", { name: "Add to Folder (1)" }).click();
  await expect(cards(page).getByRole("heading")).toHaveText(["Cells"]);

  const second = await context.newPage();
  await second.goto(page.url());
  await chooseInHeader(second, "Set Course End Date");
  await lastDayField(second).fill(toDay(60));

  await test.step("DAY-05 the question counts, and Back sets nothing", async () => {
    await chooseInHeader(page, "Set Course End Date");
    await lastDayField(page).fill(toDay(40));
    await saveButton(page).click();
    await expect(page.getByRole("dialog", { name: /^Delete 1 recording after \w+ \d/ })).toBeVisible();
    await page.getByRole("button", { name: "Back" }).click();
    await saveButton(page).click();
    await confirmButton(page).click();
    await expect(page.getByText(/Its recordings will be deleted after/)).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("DAY-05 the second tab overwrites nothing, says so, and may then", async () => {
    await saveButton(second).click();
    await confirmButton(second).click();
    await expect(second.getByText("The course end date was changed in another tab.")).toBeVisible();
    await expect(lastDayField(second)).toHaveValue(toDay(60));
    await saveButton(second).click();
    await confirmButton(second).click();
    await expect(second.getByRole("dialog")).toHaveCount(0);
    await page.reload();
    await page.getByRole("button", { name: "Change Date" }).click();
    await expect(lastDayField(page)).toHaveValue(toDay(60));
  });

  await test.step("END-01 the date is removed without a question", async () => {
    await page.getByRole("button", { name: "Remove Course End Date" }).click();
    await saveButton(page).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByText(/Its recordings are deleted after/)).toHaveCount(0);
  });
  await second.close();
});

test("FOL-08 shows a failed removal, addition or deletion, and restores what was there", async ({ page }) => {
  await openSignedIn(page, "free@lectern.test", LIST);
  await cards(page).first().click();
  await expect(heading(page, "Electives & extras")).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  const count = await cards(page).count();
  await failRequests(page, "**/rest/v1/recordings?id=*", "PATCH");
  await failRequests(page, "**/rest/v1/rpc/change_recordings", "POST");
  await failRequests(page, "**/rest/v1/folders?id=*", "DELETE");

  await cards(page)
    .first()
    .getByRole("button", { name: /More options for/ })
    .click();
  await page.getByRole("menuitem", { name: "Remove from Folder" }).click();
  await expect(findToast(page, "Failed to remove recording from folder")).toBeVisible();
  await expect(cards(page)).toHaveCount(count);

  await page.getByRole("button", { name: "Add Recording" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Recordings" });
  await dialog.getByRole("checkbox").first().check({ force: true });
  await dialog.getByRole("button", { name: "Add to Folder (1)" }).click();
  await expect(findToast(page, "An unexpected error occurred")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Add to Folder (1)" })).toBeEnabled();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(cards(page)).toHaveCount(count);

  await askToDeleteFolder(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(findToast(page, "Failed to delete folder")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Recording" })).toBeEnabled();
});
