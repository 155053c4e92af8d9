import type { Page } from "@playwright/test";
import { paths } from "../src/paths.ts";
import { openSignedIn, waitForApp } from "./journey.ts";
import { expect, test } from "./shared-page.ts";
import { addCards, card, countReviews, openLecture, PUBLISHABLE_KEY, rating } from "./practice.ts";
import { openMenu, signIn } from "./sign-in.ts";

/** Documents and code load as they would from the stored build; the backend can't be reached. */
const BACKEND = /\/(?:rest|functions|auth)\/v1\//;

/** The names of the browser's databases, but for those without a row. */
const listDatabases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).flatMap(({ name }) => name ?? []).toSorted());

/** Everything that the browser stores for this origin, as text. */
const readEverything = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const settle = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(request.error));
      });
    const texts: unknown[] = [
      ...[localStorage, sessionStorage].map((storage) => Object.entries(storage)),
      document.cookie,
    ];
    for (const { name = "" } of await indexedDB.databases()) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const database = await settle(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        // oxlint-disable-next-line no-await-in-loop -- as above
        texts.push(
          name,
          store,
          await settle(rows.getAllKeys()),
          await settle(database.transaction(store).objectStore(store).getAll()),
        );
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      // oxlint-disable-next-line no-await-in-loop -- as above
      const cache = await caches.open(name);
      // oxlint-disable-next-line no-await-in-loop -- as above
      for (const request of await cache.keys()) texts.push(request.url, await (await cache.match(request))?.text());
    }
    return JSON.stringify(texts);
  });

