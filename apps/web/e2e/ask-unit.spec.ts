import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { readBackend } from "../src/platform/backend.ts";
import { restoreSession, waitForApp } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

const { publishableKey: apikey } = readBackend({});

const lectures = [
  [
    "Cells",
    [
      "Today we talk about cells.",
      "The mitochondrion is an organelle that makes the energy of a cell.",
      "A mitochondrion has a membrane of its own.",
    ],
  ],
  ["Energy", ["Last week we met the mitochondrion.", "Glycolysis is the splitting of glucose in the cytoplasm."]],
  ["Plants", ["Plants make sugar from light.", "Chlorophyll is a pigment that leaves the green."]],
] as const;

/** Gives the student a folder of three lectures, a week apart, and returns the folder's id. */
async function createUnit(page: Page): Promise<string> {
  const stored = await page.evaluate(() => localStorage.getItem("lectern-session"));
  const session = JSON.parse(stored ?? "{}") as { access_token: string; user: { id: string } };
  const headers = { apikey, authorization: `Bearer ${session.access_token}` };
  const folderId = randomUUID();
  const folder = { id: folderId, user_id: session.user.id, name: "Biology" };
  expect((await page.request.post("/rest/v1/folders", { headers, data: folder })).status()).toBe(201);
  for (const [week, [name, lines]] of lectures.entries()) {
    const data = {
      clientId: randomUUID(),
      name,
      startedAt: new Date(Date.UTC(2025, 9, 4 + 7 * week, 12)).toISOString(),
      minutes: 3,
      transcript: { segments: lines.map((text, at) => ({ start: at * 80, end: at * 80 + 9, text })) },
    };
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const sent = await page.request.post("/functions/v1/ingest-recording", { headers, data });
    expect(sent.status()).toBe(201);
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const { id } = (await sent.json()) as { id: string };
    // oxlint-disable-next-line no-await-in-loop -- one after another
    const moved = await page.request.patch(`/rest/v1/recordings?id=eq.${id}`, {
      headers,
      data: { folder_id: folderId },
    });
    expect(moved.ok()).toBe(true);
    const isCompleted = async () => {
      const read = await page.request.get(`/rest/v1/recordings?id=eq.${id}&select=status`, { headers });
      return JSON.stringify(await read.json());
    };
    // oxlint-disable-next-line no-await-in-loop -- one after another
    await expect.poll(isCompleted).toContain("completed");
  }
  return folderId;
}

test("UNT-01 asks about a folder of three lectures, keeps the selection and the thread, and opens an answer's source", async ({
  page,
}, info) => {
  await restoreSession(page, `asks-unit-${info.project.name}-${info.repeatEachIndex}@school.test`);
  const folderId = await createUnit(page);
  await page.goto(paths.folder(folderId));
  await waitForApp(page);
  const unit = page.getByRole("region", { name: "Ask about this folder" });
  await unit.getByRole("textbox", { name: "Ask about these 3 lectures" }).fill("What does the mitochondrion do?");
  await unit.getByRole("textbox").press("Enter");
  await expect(unit.getByText("Mentioned in 2 of 3 lectures, first on October 4.")).toBeVisible();
  const links = unit.getByRole("link", { name: /, transcript$/ });
  await expect(links).toHaveText(["Cells · 1:20", "Energy · 0:00"]);

  await test.step("UNT-01 a follow-up question uses the same lectures, which checkboxes select", async () => {
    await unit.getByRole("button", { name: "Choose Lectures" }).click();
    await unit.getByRole("checkbox", { name: /^Cells/ }).click();
    const field = unit.getByRole("textbox", { name: "Ask about 2 of 3 lectures" });
    await field.fill("Which lectures mention the mitochondrion?");
    await field.press("Enter");
    await expect(unit.getByText("Mentioned in 1 of 2 lectures, first on October 11.")).toBeVisible();
  });

  await test.step("UNT-01 an answer's link opens the lecture at the cited time, and Back restores the thread and the selection", async () => {
    await links.first().click();
    await expect(page).toHaveURL(/\/recording\/[0-9a-f-]{36}\?tab=transcript&t=80$/);
    await expect(
      page.getByText("The mitochondrion is an organelle that makes the energy of a cell.").first(),
    ).toBeVisible();
    await page.goBack();
    await expect(unit.getByText("Mentioned in 2 of 3 lectures, first on October 4.")).toBeVisible();
    await expect(unit.getByRole("textbox", { name: "Ask about 2 of 3 lectures" })).toBeVisible();
  });

  await test.step("UNT-01 the palette passes the typed text to the page", async () => {
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("combobox").fill("What is glycolysis?");
    await page.getByRole("option", { name: "Ask about this folder “What is glycolysis?”" }).click();
    await expect(unit.getByRole("textbox")).toHaveValue("What is glycolysis?");
  });

  await test.step("UNT-03 its key terms say where each is defined and said, and lead there", async () => {
    const terms = page.getByRole("region", { name: "Key terms" });
    await terms.getByRole("button", { name: "Key terms" }).click();
    await expect(terms.getByRole("term").filter({ hasText: "mitochondrion" })).toBeVisible();
    await expect(terms.getByRole("link", { name: "Cells · 1:20, transcript" })).toBeVisible();
    await terms.getByRole("link", { name: "Energy · 0:00, transcript" }).click();
    await expect(page).toHaveURL(/\/recording\/[0-9a-f-]{36}\?tab=transcript&t=0&q=mitochondrion$/);
    await expect(page.locator("mark").first()).toHaveText("mitochondrion");
  });

  await test.step("UNT-03 in a transcript they show their definition, and lead to the lecture that defines them", async () => {
    await page.goto(page.url().replace("&t=0&q=mitochondrion", ""));
    await page.getByRole("button", { name: "mitochondrion" }).click();
    const card = page.getByRole("dialog", { name: "mitochondrion" });
    await expect(card).toContainText("The mitochondrion is an organelle that makes the energy of a cell.");
    await card.getByRole("link", { name: "Cells · 1:20, transcript" }).click();
    await expect(page).toHaveURL(/\?tab=transcript&t=80&q=mitochondrion$/);
  });
});
