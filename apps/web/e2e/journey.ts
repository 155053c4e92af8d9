import { expect, type Page } from "@playwright/test";
import { findScript } from "./build-manifest.ts";
import { openSession, type Session } from "./sign-in.ts";

/** The session of each student who signed in on this worker's server, by email. */
const sessions = new Map<string, Session>();
/** An address of the origin without the app, where local storage can be read and written. */
export const BLANK_PAGE = "/favicon.svg";
const ENDS_SESSIONS = /\/auth\/v1\/logout|\/functions\/v1\/delete-user/;

/**
 * Gives the browser a student's session, and leaves it on `BLANK_PAGE`, as if the browser had been closed and opened
 * again. The first time it opens one. A session that a journey ends is not used for the next one.
 *
 * @param isHeard false when the journey answers the requests that would end the session, so that it stays valid
 */
export async function restoreSession(page: Page, email: string, { isHeard = true } = {}): Promise<Session> {
  if (isHeard)
    page.on("request", (request) => {
      if (ENDS_SESSIONS.test(request.url())) sessions.delete(email);
    });
  const session = sessions.get(email) ?? (await openSession(page.request, email));
  sessions.set(email, session);
  if (!page.url().endsWith(BLANK_PAGE)) await page.goto(BLANK_PAGE);
  await page.evaluate((kept) => localStorage.setItem("lectern-session", kept), JSON.stringify(session));
  return session;
}

/** Opens a page of the dashboard with a student's session. */
export async function openSignedIn(page: Page, email: string, path = "/dashboard"): Promise<void> {
  await restoreSession(page, email);
  await page.goto(path);
  await expect(page).toHaveURL(path);
}

/** Answers these requests with an error from now on. */
export async function failRequests(
  page: Page,
  url: string,
  method: "HEAD" | "GET" | "POST" | "PATCH" | "DELETE",
): Promise<void> {
  await page.route(url, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, json: { message: "down" } }) : route.fallback(),
  );
}

/**
 * Waits until the app has replaced the document's skeleton, preview or page (docs/how-a-page-loads.md). Needed before a test
 * reads elements at once: those of the document are removed then.
 */
export const waitForApp = (page: Page) =>
  expect(page.locator("#root")).toHaveAttribute("data-app", "mounted", { timeout: 15_000 });

/**
 * Delays the app's code from now on.
 *
 * @returns a function that lets the code load
 */
export async function holdApp(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(`**${findScript("src/main.tsx")}`, async (route) => {
    await held.promise;
    await route.fallback();
  });
  return held.resolve;
}

/** Finds a toast with exactly this text. */
export const findToast = (page: Page, text: string) =>
  page.getByRole("region", { name: /Notifications/ }).getByText(text, { exact: true });

/** Opens the question of a recording's deletion: its button, or on a phone its menu's item. */
export async function askToDelete(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Delete Recording" });
  const menu = page.getByRole("main").getByRole("button", { name: /^More options for/ });
  await menu.first().waitFor();
  if (await button.isVisible()) return await button.click();
  await menu.first().click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
}

/** Chooses from the menu in the header of a folder's or recording's page. */
export async function chooseInHeader(page: Page, item: string): Promise<void> {
  await page
    .getByRole("main")
    .locator("header")
    .getByRole("button", { name: /^More options for/ })
    .click();
  await page.getByRole("menuitem", { name: item }).click();
}

/** Opens the dialog that asks whether to delete the open folder: by the header's button, on a phone by its menu. */
export async function askToDeleteFolder(page: Page): Promise<void> {
  const header = page.getByRole("main").locator("header");
  const button = header.getByRole("button", { name: "Delete Folder" });
  await header.getByRole("button", { name: /^More options for/ }).waitFor();
  await ((await button.isVisible()) ? button.click() : chooseInHeader(page, "Delete Folder"));
}
