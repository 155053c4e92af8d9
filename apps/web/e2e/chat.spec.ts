import { recordLog } from "./console-log.ts";
import { answerFunction, type FunctionAnswer } from "./answers.ts";
import { openSignedIn } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

test("RDT-06 RDT-07 RDT-08 sends one question at a time with Enter, and stores nothing of the chat", async ({
  page,
}) => {
  let answer: FunctionAnswer = { json: { message: "It has **more surface**." } };
  const openai = await answerFunction(page, "openai", () => answer);
  await openSignedIn(page, "free@lectern.test", "/dashboard/library/recordings");
  await page.getByRole("article").first().getByText("Open Recording").click();
  await page.getByRole("tab", { name: "Chat" }).click();
  const panel = page.getByRole("tabpanel", { name: "Chat" });
  const field = panel.getByPlaceholder("Ask about your recording...");
  const writes: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    // The search of all lectures and a folder's terms only read, but are sent as function calls.
    if (
      /\/rpc\/(?:search_recordings|read_unit_terms|read_also_said)$/.test(url) ||
      ["GET", "HEAD"].includes(request.method())
    )
      return;
    if (url.includes("/rest/v1/")) writes.push(url);
  });

  await test.step("RDT-06 an empty thread shows a hint, blank text is not sent, Shift+Enter inserts a line", async () => {
    await expect(panel).toContainText("Feel free to ask AI more specific questions about your recording here.");
    await field.fill("   ");
    await field.press("Enter");
    await field.fill("Why is it folded?");
    await field.press("Shift+Enter");
    await field.pressSequentially("In one sentence.");
    expect(openai.calls).toHaveLength(0);
  });

  await test.step("RDT-06 while a question is answered Send is disabled and reads Sending..., and the field can be edited", async () => {
    openai.hold();
    await field.press("Enter");
    await expect(panel.getByText("Thinking...")).toBeVisible();
    await expect(panel.getByRole("button", { name: "Sending..." })).toBeDisabled();
    await field.fill("And why two membranes?");
    await field.press("Enter");
    await expect(field).toHaveValue("And why two membranes?");
    openai.release();
    await expect(panel.locator("strong", { hasText: "more surface" })).toBeVisible();
    await expect(panel.getByText("Thinking...")).toHaveCount(0);
    expect(openai.calls).toHaveLength(1);
    expect(openai.calls[0]).toMatchObject({
      authorization: expect.stringMatching(/^Bearer ey/),
      body: {
        query: "Why is it folded?\nIn one sentence.",
        // The server reads the transcript and notes by the recording's id (product decision 29).
        transcript: "",
        summary: "",
      },
    });
  });

  await test.step("RDT-06 the thread stays while other tabs are open", async () => {
    await page.getByRole("tab", { name: "Transcript" }).click();
    await page.getByRole("tab", { name: "Chat" }).click();
    await expect(panel.getByText("Why is it folded?")).toBeVisible();
  });

  await test.step("RDT-08 a failed answer shows an alert under the thread, which keeps the question", async () => {
    const logged = recordLog(page);
    answer = { status: 502, html: "<!doctype html><title>Bad Gateway</title>" };
    await field.fill("Does this fail?");
    await panel.getByRole("button", { name: "Send" }).click();
    await expect(panel.getByRole("alert")).toHaveText("Failed to get response");
    await expect(panel.getByText("Does this fail?")).toBeVisible();
    expect(logged.some((line) => line.startsWith("Error getting a response"))).toBe(true);
    answer = { json: { message: "Not this time." } };
    await field.fill("And now?");
    await field.press("Enter");
    await expect(panel.getByText("Not this time.")).toBeVisible();
    await expect(panel.getByRole("alert")).toHaveCount(0);
  });

  await test.step("TUT-01 an answer cites the lines that it is based on", async () => {
    const segments = [
      { text: "The membrane has folds.", line: 9, start: 65, end: 70 },
      { text: "Folds give it more surface.", line: 11, start: 75, end: 80 },
    ];
    answer = { json: { message: "It has **folds** [1:05](#t=65). They give surface [1:15](#t=75).", segments } };
    await field.fill("How many folds?");
    await field.press("Enter");
    const quoted = panel.getByRole("link", { name: "Transcript at 1:05" });
    await expect(quoted).toHaveAttribute("href", /\?tab=transcript&t=65$/);
    await expect(panel.getByRole("link", { name: "Transcript at 1:15" })).toHaveAccessibleDescription(
      "“Folds give it more surface.”",
    );
    await quoted.hover();
    await expect(page.locator("[data-side]").getByText("“The membrane has folds.”").first()).toBeVisible();
  });

  await test.step("TUT-08 what was shown of an answer that broke off stays, and Continue has it go on", async () => {
    answer = {
      events: [
        ["text", { text: "Cristae hold " }],
        ["error", { error: "The answer was cut off." }],
      ],
    };
    await field.fill("What is on cristae?");
    await field.press("Enter");
    await expect(panel.getByRole("alert")).toHaveText("Failed to get response. The answer was cut off.");
    await expect(panel.getByText("Cristae hold")).toBeVisible();
    answer = {
      events: [
        ["text", { text: "the enzymes" }],
        ["done", { message: "Cristae hold the enzymes", cut: true }],
      ],
    };
    await panel.getByRole("button", { name: "Continue" }).click();
    await expect(panel.getByText("The answer hit the length limit.")).toBeVisible();
    expect(openai.calls.at(-1)?.body).toMatchObject({ query: "What is on cristae?", begun: "Cristae hold " });
    answer = { json: { message: "Cristae hold the enzymes for making ATP." } };
    await panel.getByRole("button", { name: "Continue" }).click();
    await expect(panel.getByText("Cristae hold the enzymes for making ATP.")).toHaveCount(1);
    await expect(panel.getByText("Cristae hold")).toHaveCount(1);
    await expect(panel.getByRole("button", { name: "Continue" })).toHaveCount(0);
    expect(openai.calls.at(-1)?.body).toMatchObject({ begun: "Cristae hold the enzymes" });
  });

  await test.step("RDT-07 nothing was stored in the browser or on the server", async () => {
    expect(writes).toEqual([]);
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(kept).not.toContain("folded");
    await page.reload();
    await expect(panel).toContainText("Feel free to ask AI more specific questions about your recording here.");
    await expect(panel.getByText("Not this time.")).toHaveCount(0);
  });
});

