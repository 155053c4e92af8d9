import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { answerFunction } from "./answers.ts";
import { openSignedIn, findToast } from "./journey.ts";
import type { Lectern } from "./lectern.ts";
import { PUBLISHABLE_KEY } from "./practice.ts";
import { expect, test } from "./shared-page.ts";
import { openMenu } from "./sign-in.ts";

const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name });
/** Reads the clipboard's HTML, which a word processor would paste (RDT-14). */
const readFormatted = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    return await (await item!.getType("text/html")).text();
  });
/** Reads the lecture's stored segments. */
const readSegments = (page: Page): Promise<{ text: string; start: number; end: number }[]> =>
  page.evaluate(
    async ({ id, apikey }) => {
      const session = JSON.parse(localStorage.getItem("lectern-session") ?? "null");
      const headers = { apikey, authorization: `Bearer ${session.access_token}` };
      const rows = await fetch(`/rest/v1/recording_segments?select=segments&recording_id=eq.${id}`, { headers });
      return (await rows.json())[0].segments;
    },
    { id: new URL(page.url()).pathname.split("/").at(-1) ?? "", apikey: PUBLISHABLE_KEY },
  );
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Signs in a new student and opens their only lecture. */
async function openLecture(page: Page, server: Lectern, email: string): Promise<void> {
  const path = await server.record(email, { minutes: 30 });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await openSignedIn(page, email, path);
}

test("RDT-04 writes notes of a real lecture in each of the styles, copies and stores them", async ({ page, server }, {
  project,
}) => {
  await openLecture(page, server, `styles-${project.name}@school.test`);
  await page.getByRole("tab", { name: "Customize" }).click();
  const notes = panel(page, "Customize");
  const generate = notes.getByRole("button", { name: "Generate Notes" });
  const shapes = {
    "Bullet Points": async () => expect(await notes.locator("ul > li").count()).toBeGreaterThan(2),
    // Terms, tasks and questions are lists in every style.
    Paragraph: async () => {
      await expect(notes.getByRole("heading", { name: "Key terms" })).toBeVisible();
      expect(await notes.locator("xpath=.//ul[following::h3[contains(., 'Key terms')]]").count()).toBe(0);
    },
    Outline: async () => expect(await notes.locator("ol > li, ul > li").count()).toBeGreaterThan(2),
    Essay: async () => expect(await notes.locator("p").count()).toBeGreaterThan(2),
  };
  // The response arrives after the busy button has been checked.
  let seen = Promise.withResolvers<void>();
  await page.route("**/functions/v1/customize-ai-summary", async (route) => {
    await seen.promise;
    await route.continue();
  });
  let before = "";
  for (const [style, hasItsShape] of Object.entries(shapes)) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, on one page
    await test.step(`RDT-04 ${style}`, async () => {
      await notes.getByText(style, { exact: true }).click();
      seen = Promise.withResolvers();
      await generate.click();
      await expect(generate).toHaveAttribute("aria-busy", "true");
      seen.resolve();
      await expect(generate).not.toHaveAttribute("aria-busy", "true");
      await expect(notes.getByRole("alert")).toHaveCount(0);
      await notes.getByRole("button", { name: "Copy Notes" }).click();
      await expect(findToast(page, "Notes copied").last()).toBeVisible();
      // The toast may still be the previous style's.
      await expect.poll(() => clipboard(page)).not.toBe(before);
      const written = await clipboard(page);
      expect(written).toMatch(/antibod|vaccine|immun/i);
      expect(await readFormatted(page)).toMatch(/^(<meta[^>]*>)?<(h1|p|ul)>/);
      before = written;
      await hasItsShape();
    });
  }
  await page.reload();
  await notes.getByRole("button", { name: "Copy Notes" }).click();
  await expect.poll(() => clipboard(page)).toBe(before);
});

