import { readBackend } from "../src/platform/backend.ts";
import { recordLog } from "./console-log.ts";
import { openSignedIn } from "./journey.ts";
import { expect, test } from "./shared-page.ts";
import { openSession, type Session, signIn, signOut, toSessionLink } from "./sign-in.ts";

test("AUT-10 AUT-15 DAT-03 signs in, refreshes, follows other tabs and signs out", async ({ page, server }, {
  project,
}) => {
  const email = `session-${project.name}@school.test`;
  const auth: string[] = [];
  const bodies: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith("/auth/v1/")) return;
    auth.push(`${request.method()} ${pathname.slice("/auth/v1".length)}${search}`);
    if (pathname.endsWith("/token")) bodies.push(request.postDataJSON());
  });
  const stored = (): Promise<Session> =>
    page.evaluate(() => JSON.parse(localStorage.getItem("lectern-session") ?? "null"));
  const item = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  const header = (words: string) => page.getByRole("banner").getByText(words);

  await test.step("DAT-03 OAuth returns to /auth/callback with a code, which is exchanged once", async () => {
    await page.goto("/login");
    await signIn(page, email);
    await expect(page).toHaveURL("/dashboard");
    const authorize = new URL(auth[0]?.split(" ")[1] ?? "", server.url).searchParams;
    expect(authorize.get("provider")).toBe("google");
    expect(authorize.get("redirect_to")).toMatch(new RegExp(`^${server.url}/auth/callback\\?sb_flow_id=\\w+$`));
    expect(authorize.get("code_challenge_method")).toBe("s256");
    expect(auth.filter((call) => call.startsWith("POST"))).toEqual(["POST /token?grant_type=pkce"]);
    expect(bodies).toEqual([{ auth_code: expect.any(String), code_verifier: expect.any(String) }]);
  });

  await test.step("AUT-15 AUT-10 TOKEN_REFRESHED: a session that expires soon is refreshed with one request", async () => {
    await header(email).waitFor();
    const before = await stored();
    // The app is closed while the session is changed.
    await page.goto("/favicon.svg");
    await page.evaluate((session) => localStorage.setItem("lectern-session", JSON.stringify(session)), {
      ...before,
      expires_at: Math.floor(Date.now() / 1000) + 60,
    });
    auth.length = bodies.length = 0;
    await page.goto("/dashboard");
    await expect(header(email)).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect.poll(async () => (await stored()).expires_at).toBeGreaterThan(Date.now() / 1000 + 3000);
    expect(auth).toEqual(["POST /token?grant_type=refresh_token"]);
    expect(bodies).toEqual([{ refresh_token: before.refresh_token }]);
    const { access_token, refresh_token } = await stored();
    expect(refresh_token).not.toBe(before.refresh_token);
    await expect.poll(() => item("access_token")).toBe(access_token);
    expect(await item("refresh_token")).toBe(refresh_token);
  });

  await test.step("AUT-10 every auth event of another tab takes effect here", async () => {
    const session = await stored();
    for (const name of [
      "SIGNED_IN",
      "TOKEN_REFRESHED",
      "USER_UPDATED",
      "PASSWORD_RECOVERY",
      "MFA_CHALLENGE_VERIFIED",
    ]) {
      const email = `${name.toLowerCase()}@school.test`;
      // oxlint-disable-next-line no-await-in-loop -- one after another, as they happen
      await expect(async () => {
        await page.evaluate(
          ([event, changed]) => {
            const channel = new BroadcastChannel("lectern-session");
            // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
            channel.postMessage({ event, session: changed });
            channel.close();
          },
          [name, { ...session, user: { ...session.user, email: email } }] as const,
        );
        await expect(header(email)).toBeVisible({ timeout: 500 });
      }).toPass();
    }
  });

  await test.step("AUT-10 DAT-03 SIGNED_OUT: signing out ends this browser's session only, and leaves the app", async () => {
    auth.length = 0;
    await signOut(page);
    expect(auth).toEqual(["POST /logout?scope=local"]);
    expect(await stored()).toBeNull();
  });

  await test.step("AUT-09 nothing stored in the tab reveals which pages the student read", async () => {
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("/dashboard");
  });
});

