import type { Page, Request } from "@playwright/test";
import { readBackend } from "../src/platform/backend.ts";
import { answerFunction } from "./answers.ts";
import { restoreSession } from "./journey.ts";
import { expect, test } from "./shared-page.ts";
import { openMenu, signIn, signOut } from "./sign-in.ts";

const { publishableKey } = readBackend({});
const main = (page: Page) => page.getByRole("main");

const named = (words: string) => Object.fromEntries(words.split(" ").map((name) => [name, expect.anything()]));
const has = (row: object, words: string) => expect(Object.keys(row)).toEqual(expect.arrayContaining(words.split(" ")));

async function follow(page: Page, name: string): Promise<void> {
  await openMenu(page);
  await page.getByRole("navigation").getByRole("link", { name, exact: true }).click();
}

/** Whether a request reads a list of rows. The details on cards are read by the ids of those rows. */
const isList = ({ pathname, searchParams }: URL) =>
  /\/(recordings|folders|study_guides)$/.test(pathname) && !searchParams.has("id");

/** Describes a request without its token. */
const saidBy = (request: Request) => ({
  method: request.method(),
  json: request.headers()["content-type"],
  token: request.headers()["authorization"]?.replace(/ey[\w-]+\.[\w-]+\.[\w-]+$/, "<token>"),
  fields: Object.keys(request.postDataJSON() as object).toSorted(),
});

