import { beginAuthorization, CLIENT_ADDRESS, registerClient } from "@lectern/local-backend/testing/connect-client";
import type { Page } from "@playwright/test";
import { readBackend } from "../src/platform/backend.ts";
import { findToast, openSignedIn } from "./journey.ts";
import { expect, test } from "./shared-page.ts";
import { signIn } from "./sign-in.ts";

const { publishableKey: apikey } = readBackend({});
const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true });
const section = (page: Page) => page.getByRole("region", { name: "Connected Assistants" });

/** Answers in the assistant's place, and returns where the browser came. */
async function arrive(page: Page): Promise<URL> {
  await page.waitForURL(`${CLIENT_ADDRESS}?*`);
  return new URL(page.url());
}

test("CON-02 connects an assistant after a sign-in, lists it, asks again, and ends it at once", async ({
  page,
  server,
}, { project }) => {
  const email = `connects-${project.name}@school.test`;
  await page.route(`${CLIENT_ADDRESS}**`, (route) => route.fulfill({ contentType: "text/html", body: "Back" }));
  const clientId = await registerClient(server, { name: "Study Bot" });
  const { verifier, consent } = await beginAuthorization(server, clientId);

  await test.step("a visitor signs in first, and the request waits", async () => {
    await page.goto(consent.href);
    await expect(page).toHaveURL("/login");
    await signIn(page, email);
    await expect(page).toHaveURL(`${consent.pathname}${consent.search}`);
    await expect(main(page)).toContainText("Study Bot wants to read your lectures.");
    await expect(main(page).getByText("Change or delete anything")).toBeVisible();
  });

  const code = await test.step("Allow leads back to the assistant with a code", async () => {
    await button(page, "Allow").click();
    const { searchParams } = await arrive(page);
    expect(searchParams.get("state")).toBe("state of the client");
    return searchParams.get("code") ?? "";
  });
  const answer = await page.request.post("/auth/v1/oauth/token", {
    form: { grant_type: "authorization_code", client_id: clientId, code, code_verifier: verifier },
  });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  const read = () =>
    page.request.get("/rest/v1/recordings?select=id", { headers: { apikey, authorization: `Bearer ${token}` } });
  expect((await read()).status()).toBe(200);

  await test.step("a second request is asked again, and may be refused", async () => {
    await page.goto((await beginAuthorization(server, clientId)).consent.href);
    await expect(main(page)).toContainText(
      "An assistant you've allowed before wants to read your lectures. Its address is assistant.example.",
    );
    await button(page, "Don't Allow").click();
    const { searchParams } = await arrive(page);
    expect([searchParams.get("error"), searchParams.has("code")]).toEqual(["access_denied", false]);
  });

  await test.step("Disconnect in Settings ends it, and the student stays signed in", async () => {
    await page.goto("/dashboard/settings");
    await expect(section(page)).toContainText("assistant.example · connected");
    await page.route("**/rpc/disconnect_assistant", (route) =>
      route.fulfill({ status: 500, json: { message: "down" } }),
    );
    await button(page, "Disconnect Study Bot").click();
    await expect(findToast(page, "Couldn't disconnect the assistant")).toBeVisible();
    expect((await read()).status()).toBe(200);
    await page.unroute("**/rpc/disconnect_assistant");
    await button(page, "Disconnect Study Bot").click();
    await expect(section(page)).toContainText("No assistants are connected.");
    expect((await read()).status()).toBe(401);
    await page.reload();
    await expect(page).toHaveURL("/dashboard/settings");
  });
});

test("CON-02 connects nothing for a request that ended, or of another student", async ({ page, server }, {
  project,
}) => {
  const { consent } = await beginAuthorization(server, await registerClient(server));
  await openSignedIn(page, `first-${project.name}@school.test`, `${consent.pathname}${consent.search}`);
  await expect(button(page, "Allow")).toBeVisible();
  await openSignedIn(page, `second-${project.name}@school.test`, `${consent.pathname}${consent.search}`);
  await expect(main(page).getByRole("heading", { name: "This request has expired" })).toBeVisible();
  await page.goto("/oauth/consent?authorization_id=../user");
  await expect(main(page).getByRole("heading", { name: "This request has expired" })).toBeVisible();
});

test("CON-02 no page can frame the consent", async ({ page }) => {
  const answer = await page.request.get("/oauth/consent?authorization_id=x");
  expect(answer.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(answer.headers()["x-frame-options"]).toBe("DENY");
});