test("AUT-17 two tabs that ask Google at once both end in the dashboard", async ({ page, context }, { project }) => {
  const email = `two-tabs-${project.name}@school.test`;
  const other = await context.newPage();
  for (const tab of [page, other]) {
    // oxlint-disable-next-line no-await-in-loop -- one tab after the other
    await tab.goto("/login");
    // oxlint-disable-next-line no-await-in-loop -- as above
    await tab.getByRole("button", { name: /Google/ }).click();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await tab.getByLabel("Email").fill(email);
  }
  for (const tab of [page, other]) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    await tab.getByRole("button", { name: "Continue" }).click();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(tab).toHaveURL("/dashboard");
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(tab.getByRole("banner").getByText(email)).toBeVisible();
  }
});

test("AUT-08 only logs a failed read of the subscription or the profile, and creates no account", async ({ page }) => {
  const logged = recordLog(page);
  const setUps: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/functions/v1/create-user-context")) setUps.push(request.url());
  });
  await page.route("**/rest/v1/profiles?*", (route) => route.fulfill({ status: 500, json: { message: "down" } }));
  await page.goto("/login");
  await signIn(page, "free@lectern.test");
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const line of ["Error fetching subscription status", "Error checking the profile"])
    await expect.poll(() => logged.some((entry) => entry.startsWith(line)), line).toBe(true);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  expect(setUps).toEqual([]);
});

test("AUT-06 loads the subscription flag and checks the profile with one request", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.endsWith("/profiles")) asked.push(`${request.method()} ${search.split("&")[0]}`);
  });
  await openSignedIn(page, "free@lectern.test", "/dashboard/tools");
  await expect(page.locator("#root")).toHaveAttribute("data-app", "mounted");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual(["GET ?select=is_subscribed"]);
});

test("AUT-02 a link with an attacker's session stores nothing until the student has confirmed", async ({ page }, {
  project,
}) => {
  const student = `student-${project.name}@school.test`;
  const attacker = `attacker-${project.name}@school.test`;
  const tokens = await openSession(page.request, attacker);
  const link = toSessionLink(tokens);

  await openSignedIn(page, student);
  await page.getByRole("banner").getByText(student).waitFor();
  const everything = () => page.evaluate(() => JSON.stringify(localStorage));

  await page.goto(link);
  await page.getByRole("heading", { name: "Which account?" }).waitFor();
  await expect(page).toHaveURL("/auth/callback");
  expect(await everything()).not.toContain(tokens.access_token);
  await page.getByRole("button", { name: `Stay Signed In as ${student}` }).click();
  await page.getByRole("banner").getByText(student).waitFor();
  expect(await everything()).not.toContain(tokens.access_token);

  await page.goto(link);
  await page.getByRole("button", { name: `Continue as ${attacker}` }).click();
  await page.getByRole("banner").getByText(attacker).waitFor();
});

test("SRV-10 a page whose session was ended on another device signs out instead of showing an empty library", async ({
  page,
  server,
}, { project }) => {
  const email = `ended-${project.name}@school.test`;
  await server.record(email, { minutes: 37, name: "A lecture" });
  await openSignedIn(page, email);
  await page.getByRole("link", { name: /A lecture/ }).waitFor();

  const { access_token } = await openSession(page.request, email);
  const headers = { apikey: readBackend({}).publishableKey, authorization: `Bearer ${access_token}` };
  expect((await page.request.post("/auth/v1/logout?scope=global", { headers })).status()).toBe(204);

  await page.getByRole("main").getByRole("link", { name: "View All" }).click();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("No recordings yet")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("lectern-session"))).toBeNull();
});
