import type { Page } from "@playwright/test";
import { openSignedIn, findToast } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

const FORMS = "/dashboard/settings";
const send = (page: Page) => page.getByRole("button", { name: "Send" });
const image = (name: string) => ({ name, mimeType: "image/png", buffer: Buffer.from("not really") });

/** Records what would open the mail client, and every call of `fetch` from then on. */
async function catchMail(page: Page): Promise<{ mails: () => Promise<URL[]>; calls: string[] }> {
  await page.evaluate(() => {
    const caught: string[] = [];
    Object.assign(window, { caught });
    window.open = (address) => {
      caught.push(String(address));
      return null;
    };
  });
  const calls: string[] = [];
  page.on("request", (request) => calls.push(`${request.method()} ${request.url()}`));
  return {
    mails: async () =>
      (await page.evaluate(() => (window as unknown as { caught: string[] }).caught)).map((mail) => new URL(mail)),
    calls,
  };
}

async function readCategories(page: Page, label: string): Promise<(string | null)[]> {
  const options = page.getByLabel(label).locator("option:not([disabled])");
  await expect(options).not.toHaveCount(0);
  return options.evaluateAll((all) => all.map((option) => option.getAttribute("value")));
}

async function fill(page: Page, [category, title, message]: readonly [string, string, string]): Promise<void> {
  const [type, subject, text] = [
    page.getByLabel(/^(Category|Issue Type)$/),
    page.getByLabel(/^(Subject|Title)$/),
    page.getByLabel(/^(Message|Description)$/),
  ];
  await type.selectOption(category);
  await subject.fill(title);
  await text.fill(message);
}