test("DAT-02 DAT-04 DAT-05 sends the backend the requests that the specification defines", async ({ page }, {
  project,
}) => {
  const called: Record<string, ReturnType<typeof saidBy>> = {};
  const reads: URL[] = [];
  const keys = new Set<string | undefined>();
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (!/^\/(rest|functions|auth)\/v1\//.test(url.pathname) || request.isNavigationRequest()) return;
    keys.add(request.headers()["apikey"]);
    const name = /^\/functions\/v1\/(.+)$/.exec(url.pathname)?.[1];
    if (name !== undefined) called[name] = saidBy(request);
    else if (["GET", "HEAD"].includes(request.method())) reads.push(url);
  });
  const expectFields = (name: string) => expect.poll(() => called[name]?.fields, name);

  await test.step("DAT-02 create-user-context, for a new student", async () => {
    await page.goto("/login");
    await signIn(page, `contract-${project.name}@school.test`);
    await expectFields("create-user-context").toEqual(["googleUserId", "user"]);
    await expect(page).toHaveURL("/dashboard");
  });

  await test.step("DAT-02 delete-user and apply-referral-code", async () => {
    await answerFunction(page, "delete-user", { status: 500, json: { error: "down" } });
    await follow(page, "Settings");
    await page.getByRole("button", { name: "Delete Account" }).click();
    await page.getByRole("button", { name: "Yes, Delete My Account" }).click();
    await expectFields("delete-user").toEqual(["user_id"]);
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    await answerFunction(page, "apply-referral-code", { json: { success: false, error: "No." } });
    await follow(page, "Referrals");
    await page.getByRole("textbox", { name: "Referral code" }).fill("QUIET234");
    await page.getByRole("button", { name: "Apply Code" }).click();
    await expectFields("apply-referral-code").toEqual(["referred_by_code", "user_id"]);
  });

  await test.step("DAT-02 create-checkout-session", async () => {
    await answerFunction(page, "create-checkout-session", { status: 500, json: { error: "down" } });
    await follow(page, "Upgrade to Pro");
    await main(page).getByRole("article").first().getByRole("button").click();
    await expectFields("create-checkout-session").toEqual(["duration", "userId"]);
  });

  await test.step("DAT-02 create-customer-portal, customize-ai-summary and openai, for a subscriber", async () => {
    await signOut(page);
    await restoreSession(page, "pro@lectern.test");
    await answerFunction(page, "create-customer-portal", { status: 500, json: { error: "down" } });
    await answerFunction(page, "customize-ai-summary", { status: 500, json: { error: "down" } });
    await answerFunction(page, "openai", { status: 500, json: { error: "down" } });
    await page.goto("/dashboard/manage-subscription");
    await page.getByRole("button", { name: "Manage Subscription" }).click();
    await expectFields("create-customer-portal").toEqual(["userId"]);
    await follow(page, "Recordings");
    await main(page).getByRole("article").first().getByText("Open Recording").click();
    await page.getByRole("tab", { name: "Customize" }).click();
    await page.getByRole("button", { name: "Generate Notes" }).click();
    await expectFields("customize-ai-summary").toEqual(expect.arrayContaining(["style", "transcript"]));
    await page.getByRole("tab", { name: "Chat" }).click();
    await page.getByPlaceholder("Ask about your recording...").fill("Why?");
    await page.getByPlaceholder("Ask about your recording...").press("Enter");
    await expectFields("openai").toEqual(expect.arrayContaining(["query", "summary", "transcript"]));
  });

  await test.step("DAT-02 all eight functions are called by POST, in JSON, with the session's token", () => {
    expect(Object.keys(called).toSorted()).toEqual([
      "apply-referral-code",
      "create-checkout-session",
      "create-customer-portal",
      "create-user-context",
      "customize-ai-summary",
      "delete-user",
      "openai",
      "who-writes",
    ]);
    for (const [name, { method, json, token }] of Object.entries(called)) {
      expect({ name, method, json, token }).toEqual({
        name,
        method: "POST",
        json: expect.stringMatching(/^application\/json/),
        token: "Bearer <token>",
      });
    }
  });

  await test.step("DAT-05 lists request the student's own rows, with the publishable key only", async () => {
    const own = await page.evaluate(() => JSON.parse(localStorage.getItem("lectern-session") ?? "null").user.id);
    await follow(page, "Recordings");
    reads.length = 0;
    for (const [item, heading] of [
      ["Favorites", "Favorites"],
      ["Folders", "Folders"],
      ["Study Guides", "Study Guides"],
      ["Home", /./],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- a walk
      await follow(page, item);
      // oxlint-disable-next-line no-await-in-loop -- a walk
      await expect(main(page).getByRole("heading", { level: 1, name: heading })).toBeVisible();
      // oxlint-disable-next-line no-await-in-loop -- a walk
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    }
    await page.goto("/dashboard/library/recordings");
    await expect(main(page).getByRole("article").first()).toBeVisible();
    const readLists = () => reads.filter(isList);
    // The cards' folders may have been read before these steps began, and are read again after the cards.
    await expect
      .poll(() => new Set(readLists().map(({ pathname }) => pathname.split("/").at(-1))))
      .toEqual(new Set(["folders", "recordings", "study_guides"]));
    for (const { search, searchParams } of readLists()) expect(searchParams.get("user_id"), search).toBe(`eq.${own}`);
    expect([...keys]).toEqual([publishableKey]);
  });

  await test.step("DAT-04 the session and the rows have the specified names and defaults", async () => {
    const { session, rows, made } = await page.evaluate(async (apikey) => {
      const session = JSON.parse(localStorage.getItem("lectern-session") ?? "null");
      const headers = {
        apikey,
        authorization: `Bearer ${session.access_token}`,
        "content-type": "application/json",
        prefer: "return=representation",
      };
      const first = async (table: string) =>
        (await (await fetch(`/rest/v1/${table}?select=*&limit=1`, { headers })).json())[0];
      const tables = ["recordings", "folders", "study_guides", "profiles", "user_info"] as const;
      const rows = Object.fromEntries(await Promise.all(tables.map(async (name) => [name, await first(name)])));
      const request = {
        method: "POST",
        headers,
        body: JSON.stringify({ user_id: session.user.id, name: "No colour" }),
      };
      const [made] = await (await fetch("/rest/v1/folders", request)).json();
      await fetch(`/rest/v1/folders?id=eq.${made.id}`, { method: "DELETE", headers });
      return { session, rows, made };
    }, publishableKey);
    expect(session).toMatchObject(named("access_token refresh_token expires_at expires_in token_type user"));
    expect(session.user).toMatchObject({
      ...named("id email identities"),
      app_metadata: { provider: "google" },
      user_metadata: { sub: expect.any(String) },
    });
    has(rows.recordings, "id user_id original_name created_at status is_favorite is_read folder_id transcript");
    has(rows.recordings, "ai_summary ai_notes recording_icon recording_icon_color");
    has(rows.folders, "id user_id name description color created_at");
    has(rows.study_guides, "id user_id title content icon icon_color created_at");
    has(rows.profiles, "id is_subscribed subscription_end_date subscription_plan_cancelled stripe_customer_id");
    has(rows.profiles, "referral_code referred_by_code referral_count recording_time bonus_recording_time");
    has(rows.profiles, "free_week free_week_end");
    expect(rows.user_info).toMatchObject({
      default_summary_style: expect.stringMatching(/^(bullet|paragraph|outline|essay)$/),
    });
    expect(made.color).toBe("#3B82F6");
  });
});
