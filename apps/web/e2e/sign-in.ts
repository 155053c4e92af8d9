import { expect, type Page } from "@playwright/test";

/** Signs in on the login page through the provider's consent page, as a demo account or any other person. */
export async function signIn(page: Page, email: string, provider: "Google" | "Apple" = "Google"): Promise<void> {
  await page.getByRole("button", { name: new RegExp(provider) }).click();
  await expect(page.getByRole("heading", { name: `Sign in with ${provider}` })).toBeVisible();
  const demo = page.getByRole("button", { name: email });
  if (await demo.isVisible()) return await demo.click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Opens the sidebar, which is always open on a desktop and behind a button on a phone. */
export async function openMenu(page: Page): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) < 600) await page.getByRole("button", { name: "Open menu" }).click();
}
