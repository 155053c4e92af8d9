import type { Page } from "@playwright/test";
import { recordLog } from "./console-log.ts";
import { holdApp } from "./journey.ts";
import { answerFunction } from "./answers.ts";
import { expect, test } from "./shared-page.ts";
import { signOut } from "./sign-in.ts";

test("PUB-07 AUT-13 joins the beta with email and password, shows a failure, and signs in again", async ({ page }, {
  project,
}) => {
  const credentials = { email: `beta-${project.name}@school.test`, password: "moss on stone" };
  await page.goto("/signup");
  const email = page.getByLabel("Email");
  const password = page.getByLabel("Password");
  const fill = async (secret: string) => {
    await email.fill(credentials.email);
    await password.fill(secret);
  };

  await test.step("PUB-07 the fields and the four benefits", async () => {
    await expect(email).toHaveAttribute("type", "email");
    await expect(email).toHaveAttribute("required", "");
    await expect(password).toHaveAttribute("required", "");
    await expect(password).toHaveAttribute("autocomplete", "new-password");
    for (const benefit of ["Early access", "Influence on development", "Priority support", "Beta tester rewards"])
      await expect(page.getByText(benefit, { exact: true })).toBeVisible();
  });

  await test.step("PUB-07 a failure shows in a red box, and the typed text stays", async () => {
    await page.route("**/auth/v1/signup*", (route) => route.fulfill({ status: 500, json: { msg: "down" } }));
    await fill(credentials.password);
    await page.getByRole("button", { name: "Join Beta Program" }).click();
    await expect(page.getByRole("alert")).toHaveText("Failed to join beta program");
    await expect(email).toHaveValue(credentials.email);
    await page.unroute("**/auth/v1/signup*");
  });

  await test.step("PUB-07 for a short password, shows the rule before and the reason after sending", async () => {
    await expect(password).toHaveAccessibleDescription("At least 6 characters.");
    await fill("short");
    await page.getByRole("button", { name: "Join Beta Program" }).click();
    await expect(page.getByRole("alert")).toHaveText("Failed to join beta program");
    await expect(password).toHaveAccessibleDescription(/Use at least 6 characters/);
  });

  await test.step("PUB-07 the failure is not shown on the login page", async () => {
    await page.getByRole("link", { name: "Log in with Google or Apple" }).click();
    await expect(page.getByRole("button", { name: /Google/ })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await page.goBack();
  });

  await test.step("PUB-07 success opens the dashboard; create-user-context gets only the user's id", async () => {
    const setUp = page.waitForRequest("**/functions/v1/create-user-context");
    await fill(credentials.password);
    await page.getByRole("button", { name: "Join Beta Program" }).click();
    expect(Object.keys((await setUp).postDataJSON() as object)).toEqual(["user"]);
    await expect(page).toHaveURL("/dashboard");
    await expect(page.getByText(credentials.email).first()).toBeVisible();
  });

  await test.step("PUB-07 a beta student signs in again, and a wrong password is refused", async () => {
    await signOut(page);
    await page.goto("/signup");
    await page.getByRole("button", { name: "Already joined? Log in" }).click();
    await expect(page).toHaveURL("/signup?mode=sign-in");
    await expect(password).toHaveAttribute("autocomplete", "current-password");
    await fill("moss on sand");
    await page.getByRole("button", { name: "Log In", exact: true }).click();
    await expect(page.getByRole("alert")).toHaveText("Failed to log in");
  });

  await test.step("AUT-14 each auth error code of the specification has its own log line", async () => {
    const logged = recordLog(page);
    for (const code of ["identity_already_exists", "identity_not_found", "single_identity_not_deletable"]) {
      // oxlint-disable-next-line no-await-in-loop -- one answer at a time
      await page.route("**/auth/v1/token*", (route) =>
        route.fulfill({ status: 422, json: { code: 422, error_code: code, msg: "no" } }),
      );
      // oxlint-disable-next-line no-await-in-loop -- the same
      await page.getByRole("button", { name: "Log In", exact: true }).click();
      const word = code.replaceAll("_", "-");
      // oxlint-disable-next-line no-await-in-loop -- the same
      await expect
        .poll(() => logged.some((line) => /^Error signing in\b/.test(line) && line.includes(word)))
        .toBe(true);
      // oxlint-disable-next-line no-await-in-loop -- the same
      await expect(page.getByRole("alert")).toHaveText("Failed to log in");
    }
    await page.unroute("**/auth/v1/token*");
  });

  await test.step("PUB-07 the right password opens the dashboard", async () => {
    await fill(credentials.password);
    await page.getByRole("button", { name: "Log In", exact: true }).click();
    await expect(page).toHaveURL("/dashboard");
  });
});

test("PUB-07 redirects a signed-in student to the dashboard", async ({ page }, { project }) => {
  await answerFunction(page, "create-user-context", { json: { preExisting: false } });
  await page.goto("/signup");
  await page.getByLabel("Email").fill(`beta-in-${project.name}@school.test`);
  await page.getByLabel("Password").fill("moss on stone");
  await page.getByRole("button", { name: "Join Beta Program" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/signup");
  await expect(page).toHaveURL("/dashboard");
});

/** Opens the page without the app's code, and types into the document's form. */
async function typeEarly(page: Page, path: string, email: string): Promise<{ releaseApp: () => void }> {
  const releaseApp = await holdApp(page);
  await page.goto(path, { waitUntil: "commit" });
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("moss on stone");
  return { releaseApp };
}

test("PUB-07 submits text typed and a button pressed before the app has mounted", async ({ page }, { project }) => {
  const email = `early-${project.name}@school.test`;
  const { releaseApp } = await typeEarly(page, "/signup", email);
  const request = page.waitForRequest("**/auth/v1/signup*");
  await page.getByRole("button", { name: "Join Beta Program" }).click();
  releaseApp();
  expect((await request).postDataJSON()).toMatchObject({ email, password: "moss on stone" });
});

test("PUB-07 keeps typed text when the app renders another form than the document", async ({ page }) => {
  const { releaseApp } = await typeEarly(page, "/signup?mode=sign-in", "maya@school.test");
  releaseApp();
  const signIn = page.getByRole("button", { name: "Log In", exact: true });
  await expect(signIn).toBeVisible();
  await expect(page.getByLabel("Password")).toBeFocused();
  const request = page.waitForRequest("**/auth/v1/token?grant_type=password");
  await signIn.click();
  expect((await request).postDataJSON()).toMatchObject({ email: "maya@school.test", password: "moss on stone" });
});