test("RDT-06 RDT-08 answers a question with a quotation that links to its time, and says if the lecture has no answer", async ({
  page,
  server,
}, { project }) => {
  // In a narrow window: with a second pane a citation would leave the chat open (RDT-12).
  await page.setViewportSize({ width: 1100, height: 800 });
  const email = `asks-${project.name}@school.test`;
  await openLecture(page, server, email);
  await page.getByRole("tab", { name: "Chat" }).click();
  const chat = panel(page, "Chat");
  const field = chat.getByPlaceholder("Ask about your recording...");

  await test.step("RDT-15 the empty chat offers three questions of this lecture, which it answers, and one of any", async () => {
    const starters = chat.getByRole("list", { name: "Questions to get you started" }).getByRole("button");
    await expect(starters).toHaveCount(4);
    await expect(starters.last()).toHaveText("What are the main points?");
    await starters.first().click();
    await expect(chat.getByRole("link", { name: /^Transcript at/ }).first()).toBeVisible();
    await expect(starters).toHaveCount(0);
    await page.reload();
  });

  await test.step("RDT-06 an answer quotes the lecture", async () => {
    await field.fill("Why is the lymph node like a job market?");
    await field.press("Enter");
    await expect(chat.locator("blockquote").first()).toContainText(/job market/);
    await chat.getByRole("button", { name: "Copy Answer" }).click();
    await expect(findToast(page, "Answer copied")).toBeVisible();
    expect(await clipboard(page)).toContain("job market");
  });

  await test.step("RDT-06 the citation opens that time in the transcript, and Back opens the thread", async () => {
    await chat
      .getByRole("link", { name: /Transcript at 1:\d\d/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\?tab=transcript&t=\d+$/);
    const marked = panel(page, "Transcript").locator("[aria-current=location]");
    await expect(marked).toContainText("job market");
    await expect(marked).toBeInViewport();
    await page.goBack();
    await expect(chat.locator("blockquote").first()).toContainText(/job market/);
  });

  await test.step("RDT-15 the conversation can be copied, because it is not stored", async () => {
    await expect(chat.getByText("This chat isn't saved", { exact: false })).toBeInViewport({ ratio: 1 });
    await chat.getByRole("button", { name: "Copy Conversation" }).click();
    await expect(findToast(page, "Conversation copied")).toBeVisible();
    expect(await clipboard(page)).toMatch(/^### Why is the lymph node like a job market\?\n\n/);
  });

  await test.step("RDT-06 the answer says what the lecture does not contain", async () => {
    const citations = chat.getByRole("link", { name: /^Transcript at/ });
    const before = await citations.count();
    await field.fill("What were the causes of the French Revolution?");
    await field.press("Enter");
    await expect(chat.getByText("I couldn't find that in this recording.", { exact: false })).toBeVisible();
    await expect(citations).toHaveCount(before);
  });

  const elsewhere = chat.getByRole("link", { name: "Search All Lectures" });
  await test.step("AST-03 no other lecture is offered if none contains the answer", async () => {
    await expect(field).toBeEnabled();
    await page.waitForLoadState("networkidle");
    await expect(elsewhere).toHaveCount(0);
  });

  await test.step("RDT-07 the conversation stays when the student visits another page, and is gone after a reload", async () => {
    const lecture = page.url();
    await openMenu(page);
    await page.getByRole("navigation").getByRole("link", { name: "Recordings", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Recordings" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(lecture);
    await expect(chat.getByText("I couldn't find that in this recording.", { exact: false })).toBeVisible();
    await expect(chat.locator("blockquote").first()).toContainText(/job market/);
    await page.reload();
    await expect(chat.getByRole("list", { name: "Questions to get you started" })).toBeVisible();
    await expect(chat.locator("blockquote")).toHaveCount(0);
  });

  await test.step("AST-03 an answer that finds nothing links to the lectures that contain one", async () => {
    const file = test.info().outputPath("history.txt");
    await writeFile(file, "Bread was dear. The causes of the French Revolution were debt, hunger and pamphlets.");
    await server.record(email, { file, minutes: 5, name: "Paris 1789" });
    await field.fill("What were the causes of the French Revolution?");
    await field.press("Enter");
    await elsewhere.click();
    await expect(page).toHaveURL(/\/search\?q=What/);
    await expect(page.getByRole("list", { name: "Results" })).toContainText("Paris 1789");
  });
});

test("PRC-08 TUT-05 a quiz asks a model's cards one by one and keeps them; a doubted sentence says so", async ({
  page,
  server,
}, { project }) => {
  const fronts = ["What does question 0 ask?", "What does question 1 ask?"] as const;
  await answerFunction(page, "who-writes", { json: { model: "reader", host: null } });
  await openLecture(page, server, `quizzed-${project.name}@school.test`);
  const segments = await readSegments(page);
  const cards = [0, 1].map((n) => ({
    front: fronts[n]!,
    back: `Answer ${n}.`,
    quote: segments[n]!.text,
    first: n,
    last: n,
  }));
  const lines = segments.slice(0, 2).map(({ text, start, end }, line) => ({ text, start, end, line }));
  const answers = [
    { message: `1. **${fronts[0]}**\n\n   Answer 0. [0:01](#t=1)`, cards, segments: lines },
    { message: "It fights germs [0:01](#t=1). It trains [0:18](#t=18).", segments: lines, checks: [0] },
  ];
  await answerFunction(page, "openai", () => ({ json: answers.shift() }));
  await page.getByRole("tab", { name: "Chat" }).click();
  const chat = panel(page, "Chat");

  await test.step("PRC-08 shows an answer with its line behind a button", async () => {
    await chat.getByRole("button", { name: "Quiz me" }).click();
    await expect(chat.getByText("Question 1 of 2")).toBeVisible();
    await expect(chat.getByText("Answer 0.")).toHaveCount(0);
    await chat.getByRole("button", { name: "Show Answer" }).click();
    await expect(chat.getByText("Answer 0.")).toBeVisible();
    await expect(chat.getByText(segments[0]!.text)).toBeVisible();
    await chat.getByRole("button", { name: "Next Question" }).click();
    await expect(chat.getByText(fronts[1])).toBeVisible();
  });

  await test.step("PRC-08 goes on where it was after another tab, and keeps the cards", async () => {
    await page.getByRole("tab", { name: "Summary" }).click();
    await page.getByRole("tab", { name: "Chat" }).click();
    await expect(chat.getByText("Question 2 of 2")).toBeVisible();
    await chat.getByRole("button", { name: "Keep as Cards" }).click();
    await expect(chat.getByText("2 cards kept.")).toBeVisible();
  });

  await test.step("TUT-05 marks the sentence whose line doesn't say it", async () => {
    await chat.getByRole("textbox", { name: "Ask about your recording" }).fill("What does a vaccine do?");
    await page.keyboard.press("Enter");
    await expect(chat.getByText("The linked line doesn't say this.")).toHaveCount(1);
  });
});
