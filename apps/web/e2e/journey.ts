import { expect, type Page } from "@playwright/test";
import { signIn } from "./sign-in.ts";

/** What the browser keeps of somebody who signed in on this worker's server, by address. */
const signedIn = new Map<string, Record<string, string>>();
/** Where no page of ours is open. */
export const BLANK_PAGE = "/favicon.svg";
const ENDS_SESSIONS = /\/auth\/v1\/logout|\/functions\/v1\/delete-user/;

/**
 * Makes the browser somebody's. The first time goes through the provider; after that it is given back what it kept, as
 * if it had been closed and opened again. Either way no page of ours is open then. What signing in does is `signIn`'s to show.
 * A session that the journey ends is not given to the next, unless the backend never hears of the end.
 */
export async function restoreSession(page: Page, email: string, { isHeard = true } = {}): Promise<void> {
  if (isHeard)
    page.on("request", (request) => {
      if (ENDS_SESSIONS.test(request.url())) signedIn.delete(email);
    });
  const kept = signedIn.get(email);
  if (kept) {
    if (!page.url().endsWith(BLANK_PAGE)) await page.goto(BLANK_PAGE);
    await page.evaluate((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    }, kept);
    return;
  }
  await page.goto("/login");
  await signIn(page, email);
  await expect(page).toHaveURL("/dashboard");
  signedIn.set(email, await page.evaluate(() => Object.fromEntries(Object.entries(localStorage))));
  // What that page still asks is nobody's any more.
  await page.goto(BLANK_PAGE);
}

/** Signs in, as `restoreSession`, and opens a page of the dashboard. */
export async function openSignedIn(page: Page, email: string, path = "/dashboard"): Promise<void> {
  await restoreSession(page, email);
  await page.goto(path);
  await expect(page).toHaveURL(path);
}

/** Everything that the page logs from now on. */
export function recordLog(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  return lines;
}

/** From now on the backend refuses such requests. */
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
 * The app has taken the place of what was drawn before it: from now on it looks again and listens itself. For whoever
 * reads elements without waiting for what they say: those of the picture go meanwhile.
 */
export const waitForApp = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.lecternHold === undefined), { timeout: 15_000 }).toBe(true);

/** A toast with just these words. */
export const findToast = (page: Page, text: string) =>
  page.getByRole("region", { name: /Notifications/ }).getByText(text, { exact: true });