test("SUP-01 SUP-04 writes a support mail in one of four categories, with version and platform", async ({ page }) => {
  await openSignedIn(page, "free@lectern.test", `${FORMS}/contact-support`);
  const question = page.getByRole("group").first();
  await expect(question.locator("p").first()).toBeHidden();
  await question.locator("summary").click();
  await expect(question.locator("p").first()).toBeVisible();
  const values = await readCategories(page, "Category");
  expect(values).toEqual(["technical", "account", "feature", "other"]);

  await expect(page.getByText("Please fill in all fields")).toBeVisible();
  await expect(send(page)).toBeDisabled();
  await fill(page, ["account", "   ", "Where is my lecture?"]);
  await expect(send(page)).toBeDisabled();
  await fill(page, ["account", "Lost lecture", "\n "]);
  await expect(send(page)).toBeDisabled();
  await fill(page, ["account", " Lost lecture ", "Where is\nmy lecture? & why"]);
  await expect(page.getByText("Please fill in all fields")).toHaveCount(0);

  const { mails, calls } = await catchMail(page);
  await send(page).click();
  await expect(findToast(page, "Email client opened")).toBeVisible();
  const [mail] = await mails();
  expect(mail?.pathname).toBe("support@lectern.example");
  expect(mail?.searchParams.get("subject")).toContain("Lost lecture");
  const body = mail?.searchParams.get("body") ?? "";
  for (const part of ["Where is\r\nmy lecture? & why", "account", "1.2.0", "Web", "free@lectern.test"]) {
    expect(body).toContain(part);
  }
  expect(calls.filter((call) => !/\/rest\/v1\/|\/assets\//.test(call))).toEqual([]);
  expect(calls.filter((call) => call.startsWith("POST"))).toEqual([]);
  await expect(page.getByLabel("Subject")).toHaveValue(" Lost lecture ");
});

test("SUP-04 puts the beginning of a message too long for a link into the mail, and copies the whole text", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openSignedIn(page, "free@lectern.test", `${FORMS}/contact-support?category=technical`);
  // Encoded, each of these letters is six characters long.
  const message = "ü".repeat(400);
  await fill(page, ["technical", "Sound", message]);
  const { mails } = await catchMail(page);
  await send(page).click();
  await expect(findToast(page, "Email client opened")).toBeVisible();
  const [mail] = await mails();
  expect(mail?.href.length).toBeLessThanOrEqual(2000);
  expect(mail?.searchParams.get("body")).toMatch(/^üüü[\s\S]*Please copy the full text/);
  await page.getByRole("button", { name: "Copy Full Message" }).click();
  await expect(findToast(page, "Message copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(message);
  await expect(page.getByLabel("Message")).toHaveValue(message);
});

test("SUP-04 opens the mail client, and keeps the page", async ({ page }) => {
  await openSignedIn(page, "free@lectern.test", `${FORMS}/contact-support?category=other`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  const left: string[] = [];
  devtools.on("Page.frameRequestedNavigation", ({ url }) => left.push(url));
  await fill(page, ["other", "Hello", "Just that"]);
  await send(page).click();
  await expect.poll(() => left).toEqual([expect.stringMatching(/^mailto:support@lectern\.example\?subject=/)]);
  await expect(page).toHaveURL(`${FORMS}/contact-support?category=other`);
});

test("SUP-02 shows the feature request to subscribers, and others a link to Pro", async ({ page }) => {
  await openSignedIn(page, "free@lectern.test", `${FORMS}/feature-request`);
  await expect(page.getByRole("heading", { name: "Pro Feature" })).toBeVisible();
  await expect(page.getByLabel("Category")).toHaveCount(0);
  await page.getByRole("main").getByRole("link", { name: "Upgrade to Pro" }).click();
  await expect(page).toHaveURL("/dashboard/subscription");
});

test("SUP-02 SUP-04 writes a subscriber's feature request in one of six categories", async ({ page }) => {
  await openSignedIn(page, "pro@lectern.test", `${FORMS}/feature-request`);
  const values = await readCategories(page, "Category");
  expect(values).toEqual(["recording", "transcription", "organization", "sharing", "ui", "other"]);
  await expect(send(page)).toBeDisabled();
  await fill(page, ["sharing", "Share a folder", "With my study group"]);
  const { mails } = await catchMail(page);
  await send(page).click();
  await expect(findToast(page, "Email client opened")).toBeVisible();
  const [mail] = await mails();
  expect(mail?.searchParams.get("subject")).toContain("Share a folder");
  expect(mail?.searchParams.get("body")).toMatch(/With my study group[\s\S]*sharing[\s\S]*1\.2\.0[\s\S]*Web/);
});

test("SUP-03 SUP-04 writes a bug report with one of six issue types and the names of up to three images", async ({
  page,
}) => {
  await openSignedIn(page, "free@lectern.test", `${FORMS}/bug-report`);
  const values = await readCategories(page, "Issue Type");
  expect(values).toEqual(["recording", "transcription", "app", "performance", "ui", "other"]);

  const picker = page.getByLabel("Screenshots");
  await picker.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("text") });
  await expect(findToast(page, "Please select an image file")).toBeVisible();
  await picker.setInputFiles([image("one.png"), image("two.png")]);
  await expect(findToast(page, "Image added")).toBeVisible();
  await picker.setInputFiles([image("three.png"), image("four.png")]);
  await expect(findToast(page, "Maximum 3 images allowed")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Remove / })).toHaveCount(3);
  await page.getByRole("button", { name: "Remove two.png" }).click();
  await expect(findToast(page, "Image removed")).toBeVisible();

  await fill(page, ["performance", "Slow list", "It takes a minute"]);
  const { mails } = await catchMail(page);
  await send(page).click();
  await expect(findToast(page, "Email client opened")).toBeVisible();
  const [mail] = await mails();
  const body = mail?.searchParams.get("body") ?? "";
  expect(body).toMatch(/It takes a minute[\s\S]*one\.png[\s\S]*three\.png[\s\S]*performance[\s\S]*1\.2\.0[\s\S]*Web/);
  expect(body).not.toContain("two.png");
});
