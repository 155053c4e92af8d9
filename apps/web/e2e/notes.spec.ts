import type { Page } from "@playwright/test";
import { recordLog } from "./console-log.ts";
import { answerFunction } from "./answers.ts";
import { openSignedIn } from "./journey.ts";
import { expect, test } from "./shared-page.ts";
import { signOut } from "./sign-in.ts";

const panel = (page: Page) => page.getByRole("tabpanel", { name: "Customize" });
const generate = (page: Page) => panel(page).getByRole("button", { name: "Generate Notes" });

/** Signs in a new student and opens a tab of their only lecture. */
async function openLecture(page: Page, path: string, email: string, tab: string): Promise<void> {
  await openSignedIn(page, email, `${path}?tab=${tab}`);
  await expect(page.getByRole("tab", { selected: true })).toHaveText(new RegExp(tab, "i"));
}

/** Sends the settings page's request. */
const setDefaultStyle = (page: Page, style: string) =>
  page.evaluate(async (wanted) => {
    const session = JSON.parse(localStorage.getItem("lectern-session") ?? "null");
    const answer = await fetch(`/rest/v1/user_info?id=eq.${session.user.id}`, {
      method: "PATCH",
      headers: {
        apikey: "sb_publishable_lectern_local",
        authorization: `Bearer ${session.access_token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify({ default_summary_style: wanted }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }, style);

test("RDT-04 RDT-05 RDT-08 writes notes in the default style and a chosen one, stores them, and keeps them after a failure", async ({
  page,
  server,
}, { project }) => {
  const email = `notes-${project.name}@school.test`;
  const path = await server.record(email);
  let answer: { status?: number; json: unknown } = { json: { message: "## Immunity\n\n- **Memory** cells remember" } };
  const customize = await answerFunction(page, "customize-ai-summary", () => answer);
  await openLecture(page, path, email, "customize");

  await test.step("RDT-04 no notes yet, and the styles", async () => {
    await expect(panel(page)).toContainText("No notes generated yet.");
    for (const style of ["Bullet Points", "Paragraph", "Outline", "Essay"])
      await expect(panel(page).getByRole("radio", { name: style })).toBeVisible();
    await expect(panel(page).getByRole("radio", { name: "Bullet Points" })).toBeChecked();
  });

  await test.step("RDT-05 the student's default style is selected", async () => {
    await setDefaultStyle(page, "outline");
    await page.reload();
    await expect(panel(page).getByRole("radio", { name: "Outline" })).toBeChecked();
  });

  await test.step("RDT-04 the button is busy; the notes are rendered Markdown", async () => {
    await panel(page).getByText("Essay").click();
    customize.hold();
    await generate(page).click();
    await expect(generate(page)).toHaveAttribute("aria-disabled", "true");
    await generate(page).click({ force: true });
    customize.release();
    await expect(panel(page).getByRole("heading", { name: "Immunity" })).toBeVisible();
    await expect(panel(page).locator("strong", { hasText: "Memory" })).toBeVisible();
    expect(customize.calls).toHaveLength(1);
    expect(customize.calls[0]).toMatchObject({
      authorization: expect.stringMatching(/^Bearer ey/),
      body: { style: "essay", transcript: "" },
    });
  });

  await test.step("RDT-04 the notes are stored in ai_notes", async () => {
    await expect(generate(page)).not.toHaveAttribute("aria-disabled", "true");
    await page.reload();
    await expect(panel(page).getByRole("heading", { name: "Immunity" })).toBeVisible();
  });

  await test.step("RDT-09 links of the six schemes stay links, others are text", async () => {
    const safe = ["https://a.test/", "http://a.test/", "mailto:a@a.test", "irc://a.test/x", "ircs://a.test/x"];
    const links = [...safe, "xmpp:a@a.test"];
    const others = ["javascript:alert(1)", "data:text/html,x", "vbscript:x", "JaVaScRiPt:alert(1)", "file:///etc"];
    const words = [...links, ...others].map((url, index) => `[word ${index}](${url})`).join(" ");
    answer = { json: { message: `## Links\n\n${words} <javascript:alert(1)>` } };
    await generate(page).click();
    await expect(panel(page).getByRole("heading", { name: "Links" })).toBeVisible();
    await expect(panel(page).getByText(`word ${links.length + others.length - 1}`)).toBeVisible();
    const hrefs = await panel(page)
      .locator("a[href]:not([href=''])")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(hrefs).toEqual(links);
    answer = { json: { message: "## Immunity\n\n- **Memory** cells remember" } };
    await generate(page).click();
    await expect(panel(page).getByRole("heading", { name: "Immunity" })).toBeVisible();
  });

  await test.step("RDT-08 a failure shows an alert in the tab, and the old notes stay", async () => {
    const logged = recordLog(page);
    answer = { status: 500, json: { error: "The provider is down" } };
    await generate(page).click();
    await expect(panel(page).getByRole("alert")).toHaveText("Failed to generate notes. The provider is down");
    await expect(panel(page).getByRole("heading", { name: "Immunity" })).toBeVisible();
    expect(logged.some((line) => line.startsWith("Error generating notes"))).toBe(true);
  });

  await test.step("RDT-08 a missing session shows the same failure", async () => {
    answer = { status: 401, json: { error: "Sign in first" } };
    await generate(page).click();
    await expect(panel(page).getByRole("alert")).toHaveText("Failed to generate notes. Sign in first");
    answer = { json: { message: "## Again" } };
    await generate(page).click();
    await expect(panel(page).getByRole("heading", { name: "Again" })).toBeVisible();
    await expect(panel(page).getByRole("alert")).toHaveCount(0);
  });

  await test.step("RDT-08 notes that could not be stored stay on the page with an alert", async () => {
    await page.route("**/rest/v1/rpc/change_notes*", (route) =>
      route.fulfill({ status: 500, json: { message: "down" } }),
    );
    answer = { json: { message: "## Not stored" } };
    await generate(page).click();
    await expect(panel(page).getByRole("alert")).toHaveText("Failed to generate notes");
    await expect(panel(page).getByRole("heading", { name: "Not stored" })).toBeVisible();
  });
});

test("RDT-04 RDT-06 disables notes and chat without a transcript", { tag: "@long" }, async ({ page }) => {
  await openSignedIn(page, "free@lectern.test", "/dashboard/library/recordings");
  await page.getByRole("article").filter({ hasText: "mic was off" }).getByText("Open Recording").click();
  await page.getByRole("tab", { name: "Customize" }).click();
  await expect(generate(page)).toBeDisabled();
  await page.getByRole("tab", { name: "Chat" }).click();
  await expect(page.getByPlaceholder("Ask about your recording...")).toBeDisabled();
  await expect(page.getByRole("button", { name: "Send" })).toBeDisabled();
});

test("RDT-14 notes are drafts during the session: the keyboard chooses another and undoes that, and the last one is stored", async ({
  page,
  server,
}, { project }) => {
  const email = `drafts-${project.name}@school.test`;
  const path = await server.record(email);
  let title = "First";
  await answerFunction(page, "customize-ai-summary", () => ({ json: { message: `## ${title}\n\nNotes.` } }));
  await openLecture(page, path, email, "customize");
  const findNotes = (name: string) => panel(page).getByRole("heading", { name, exact: true });
  const drafts = panel(page).getByRole("group", { name: "Drafts from this session" });
  const write = async (style: string, heading: string) => {
    title = heading;
    await panel(page).getByRole("radio", { name: style }).focus();
    await page.keyboard.press("Space");
    // A draft that was chosen is stored first.
    await expect(generate(page)).not.toHaveAttribute("aria-disabled", "true");
    await generate(page).press("Enter");
    await expect(findNotes(heading)).toBeVisible();
    await expect(generate(page)).not.toHaveAttribute("aria-disabled", "true");
  };

  await write("Essay", "First");
  await expect(drafts).toHaveCount(0);
  await write("Outline", "Second");
  await write("Outline", "Third");
  await expect(drafts.getByRole("button")).toHaveText(["Essay", "Outline", "Outline 2"]);
  await drafts.getByRole("button", { name: "Essay" }).press("Enter");
  await expect(findNotes("First")).toBeVisible();
  await expect(drafts.getByRole("button", { name: "Essay", pressed: true })).toBeFocused();
  await write("Paragraph", "Fourth");
  await panel(page).getByRole("button", { name: "Undo" }).press("Enter");
  await expect(findNotes("First")).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(generate(page)).not.toHaveAttribute("aria-disabled", "true");

  await page.getByRole("tab", { name: "Summary" }).click();
  await page.getByRole("tab", { name: "Customize" }).click();
  await expect(drafts.getByRole("button")).toHaveCount(4);
  await page.reload();
  await expect(findNotes("First")).toBeVisible();
  await expect(drafts).toHaveCount(0);
});

test("RDT-04 TUT-09 SHL-17 offers a focus where a model writes, without moving the button below, sends it, keeps it in the tab, and forgets it at sign-out", async ({
  page,
  server,
}, { project }) => {
  const email = `focus-${project.name}@school.test`;
  const path = await server.record(email);
  let model: string | null = null;
  const writer = await answerFunction(page, "who-writes", () => ({ json: { model, host: null } }));
  const customize = await answerFunction(page, "customize-ai-summary", () => ({ json: { message: "# Proofs" } }));
  const focus = panel(page).getByRole("textbox", { name: "Focus (optional)" });
  await openLecture(page, path, email, "customize");
  await expect(generate(page)).toBeVisible();
  await expect(focus).toHaveCount(0);
  model = "llama";
  writer.hold();
  await page.reload();
  await expect(generate(page)).toBeVisible();
  await expect(focus).toHaveCount(0);
  const place = await generate(page).boundingBox();
  writer.release();
  await expect(focus).toBeVisible();
  expect(await generate(page).boundingBox()).toEqual(place);
  await focus.fill("Focus on the proofs");
  await page.reload();
  await expect(focus).toHaveValue("Focus on the proofs");
  await generate(page).click();
  await expect(panel(page).getByRole("heading", { name: "Proofs" })).toBeVisible();
  expect(customize.calls.at(-1)?.body).toMatchObject({ focus: "Focus on the proofs" });
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("proofs");
  await page.goto("/dashboard/settings");
  await signOut(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("proofs");
});
