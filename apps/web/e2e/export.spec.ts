import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { listZip } from "@lectern/export/testing/list-zip";
import { chooseInHeader, openSignedIn, restoreSession } from "./journey.ts";
import { expect, test } from "./shared-page.ts";
import { openMenu } from "./sign-in.ts";

/** The browser's own dialog for files can't be used here: it gives a file of the page's own file system. */
const pickPrivateFile = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, "showSaveFilePicker", async () => {
      const folder = await navigator.storage.getDirectory();
      return await folder.getFileHandle("export.zip", { create: true });
    });
  });

const withoutPicker = (page: Page) => page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));

const readPrivateFile = async (page: Page): Promise<Uint8Array> =>
  Uint8Array.from(
    await page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      const file = await (await folder.getFileHandle("export.zip")).getFile();
      return Array.from(new Uint8Array(await file.arrayBuffer()));
    }),
  );

async function openTools(page: Page): Promise<void> {
  await page.goto("/dashboard/settings");
  const tools = page.getByRole("switch", { name: "Tools" });
  if (!(await tools.isChecked())) await tools.click();
  await openMenu(page);
  await page.getByRole("link", { name: "Tools" }).click();
}

const check = (files: ReadonlyMap<string, string>) => {
  const manifest = JSON.parse(files.get("manifest.json") ?? "null");
  for (const { path, sha256 } of manifest.files)
    expect([path, createHash("sha256").update(files.get(path)!).digest("hex")]).toEqual([path, sha256]);
  return manifest;
};

const readClipboard = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => await (await item!.getType(type)).text();
    return { html: await read("text/html"), text: await read("text/plain") };
  });

