import { expect, type Page } from "@playwright/test";
import { signIn } from "./sign-in.ts";

/** Signs in and waits for the dashboard. */
export async function enter(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await signIn(page, email);
  await expect(page).toHaveURL("/dashboard");
}

/** Everything that the page logs from now on. */
export function linesOf(page: Page): string[] {
  const lines: string[] = [];
  page.on("console", (message) => lines.push(message.text()));
  return lines;
}

/** From now on the backend refuses such requests. */
export async function failing(
  page: Page,
  url: string,
  method: "HEAD" | "GET" | "POST" | "PATCH" | "DELETE",
): Promise<void> {
  await page.route(url, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, json: { message: "down" } }) : route.fallback(),
  );
}

/** A toast with just these words. */
export const toastOf = (page: Page, text: string) =>
  page.getByRole("region", { name: /Notifications/ }).getByText(text, { exact: true });
