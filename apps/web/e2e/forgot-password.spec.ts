import { readBackend } from "../src/platform/backend.ts";
import { answerFunction } from "./answers.ts";
import { findToast } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

test("AUT-10 AUT-13 DAT-03 replaces a forgotten password by a link, and shows each failure", async ({
  page,
  context,
  browser,
  server,
}, { project }) => {
  const email = `forgetful-${project.name}@school.test`;
  const field = page.getByLabel("Email");
  const secret = page.getByLabel("New password");
  const change = page.getByRole("button", { name: "Change Password" });
  const confirmation = (address: string) =>
    page.getByText(`If there's an account for ${address}, we've emailed it a link`);
  const letters = async () => {
    const page = await (await fetch(`${server.url}/stand-in/mailbox`)).text();
    return [...page.matchAll(/<a href="([^"]+)">/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&"));
  };
  await answerFunction(page, "create-user-context", { json: { preExisting: false } });

  const requestStatus = async (path: string, password: string) =>
    (
      await fetch(`${server.url}/auth/v1/${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", apikey: readBackend({}).publishableKey },
        body: JSON.stringify({ email, password }),
      })
    ).status;
  expect(await requestStatus("signup", "moss on stone")).toBe(200);

  await test.step("AUT-13 the sign-in mode of the sign-up page links to it", async () => {
    await page.goto("/signup");
    await page.getByRole("button", { name: "Already joined? Log in" }).click();
    await field.fill(email);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await expect(page).toHaveURL("/forgot-password");
    await expect(page.getByRole("heading", { level: 1, name: "Forgot your password?" })).toBeVisible();
    await expect(field).toHaveValue(email);
  });

  await test.step("AUT-13 a failed request shows an error and keeps the typed text; a retry sends one request", async () => {
    await page.route("**/auth/v1/recover*", (route) => route.fulfill({ status: 500, json: { msg: "down" } }));
    await page.getByRole("button", { name: "Send Link" }).click();
    await expect(page.getByRole("alert")).toHaveText("Couldn't send the link. Please try again.");
    await expect(field).toHaveValue(email);
    await page.unroute("**/auth/v1/recover*");
    const before = (await letters()).length;
    await page.getByRole("button", { name: "Send Link" }).dblclick();
    await expect(confirmation(email)).toBeVisible();
    expect((await letters()).length).toBe(before + 1);
  });

  await test.step("AUT-13 an unknown address gets the same page and no email", async () => {
    const before = (await letters()).length;
    await field.fill("unknown@school.test");
    await page.getByRole("button", { name: "Send It Again" }).click();
    await expect(confirmation("unknown@school.test")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect((await letters()).length).toBe(before);
  });

  await test.step("AUT-10 a link in another browser is refused, and the page offers a new one", async () => {
    const [link = ""] = await letters();
    const other = await (await browser.newContext({ baseURL: server.url })).newPage();
    await other.goto(link);
    await expect(other).toHaveURL("/forgot-password?link=refused");
    await expect(other.getByRole("alert")).toContainText("That link has expired or was already used");
    await other.context().close();
    // The link is used up, for this browser too.
    await page.goto(link);
    await expect(page).toHaveURL("/forgot-password?link=refused");
    await page.goto("/new-password");
    await expect(page).toHaveURL("/forgot-password?link=refused");
  });

  const tab = await context.newPage();
  await answerFunction(tab, "create-user-context", { json: { preExisting: false } });
  await tab.goto("/login");
  await tab.mouse.move(5, 5);
  await tab.getByRole("button", { name: /Google/ }).hover();

  await test.step("AUT-10 PASSWORD_RECOVERY: the link signs in this tab and the other one, and opens the new password's page", async () => {
    await field.fill(email);
    await page.getByRole("button", { name: "Send Link" }).click();
    await expect(confirmation(email)).toBeVisible();
    const exchanged = page.waitForRequest("**/auth/v1/token?grant_type=pkce");
    await page.goto((await letters())[0] ?? "");
    expect(Object.keys((await exchanged).postDataJSON() as object).toSorted()).toEqual(["auth_code", "code_verifier"]);
    await expect(page).toHaveURL("/new-password");
    await expect(page.getByRole("heading", { level: 1, name: "Choose a new password" })).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(email);
    await expect(tab).toHaveURL("/dashboard");
  });

  await test.step("AUT-13 a short password and a failed request keep the typed text", async () => {
    await secret.fill("moss");
    await change.click();
    await expect(secret).toHaveAccessibleDescription("Use at least 6 characters.");
    await expect(secret).toHaveValue("moss");
    await page.route("**/auth/v1/user", (route) => route.abort("connectionreset"));
    await secret.fill("moss on slate");
    await change.click();
    await expect(page.getByRole("alert")).toHaveText("Couldn't change your password. Please try again.");
    await expect(secret).toHaveValue("moss on slate");
    await page.unroute("**/auth/v1/user");
  });

  await test.step("AUT-10 the new password is saved once, and is the one that signs in", async () => {
    let saved = 0;
    page.on("request", (request) => (saved += request.method() === "PUT" ? 1 : 0));
    await change.dblclick();
    await expect(page).toHaveURL("/dashboard");
    await expect(findToast(page, "Password changed")).toBeVisible();
    expect(saved).toBe(1);
    expect(await requestStatus("token?grant_type=password", "moss on stone")).toBe(400);
    expect(await requestStatus("token?grant_type=password", "moss on slate")).toBe(200);
  });
});