test("DAY-04 keeps the question in view when a long answer arrives, and a page that was scrolled meanwhile", async ({
  page,
}) => {
  const message = Array.from({ length: 60 }, (_, index) => `Paragraph ${index + 1} of a long answer.`).join("\n\n");
  const openai = await answerFunction(page, "openai", () => ({ json: { message } }));
  await openSignedIn(page, "free@lectern.test", "/dashboard/library/recordings");
  await page.getByRole("article").first().getByText("Open Recording").click();
  await page.getByRole("tab", { name: "Chat" }).click();
  const panel = page.getByRole("tabpanel", { name: "Chat" });
  const field = panel.getByPlaceholder("Ask about your recording...");

  await field.fill("First question?");
  await field.press("Enter");
  await expect(panel.getByText("Paragraph 60 of a long answer.")).toBeAttached();
  await expect(panel.getByText("First question?")).toBeInViewport();
  await expect(panel.getByText("Paragraph 1 of a long answer.")).toBeInViewport();
  const isUncovered = panel.getByText("First question?").evaluate((question) => {
    const { x, y, width, height } = question.getBoundingClientRect();
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
    return onTop !== null && question.contains(onTop);
  });
  expect(await isUncovered, "the sticky title and tabs don't cover it").toBe(true);

  openai.hold();
  await field.fill("Second question?");
  await field.press("Enter");
  await expect(panel.getByText("Thinking...")).toBeInViewport();
  await panel.getByText("Paragraph 30 of a long answer.").scrollIntoViewIfNeeded();
  openai.release();
  await expect(panel.getByText("Thinking...")).toHaveCount(0);
  await expect(panel.getByText("Paragraph 30 of a long answer.").first()).toBeInViewport();
  await expect(panel.getByText("Second question?")).not.toBeInViewport();
});