test("EXP-01 EXP-02 EXP-03 a lecture and the library are copied and exported", async ({ page, context, server }, {
  project,
}) => {
  const email = `export-${project.name}@school.test`;
  const path = await server.record(email, { name: "Con: A/B?" });
  await server.sendGuide(email);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const script = await pickPrivateFile(page);
  await openSignedIn(page, email, path);
  const more = page.getByRole("button", { name: "More options for Con: A/B?" });

  await test.step("EXP-01 Recordings, Favorites and a recording offer their export, with the tools switched off", async () => {
    for (const name of ["Recordings", "Favorites"]) {
      // oxlint-disable no-await-in-loop -- one page after another
      await openMenu(page);
      await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name, exact: true }).click();
      await page.getByRole("button", { name: `More options for ${name.toLowerCase()}` }).click();
      await expect(page.getByRole("menuitem", { name: "Export" })).toBeVisible();
      await page.keyboard.press("Escape");
      // oxlint-enable no-await-in-loop
    }
    await page.goto(path);
    await more.click();
    await expect(page.getByRole("menuitem", { name: "Export" })).toBeVisible();
    await page.keyboard.press("Escape");
  });

  await test.step("EXP-03 a recording is copied as Markdown", async () => {
    await more.click();
    await page.getByRole("menuitem", { name: "Copy as Markdown" }).click();
    await expect(page.getByText("Copied as Markdown")).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# Con: A\/B\?\n/);
    expect(copied).toContain("\n## Transcript\n");
    expect(copied).toMatch(new RegExp(`\\]\\(${new URL(page.url()).origin}${path}\\?tab=transcript&t=\\d+\\)`));
    expect(copied).not.toContain("#t=");
    expect(await page.evaluate(async () => (await navigator.clipboard.read())[0]?.types)).toEqual(["text/plain"]);
  });

  await test.step("EXP-03 a recording is copied with its formatting for a word processor", async () => {
    await more.click();
    await page.getByRole("menuitem", { name: "Copy with Formatting" }).click();
    await expect(page.getByText("Copied with formatting")).toBeVisible();
    const { html, text } = await readClipboard(page);
    expect(html).toMatch(/<h1>Con: A\/B\?<\/h1>[^]*<h2>Transcript<\/h2>/);
    expect(text).toMatch(/^# Con: A\/B\?\n/);
  });

  await test.step("EXP-01 Settings opens the export of the library, written straight to disk", async () => {
    await openTools(page);
    await page.getByRole("button", { name: "Share & Export" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
    await expect(page.getByText("Saved to the folder you chose.")).toBeVisible();
    const files = listZip(await readPrivateFile(page));
    expect(check(files).counts).toMatchObject({
      recordings: 1,
      folders: 0,
      tags: 0,
      studyGuides: 1,
      cards: 0,
      reviews: 0,
    });
    expect([...files.keys()].find((name) => name.endsWith("transcript.vtt"))).toMatch(
      /^recordings\/\d{4}-\d\d-\d\d Con A B\/transcript\.vtt$/,
    );
    await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("EXP-01 a study guide offers its export", async () => {
    await openMenu(page);
    await page.getByRole("link", { name: "Study Guides" }).click();
    await page.getByRole("link", { name: "Open Study Guide" }).click();
    await expect(page).toHaveURL(/\/study-guide\//);
    // The address changes before the list with its menus goes.
    await expect(page.getByRole("button", { name: "Delete Study Guide" })).toBeVisible();
    await page.getByRole("button", { name: /^More options for/ }).click();
    await page.getByRole("menuitem", { name: "Export" }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
    expect((await download).suggestedFilename()).toMatch(/\.md$/);
    await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  });

  await test.step("EXP-01 a recording is exported as a Word document", async () => {
    await openMenu(page);
    await page.getByRole("link", { name: "Recordings", exact: true }).click();
    await page.getByRole("main").getByRole("link", { name: "Open Recording" }).first().click();
    // Its card has a menu of the same name.
    await expect(page.getByRole("button", { name: "Edit Title" })).toBeVisible();
    await more.click();
    await page.getByRole("menuitem", { name: "Export" }).click();
    await page.getByRole("radio", { name: /^Word/ }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
    expect((await download).suggestedFilename()).toBe("Con A B.docx");
    const bytes = new Uint8Array(readFileSync(await (await download).path()));
    expect(listZip(bytes).get("word/document.xml")).toContain("Con: A/B?");
  });

  await test.step("EXP-01 a folder exports what is in it", async () => {
    await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
    await chooseInHeader(page, "Add to Folder");
    await page.getByRole("dialog").getByLabel("New Folder").fill("Semester");
    await page.getByRole("dialog").getByRole("button", { name: "Create and Add" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await openMenu(page);
    await page.getByRole("link", { name: "Folders" }).click();
    await page.getByRole("link", { name: /Semester/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Semester" })).toBeVisible();
    await chooseInHeader(page, "Export");
    await page.getByRole("dialog").getByRole("button", { name: "Export" }).click();
    await expect(page.getByText("Saved to the folder you chose.")).toBeVisible();
    const { counts } = check(listZip(await readPrivateFile(page)));
    expect(counts).toEqual({ recordings: 1, folders: 1, tags: 0, studyGuides: 0, cards: 0, reviews: 0 });
  });
  await script.dispose();
});

test("EXP-02 without access to the disk the file is downloaded, a failed read is tried again and Cancel ends it", async ({
  page,
  server,
}, { project }) => {
  const email = `export-memory-${project.name}@school.test`;
  await server.record(email);
  const script = await withoutPicker(page);
  const ofExport: string[] = [];
  page.on("request", (request) => {
    const [file] = /(?:ExportDialog|export-writer|export\.worker|docx)(?=-[\w-]{8}\.js$)/.exec(request.url()) ?? [];
    if (file !== undefined) ofExport.push(file);
  });
  await restoreSession(page, email);
  await openTools(page);
  const dialog = page.getByRole("dialog");

  await test.step("EXP-02 the export's code is fetched when its dialog opens, and its worker when it begins", async () => {
    expect(ofExport).toEqual([]);
    await page.getByRole("button", { name: "Share & Export" }).click();
    await expect(dialog).toContainText("up to 1 GB");
    expect(ofExport.toSorted()).toEqual(["ExportDialog", "export-writer"]);
  });

  await test.step("EXP-02 Cancel ends a read that doesn't answer within a second", async () => {
    await page.route("**/rest/v1/recording_segments*", () => undefined);
    await dialog.getByRole("button", { name: "Export" }).click();
    await expect(dialog.getByRole("progressbar")).toBeVisible();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog.getByRole("radio", { name: /^Everything/ })).toBeVisible({ timeout: 1_000 });
    await page.unrouteAll({ behavior: "ignoreErrors" });
  });

  await test.step("EXP-02 a failed read is tried again, and the file is downloaded", async () => {
    await page.route("**/rest/v1/recording_segments*", (route) => route.abort(), { times: 1 });
    await dialog.getByRole("button", { name: "Export" }).click();
    await expect(dialog.getByRole("alert")).toContainText("couldn't read");
    const download = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Try Again" }).click();
    const bytes = new Uint8Array(readFileSync(await (await download).path()));
    expect(check(listZip(bytes)).counts.recordings).toBe(1);
    await expect(dialog.getByText("Saved to your Downloads.")).toBeVisible();
  });
  await script.dispose();
});
