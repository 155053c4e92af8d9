import { paths } from "../src/paths.ts";
import { waitForApp } from "./journey.ts";
import { expect, test } from "./shared-page.ts";

test.use({ hasOwnPage: true });

const SENTENCE = "To log in, allow this site to store data in your browser.";

test("AUT-18 a browser that blocks storage shows public pages, the login and referral links, and says what it must allow", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    const refuse = {
      configurable: true,
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    };
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, refuse);
  });

  for (const path of [
    paths.home,
    "/pricing",
    "/faqPage",
    "/tos",
    "/privacy-policy",
    "/accessibility",
    paths.sample,
    "/forgot-password",
  ]) {
    // oxlint-disable-next-line no-await-in-loop -- one page after the other
    await page.goto(path);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }

  for (const path of [paths.login, paths.signup, paths.dashboard, paths.recordings]) {
    // oxlint-disable-next-line no-await-in-loop -- as above
    await page.goto(path);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await expect(page.getByText(SENTENCE)).toBeVisible();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await waitForApp(page);
  }
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeDisabled();

  await page.goto("/r/ABCD1234");
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByText("A friend invited you")).toBeVisible();
  await expect(page.getByText(SENTENCE)).toBeVisible();
  expect(errors).toEqual([]);
});
