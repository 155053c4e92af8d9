import type { Page } from "@playwright/test";
import { expect, test } from "./lectern.ts";
import { waitForApp } from "./journey.ts";
import { signIn } from "./sign-in.ts";

const PUBLISHABLE_KEY = "sb_publishable_lectern_local";

const countReviews = (page: Page): Promise<number> =>
  page.evaluate(async (apikey) => {
    const session = JSON.parse(localStorage.getItem("lectern-session") ?? "null");
    const headers = { apikey, authorization: `Bearer ${session.access_token}` };
    const rows = await (await fetch("/rest/v1/reviews?select=rating", { headers })).json();
    return rows.length;
  }, PUBLISHABLE_KEY);

test("UNT-06 sets the date of an exam, sees the plan, practices, and saves the calendar file", async ({
  page,
  server,
}, { project }) => {
  const email = `exam-${project.name}@school.test`;
  const output = await server.phone("record", "examples/lecture.vtt", "--as", email, "--minutes", "50");
  const { pathname } = new URL(output.trim().split("\n").at(-1) ?? "");
  await page.goto(pathname);
  await signIn(page, email);
  await expect(page).toHaveURL(pathname);
  await waitForApp(page);

  // A folder with the lecture and a card of it, by the requests that the app sends.
  const folderId = await page.evaluate(
    async ({ recordingId, apikey }) => {
      const session = JSON.parse(localStorage.getItem("lectern-session") ?? "null");
      const headers = { apikey, authorization: `Bearer ${session.access_token}`, "content-type": "application/json" };
      const send = async (path: string, method: string, body: object) => {
        const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(await answer.text());
      };
      const id = crypto.randomUUID();
      await send("/rest/v1/folders", "POST", { id, user_id: session.user.id, name: "Biology" });
      await send(`/rest/v1/recordings?id=eq.${recordingId}`, "PATCH", { folder_id: id });
      const stored = await fetch(`/rest/v1/recording_segments?select=segments&recording_id=eq.${recordingId}`, {
        headers,
      });
      const [{ segments }] = await stored.json();
      await send("/functions/v1/add-card", "POST", {
        id: crypto.randomUUID(),
        recording_id: recordingId,
        front: "What is said first?",
        back: "This",
        quote: segments[0].text,
        first: 0,
        last: 0,
      });
      return id;
    },
    { recordingId: pathname.split("/").at(-1) ?? "", apikey: PUBLISHABLE_KEY },
  );

  await page.goto(`/dashboard/library/folder/${folderId}`);
  await waitForApp(page);
  await page.getByRole("button", { name: "Edit Folder" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Folder" });
  const date = await page.evaluate(() => {
    const day = new Date();
    day.setDate(day.getDate() + 12);
    return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
      .map((part) => String(part).padStart(2, "0"))
      .join("-");
  });
  await dialog.getByLabel("Exam Date").fill(date);
  await dialog.getByLabel("Exam Name (optional)").fill("Midterm");
  await dialog.getByLabel("Folder Name").fill("Biology 101");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();

  await expect(page.getByRole("heading", { level: 1, name: "Biology 101" })).toBeVisible();
  const exam = page.getByRole("region", { name: /^Midterm · / });
  await expect(exam).toContainText(/In 1[12] days/);
  await expect(exam).toContainText("A forecast comes after 50 more reviews");
  await expect(exam).toContainText("1 card today");

  await exam.getByRole("link", { name: "Practice" }).click();
  await page.getByRole("button", { name: "Show answer" }).click();
  await page.getByRole("button", { name: /^Easy/ }).click();
  await expect(page.getByRole("heading", { name: "1 card practiced" })).toBeVisible();
  await expect.poll(() => countReviews(page)).toBe(1);
  await page.goto(`/dashboard/library/folder/${folderId}`);
  await waitForApp(page);
  await expect(exam).toContainText("0 cards today");

  const download = page.waitForEvent("download");
  await exam.getByRole("button", { name: "Add to Calendar" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("exam.ics");
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString("utf8");
  expect(text).toContain(`DTSTART;VALUE=DATE:${date.replaceAll("-", "")}\r\n`);
  expect(text).toContain("SUMMARY:Midterm: Biology 101\r\n");
});