test("OFF-02 PRC-05 a student's reviews are sent once after a refusal, and the next student on the device finds nothing of theirs", async ({
  page,
  context,
  server,
}, { project }) => {
  const email = `shares-${project.name}@school.test`;
  const next = `shares-next-${project.name}@school.test`;
  const path = await openLecture(page, server, email);
  await addCards(page, path, 3);
  const session: { readonly access_token: string; readonly user: { readonly id: string } } = await page.evaluate(() =>
    JSON.parse(localStorage.getItem("lectern-session") ?? "null"),
  );
  const database = `lectern-${session.user.id}`;
  let words = "";
  const rate = async () => {
    await page.goto(paths.practiceSession());
    await expect(card(page)).toBeVisible();
    await context.route(BACKEND, (route) => route.abort("internetdisconnected"));
    await page.keyboard.press("Space");
    await expect(rating(page, "Good")).toBeVisible();
    await page.keyboard.press("4");
    await expect(
      page.getByText("1 review is saved on this device and will sync when you're back online."),
    ).toBeVisible();
  };

  await test.step("OFF-01 the lecture is kept, and a card practiced without a network", async () => {
    await page.goto(paths.settings);
    await waitForApp(page);
    await page.getByRole("switch", { name: "Keep lectures on this device" }).click();
    await expect(page.getByText(/lectures? and your library list \(/)).toBeVisible();
    await page.goto(`${path}?tab=transcript`);
    await waitForApp(page);
    await page.getByRole("button", { name: "Save Offline" }).click();
    await expect(page.locator('[aria-label="Save Offline"][aria-pressed="true"]')).toBeVisible();
    words = ((await page.locator("[data-transcript] p").nth(1).textContent()) ?? "").trim();
    await expect.poll(() => readEverything(page)).toContain(words);
    await rate();
  });

  await test.step("OFF-02 the server ends the session: nothing is left but the review, which has no text and no name", async () => {
    const headers = { apikey: PUBLISHABLE_KEY, authorization: `Bearer ${session.access_token}` };
    expect((await page.request.post("/auth/v1/logout?scope=global", { headers })).status()).toBe(204);
    await context.unroute(BACKEND);
    await page.goto(paths.recordings);
    await expect(page).toHaveURL("/login");
    await expect.poll(() => listDatabases(page)).toEqual([expect.stringMatching(/^unsent-reviews\.[0-9a-f]{64}\./)]);
    const left = await readEverything(page);
    for (const theirs of [email, words, session.access_token]) expect(left).not.toContain(theirs);
  });

  await test.step("OFF-02 the review is sent when the same student has signed in again, once", async () => {
    await signIn(page, email);
    await expect(page).toHaveURL(paths.recordings);
    await expect.poll(() => countReviews(page), { timeout: 20_000 }).toBe(1);
    await expect.poll(() => listDatabases(page)).toEqual([database]);
    await page.reload();
    await waitForApp(page);
    expect(await countReviews(page)).toBe(1);
  });

  const askToSignOut = async () => {
    // A phone's menu is still open after a student stayed.
    if (!(await page.getByRole("dialog", { name: "Menu" }).isVisible())) await openMenu(page);
    await page.getByRole("button", { name: "Sign Out" }).first().click();
    const dialog = page.getByRole("alertdialog", { name: "Sign out?" });
    await expect(dialog).toHaveAccessibleDescription(/1 review hasn't synced yet/);
    return dialog;
  };

  await test.step("OFF-02 a student who is asked can stay: signed in, with the review on the device", async () => {
    await rate();
    const dialog = await askToSignOut();
    await dialog.getByRole("button", { name: "Stay" }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(paths.practiceSession());
    expect(await listDatabases(page)).toEqual([database]);
  });

  await test.step("OFF-02 a sign-out sends what waits first if the student says so, and asks again if it can't", async () => {
    const dialog = await askToSignOut();
    await dialog.getByRole("button", { name: "Send and Sign Out" }).click();
    await expect(dialog).toHaveAccessibleDescription(/We couldn't send them/);
    await context.unroute(BACKEND);
    const sent = page.waitForResponse(/\/functions\/v1\/review-cards/);
    await dialog.getByRole("button", { name: "Send and Sign Out" }).click();
    expect((await sent).ok()).toBe(true);
    await expect(page).toHaveURL("/");
    expect(await listDatabases(page)).toEqual([]);
  });

  await test.step("OFF-02 a sign-out drops what waits if the student says so", async () => {
    await openSignedIn(page, email);
    expect(await countReviews(page)).toBe(2);
    await rate();
    await (await askToSignOut()).getByRole("button", { name: "Sign Out", exact: true }).click();
    await expect(page).toHaveURL("/");
    await context.unroute(BACKEND);
    expect(await listDatabases(page)).toEqual([]);
  });

  await test.step("OFF-02 the next student finds 0 bytes", async () => {
    await page.goto("/login");
    await signIn(page, next);
    await expect(page).toHaveURL(paths.dashboard);
    await waitForApp(page);
    const found = await readEverything(page);
    for (const theirs of [email, words, session.access_token, session.user.id]) expect(found).not.toContain(theirs);
    expect((await listDatabases(page)).filter((name) => name.includes(session.user.id))).toEqual([]);
    expect(await countReviews(page)).toBe(0);
  });
});

test("OFF-02 a page without the app removes what a sign-out left when the browser was closed", async ({ page }) => {
  const keepAndMark = (mark: string) =>
    page.evaluate(
      (departure) =>
        new Promise<void>((resolve, reject) => {
          localStorage.setItem("lectern-leaving", departure);
          const request = indexedDB.open("lectern-someone");
          request.addEventListener("success", () => {
            request.result.close();
            resolve();
          });
          request.addEventListener("error", () => reject(request.error ?? new Error("not opened")));
        }),
      mark,
    );
  for (const path of ["/", "/tos", "/login"]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto("/favicon.svg");
    // oxlint-disable-next-line no-await-in-loop -- as above
    await keepAndMark("signed-out");
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.goto(path);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect.poll(() => listDatabases(page)).toEqual([]);
  }

  // The reviews of a session that ended must be saved first, which the app does.
  await page.goto("/favicon.svg");
  await keepAndMark("ended");
  await page.goto("/");
  await page.waitForTimeout(300);
  expect(await listDatabases(page)).toEqual(["lectern-someone"]);
});
